import { mailRecipient, personsByIds } from '#features/accounts/index.server.ts';
import { listingSummaries } from '#features/listings/index.server.ts';
import { addNotice } from '#features/reservations/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services } from '#platform/server/services.ts';
import { messageWaits } from '../mails/message-waits.ts';
import type { Conversation } from '../store/conversations.ts';
import { markTold, type Waiting } from '../store/unread.ts';

/** Tells a reader by a notice and a mail that a message waits, once until they have read it. */
export async function tellWaiting(
  tx: Queryable,
  services: Services,
  conversation: Conversation,
  reader: Waiting['reader'],
): Promise<void> {
  const { id, listingId, guestId, hostId, messageCount } = conversation;
  const [userId, writerId] = reader === 'guest' ? [guestId, hostId] : [hostId, guestId];
  await markTold(tx, conversation, reader);
  const recipient = await mailRecipient(tx, userId);
  // A deleted account has neither a mailbox nor a page.
  if (recipient === null) return;
  const translate = services.translator(recipient.locale ?? DEFAULT_LOCALE);
  const title = (await listingSummaries(tx, [listingId], translate)).get(listingId)?.title ?? '';
  const key = `message-waits:${id}:${messageCount}:${userId}`;
  await addNotice(tx, {
    userId,
    key,
    kind: 'message-waits',
    reservationId: null,
    details: { title, conversationId: id },
    createdAt: services.now(),
  });
  const writer = (await personsByIds(tx, [writerId])).get(writerId);
  const { subject, ...content } = messageWaits({
    translate,
    writerName: writer?.name ?? '',
    title,
    url: `${services.config.http.publicUrl}/messages/${id}`,
  });
  await queueMail(tx, services.jobs, {
    key,
    to: recipient.email,
    locale: translate.locale,
    template: 'messaging.message-waits',
    subject,
    ...renderMail(content, translate),
  });
}
