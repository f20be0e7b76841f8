import { inArray, type SQL, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { kindsWith } from '#domain/kinds.ts';
import type { StayInCountry } from '#domain/stay-days.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Nights of a reservation in one country: for an itinerant, of its stops there. */
export interface CountedTrip {
  readonly reservationId: string;
  readonly title: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly startDate: DateText;
  /** The check-out date. */
  readonly endDate: DateText;
}

/** Maximum number of trips in the years that count. */
const MAX_TRIPS = 1_000;

/**
 * A guest's stays by place and dates: homes and itinerants that were approved and not cancelled.
 *
 * @param since only stays that end then or later
 */
export function countedTrips(
  db: Queryable,
  guestId: string,
  since: DateText,
): Promise<CountedTrip[]> {
  return queryRows<CountedTrip>(
    db,
    byCountry(sql`
      select r.id, r.listing_id, r.listing_title as title, r.kind, r.start_date, r.end_date,
        l.country_code
      from reservation r
      join listing l on l.id = r.listing_id
      where r.guest_id = ${guestId}::uuid
        and ${inArray(sql`r.kind`, kindsWith('unit', 'night'))}
        and r.status in ('approved', 'checked-in', 'completed')
        and r.end_date >= ${since}::date`),
  );
}

/** Countries of a listing on these days; empty if it doesn't exist. */
export async function daysAtListing(
  db: Queryable,
  listingId: string,
  { startDate, endDate }: { readonly startDate: DateText; readonly endDate: DateText },
): Promise<StayInCountry[]> {
  const rows = await queryRows<CountedTrip>(
    db,
    byCountry(sql`
      select l.id, l.id as listing_id, l.title, l.kind, ${startDate}::date as start_date,
        ${endDate}::date as end_date, l.country_code
      from listing l
      where l.id = ${listingId}::uuid and l.deleted_at is null`),
  );
  return rows.map(({ country, ...days }) => ({
    country,
    startDate: days.startDate,
    endDate: days.endDate,
  }));
}

/**
 * Trips by country: for an itinerant the countries of its stops, and for its nights without a stop
 * that of its own place.
 */
function byCountry(trips: SQL): SQL {
  return sql`
    with trip as (${trips}),
    stop as (
      select t.id, s.country_code, greatest(s.start_date, t.start_date) as start_date,
        least(s.end_date, t.end_date) as end_date
      from trip t
      join itinerant_stop s on s.listing_id = t.listing_id
      where t.kind = 'itinerant' and s.start_date < t.end_date and s.end_date > t.start_date
    ),
    part as (
      select id, country_code, start_date, end_date from stop
      union all
      select t.id, t.country_code, lower(gap), upper(gap)
      from trip t
      cross join lateral unnest(
        datemultirange(daterange(t.start_date, t.end_date)) - coalesce(
          (select range_agg(daterange(s.start_date, s.end_date)) from stop s where s.id = t.id),
          '{}'
        )
      ) gap
    )
    select t.id as "reservationId", t.title, p.country_code as country,
      p.start_date::text as "startDate", p.end_date::text as "endDate"
    from part p
    join trip t on t.id = p.id
    order by p.start_date, t.id
    limit ${MAX_TRIPS}::integer`;
}
