import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { mailOutbox } from '#platform/server/mail/tables.ts';

/** Forgets the mails to an address, sent or not. */
export async function forgetMailsTo(tx: Queryable, address: string): Promise<void> {
  await tx.delete(mailOutbox).where(eq(mailOutbox.to, address));
}
