import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { mailOutbox } from './tables.ts';

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
