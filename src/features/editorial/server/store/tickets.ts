import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { supportTickets } from '../tables.ts';

export type Ticket = typeof supportTickets.$inferSelect;
/** A ticket as it is written: without a look at it. */
export type NewTicket = Omit<Ticket, 'id' | 'state' | 'ownerId'>;

/** Adds a ticket; null when its reference is given to another already. */
export async function insertTicket(tx: Queryable, ticket: NewTicket): Promise<Ticket | null> {
  const [added] = await tx
    .insert(supportTickets)
    .values(ticket)
    .onConflictDoNothing({ target: supportTickets.reference })
    .returning();
  return added ?? null;
}

/** The user's messages to support while signed in, for their export. */
export async function exportTickets(db: Queryable, userId: string): Promise<unknown> {
  const rows = await db
    .select({
      reference: supportTickets.reference,
      name: supportTickets.name,
      email: supportTickets.email,
      subject: supportTickets.subject,
      message: supportTickets.message,
      reservation: supportTickets.reservation,
      page: supportTickets.page,
      createdAt: supportTickets.createdAt,
    })
    .from(supportTickets)
    .where(eq(supportTickets.accountId, userId))
    .orderBy(supportTickets.createdAt);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toString() }));
}

/** Deletes a deleted account's messages to support. */
export async function deleteTickets(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(supportTickets).where(eq(supportTickets.accountId, userId));
}
