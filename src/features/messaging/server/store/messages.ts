import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { conversations, messages } from '../tables.ts';
import type { Conversation } from './conversations.ts';

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

/** A reader to be notified of a waiting message. */
export interface Waiting {
  readonly id: string;
  readonly reader: 'guest' | 'host';
  /** The account of the reader. */
  readonly readerId: string;
}

/**
 * Readers for whom a message has waited since before an instant, and who have read everything they
 * were notified of before in the same conversation: one reminder, however many messages follow it
 * unread. Readers recently notified of another unread one are left out for now.
 *
 * @param mailedSince the instant after which a reminder counts as recent
 */
export async function listWaiting(
  db: Queryable,
  before: Temporal.Instant,
  mailedSince: Temporal.Instant,
  limit: number,
): Promise<Waiting[]> {
  const readerId = sql`case when reader.name = 'guest'
    then conversation.guest_id else conversation.host_id end`;
  return queryRows<Waiting>(
    db,
    sql`select conversation.id, reader.name as reader, ${readerId} as "readerId"
      from conversation
      cross join (values ('guest'), ('host')) as reader (name)
      where ${isWaiting(sql`reader.name`, before)}
        and not ${isTold(readerId, mailedSince)}
      order by conversation.last_message_at
      limit ${limit}`,
  );
}

/** Whether a reader was notified since an instant of a message that they haven't read yet. */
export async function wasNotifiedSince(
  tx: Queryable,
  readerId: string,
  since: Temporal.Instant,
): Promise<boolean> {
  const rows = await queryRows<{ isNotified: boolean }>(
    tx,
    sql`select ${isTold(sql`${readerId}::uuid`, since)} as "isTold"`,
  );
  return rows[0]?.isNotified === true;
}

function isTold(readerId: ReturnType<typeof sql>, since: Temporal.Instant) {
  return sql`(
    exists (
      select from notice
      where notice.user_id = ${readerId}
        and notice.kind = 'message-waits'
        and notice.created_at > ${since.toString()}::timestamptz
    )
    and (
      exists (
        select from conversation told
        where told.guest_id = ${readerId} and told.guest_told > told.guest_read)
      or exists (
        select from conversation told
        where told.host_id = ${readerId} and told.host_told > told.host_read)
    )
  )`;
}

/**
 * Locks a conversation for the worker that notifies its reader.
 *
 * @returns null when another worker has it, or the reader has read meanwhile
 */
export async function lockWaiting(
  tx: Queryable,
  { id, reader }: Pick<Waiting, 'id' | 'reader'>,
  before: Temporal.Instant,
): Promise<Conversation | null> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(sql`${conversations.id} = ${id} and ${isWaiting(sql`${reader}::text`, before)}`)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Records up to which message a reader was notified. */
export async function markNotified(
  tx: Queryable,
  { id, messageCount }: Pick<Conversation, 'id' | 'messageCount'>,
  reader: Waiting['reader'],
): Promise<void> {
  await tx
    .update(conversations)
    .set(reader === 'guest' ? { guestTold: messageCount } : { hostTold: messageCount })
    .where(eq(conversations.id, id));
}

function isWaiting(reader: ReturnType<typeof sql>, before: Temporal.Instant) {
  const isGuest = sql`${reader} = 'guest'`;
  const read = sql`case when ${isGuest} then conversation.guest_read else conversation.host_read end`;
  return sql`
    case when ${isGuest} then conversation.guest_told else conversation.host_told end <= ${read}
    and ${read} < conversation.message_count
    and exists (
      select 1 from message
      where message.conversation_id = conversation.id
        and message.number > ${read}
        and message.sender_id = case when ${isGuest}
          then conversation.host_id else conversation.guest_id end
        and message.text <> ''
        and message.moderation_state <> 'hidden'
        and message.created_at <= ${before.toString()}::timestamptz
    )`;
}
