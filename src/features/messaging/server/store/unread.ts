import { eq, sql } from 'drizzle-orm';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';
import { conversations } from '../tables.ts';
import type { Conversation } from './conversations.ts';

/** Somebody to be told that a message waits for them. */
export interface Waiting {
  readonly id: string;
  readonly reader: 'guest' | 'host';
}

/**
 * Readers for whom a message has waited since before an instant, and who have read all that they
 * were told of before: one reminder, however many messages follow it unread.
 */
export async function listWaiting(
  db: Queryable,
  before: Temporal.Instant,
  limit: number,
): Promise<Waiting[]> {
  return rowsOf<Waiting>(
    db,
    sql`select conversation.id, reader.name as reader
      from conversation
      cross join (values ('guest'), ('host')) as reader (name)
      where ${isWaiting(sql`reader.name`, before)}
      order by conversation.last_message_at
      limit ${limit}`,
  );
}

/**
 * Locks a conversation for the one worker that tells its reader.
 *
 * @returns null when another worker has it, or the reader has read meanwhile
 */
export async function lockWaiting(
  tx: Queryable,
  { id, reader }: Waiting,
  before: Temporal.Instant,
): Promise<Conversation | null> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(sql`${conversations.id} = ${id} and ${isWaiting(sql`${reader}::text`, before)}`)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Remembers up to where a reader was told. */
export async function markTold(
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
        and message.created_at <= ${before.toString()}::timestamptz
    )`;
}
