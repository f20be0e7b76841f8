import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DateRange } from '#domain/dates.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type DuePage, duePage } from '#platform/server/database/due-work.ts';
import { nightWaitlist } from '../waitlist-tables.ts';

/** A guest who waits for nights of a home, or has an offer of them. */
export type WaitingGuest = typeof nightWaitlist.$inferSelect;

const OPEN = inArray(nightWaitlist.state, ['waiting', 'offered']);

export async function insertWaitingGuest(
  tx: Queryable,
  values: Omit<typeof nightWaitlist.$inferInsert, 'id' | 'state' | 'offerUntil'>,
): Promise<WaitingGuest> {
  const [added] = await tx
    .insert(nightWaitlist)
    .values({ ...values, state: 'waiting' })
    .returning();
  if (added === undefined) throw new Error('the waiting guest was not inserted');
  return added;
}

/** All open entries of a listing, locked until the transaction ends, in the order of joining. */
export function lockLine(tx: Queryable, listingId: string): Promise<WaitingGuest[]> {
  return tx
    .select()
    .from(nightWaitlist)
    .where(and(eq(nightWaitlist.listingId, listingId), OPEN))
    .orderBy(asc(nightWaitlist.joinedAt), asc(nightWaitlist.id))
    .for('update');
}

/** An open entry of a user, locked until the transaction ends; null for another one. */
export async function lockWaitingGuest(
  tx: Queryable,
  id: string,
  userId: string,
): Promise<WaitingGuest | null> {
  const [found] = await tx
    .select()
    .from(nightWaitlist)
    .where(and(eq(nightWaitlist.id, id), eq(nightWaitlist.userId, userId), OPEN))
    .for('update');
  return found ?? null;
}

/** An open entry of a user for exactly these nights, locked likewise; null without one. */
export async function lockWaitingFor(
  tx: Queryable,
  { listingId, userId }: Pick<WaitingGuest, 'listingId' | 'userId'>,
  { start, end }: DateRange,
): Promise<WaitingGuest | null> {
  const [found] = await tx
    .select()
    .from(nightWaitlist)
    .where(
      and(
        eq(nightWaitlist.listingId, listingId),
        eq(nightWaitlist.userId, userId),
        eq(nightWaitlist.startDate, start),
        eq(nightWaitlist.endDate, end),
        OPEN,
      ),
    )
    .for('update');
  return found ?? null;
}

/** Open entries of a user, the first arrival first. */
export function listWaitingOfUser(
  db: Queryable,
  userId: string,
): Promise<(WaitingGuest & { ahead: number })[]> {
  // Aliases: a subquery of a select of one table has no names of tables.
  return db
    .select({
      id: nightWaitlist.id,
      listingId: nightWaitlist.listingId,
      userId: nightWaitlist.userId,
      startDate: nightWaitlist.startDate,
      endDate: nightWaitlist.endDate,
      guests: nightWaitlist.guests,
      rooms: nightWaitlist.rooms,
      units: nightWaitlist.units,
      joinedAt: nightWaitlist.joinedAt,
      state: nightWaitlist.state,
      offerUntil: nightWaitlist.offerUntil,
      ahead: sql<number>`(
        select count(*)::int from night_waitlist other
        where other.listing_id = "night_waitlist".listing_id and other.state in ('waiting', 'offered')
          and other.start_date < "night_waitlist".end_date
          and other.end_date > "night_waitlist".start_date
          and (other.joined_at, other.id) < ("night_waitlist".joined_at, "night_waitlist".id)
      )`,
    })
    .from(nightWaitlist)
    .where(and(eq(nightWaitlist.userId, userId), OPEN))
    .orderBy(asc(nightWaitlist.startDate), asc(nightWaitlist.id));
}

/** Counts the open entries of a user; the user has to be locked (`lockUser`). */
export async function countWaitingOfUser(tx: Queryable, userId: string): Promise<number> {
  return tx.$count(nightWaitlist, and(eq(nightWaitlist.userId, userId), OPEN));
}

/** Writes the new state of a guest who waits. */
export async function setWaitingGuest(
  tx: Queryable,
  { id }: Pick<WaitingGuest, 'id'>,
  state: WaitingGuest['state'],
  offerUntil: Temporal.Instant | null = null,
): Promise<void> {
  await tx.update(nightWaitlist).set({ state, offerUntil }).where(eq(nightWaitlist.id, id));
}

/** The nights of a listing that are held for guests who waited for them. */
export async function listNightOffers(
  db: Queryable,
  listingId: string,
): Promise<(DateRange & { readonly id: string })[]> {
  return db
    .select({ id: nightWaitlist.id, start: nightWaitlist.startDate, end: nightWaitlist.endDate })
    .from(nightWaitlist)
    .where(and(eq(nightWaitlist.listingId, listingId), eq(nightWaitlist.state, 'offered')))
    .orderBy(asc(nightWaitlist.startDate), asc(nightWaitlist.id));
}

/** Whether nights are held for an entry. */
export async function hasNightOffer(db: Queryable, id: string): Promise<boolean> {
  const [found] = await db
    .select({ state: nightWaitlist.state })
    .from(nightWaitlist)
    .where(eq(nightWaitlist.id, id));
  return found?.state === 'offered';
}

/** Whether guests wait for nights of a listing without an offer. */
export async function isWaitedFor(db: Queryable, listingId: string): Promise<boolean> {
  const [row] = await queryRows<{ waited: boolean }>(
    db,
    sql`select exists (
      select from night_waitlist where listing_id = ${listingId}::uuid and state = 'waiting'
    ) as waited`,
  );
  return row?.waited === true;
}

/**
 * Entries to which something may be due: offers that have ended, nights that are free by now,
 * arrivals that are near, and homes that were deleted; each with its listing.
 */
export function listDueWaiting(db: Queryable, now: Temporal.Instant, page: DuePage) {
  const { columns, condition, order } = duePage(page, nightWaitlist.joinedAt, nightWaitlist.id);
  return db
    .select({ ...columns, listingId: nightWaitlist.listingId })
    .from(nightWaitlist)
    .where(
      and(
        OPEN,
        condition,
        sql`case when "night_waitlist".state = 'offered'
          then "night_waitlist".offer_until <= ${now.toString()}::timestamptz
          else not exists (
            select from night n
            where n.listing_id = "night_waitlist".listing_id
              and n.night >= "night_waitlist".start_date and n.night < "night_waitlist".end_date
              and n.capacity - n.taken < "night_waitlist".units
          )
          or exists (
            select from listing l where l.id = "night_waitlist".listing_id and l.deleted_at is not null
          )
          or "night_waitlist".start_date <= (${now.toString()}::timestamptz at time zone 'UTC')::date + 1
          end`,
      ),
    )
    .orderBy(...order)
    .limit(page.limit);
}

/** Past and open entries of a user, for the copy of their data. */
export async function exportNightWaitlist(db: Queryable, userId: string): Promise<unknown> {
  const rows = await db
    .select()
    .from(nightWaitlist)
    .where(eq(nightWaitlist.userId, userId))
    .orderBy(asc(nightWaitlist.joinedAt));
  return rows.map(({ listingId, startDate, endDate, guests, state, joinedAt, offerUntil }) => ({
    listingId,
    startDate,
    endDate,
    guests,
    state,
    joinedAt: joinedAt.toString(),
    offerUntil: offerUntil?.toString() ?? null,
  }));
}

/** Removes all entries of a user; those with an offer have given back their nights. */
export async function deleteWaitingOfUser(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(nightWaitlist).where(eq(nightWaitlist.userId, userId));
}
