import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { listingNights } from '../tables.ts';

export interface TakenNight {
  readonly date: DateText;
  readonly taken: number;
  /** On a night that the host has closed, at most the units taken. */
  readonly capacity: number;
}

/** Nights of `[from, to)` with taken units or closed by the host, in order. */
export async function loadTakenNights(
  db: Queryable,
  listingId: string,
  from: DateText,
  to: DateText,
): Promise<TakenNight[]> {
  return db
    .select({
      date: listingNights.night,
      taken: listingNights.taken,
      capacity: listingNights.capacity,
    })
    .from(listingNights)
    .where(
      and(
        eq(listingNights.listingId, listingId),
        gte(listingNights.night, sql`${from}::date`),
        lt(listingNights.night, sql`${to}::date`),
        or(sql`${listingNights.taken} > 0`, listingNights.closed),
      ),
    )
    .orderBy(listingNights.night);
}

/** Maximum number of units taken on any night from `today` on. */
export async function mostTaken(
  db: Queryable,
  listingId: string,
  today: DateText,
): Promise<number> {
  const [row] = await queryRows<{ max: number }>(
    db,
    sql`
      select coalesce(max(taken), 0)::int as max from night
      where listing_id = ${listingId} and night >= ${today}::date`,
  );
  return row?.max ?? 0;
}

/**
 * Sets the capacity of future nights; those that the host has closed stay closed. The caller has
 * locked the listing's row, so no night is claimed meanwhile.
 */
export async function changeCapacity(
  tx: Queryable,
  listingId: string,
  capacity: number,
  today: DateText,
): Promise<void> {
  await tx.execute(sql`
    update night held
    set capacity = ${capacity}::integer
    from (
      select night from night
      where listing_id = ${listingId} and night >= ${today}::date and not closed
      order by night for update
    ) open
    where held.listing_id = ${listingId} and held.night = open.night
      and held.capacity <> ${capacity}::integer`);
}
