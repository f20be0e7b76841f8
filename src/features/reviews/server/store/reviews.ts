import { and, asc, count, desc, eq, gt, isNull, ne, not, or, sql, sum } from 'drizzle-orm';
import { ALL_REVIEW_FACTS, type ReviewFact, type ReviewFacts } from '#domain/review-facts.ts';
import { REVIEW_DAYS, type ReviewParty } from '#domain/reviewing.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { profiles, users } from '#features/accounts/server/tables.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { guestReviews, reviews } from '../tables.ts';
import type { Reviewed } from './written.ts';

/** The order in which questions are asked. */
const FACT_ORDER = sql`string_to_array(${ALL_REVIEW_FACTS.join(',')}, ',')`;

export interface ReviewRow {
  readonly id: string;
  /** Empty once the guest's account is deleted. */
  readonly guestName: string;
  readonly guestImage: string | null;
  readonly rating: number;
  readonly facts: ReviewFacts;
  readonly text: string;
  readonly reply: string | null;
  readonly createdAt: Temporal.Instant;
  /** Nights of the reviewed stay. */
  readonly nights: number;
}

/** A page of a listing's reviews, newest first, and the stars of all of them as the listing counts them. */
export interface ReviewPage {
  readonly ratingSum: number;
  readonly ratingCount: number;
  /** Of all reviews, by question. */
  readonly answers: { fact: ReviewFact; yes: number; total: number }[];
  readonly reviews: readonly ReviewRow[];
}

/**
 * In one statement: every page of a listing with reviews needs it.
 *
 * @param readerId null when signed out
 * @returns null for a listing that is unknown, was removed, or isn't the reader's to see
 */
export async function readReviews(
  db: Queryable,
  listingId: string,
  readerId: string | null,
  slice: { readonly limit: number; readonly offset: number },
): Promise<ReviewPage | null> {
  const page = db
    .select({
      id: reviews.id,
      guestName:
        sql<string>`case when ${users.deletedAt} is null then ${users.name} else '' end`.as(
          'guest_name',
        ),
      guestImage: sql<
        string | null
      >`case when ${users.deletedAt} is null and coalesce(${profiles.moderationState}, 'visible') = 'visible'
        then ${users.image} end`.as('guest_image'),
      rating: reviews.rating,
      facts: reviews.facts,
      text: reviews.text,
      reply: reviews.reply,
      createdAt: reviews.createdAt,
      nights: sql<number>`${reservations.endDate} - ${reservations.startDate}`.as('nights'),
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.guestId))
    .leftJoin(profiles, eq(profiles.userId, reviews.guestId))
    .innerJoin(reservations, eq(reservations.id, reviews.reservationId))
    .where(and(eq(reviews.listingId, listings.id), eq(reviews.moderationState, 'visible')))
    .orderBy(desc(reviews.createdAt), reviews.id)
    .limit(slice.limit)
    .offset(slice.offset)
    .as('page');
  const { ratingSum, ratingCount } = listings;
  const isShown = sql<boolean>`sees_listing(${listings}, ${readerId}::uuid)`;
  // Of all reviews that are shown, whichever page of them is asked for.
  const answers = sql<ReviewPage['answers']>`(
    select coalesce(
      json_agg(json_build_object('fact', said.fact, 'yes', said.yes, 'total', said.total)
        order by said.first),
      '[]'
    )
    from (
      select answer.key as fact, count(*) filter (where answer.value = 'yes') as yes,
        count(*) as total, array_position(${FACT_ORDER}, answer.key) as first
      from review r
      cross join lateral jsonb_each_text(r.facts) answer
      where r.listing_id = ${listings.id} and r.moderation_state = 'visible'
      group by answer.key
    ) said
  )`;
  const rows = await db
    .select({
      listing: { ratingSum, ratingCount, isShown, answers },
      review: {
        id: page.id,
        guestName: page.guestName,
        guestImage: page.guestImage,
        rating: page.rating,
        facts: page.facts,
        text: page.text,
        reply: page.reply,
        createdAt: page.createdAt,
        nights: page.nights,
      },
    })
    .from(listings)
    .leftJoinLateral(page, sql`true`)
    .where(eq(listings.id, listingId))
    .orderBy(desc(page.createdAt), page.id);
  const [first] = rows;
  if (first === undefined || !first.listing.isShown) return null;
  return {
    ...first.listing,
    // A page without reviews is one row without any.
    reviews: rows.flatMap(({ review }) => (review?.id == null ? [] : [review])),
  };
}

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

/** An open review with the data needed to answer or to report it. */
export interface OpenReview {
  readonly id: string;
  readonly reservationId: string;
  readonly listingId: string;
  readonly kind: ListingKind;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly guestId: string;
  readonly hostId: string;
  readonly text: string;
  readonly reply: string | null;
}

/** Locks an open review; null if it doesn't exist or its listing was removed. */
export async function lockReview(tx: Queryable, id: string): Promise<OpenReview | null> {
  const [row] = await tx
    .select({
      id: reviews.id,
      reservationId: reviews.reservationId,
      listingId: reviews.listingId,
      kind: listings.kind,
      title: listings.title,
      startDate: reservations.startDate,
      endDate: reservations.endDate,
      guestId: reviews.guestId,
      hostId: listings.hostId,
      text: reviews.text,
      reply: reviews.reply,
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .innerJoin(reservations, eq(reservations.id, reviews.reservationId))
    .where(
      and(eq(reviews.id, id), isNull(listings.deletedAt), eq(reviews.moderationState, 'visible')),
    )
    .for('update', { of: reviews });
  return row ?? null;
}

/** Stores a host's reply to a review that has none. */
export async function setReply(tx: Queryable, id: string, reply: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ reply })
    .where(and(eq(reviews.id, id), isNull(reviews.reply)));
}

/** Reservations of one answer at most. */
const LIST_LIMIT = 20;
const HOURS_OF_DAY = 24;

/**
 * Completed reservations that a person has not reviewed and still can, the oldest first. A review
 * by the other side makes no difference.
 */
export async function listUnwritten(
  db: Queryable,
  userId: string,
  party: ReviewParty,
  now: Temporal.Instant,
): Promise<Reviewed[]> {
  const since = now.subtract({ hours: REVIEW_DAYS * HOURS_OF_DAY });
  const isHidden = sql`exists (
    select 1 from hidden_review h
    where h.reservation_id = ${reservations.id} and h.party = ${party})`;
  const isOpen =
    party === 'guest'
      ? sql`exists (select 1 from review r where r.reservation_id = ${reservations.id})`
      : sql`exists (select 1 from guest_review r where r.reservation_id = ${reservations.id})`;
  return db
    .select({
      id: reservations.id,
      listingId: reservations.listingId,
      kind: reservations.kind,
      guestId: reservations.guestId,
      hostId: reservations.hostId,
      status: reservations.status,
      endsAt: reservations.endsAt,
      listingTitle: reservations.listingTitle,
      startDate: reservations.startDate,
      endDate: reservations.endDate,
      timeZone: reservations.timeZone,
    })
    .from(reservations)
    .where(
      and(
        eq(party === 'guest' ? reservations.guestId : reservations.hostId, userId),
        eq(reservations.status, 'completed'),
        gt(reservations.endsAt, since),
        not(or(isHidden, isOpen) ?? isHidden),
      ),
    )
    .orderBy(asc(reservations.endsAt), asc(reservations.id))
    .limit(LIST_LIMIT);
}
