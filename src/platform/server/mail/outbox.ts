import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../database/database.ts';
import type { JobHandler, Jobs } from '../jobs/jobs.ts';
import { type Mailer, MailRefusedError, makeMessageId } from './mailer.ts';
import {
  addMail,
  claimMail,
  lockEndedMail,
  markOvertaken,
  markSent,
  markUnsent,
  type NewMail,
  type OutboxMail,
  queueFailedAgain,
} from './store.ts';

export type { NewMail } from './store.ts';

/** Waits between tries grow to an hour, so that these span about four hours. */
const TRIES = 12;
const SEND = 'mail.send';

/** A condition that must still hold when a mail is sent, which may be hours after its event. */
export interface MailCondition {
  /** Name of a check that the composition root passes to `mailJobs`. */
  readonly check: string;
  /** The subject of the check. */
  readonly about: Readonly<Record<string, string>>;
}

/** Checks whether the content of a mail is still true, by their names. */
export type MailChecks = Readonly<
  Record<string, (db: Queryable, about: MailCondition['about']) => Promise<boolean>>
>;

interface SendTask {
  readonly id: string;
  /** Missing in jobs of an older release. */
  readonly onlyIf?: MailCondition;
}

/**
 * Queues a mail in the transaction of its event: it is sent if and only if that commits, and once
 * per key however often this is called.
 *
 * @param mail.key event and recipient, for example `reservation-approved:<id>:<account>`
 * @param onlyIf checked again just before it is sent; if it no longer holds, the mail is dropped
 */
export async function queueMail(
  tx: Queryable,
  jobs: Pick<Jobs, 'enqueue'>,
  mail: NewMail,
  onlyIf?: MailCondition,
): Promise<void> {
  const id = await addMail(tx, mail);
  if (id === null) return;
  const task: SendTask = onlyIf === undefined ? { id } : { id, onlyIf };
  await jobs.enqueue(tx, SEND, task, { key: id });
}

/**
 * Sends a mail again: one that was given up as it is, one that was sent as a copy, since mailboxes
 * drop a second mail with the same Message-ID.
 *
 * @returns its address and template; null for one that waits, is unknown or has no content any more
 */
export async function sendMailAgain(
  tx: Queryable,
  jobs: Pick<Jobs, 'enqueue' | 'runAgain'>,
  id: string,
): Promise<Pick<OutboxMail, 'to' | 'template'> | null> {
  const mail = await lockEndedMail(tx, id);
  if (mail === null) return null;
  const { to, template } = mail;
  if (mail.status === 'failed') {
    await queueFailedAgain(tx, id);
    if (!(await jobs.runAgain(tx, SEND, id))) await jobs.enqueue(tx, SEND, { id });
    return { to, template };
  }
  const { key, locale, subject, text, html, calendar, unsubscribeUrl } = mail;
  const again = { to, locale, template, subject, text, html, calendar, unsubscribeUrl };
  await queueMail(tx, jobs, { ...again, key: `${key}:again-${randomUUID()}` });
  return { to, template };
}

/**
 * The jobs of the outbox. Each mail is claimed in the database before it is sent, so two workers
 * never send one mail. One window remains: a worker that dies, or loses the database, after the
 * mail server accepted the mail and before that was recorded. Then the mail is sent again when the
 * lease expires, with the same Message-ID, by which mailboxes drop a repeat.
 */
export function mailJobs(
  database: Database,
  mailer: Mailer,
  from: string,
  log: Logger,
  checks: MailChecks = {},
): JobHandler<never>[] {
  const isTrue = async ({ check, about }: MailCondition): Promise<boolean> =>
    (await checks[check]?.(database.main, about)) ?? true;
  const send: JobHandler<SendTask> = {
    name: SEND,
    retries: TRIES,
    run: async ({ id, onlyIf }) => {
      const mail = await claimMail(database.main, id);
      if (mail === 'ended') return;
      if (mail === 'taken') throw new Error('another worker is sending this mail');
      if (onlyIf !== undefined && !(await isTrue(onlyIf))) {
        await markOvertaken(database.main, id);
        return;
      }
      const { to, subject, text, html, calendar, unsubscribeUrl, template, attempts } = mail;
      try {
        const messageId = makeMessageId(id, from);
        await mailer.send({ to, subject, text, html, calendar, unsubscribeUrl, messageId });
      } catch (error) {
        const refused = error instanceof MailRefusedError;
        const reason = error instanceof Error ? error.message : String(error);
        await markUnsent(database.main, id, reason, refused || attempts >= TRIES);
        if (!refused) throw error;
        log.error({ err: error, mailId: id, template }, 'mail refused for good');
        return;
      }
      await markSent(database.main, id);
    },
  };
  return [send];
}
