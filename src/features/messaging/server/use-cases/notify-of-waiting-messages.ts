import { lockUser, mailRecipient, personsByIds } from '#features/accounts/index.server.ts';
import { addNotice } from '#features/reservations/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { quotesIn, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services } from '#platform/server/services.ts';
import { messagesWait } from '../mails/message-waits.ts';
import type { Conversation } from '../store/conversations.ts';
import { writtenBy } from '../store/messages.ts';
import { lockWaiting, markNotified, type Waiting, wasNotifiedSince } from '../store/unread.ts';

/** When a message has waited long enough, and when a mail before keeps the next one back. */
interface NotificationTimes {
  readonly before: Temporal.Instant;
  readonly mailedSince: Temporal.Instant;
}

/**
 * Tells a reader that messages wait: by a notice for each conversation, once until they have read
 * it, and by one mail for all of them.
 *
 * @param waiting conversations of this reader
 */
export async function notifyOfWaitingMessages(
  tx: Queryable,
  services: Services,
  readerId: string,
  waiting: readonly Waiting[],
  { before, mailedSince }: NotificationTimes,
): Promise<void> {
  // Two workers may have found conversations of the same reader: only the first one mails.
  await lockUser(tx, readerId);
  if (await wasNotifiedSince(tx, readerId, mailedSince)) return;
  const found: Conversation[] = [];
  for (const each of waiting) {
    const conversation = await lockWaiting(tx, each, before);
    if (conversation === null) continue;
    await markNotified(tx, conversation, each.reader);
    found.push(conversation);
  }
  const recipient = await mailRecipient(tx, readerId);
  // A deleted account has neither a mailbox nor a page.
  if (recipient === null || found.length === 0) return;

  const translate = services.translator(recipient.locale ?? DEFAULT_LOCALE);
  const listingIds = found.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(tx, listingIds, translate);
  const writers = await personsByIds(tx, found.map(getWriter));
  const ids = found.map(({ id }) => id);
  const answered = await writtenBy(tx, ids, readerId);
  for (const { id, listingId, messageCount } of found) {
    await addNotice(tx, {
      userId: readerId,
      key: mailKey(id, messageCount),
      kind: 'message-waits',
      reservationId: null,
      details: { title: summaries.get(listingId)?.title ?? '', conversationId: id, listingId },
      createdAt: services.now(),
    });
  }
  const [first] = found;
  if (first === undefined) return;
  const quotes = [...summaries.values()].flatMap(({ title, language }) =>
    quotesIn(language, [title]),
  );
  const { publicUrl } = services.config.http;
  const { subject, ...content } = messagesWait({
    translate,
    talks: found.map((conversation) => ({
      writerName: writers.get(getWriter(conversation))?.name ?? '',
      title: summaries.get(conversation.listingId)?.title ?? '',
      isAnswered: answered.has(conversation.id),
    })),
    url: found.length === 1 ? `${publicUrl}/messages/${first.id}` : `${publicUrl}/messages`,
  });
  await queueMail(tx, services.jobs, {
    key: mailKey(first.id, first.messageCount),
    to: recipient.email,
    locale: translate.locale,
    template: 'messaging.message-waits',
    subject,
    ...renderMail({ quotes, ...content }, translate),
  });

  function getWriter({ guestId, hostId }: Conversation): string {
    return guestId === readerId ? hostId : guestId;
  }

  function mailKey(id: string, messageCount: number): string {
    return `message-waits:${id}:${messageCount}:${readerId}`;
  }
}
