import type { PushKind } from '#domain/push-kinds.ts';
import { LOCALE_FACTS, type Locale } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { MailCondition } from '#platform/server/mail/outbox.ts';
import type { PushContent } from '#platform/server/push/push.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { FAN_OUT, type FanOutTask } from './jobs.ts';
import { hasDevices } from './store.ts';

/** A notification for all devices of a person. */
export interface NewPush extends Pick<PushContent, 'title' | 'body' | 'path' | 'tag'> {
  /** Event and recipient, as of a mail: each key is sent once, however often this is called. */
  readonly key: string;
  readonly userId: string;
  readonly kind: PushKind;
  /** When it happened. */
  readonly at: Temporal.Instant;
}

/** Letters of a text at most: what is encrypted has to fit into 4,096 bytes. */
const MAX_LETTERS = 240;

/**
 * Queues a notification in the transaction of its event, beside its mail. It is dropped where the
 * person has turned off its kind.
 *
 * @param translate the language of its texts
 * @param onlyIf checked again before it is sent
 */
export async function queuePush(
  tx: Queryable,
  { jobs }: Pick<Services, 'jobs'>,
  { key, userId, kind, title, body, path, tag, at }: NewPush,
  translate: Translator,
  onlyIf?: MailCondition,
): Promise<void> {
  if (!(await hasDevices(tx, userId))) return;
  const { locale } = translate;
  const task: FanOutTask = {
    key,
    userId,
    kind,
    content: {
      title: shorten(title),
      body: shorten(body),
      path,
      tag,
      language: locale,
      direction: LOCALE_FACTS[locale as Locale].direction,
    },
    at: at.toString(),
    ...(onlyIf === undefined ? {} : { onlyIf }),
  };
  await jobs.enqueue(tx, FAN_OUT, task, { key });
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length <= MAX_LETTERS ? text : `${letters.slice(0, MAX_LETTERS - 1).join('')}…`;
}
