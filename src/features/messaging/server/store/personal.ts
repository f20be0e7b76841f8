import { desc, eq, or } from 'drizzle-orm';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { conversations, messages } from '../tables.ts';

/** A person's own messages, for their export; without messages of others. */
export async function exportMessages(db: Queryable, userId: string): Promise<unknown> {
  const held = await db
    .select({
      id: conversations.id,
      guestId: conversations.guestId,
      listingTitle: listings.title,
      startedAt: conversations.createdAt,
    })
    .from(conversations)
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .where(or(eq(conversations.guestId, userId), eq(conversations.hostId, userId)))
    .orderBy(desc(conversations.createdAt));
  const written = await db
    .select({
      conversationId: messages.conversationId,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(eq(messages.senderId, userId))
    .orderBy(messages.conversationId, messages.number);
  return held.map(({ id, guestId, listingTitle, startedAt }) => ({
    role: guestId === userId ? 'guest' : 'host',
    listingTitle,
    startedAt: startedAt.toString(),
    written: written
      .filter(({ conversationId }) => conversationId === id)
      .map(({ text, createdAt }) => ({ text, sentAt: createdAt.toString() })),
  }));
}

/** Empties the messages of a deleted account; empty messages remain for the other side. */
export async function deleteMessageTexts(tx: Queryable, userId: string): Promise<void> {
  await tx.update(messages).set({ text: '' }).where(eq(messages.senderId, userId));
}
