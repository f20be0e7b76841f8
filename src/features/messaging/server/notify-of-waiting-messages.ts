import { msg, plural } from '@lingui/core/macro';
import { lockUser, mailRecipient, personsByIds } from '#features/accounts/index.server.ts';
import { addNotice } from '#features/reservations/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dueJob } from '#platform/server/database/due-work.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, quotesIn, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import type { Conversation } from './store/conversations.ts';
import {
  listReadersToNotify,
  listWaiting,
  lockWaiting,
  markNotified,
  wasNotifiedSince,
  writtenBy,
} from './store/messages.ts';
import { countWaitingPictures } from './store/pictures.ts';

/** Conversations that one email names; further ones are seen in the product. */
const MAX_LINES = 10;

/** A conversation in which a message waits for its reader. */
export interface WaitingTalk {
  readonly writerName: string;
  /** Title of the listing. */
  readonly title: string;
  /** Whether the reader has ever written in it. */
  readonly isAnswered: boolean;
  /** Pictures that wait in it. */
  readonly pictures: number;
}

/**
 * To a reader with unread messages, about all conversations that contain some. The texts stay in
 * the product, where contact details are hidden until a reservation is approved. The subject names
 * only people whom the reader has answered: a name is a stranger's text.
 *
 * @param talks one at least
 */
export function messagesWait({
  translate,
  talks,
  url,
}: {
  translate: Translator;
  talks: readonly WaitingTalk[];
  url: string;
}): MailContent & { readonly subject: string } {
  const lines = talks
    .slice(0, MAX_LINES)
    .map(({ writerName, title, pictures }) =>
      translate(
        pictures === 0
          ? msg`${writerName} wrote to you about ${title}.`
          : msg`${writerName} wrote to you about ${title}, with ${plural(pictures, { one: '# picture', other: '# pictures' })}.`,
      ),
    );
  return {
    subject: formatSubject(translate, talks),
    preheader: translate(msg`Your reply is a tap away.`),
    heading: translate(msg`You have a new message`),
    paragraphs: [
      ...lines,
      translate(msg`We only email you once, so there may be more messages when you open it.`),
    ],
    action: { label: translate(msg`Read and reply`), url },
  };
}

function formatSubject(translate: Translator, [first, ...others]: readonly WaitingTalk[]): string {
  if (first?.isAnswered !== true || others.length > 0) {
    return translate(msg`You have a new message`);
  }
  const { writerName, title } = first;
  return translate(msg`${writerName} wrote to you about ${title}`);
}

/** When a message has waited long enough, and when a mail before keeps the next one back. */
interface NotificationTimes {
  readonly before: Temporal.Instant;
  readonly mailedSince: Temporal.Instant;
}

/**
 * Tells a reader that messages wait: by a notice for each conversation, once until they have read
 * it, and by one mail for all of them.
 */
export async function notifyOfWaitingMessages(
  tx: Queryable,
  services: Services,
  readerId: string,
  { before, mailedSince }: NotificationTimes,
): Promise<void> {
  // Two workers may have found conversations of the same reader: only the first one mails.
  await lockUser(tx, readerId);
  if (await wasNotifiedSince(tx, readerId, mailedSince)) return;
  const found: Conversation[] = [];
  for (const each of await listWaiting(tx, readerId, before)) {
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
  const pictures = await countWaitingPictures(tx, ids, readerId);
  for (const { id, listingId, messageCount } of found) {
    await addNotice(tx, services, {
      userId: readerId,
      key: mailKey(id, messageCount),
      kind: 'message-waits',
      reservationId: null,
      details: {
        title: summaries.get(listingId)?.title ?? '',
        conversationId: id,
        listingId,
        pictures: pictures.get(id) ?? 0,
      },
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
      pictures: pictures.get(conversation.id) ?? 0,
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

/** Minutes that a message may stay unread before its reader is notified. */
export const UNREAD_MINUTES = 10;
/** Minutes for which an unanswered email delays the next one to the same reader. */
export const GATHER_MINUTES = 60;

/** Tells people of messages that wait for them. */
export function messagingJobs(services: Services): JobHandler<never>[] {
  const readTimes = (): NotificationTimes => {
    const now = services.now();
    return {
      before: now.subtract({ minutes: UNREAD_MINUTES }),
      mailedSince: now.subtract({ minutes: GATHER_MINUTES }),
    };
  };
  const tell = dueJob(services, {
    name: 'messaging.tell-waiting',
    cron: '* * * * *',
    list: (page) => {
      const { before, mailedSince } = readTimes();
      return listReadersToNotify(services.database.main, before, mailedSince, page);
    },
    seeTo: ({ readerId }) =>
      services.database.transaction((tx) =>
        notifyOfWaitingMessages(tx, services, readerId, readTimes()),
      ),
  });
  return [tell];
}
