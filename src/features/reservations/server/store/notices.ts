import { and, desc, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
import { type GatheredAnnouncement, mailGatherings, notices, reservations } from '../tables.ts';

/** A notification inside the product. */
export type Notice = typeof notices.$inferSelect;
export type NewNotice = Omit<typeof notices.$inferInsert, 'id' | 'readAt'>;

/** Notices of one answer at most. */
const NOTICE_LIMIT = 50;

/** Adds a notification unless one with its key exists. */
export async function insertNotice(tx: Queryable, values: NewNotice): Promise<void> {
  await tx.insert(notices).values(values).onConflictDoNothing({ target: notices.key });
}

/**
 * Minutes between two emails about events that one person can cause at will; notifications of one
 * kind about one reservation within them are shown as one.
 */
export const GATHERING_MINUTES = 10;

/** The newest of consecutive notifications that one person caused. */
const isLastOfItsRow = sql`not exists (
  select from notice later
  where later.user_id = ${notices.userId}
    and later.reservation_id = ${notices.reservationId} and later.kind = ${notices.kind}
    and later.created_at <= ${notices.createdAt} + make_interval(mins => ${GATHERING_MINUTES})
    and (later.created_at, later.id) > (${notices.createdAt}, ${notices.id})
)`;

/** The listing that a notification is about; null if one of an older release doesn't name it. */
const listingId = sql<
  string | null
>`coalesce(${notices.details}->>'listingId', ${reservations.listingId}::text)`;

/** Newest first; of those in a row the newest. */
export function listUserNotices(
  db: Queryable,
  userId: string,
): Promise<(Notice & { readonly listingId: string | null })[]> {
  return db
    .select({ ...getTableColumns(notices), listingId })
    .from(notices)
    .leftJoin(reservations, eq(reservations.id, notices.reservationId))
    .where(and(eq(notices.userId, userId), isLastOfItsRow))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(NOTICE_LIMIT);
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), isLastOfItsRow));
  return row?.count ?? 0;
}

export async function markAllRead(
  tx: Queryable,
  userId: string,
  readAt: Temporal.Instant,
): Promise<void> {
  await tx
    .update(notices)
    .set({ readAt })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)));
}

/** The recipient, the person whose actions are reported, and the listing. */
export type GatheringKey = Pick<
  typeof mailGatherings.$inferSelect,
  'userId' | 'otherId' | 'listingId'
>;

/** Maximum announcements in one email; of more, the oldest are left out. */
const MAX_GATHERED = 50;

/**
 * Adds an announcement to those that wait for a person, unless no email was sent recently: then a
 * new waiting time begins, and the caller sends this one at once. One statement, so that of two
 * simultaneous calls only one sends.
 *
 * @param endsAt when a waiting time that begins now is over
 * @returns whether the announcement waits
 */
export async function gather(
  tx: Queryable,
  { userId, otherId, listingId }: GatheringKey,
  item: GatheredAnnouncement,
  now: Temporal.Instant,
  endsAt: Temporal.Instant,
): Promise<boolean> {
  const added = sql`${JSON.stringify([item])}::jsonb`;
  const isOver = sql`(mail_gathering.ends_at <= ${now.toString()}::timestamptz
    and mail_gathering.items = '[]'::jsonb)`;
  const [row] = await tx
    .insert(mailGatherings)
    .values({ userId, otherId, listingId, endsAt })
    .onConflictDoUpdate({
      target: [mailGatherings.userId, mailGatherings.otherId, mailGatherings.listingId],
      set: {
        endsAt: sql`case when ${isOver} then excluded.ends_at else mail_gathering.ends_at end`,
        items: sql`case
          when ${isOver} then '[]'::jsonb
          when jsonb_array_length(mail_gathering.items) >= ${MAX_GATHERED}
            then (mail_gathering.items - 0) || ${added}
          else mail_gathering.items || ${added} end`,
      },
    })
    .returning({ items: mailGatherings.items });
  return (row?.items.length ?? 0) > 0;
}

const GATHERING_ID = sql`(${mailGatherings.userId} || ':' || ${mailGatherings.otherId} || ':' || ${mailGatherings.listingId})`;

/** Those whose time of waiting is over, the longest waiting first. */
export function listOver(
  db: Queryable,
  now: Temporal.Instant,
  page: DuePage,
): Promise<(GatheringKey & DueRow)[]> {
  const { columns, condition, order } = duePage(page, mailGatherings.endsAt, GATHERING_ID);
  return db
    .select({
      ...columns,
      userId: mailGatherings.userId,
      otherId: mailGatherings.otherId,
      listingId: mailGatherings.listingId,
    })
    .from(mailGatherings)
    .where(and(lte(mailGatherings.endsAt, now), condition))
    .orderBy(...order)
    .limit(page.limit);
}

/**
 * Takes the announcements that wait for a person: the row is empty afterwards, and a new waiting
 * time runs to `endsAt`. A row without announcements is deleted.
 *
 * @returns the waiting announcements; empty when another worker has them
 */
export async function takeGathered(
  tx: Queryable,
  { userId, otherId, listingId }: GatheringKey,
  now: Temporal.Instant,
  endsAt: Temporal.Instant,
): Promise<readonly GatheredAnnouncement[]> {
  const isKey = and(
    eq(mailGatherings.userId, userId),
    eq(mailGatherings.otherId, otherId),
    eq(mailGatherings.listingId, listingId),
  );
  const [found] = await tx
    .select({ items: mailGatherings.items })
    .from(mailGatherings)
    .where(and(isKey, lte(mailGatherings.endsAt, now)))
    .for('update', { skipLocked: true });
  if (found === undefined) return [];
  if (found.items.length === 0) await tx.delete(mailGatherings).where(isKey);
  else await tx.update(mailGatherings).set({ items: [], endsAt }).where(isKey);
  return found.items;
}
