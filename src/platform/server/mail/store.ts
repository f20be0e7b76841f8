import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { IS_UNSENT, mailOutbox } from './tables.ts';

/** Seconds for which one worker claims a mail; longer than a try may take. */
export const LEASE_SECONDS = 120;
/** Days for which a mail that was given up is counted. */
const FAILED_DAYS = 7;

export type OutboxMail = typeof mailOutbox.$inferSelect;

/** A mail for the outbox. */
export type NewMail = Pick<
  OutboxMail,
  'key' | 'to' | 'locale' | 'template' | 'subject' | 'text' | 'html'
> &
  Partial<Pick<OutboxMail, 'calendar' | 'unsubscribeUrl'>>;

/** The emptied columns of a mail's content. */
const EMPTIED = { to: '', subject: '', text: '', html: '', calendar: null, unsubscribeUrl: null };

const aged = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;

/** Adds a mail; null when its key exists already. */
export async function addMail(tx: Queryable, mail: NewMail): Promise<string | null> {
  const [added] = await tx
    .insert(mailOutbox)
    .values(mail)
    .onConflictDoNothing({ target: mailOutbox.key })
    .returning({ id: mailOutbox.id });
  return added?.id ?? null;
}

/**
 * Claims a mail for this worker alone, and counts the try.
 *
 * @returns the mail; 'ended' when it was sent or dropped; 'taken' while another worker has it
 */
export async function claimMail(
  db: Queryable,
  id: string,
): Promise<OutboxMail | 'ended' | 'taken'> {
  const [claimed] = await db
    .update(mailOutbox)
    .set({
      status: 'sending',
      attempts: sql`${mailOutbox.attempts} + 1`,
      leasedUntil: aged(LEASE_SECONDS),
    })
    .where(
      and(
        eq(mailOutbox.id, id),
        or(
          eq(mailOutbox.status, 'queued'),
          and(eq(mailOutbox.status, 'sending'), lt(mailOutbox.leasedUntil, sql`now()`)),
        ),
      ),
    )
    .returning();
  if (claimed !== undefined) return claimed;
  const [found] = await db
    .select({ status: mailOutbox.status })
    .from(mailOutbox)
    .where(eq(mailOutbox.id, id));
  return found?.status === 'sending' || found?.status === 'queued' ? 'taken' : 'ended';
}

/** A mail that has ended, locked until the transaction ends; null for others, and without content. */
export async function lockEndedMail(tx: Queryable, id: string): Promise<OutboxMail | null> {
  const [found] = await tx
    .select()
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.id, id),
        inArray(mailOutbox.status, ['sent', 'failed']),
        ne(mailOutbox.to, ''),
      ),
    )
    .for('update');
  return found ?? null;
}

/** Queues a mail again that was given up, with all its tries before it. */
export async function queueFailedAgain(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ status: 'queued', attempts: 0, leasedUntil: null, lastError: null })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'failed')));
}

/** Records that the mail left. */
export async function markSent(db: Queryable, id: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: 'sent', sentAt: sql`now()`, leasedUntil: null, lastError: null })
    .where(eq(mailOutbox.id, id));
}

/** Records that the mail is no longer true, and deletes its content: it is never sent. */
export async function markOvertaken(db: Queryable, id: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: 'overtaken', leasedUntil: null, ...EMPTIED })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'sending')));
}

/** Releases a mail after a failed try; `final` when there will be no other. */
export async function markUnsent(
  db: Queryable,
  id: string,
  reason: string,
  final: boolean,
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: final ? 'failed' : 'queued', leasedUntil: null, lastError: reason })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'sending')));
}

/** A mail that left the outbox. */
export type SentMail = Awaited<ReturnType<typeof listSentMails>>[number];

const SHOWN = {
  id: mailOutbox.id,
  to: mailOutbox.to,
  subject: mailOutbox.subject,
  text: mailOutbox.text,
  html: mailOutbox.html,
  at: mailOutbox.sentAt,
};
const IS_SENT = and(eq(mailOutbox.status, 'sent'), ne(mailOutbox.to, ''));

/** The latest sent mails whose content is still there, newest first. */
export async function listSentMails(db: Queryable, max = 100) {
  return db
    .select(SHOWN)
    .from(mailOutbox)
    .where(IS_SENT)
    .orderBy(desc(mailOutbox.createdAt))
    .limit(max);
}

/** One sent mail; null while it waits, and without one. */
export async function findSentMail(db: Queryable, id: string): Promise<SentMail | null> {
  const [found] = await db
    .select(SHOWN)
    .from(mailOutbox)
    .where(and(IS_SENT, eq(mailOutbox.id, id)));
  return found ?? null;
}

/** Mails that have not left the outbox. */
export interface UnsentMails {
  readonly waiting: number;
  /** Given up, of the last 7 days. */
  readonly failed: number;
  /** Age of the oldest one that waits, in seconds; 0 without one. */
  readonly oldestWaitingSeconds: number;
}

/** Counts the mails that wait or were given up, by an index of these alone. */
export async function countUnsentMails(db: Queryable): Promise<UnsentMails> {
  const { status, createdAt } = mailOutbox;
  const [counts] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${status} <> 'failed')`.mapWith(Number),
      failed:
        sql<number>`count(*) filter (where ${status} = 'failed' and ${createdAt} > ${aged(-FAILED_DAYS * 86_400)})`.mapWith(
          Number,
        ),
      oldestWaitingSeconds:
        sql<number>`coalesce(extract(epoch from now() - min(${createdAt}) filter (where ${status} <> 'failed')), 0)`.mapWith(
          Number,
        ),
    })
    .from(mailOutbox)
    .where(IS_UNSENT);
  return counts ?? { waiting: 0, failed: 0, oldestWaitingSeconds: 0 };
}
