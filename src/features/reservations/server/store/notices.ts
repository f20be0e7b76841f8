import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { notices, reservations } from '../tables.ts';

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
