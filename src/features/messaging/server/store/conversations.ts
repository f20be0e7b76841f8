import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { Actor } from '#platform/server/services.ts';
import { conversations } from '../tables.ts';

/** A stored conversation. */
export type Conversation = typeof conversations.$inferSelect;
/** The members of a conversation, and its listing. */
export type Parties = Pick<Conversation, 'listingId' | 'guestId' | 'hostId'>;

/** Conversations of a list at most; no answer grows without bound. */
const LIST_LIMIT = 300;

/** The conversation of a guest about a listing, created if it doesn't exist. */
export async function findOrCreate(
  tx: Queryable,
  parties: Parties,
  createdAt: Temporal.Instant,
): Promise<string> {
  const [made] = await tx
    .insert(conversations)
    .values({ ...parties, createdAt })
    .onConflictDoNothing({ target: [conversations.listingId, conversations.guestId] })
    .returning({ id: conversations.id });
  const id = made?.id ?? (await findConversation(tx, parties));
  if (id === null) throw new Error('a conversation is neither there nor made');
  return id;
}

export async function findConversation(
  db: Queryable,
  { listingId, guestId }: Pick<Parties, 'listingId' | 'guestId'>,
): Promise<string | null> {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.listingId, listingId), eq(conversations.guestId, guestId)));
  return row?.id ?? null;
}

export async function loadConversation(db: Queryable, id: string): Promise<Conversation | null> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
  return row ?? null;
}

/**
 * A person's conversations with at least one message, the newest message first; for their co-host
 * those with their guests.
 */
export function listOfPerson(
  db: Queryable,
  { id, by }: Pick<Actor, 'id' | 'by'>,
): Promise<Conversation[]> {
  const isTheirs = by === undefined ? holds(id) : eq(conversations.hostId, id);
  return db
    .select()
    .from(conversations)
    .where(and(isTheirs, isNotNull(conversations.lastMessageAt)))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(LIST_LIMIT);
}

/** A person's conversations with a message after an instant. */
export function listWithNews(
  db: Queryable,
  userId: string,
  since: Temporal.Instant,
): Promise<Pick<Conversation, 'id' | 'messageCount'>[]> {
  return db
    .select({ id: conversations.id, messageCount: conversations.messageCount })
    .from(conversations)
    .where(and(holds(userId), gt(conversations.lastMessageAt, since)))
    .limit(LIST_LIMIT);
}

/** Takes the next number of a conversation; rivals wait, so that numbers follow the commits. */
export async function takeNumber(
  tx: Queryable,
  id: string,
  lastMessageAt: Temporal.Instant,
): Promise<number> {
  const [row] = await tx
    .update(conversations)
    .set({ messageCount: sql`${conversations.messageCount} + 1`, lastMessageAt })
    .where(eq(conversations.id, id))
    .returning({ number: conversations.messageCount });
  if (row === undefined) throw new Error(`conversation ${id} is gone`);
  return row.number;
}

/**
 * Moves a read mark forward, never back and never past the newest message.
 *
 * @returns whether it moved
 */
export async function markRead(
  tx: Queryable,
  { id }: Pick<Conversation, 'id'>,
  reader: 'guest' | 'host',
  upTo: number,
): Promise<boolean> {
  const mark = reader === 'guest' ? conversations.guestRead : conversations.hostRead;
  const reached = sql`least(${upTo}::integer, ${conversations.messageCount})`;
  const rows = await tx
    .update(conversations)
    .set(reader === 'guest' ? { guestRead: reached } : { hostRead: reached })
    .where(and(eq(conversations.id, id), sql`${mark} < ${reached}`))
    .returning({ id: conversations.id });
  return rows.length > 0;
}

/** How many messages of others a person hasn't read, by conversation; those with none are left out. */
export async function loadUnreadCounts(
  db: Queryable,
  userId: string,
): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; unread: number }>(
    db,
    sql`select conversation.id, count(*)::int as unread
      from conversation
      join message on message.conversation_id = conversation.id
        and message.number > case when conversation.guest_id = ${userId}
          then conversation.guest_read else conversation.host_read end
        and message.sender_id <> ${userId}
      where conversation.guest_id = ${userId} or conversation.host_id = ${userId}
      group by conversation.id`,
  );
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

function holds(userId: string) {
  return or(eq(conversations.guestId, userId), eq(conversations.hostId, userId));
}
