import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PushKind } from '#domain/push-kinds.ts';
import { mailRecipient, queuePush } from '#features/accounts/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { MailCondition } from '#platform/server/mail/outbox.ts';
import type { Services } from '#platform/server/services.ts';
import { insertNotice, type NewNotice } from '../store/notices.ts';
import type { AnnouncementKind } from './announcements.ts';
import { getDetailText, noticeText, toListingLink } from './notice-text.ts';

interface Pushed {
  readonly kind: PushKind;
  /** Above the text of the notification; it names nothing. */
  readonly title: MessageDescriptor;
}

/** Notifications that devices show as well; those to people who travel, and new messages. */
const PUSHED: { readonly [Kind in AnnouncementKind]?: Pushed } = {
  approved: { kind: 'answer', title: msg`Request approved` },
  declined: { kind: 'answer', title: msg`Request declined` },
  expired: { kind: 'answer', title: msg`Request expired` },
  'change-accepted': { kind: 'answer', title: msg`New dates accepted` },
  'change-declined': { kind: 'answer', title: msg`New dates declined` },
  'nights-offered': { kind: 'answer', title: msg`Your nights are free` },
  'message-waits': { kind: 'message', title: msg`New message` },
  'instalment-soon': { kind: 'payment', title: msg`Payment due soon` },
  'charge-declined': { kind: 'payment', title: msg`Card declined` },
  'charge-needs-guest': { kind: 'payment', title: msg`Confirm your payment` },
  'instalment-late': { kind: 'payment', title: msg`Payment overdue` },
  'hold-lost': { kind: 'payment', title: msg`Card declined` },
  'journey-goes': { kind: 'answer', title: msg`It's going ahead` },
  'journey-off': { kind: 'answer', title: msg`It isn't going ahead` },
  'payment-extended': { kind: 'payment', title: msg`More time to pay` },
  rescheduled: { kind: 'session', title: msg`Booking changed` },
  'called-off': { kind: 'session', title: msg`Cancelled by the host` },
  'session-moved': { kind: 'session', title: msg`Date changed` },
};

/**
 * Writes a notification unless one with its key exists, and queues it for the devices of its reader,
 * both in the transaction of their cause. Its text is the one of the list in the product: it names
 * the listing and dates, and neither people nor codes nor addresses.
 *
 * @param onlyIf checked again before devices show it
 */
export async function addNotice(
  tx: Queryable,
  services: Pick<Services, 'jobs' | 'translator'>,
  notice: NewNotice & { readonly kind: AnnouncementKind },
  onlyIf?: MailCondition,
): Promise<void> {
  await insertNotice(tx, notice);
  const pushed = PUSHED[notice.kind];
  if (pushed === undefined) return;
  const { userId, key } = notice;
  const recipient = await mailRecipient(tx, userId);
  if (recipient === null) return;
  const translate = services.translator(recipient.locale ?? DEFAULT_LOCALE);
  const path = pathOfTraveller(notice);
  const push = {
    key,
    userId,
    kind: pushed.kind,
    title: translate(pushed.title),
    body: noticeText({ kind: notice.kind, details: notice.details ?? {} }, translate),
    path,
    tag: path,
    at: notice.createdAt,
  };
  await queuePush(tx, services, push, translate, onlyIf);
}

/** The page that a notification opens: the conversation, the trip, or the session it waits for. */
function pathOfTraveller({ kind, reservationId = null, details = {} }: NewNotice): string {
  const conversationId = getDetailText({ kind, details }, 'conversationId');
  if (conversationId !== null) return `/messages/${conversationId}`;
  if (reservationId !== null) return `/trips/${reservationId}`;
  const listing = toListingLink({ kind, details });
  if (listing === null) return '/trips';
  return `${listing.path}?${new URLSearchParams(listing.search)}`;
}
