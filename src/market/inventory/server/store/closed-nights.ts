import { sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { NightlyListing } from './nights.ts';

/** The nights of `[from, to)` that the host has closed, in order. */
export async function loadClosedNights(
  db: Queryable,
  listingId: string,
  { start, end }: { readonly start: DateText; readonly end: DateText },
): Promise<DateText[]> {
  const rows = await queryRows<{ night: string }>(
    db,
    sql`
      select night::text from night
      where listing_id = ${listingId}::uuid and closed
        and night >= ${start}::date and night < ${end}::date
      order by night`,
  );
  return rows.map(({ night }) => night);
}

/**
 * Closes the free units of these nights, in the order of the calendar, as claims do. The caller has
 * locked the listing's row and opens or closes nothing else meanwhile.
 *
 * @returns the nights it closed: those that were closed already or had no units left are missing
 */
export async function closeNights(
  tx: Queryable,
  listingId: string,
  nights: readonly DateText[],
): Promise<DateText[]> {
  const rows = await queryRows<{ night: string }>(
    tx,
    sql`
      insert into night as held (listing_id, night, taken, capacity, closed)
      select ${listingId}::uuid, wanted.night::date, 0, 0, true
      from jsonb_array_elements_text(${JSON.stringify(nights)}::jsonb) as wanted (night)
      order by wanted.night
      on conflict (listing_id, night) do update
        set capacity = held.taken, closed = true
        where not held.closed and held.taken < held.capacity
      returning held.night::text`,
  );
  return rows.map(({ night }) => night).sort();
}

/**
 * Reopens these nights with all units except the promised ones. The caller has locked the listing's
 * row.
 *
 * @returns the nights it opened: those that were open already are missing
 */
export async function openNights(
  tx: Queryable,
  listing: NightlyListing,
  nights: readonly DateText[],
): Promise<DateText[]> {
  const rows = await queryRows<{ night: string }>(
    tx,
    sql`
      update night held
      set capacity = ${listing.capacity}::integer, closed = false
      from (
        select night from night
        where listing_id = ${listing.id}::uuid and closed and night in (
          select wanted.night::date
          from jsonb_array_elements_text(${JSON.stringify(nights)}::jsonb) as wanted (night)
        )
        order by night for update
      ) shut
      where held.listing_id = ${listing.id}::uuid and held.night = shut.night
      returning held.night::text`,
  );
  return rows.map(({ night }) => night).sort();
}
