import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { personNotes } from '../tables.ts';

export async function insertNote(
  tx: Queryable,
  note: typeof personNotes.$inferInsert,
): Promise<void> {
  await tx.insert(personNotes).values(note);
}

/** Notes of staff about a person, for the person's export; without their writers. */
export async function exportNotes(db: Queryable, personId: string): Promise<unknown> {
  const rows = await db
    .select({ text: personNotes.text, at: personNotes.at })
    .from(personNotes)
    .where(eq(personNotes.personId, personId))
    .orderBy(personNotes.at);
  return rows.map(({ text, at }) => ({ text, at: at.toString() }));
}

/** Deletes the notes about a deleted account. */
export async function deleteNotes(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(personNotes).where(eq(personNotes.personId, personId));
}
