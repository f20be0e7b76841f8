import { and, count, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import { HOSTED } from '#domain/reviewing.ts';
import { profiles, users } from '#features/accounts/server/tables.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { guestReviews, reviews } from '../tables.ts';
import type { GuestReviewRow, ReviewRow } from './reviews.ts';

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** A guest's review on the page of its host. */
export interface HostReviewRow extends Omit<ReviewRow, 'facts' | 'nights'> {
  readonly listingId: string;
  /** Whether guests can find the listing now. */
  readonly isListed: boolean;
}

/** The listings of a host that a reader sees; null is a signed-out reader. */
function seenOfHost(hostId: string, readerId: string | null) {
  return and(eq(listings.hostId, hostId), sql`sees_listing(${listings}, ${readerId}::uuid)`);
}

/** Sum and number of the stars of a host, in the listings that the reader sees. */
export async function readHostStars(
  db: Queryable,
  hostId: string,
  readerId: string | null,
): Promise<{ ratingSum: number; ratingCount: number }> {
  const [row] = await db
    .select({
      ratingSum: sql<number>`coalesce(sum(${listings.ratingSum}), 0)::integer`,
      ratingCount: sql<number>`coalesce(sum(${listings.ratingCount}), 0)::integer`,
    })
    .from(listings)
    .where(seenOfHost(hostId, readerId));
  return row ?? { ratingSum: 0, ratingCount: 0 };
}

/** A page of guests' reviews of the listings of a host that the reader sees, the newest first. */
export async function readHostReviews(
  db: Queryable,
  hostId: string,
  readerId: string | null,
  { limit, offset }: Slice,
): Promise<HostReviewRow[]> {
  return db
    .select({
      id: reviews.id,
      guestName: sql<string>`case when ${users.deletedAt} is null then ${users.name} else '' end`,
      guestImage: sql<
        string | null
      >`case when ${users.deletedAt} is null and coalesce(${profiles.moderationState}, 'visible') = 'visible'
        then ${users.image} end`,
      rating: reviews.rating,
      text: reviews.text,
      reply: reviews.reply,
      createdAt: reviews.createdAt,
      listingId: reviews.listingId,
      isListed: sql<boolean>`is_listed(${listings})`,
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .innerJoin(users, eq(users.id, reviews.guestId))
    .leftJoin(profiles, eq(profiles.userId, reviews.guestId))
    .where(and(seenOfHost(hostId, readerId), eq(reviews.moderationState, 'visible')))
    .orderBy(desc(reviews.createdAt), reviews.id)
    .limit(limit)
    .offset(offset);
}

/** Whether a host has a reservation of a guest that waits or goes on. */
export async function isHosting(db: Queryable, hostId: string, guestId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.guestId, guestId),
        eq(reservations.hostId, hostId),
        inArray(reservations.status, [...HOSTED]),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** A page of what all hosts said of a guest, the newest first, with the stars of all. */
export async function readReviewsByHosts(
  db: Queryable,
  guestId: string,
  { limit, offset }: Slice,
): Promise<{ total: number; stars: number; rows: GuestReviewRow[] }> {
  const ofGuest = eq(guestReviews.guestId, guestId);
  const [stars] = await db
    .select({ total: count(), stars: sum(guestReviews.rating).mapWith(Number) })
    .from(guestReviews)
    .where(ofGuest);
  const rows = await db
    .select({
      rating: guestReviews.rating,
      text: guestReviews.text,
      hostName: sql<string>`case when ${users.deletedAt} is null then ${users.name} else '' end`,
      createdAt: guestReviews.createdAt,
    })
    .from(guestReviews)
    .innerJoin(users, eq(users.id, guestReviews.hostId))
    .where(ofGuest)
    .orderBy(desc(guestReviews.createdAt), guestReviews.reservationId)
    .limit(limit)
    .offset(offset);
  return { total: stars?.total ?? 0, stars: stars?.stars ?? 0, rows };
}
