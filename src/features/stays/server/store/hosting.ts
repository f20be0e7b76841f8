import { eq, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';
import { stays } from '../tables.ts';

/** What a host decides of a stay besides what listings of every kind have. */
export type StayDetails = Omit<typeof stays.$inferSelect, 'listingId'>;

export async function insertStay(
  tx: Queryable,
  listingId: string,
  details: StayDetails,
): Promise<void> {
  await tx.insert(stays).values({ ...details, listingId });
}

export async function changeStay(
  tx: Queryable,
  listingId: string,
  details: StayDetails,
): Promise<void> {
  await tx.update(stays).set(details).where(eq(stays.listingId, listingId));
}

/** What a host decided of a stay; null when the listing is of another kind. */
export async function loadStayDetails(
  db: Queryable,
  listingId: string,
): Promise<StayDetails | null> {
  const [row] = await db.select().from(stays).where(eq(stays.listingId, listingId));
  if (row === undefined) return null;
  const { listingId: _id, ...details } = row;
  return details;
}

/** The most units that any night from `today` on has taken. */
export async function mostTaken(
  db: Queryable,
  listingId: string,
  today: DateText,
): Promise<number> {
  const [row] = await rowsOf<{ most: number }>(
    db,
    sql`
      select coalesce(max(taken), 0)::int as most from stay_night
      where listing_id = ${listingId} and night >= ${today}::date`,
  );
  return row?.most ?? 0;
}

/**
 * Gives the nights to come their new capacity; those that the host has closed stay closed. The
 * caller holds the listing's row, so nobody claims a night meanwhile.
 */
export async function changeCapacity(
  tx: Queryable,
  listingId: string,
  capacity: number,
  today: DateText,
): Promise<void> {
  await tx.execute(sql`
    update stay_night held
    set capacity = ${capacity}::integer
    from (
      select night from stay_night
      where listing_id = ${listingId} and night >= ${today}::date and capacity > 0
      order by night for update
    ) open
    where held.listing_id = ${listingId} and held.night = open.night
      and held.capacity <> ${capacity}::integer`);
}
