import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
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

/** Conversations that one reader is notified of at once. */
const MAX_WAITING = 200;
const LAST_MESSAGE_AT = sql`conversation.last_message_at`;

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
 * unread. Readers recently notified of another unread one are left out for now. A reader is listed
 * once for each of their conversations.
 *
 * @param mailedSince the instant after which a reminder counts as recent
 */
export async function listReadersToNotify(
  db: Queryable,
  before: Temporal.Instant,
  mailedSince: Temporal.Instant,
  page: DuePage,
): Promise<(DueRow & Pick<Waiting, 'readerId'>)[]> {
  const ofReader = (reader: Waiting['reader']) => {
    const readerId = sql.identifier(`${reader}_id`);
    const id = sql`(conversation.id || ${sql.raw(`':${reader}'`)})`;
    const { columns, condition = sql`true`, order } = duePage(page, LAST_MESSAGE_AT, id);
    return sql`(
      select ${columns.due} as due, ${columns.id} as id, ${LAST_MESSAGE_AT} as at,
        ${readerId} as "readerId"
      from conversation
      where ${isWaiting(reader, before)} and ${condition}
        and not ${isTold(sql`conversation.${readerId}`, mailedSince)}
      order by ${sql.join(order, sql`, `)}
      limit ${page.limit})`;
  };
  return queryRows(
    db,
    sql`select due, id, "readerId" from (${ofReader('guest')} union all ${ofReader('host')}) found
      order by at, id
      limit ${page.limit}`,
  );
}

/** The conversations in which a message has waited for a reader since before an instant. */
export async function listWaiting(
  db: Queryable,
  readerId: string,
  before: Temporal.Instant,
): Promise<Waiting[]> {
  const ofReader = (reader: Waiting['reader']) => sql`
    select id, ${reader}::text as reader, ${readerId}::text as "readerId", last_message_at
    from conversation
    where ${sql.identifier(`${reader}_id`)} = ${readerId} and ${isWaiting(reader, before)}`;
  return queryRows<Waiting>(
    db,
    sql`select id, reader, "readerId" from (${ofReader('guest')} union all ${ofReader('host')}) found
      order by last_message_at
      limit ${MAX_WAITING}`,
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
    .where(sql`${conversations.id} = ${id} and ${isWaiting(reader, before)}`)
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

/** Texts of columns, without parameters, so that the partial indexes of each side fit. */
function isWaiting(reader: Waiting['reader'], before: Temporal.Instant) {
  const other = reader === 'guest' ? 'host' : 'guest';
  const read = sql.raw(`conversation.${reader}_read`);
  const told = sql.raw(`conversation.${reader}_told`);
  return sql`
    ${told} <= ${read} and ${read} < conversation.message_count
    and exists (
      select 1 from message
      where message.conversation_id = conversation.id
        and message.number > ${read}
        and message.sender_id = ${sql.raw(`conversation.${other}_id`)}
        and (
          message.text <> ''
          or exists (
            select from message_picture p
            where p.conversation_id = message.conversation_id and p.number = message.number
          )
        )
        and message.moderation_state <> 'hidden'
        and message.created_at <= ${before.toString()}::timestamptz
    )`;
}
