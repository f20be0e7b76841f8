import { type SQL, sql } from 'drizzle-orm';
import { MAX_MONTHS } from '#domain/search/stay-dates.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import type { StayCriteria } from '../../search/search-criteria.ts';
import { totalOfStay } from './total-of-stay.ts';

/**
 * Maximum days of a window of months. PostgreSQL estimates a free gap at 1,000 nights and a
 * multirange at 100 gaps; with its estimated cost of their prices every other cost would be
 * negligible, and it would compare each matching home with every home.
 */
const MAX_DAYS = MAX_MONTHS * 31;

/**
 * The stay of a search by months in a home with nights of its own, where every day is an arrival
 * with a price and a minimum: the length nearest to a month that its minimum and the free nights
 * allow; of these the cheapest, and of these the first.
 *
 * @param gaps the free nights, a multirange
 * @param units of each night, see `requestedUnitsSql`
 * @returns a query over `stay_search x` with `arrival` and `nights`, of one row or none
 */
export function ownMonthStay(criteria: StayCriteria, gaps: SQL, units: SQL): SQL {
  const month = DURATION_NIGHTS.month;
  const candidate = { arrival: sql`candidate.arrival`, nights: sql`candidate.nights` };
  const nightsAmount = sql`(leaving.until_then - candidate.before) * ${units}`;
  return sql`
    with
      night as (
        select
          free_night.day,
          free_night.until,
          coalesce(t.min_nights, x.min_nights) as least,
          coalesce(t.price, x.nightly_price) as price
        from (
          select lower(gap) + nth as day, upper(gap) as until
          from unnest(${gaps}) gap
          cross join lateral generate_series(0, upper(gap) - lower(gap) - 1) nth
          limit ${MAX_DAYS}::integer
        ) free_night
        left join night_override t on t.listing_id = x.listing_id and t.night = free_night.day
      ),
      summed as (select night.*, sum(price) over (order by day) as until_then from night),
      candidate as (
        select
          day as arrival,
          until_then - price as before,
          greatest(least, least(${month}::integer, longest)) as nights,
          until
        from summed
        cross join (
          select max(upper(gap) - lower(gap)) as longest from unnest(${gaps}) gap
        ) measured
      )
    select candidate.arrival, candidate.nights
    from candidate
    join summed leaving on leaving.day = candidate.arrival + candidate.nights - 1
    join stay s on s.listing_id = x.listing_id
    cross join lateral (${totalOfStay(criteria, candidate, nightsAmount)}) priced
    where candidate.arrival + candidate.nights <= candidate.until
    order by candidate.nights, priced.total, candidate.arrival
    limit 1`;
}
