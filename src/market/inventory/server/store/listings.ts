import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ModerationState } from '#domain/moderation.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { listings } from '../tables.ts';

/** Megabits a second of the wifi that a listing shows; null without a figure. */
export async function loadKnownMbps(db: Queryable, id: string): Promise<number | null> {
  const [row] = await db
    .select({ mbps: listings.knownMbps })
    .from(listings)
    .where(eq(listings.id, id));
  return row?.mbps ?? null;
}

/** Kind of a listing, including a removed one; null when it doesn't exist. */
export async function kindOfListing(db: Queryable, id: string): Promise<ListingKind | null> {
  const [row] = await db.select({ kind: listings.kind }).from(listings).where(eq(listings.id, id));
  return row?.kind ?? null;
}

/**
 * The host of a listing that was not removed, otherwise null. The row stays locked until the
 * transaction ends, so that no reservation begins while it is being changed or deleted. Rows that
 * only refer to it do not wait: a guest who cancels locks a reservation that a host may want to
 * lock.
 */
export async function lockListing(tx: Queryable, id: string): Promise<{ hostId: string } | null> {
  const [row] = await tx
    .select({ hostId: listings.hostId })
    .from(listings)
    .where(and(eq(listings.id, id), isNull(listings.deletedAt)))
    .for('no key update');
  return row ?? null;
}

/**
 * Prevents changes and removal of a listing until the transaction ends; false when it is deleted.
 */
export async function shareListing(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, id), isNull(listings.deletedAt)))
    .for('share');
  return rows.length === 1;
}

/** Hides a listing everywhere. Its row stays for past reservations. */
export async function markDeleted(tx: Queryable, id: string, now: Temporal.Instant): Promise<void> {
  await tx.update(listings).set({ deletedAt: now, updatedAt: now }).where(eq(listings.id, id));
}

/** A person's own listings, newest first. */
export async function readOwnListings(
  db: Queryable,
  hostId: string,
): Promise<
  {
    id: string;
    createdAt: Temporal.Instant;
    awaitsConfirmation: boolean;
    moderationState: ModerationState;
    asksVerifiedGuests: boolean;
    isPaused: boolean;
    timeZone: string;
  }[]
> {
  return db
    .select({
      id: listings.id,
      createdAt: listings.createdAt,
      awaitsConfirmation: listings.awaitsConfirmation,
      moderationState: listings.moderationState,
      asksVerifiedGuests: listings.asksVerifiedGuests,
      isPaused: listings.isPaused,
      timeZone: listings.timeZone,
    })
    .from(listings)
    .where(and(eq(listings.hostId, hostId), isNull(listings.deletedAt)))
    .orderBy(desc(listings.createdAt), listings.id);
}

/** Number of listings that a person has, whether guests can find them or not. */
export async function countHostedListings(db: Queryable, userId: string): Promise<number> {
  return countListings(db, and(eq(listings.hostId, userId), isNull(listings.deletedAt)));
}

/**
 * Listings of a person that guests can find now, whatever their dates: neither paused, nor waiting for
 * their host, nor withheld by moderation. Itinerants that are over are left out.
 */
function isFoundOfHost(hostId: string, now: Temporal.Instant): SQL | undefined {
  return and(
    eq(listings.hostId, hostId),
    sql`is_listed(${listings})`,
    isListedNow(),
    sql`not exists (
      select from itinerant i
      where i.listing_id = ${listings.id}
        and i.end_date <= (${now.toString()}::timestamptz at time zone ${listings.timeZone})::date)`,
  );
}

/** Number of listings of a person that guests can find now. */
export async function countFoundListings(
  db: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<number> {
  return countListings(db, isFoundOfHost(userId, now));
}

/** A page of the listings of a person that guests can find now, newest first, and how many there are. */
export async function findHostedListings(
  db: Queryable,
  userId: string,
  now: Temporal.Instant,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{
  readonly total: number;
  readonly rows: readonly { id: string; ratingSum: number; ratingCount: number }[];
}> {
  const total = await countFoundListings(db, userId, now);
  const rows = await db
    .select({
      id: listings.id,
      ratingSum: listings.ratingSum,
      ratingCount: listings.ratingCount,
    })
    .from(listings)
    .where(isFoundOfHost(userId, now))
    .orderBy(desc(listings.createdAt), listings.id)
    .limit(limit)
    .offset(offset);
  return { total, rows };
}

/** Number of them that wait for their host's email confirmation. */
export async function countAwaitingListings(db: Queryable, userId: string): Promise<number> {
  const own = and(eq(listings.hostId, userId), isNull(listings.deletedAt));
  return countListings(db, and(own, listings.awaitsConfirmation));
}

async function countListings(db: Queryable, which: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(listings).where(which);
  return row?.count ?? 0;
}

/** Whether moderation lets everybody see a listing; one of a suspended host it doesn't. */
function isShownToAll(): SQL<boolean> {
  return sql<boolean>`shown_state(${listings}) = 'visible'`;
}

/**
 * Whether a listing may be reserved: everybody may see it. A reservation that is agreed goes on
 * without.
 */
export async function acceptsRequests(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db
    .select({ isShown: isShownToAll() })
    .from(listings)
    .where(eq(listings.id, id));
  return row?.isShown === true;
}

/** Whether the host of a listing takes no new reservations. */
export async function isPaused(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db
    .select({ isPaused: listings.isPaused })
    .from(listings)
    .where(eq(listings.id, id));
  return row?.isPaused === true;
}

/** Pauses a listing, or ends its pause. The caller has locked its row. */
export async function setPaused(
  tx: Queryable,
  id: string,
  paused: boolean,
  now: Temporal.Instant,
): Promise<void> {
  await tx.update(listings).set({ isPaused: paused, updatedAt: now }).where(eq(listings.id, id));
}

/** Whether the host of a listing asks for guests whose identity was verified. */
export async function asksVerifiedGuests(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db
    .select({ isAsked: listings.asksVerifiedGuests })
    .from(listings)
    .where(eq(listings.id, id));
  return row?.isAsked === true;
}

/** Sets whether only guests whose identity was verified may ask for a listing from now on. */
export async function setAsksVerifiedGuests(
  tx: Queryable,
  id: string,
  isAsked: boolean,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(listings)
    .set({ asksVerifiedGuests: isAsked, updatedAt: now })
    .where(eq(listings.id, id));
}

/**
 * Whether a reader sees a listing: the rule of `isSeen`, and it wasn't removed.
 *
 * @param userId null when signed out
 */
export async function seesListing(
  db: Queryable,
  id: string,
  userId: string | null,
): Promise<boolean> {
  const [row] = await db
    .select({ isSeen: sql<boolean>`sees_listing(${listings}, ${userId}::uuid)` })
    .from(listings)
    .where(eq(listings.id, id));
  return row?.isSeen === true;
}

/**
 * Not removed, and not withheld from guests. A listing that waits for its host's email confirmation
 * is in no search, but its link still works.
 */
function isListedNow(): SQL | undefined {
  return and(
    isNull(listings.deletedAt),
    isShownToAll(),
    sql`not exists (
      select from experience
      where experience.listing_id = ${listings.id} and experience.state <> 'listed')`,
  );
}

/**
 * Filters ids to the listings that a person may see: listed ones, and their own that weren't
 * removed. Ids are untrusted: they may be invented or outdated.
 *
 * @param userId null when signed out
 */
export async function listedOrOwn(
  db: Queryable,
  ids: readonly string[],
  userId: string | null,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const own =
    userId === null ? undefined : and(eq(listings.hostId, userId), isNull(listings.deletedAt));
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.id, [...new Set(ids)]), or(isListedNow(), own)));
  return new Set(rows.map(({ id }) => id));
}
