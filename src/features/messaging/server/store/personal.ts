import { desc, eq, or } from 'drizzle-orm';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { messagePicturePath } from '../../contract/paths.ts';
import { conversations, messages } from '../tables.ts';
import { listSentPictures } from './pictures.ts';

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
      number: messages.number,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(eq(messages.senderId, userId))
    .orderBy(messages.conversationId, messages.number);
  const pictures = await listSentPictures(db, userId);
  return held.map(({ id, guestId, listingTitle, startedAt }) => ({
    role: guestId === userId ? 'guest' : 'host',
    listingTitle,
    startedAt: startedAt.toString(),
    written: written
      .filter(({ conversationId }) => conversationId === id)
      .map((message) => ({
        text: message.text,
        pictures: pictures
          .filter(
            ({ conversationId, number }) => conversationId === id && number === message.number,
          )
          .map(({ key }) => messagePicturePath(id, key)),
        sentAt: message.createdAt.toString(),
      })),
  }));
}

/**
 * Empties the messages of a deleted account; empty messages remain for the other side. Their pictures
 * go with all that the account uploaded.
 */
export async function deleteMessageTexts(tx: Queryable, userId: string): Promise<void> {
  await tx.update(messages).set({ text: '' }).where(eq(messages.senderId, userId));
}
