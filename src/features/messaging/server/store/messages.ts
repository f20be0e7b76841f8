import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { conversations, messages } from '../tables.ts';

/** A stored message, with its whole text. */
export type StoredMessage = typeof messages.$inferSelect;

export async function insertMessage(tx: Queryable, message: StoredMessage): Promise<void> {
  await tx.insert(messages).values(message);
}

/** The newest messages before a number, in their order, and whether there are more before them. */
export async function pageBefore(
  db: Queryable,
  conversationId: string,
  before: number | undefined,
  limit: number,
): Promise<{ rows: StoredMessage[]; more: boolean }> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        before === undefined ? undefined : lt(messages.number, before),
      ),
    )
    .orderBy(desc(messages.number))
    .limit(limit + 1);
  return { rows: rows.slice(0, limit).reverse(), more: rows.length > limit };
}

/** Messages after a number, in their order, and whether there are more after them. */
export async function pageAfter(
  db: Queryable,
  conversationId: string,
  after: number,
  limit: number,
): Promise<{ rows: StoredMessage[]; more: boolean }> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.number, after)))
    .orderBy(asc(messages.number))
    .limit(limit + 1);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

/** The newest message of each conversation. */
export async function lastMessages(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, StoredMessage>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(
      conversations,
      and(
        eq(conversations.id, messages.conversationId),
        eq(conversations.messageCount, messages.number),
      ),
    )
    .where(inArray(messages.conversationId, [...ids]));
  return new Map(rows.map(({ message }) => [message.conversationId, message]));
}

/** The conversations of some in which a person has written. */
export async function writtenBy(
  db: Queryable,
  conversationIds: readonly string[],
  senderId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: messages.conversationId })
    .from(messages)
    .where(
      and(inArray(messages.conversationId, [...conversationIds]), eq(messages.senderId, senderId)),
    );
  return new Set(rows.map(({ id }) => id));
}
