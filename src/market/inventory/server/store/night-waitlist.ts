import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DateRange } from '#domain/dates.ts';
import type { NightOffers } from '#domain/night-waitlist.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
import { nightWaitlist } from '../waitlist-tables.ts';

/** A guest who waits for nights of a home, or has an offer of them. */
export type WaitingGuest = typeof nightWaitlist.$inferSelect;

const OPEN = inArray(nightWaitlist.state, ['waiting', 'offered']);

export async function insertWaitingGuest(
  tx: Queryable,
  values: Omit<typeof nightWaitlist.$inferInsert, 'id' | 'state' | 'offeredAt' | 'offerUntil'>,
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
      offeredAt: nightWaitlist.offeredAt,
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

/** Ends an entry. */
export async function endWaiting(
  tx: Queryable,
  { id }: Pick<WaitingGuest, 'id'>,
  state: 'accepted' | 'passed' | 'left',
): Promise<void> {
  await tx.update(nightWaitlist).set({ state, offerUntil: null }).where(eq(nightWaitlist.id, id));
}

/**
 * Ends the entry of a guest who waits no more. Of one that never had an offer nothing came, and
 * nothing is kept: a guest who joins and leaves again and again makes no rows.
 */
export async function leaveLine(
  tx: Queryable,
  { id, offeredAt }: Pick<WaitingGuest, 'id' | 'offeredAt'>,
): Promise<void> {
  if (offeredAt !== null) return endWaiting(tx, { id }, 'left');
  await tx.delete(nightWaitlist).where(eq(nightWaitlist.id, id));
}

/** Notes an offer of the nights of an entry, which the caller has claimed. */
export async function setOffered(
  tx: Queryable,
  { id }: Pick<WaitingGuest, 'id'>,
  { at, until }: { readonly at: Temporal.Instant; readonly until: Temporal.Instant },
): Promise<void> {
  await tx
    .update(nightWaitlist)
    .set({ state: 'offered', offeredAt: at, offerUntil: until })
    .where(eq(nightWaitlist.id, id));
}

const NO_OFFERS: NightOffers = { open: 0, unused: 0, unusedHere: 0 };

/** Offers to a user: open ones, and since an instant those that came to nothing. */
export async function countNightOffers(
  db: Queryable,
  { userId, listingId }: Pick<WaitingGuest, 'userId' | 'listingId'>,
  since: Temporal.Instant,
): Promise<NightOffers> {
  return (
    (await countOffersAmong(db, { userIds: [userId], listingId }, since)).get(userId) ?? NO_OFFERS
  );
}

/** The same for each of some users. */
export async function countOffersAmong(
  db: Queryable,
  { userIds, listingId }: { readonly userIds: readonly string[]; readonly listingId: string },
  since: Temporal.Instant,
): Promise<ReadonlyMap<string, NightOffers>> {
  const rows = await queryRows<NightOffers & { userId: string }>(
    db,
    sql`
      select user_id as "userId", count(*) filter (where state = 'offered')::int as open,
        count(*) filter (where is_unused)::int as unused,
        count(*) filter (where is_unused and listing_id = ${listingId}::uuid)::int as "unusedHere"
      from (
        select user_id, state, listing_id, state in ('passed', 'left')
          and offered_at > ${since.toString()}::timestamptz as is_unused
        from night_waitlist where user_id = any(${sql.param([...userIds])}::uuid[])
      ) entry
      group by user_id`,
  );
  const found = new Map(rows.map(({ userId, ...offers }) => [userId, offers]));
  return new Map(userIds.map((userId) => [userId, found.get(userId) ?? NO_OFFERS]));
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
 * Listings at whose waitlists something may be due, each once: offers that have ended, nights that
 * are free by now, arrivals that are near, or a home that was deleted.
 */
export function listDueLines(
  db: Queryable,
  now: Temporal.Instant,
  page: DuePage,
): Promise<DueRow[]> {
  const { columns, condition, order } = duePage(page, sql`line.joined_at`, sql`line.listing_id`);
  const at = sql`${now.toString()}::timestamptz`;
  return queryRows<DueRow>(
    db,
    sql`
      select ${columns.due} as due, ${columns.id} as id
      from (
        select w.listing_id, min(w.joined_at) as joined_at
        from night_waitlist w
        join listing l on l.id = w.listing_id
        where w.state in ('waiting', 'offered') and case
          when w.state = 'offered' then w.offer_until <= ${at} or l.deleted_at is not null
          else l.deleted_at is not null
            or w.start_date <= (${at} at time zone 'UTC')::date + 1
            or not exists (
              select from night n
              where n.listing_id = w.listing_id and n.night >= w.start_date
                and n.night < w.end_date and n.capacity - n.taken < w.units
            )
          end
        group by w.listing_id
      ) line
      where ${condition ?? sql`true`}
      order by ${sql.join(order, sql`, `)}
      limit ${page.limit}`,
  );
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
