import { and, count, desc, eq, ne, sql, sum } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { guestReviews } from '../tables.ts';

/** A host's review of a guest. */
export interface GuestReviewRow {
  readonly rating: number;
  readonly text: string;
  /** Empty once the host's account is deleted. */
  readonly hostName: string;
  readonly createdAt: Temporal.Instant;
}

/** Open reviews of a guest by other hosts, the newest first. */
export async function readGuestReviews(
  db: Queryable,
  guestId: string,
  exceptHostId: string,
  limit: number,
): Promise<GuestReviewRow[]> {
  return db
    .select({
      rating: guestReviews.rating,
      text: guestReviews.text,
      hostName: sql<string>`case when ${users.deletedAt} is null then ${users.name} else '' end`,
      createdAt: guestReviews.createdAt,
    })
    .from(guestReviews)
    .innerJoin(users, eq(users.id, guestReviews.hostId))
    .where(and(eq(guestReviews.guestId, guestId), ne(guestReviews.hostId, exceptHostId)))
    .orderBy(desc(guestReviews.createdAt), guestReviews.reservationId)
    .limit(limit);
}

/** The stars that other hosts gave a guest. */
export async function readGuestStars(
  db: Queryable,
  guestId: string,
  exceptHostId: string,
): Promise<{ total: number; stars: number }> {
  const [row] = await db
    .select({ total: count(), stars: sum(guestReviews.rating).mapWith(Number) })
    .from(guestReviews)
    .where(and(eq(guestReviews.guestId, guestId), ne(guestReviews.hostId, exceptHostId)));
  return { total: row?.total ?? 0, stars: row?.stars ?? 0 };
}
