import { and, asc, eq } from 'drizzle-orm';
import { MAX_SAVED_REPLIES } from '#domain/saved-replies.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { findFreeSlot } from '#platform/server/database/free-slot.ts';
import { savedReplies } from '../tables.ts';

/** A reply that a person saved. */
export type SavedReply = typeof savedReplies.$inferSelect;

/** A person's replies, by title. */
export function listReplies(db: Queryable, userId: string): Promise<SavedReply[]> {
  return db
    .select()
    .from(savedReplies)
    .where(eq(savedReplies.userId, userId))
    .orderBy(asc(savedReplies.title), asc(savedReplies.slot));
}

/** Stores a reply; null where the person, who must be held, has none left. */
export async function insertReply(
  tx: Queryable,
  reply: Pick<SavedReply, 'userId' | 'title' | 'text' | 'createdAt'>,
): Promise<string | null> {
  const slot = await findFreeSlot(tx, savedReplies, reply.userId, MAX_SAVED_REPLIES);
  if (slot === null) return null;
  const [added] = await tx
    .insert(savedReplies)
    .values({ ...reply, slot })
    .returning({ id: savedReplies.id });
  return added?.id ?? null;
}

/** Changes a reply of a person; false where they have none of this id. */
export async function updateReply(
  tx: Queryable,
  { id, userId, title, text }: Pick<SavedReply, 'id' | 'userId' | 'title' | 'text'>,
): Promise<boolean> {
  const changed = await tx
    .update(savedReplies)
    .set({ title, text })
    .where(and(eq(savedReplies.id, id), eq(savedReplies.userId, userId)))
    .returning({ id: savedReplies.id });
  return changed.length > 0;
}

export async function deleteReply(
  tx: Queryable,
  { id, userId }: Pick<SavedReply, 'id' | 'userId'>,
): Promise<void> {
  await tx
    .delete(savedReplies)
    .where(and(eq(savedReplies.id, id), eq(savedReplies.userId, userId)));
}

/** Deletes the replies of an account that is deleted. */
export async function deleteSavedReplies(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(savedReplies).where(eq(savedReplies.userId, userId));
}

/** A person's replies, for the copy of their data. */
export async function exportSavedReplies(db: Queryable, userId: string): Promise<unknown> {
  const replies = await listReplies(db, userId);
  return replies.map(({ title, text, createdAt }) => ({
    title,
    text,
    createdAt: createdAt.toString(),
  }));
}
