import { eq, like, or } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { mailOutbox } from '#platform/server/mail/tables.ts';

/**
 * Forgets the mails to a person, sent or not: those to their address, and by the id that each key
 * names its recipient with those to an address they had or were about to have.
 */
export async function deleteMailsTo(
  tx: Queryable,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx.delete(mailOutbox).where(or(eq(mailOutbox.to, email), like(mailOutbox.key, `%${id}%`)));
}
