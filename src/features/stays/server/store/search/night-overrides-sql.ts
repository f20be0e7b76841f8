import { type SQL, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { DatedStay } from './dated-stay.ts';

/**
 * The minimum of a stay in a `stay_search x` that begins on a day: `minNightsFrom` of the domain.
 * The row alone is enough for a home without nights of its own, which most homes are.
 */
export function minNightsSql(arrival: SQL): SQL {
  return sql`(
    case when x.overridden_nights @> ${arrival} then coalesce(
      (
        select t.min_nights from night_override t
        where t.listing_id = x.listing_id and t.night = ${arrival}
      ),
      x.min_nights
    ) else x.min_nights end
  )`;
}

/**
 * Cents that the nights of a stay cost more, or below zero less, than at the price of the
 * `stay_search x`, for one room: added to it they equal the sum of `nightsByPrice`.
 */
export function overridePricesSql({ arrival, nights }: DatedStay): SQL {
  return sql`(
    case when x.overridden_nights && daterange(${arrival}, ${arrival} + ${nights}) then coalesce(
      (
        select sum(t.price - x.nightly_price) from night_override t
        where t.listing_id = x.listing_id
          and t.night >= ${arrival} and t.night < ${arrival} + ${nights}
      ),
      0
    ) else 0 end
  )`;
}

/** Cents of single nights. */
export type PricesByNight = Readonly<Record<DateText, number>>;

/** The nights of a stay in a `listing l` that have their own price, as an `PricesByNight`. */
export function overridePricesColumn({ arrival, nights }: DatedStay): SQL {
  return sql`(
    select json_object_agg(t.night, t.price)
    from night_override t
    where t.listing_id = l.id and t.price is not null
      and t.night >= ${arrival} and t.night < ${arrival} + ${nights}
  )`;
}
