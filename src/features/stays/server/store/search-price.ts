import { type SQL, sql } from 'drizzle-orm';
import { DISCOUNT_MIN_DAYS, DISCOUNTS } from '#domain/discounts.ts';
import { SERVICE_RATE } from '#domain/stay-pricing.ts';
import type { SearchCriteria } from '../search-criteria.ts';
import { todaySql, unitsSql } from './search-dates.ts';

/** The domain's `percentOf` in SQL: percentages count to three decimals, halves round up. */
function percentSql(amount: SQL, percent: SQL): SQL {
  return sql`round(${amount} * round(${percent}::numeric, 3) * 0.01)`;
}

/** Percent of the best discount the caller qualifies for, as `bestDiscount` finds it. */
function bestPercent(criteria: SearchCriteria, arrival: SQL, nights: number): SQL {
  const long = nights >= DISCOUNT_MIN_DAYS;
  const columns = DISCOUNTS.filter(
    ({ group, reasons }) =>
      (group === null || criteria.groups.includes(group)) &&
      reasons.includes(long ? 'long-stay' : 'early-booking'),
  ).map(({ field }) => {
    const column = sql.raw(`s.${snakeCase(field)}`);
    return field === 'specialDiscount'
      ? sql`case when s.special_discount_on then ${column} else 0 end`
      : column;
  });
  const best = sql`greatest(0, ${sql.join(columns, sql`, `)})`;
  if (long) return best;
  const early = sql`${arrival} - ${todaySql(criteria.now)} >= ${DISCOUNT_MIN_DAYS}::integer`;
  return sql`case when ${early} then ${best} else 0 end`;
}

function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * The all-in total in cents, `priceStay(…).total` for the guests and rooms of the search, so
 * that a whole result can be sorted by what its cards show. A property test holds them together.
 *
 * @returns joins to `stay_search x`, the last of them naming `price.total`
 */
export function priceJoin(criteria: SearchCriteria, arrival: SQL, nights: number): SQL {
  const guests = criteria.search.guestCount ?? 1;
  return sql`
    join stay s on s.listing_id = x.listing_id
    cross join lateral (
      select
        s.nightly_price::numeric * ${unitsSql(criteria)} * ${nights}::integer as nights,
        s.extra_guest_fee::numeric * greatest(0, ${guests}::integer - s.included_guests)
          * ${nights}::integer as extra_guests
    ) gross
    cross join lateral (
      select gross.nights - ${percentSql(sql`gross.nights`, bestPercent(criteria, arrival, nights))}
        as nights
    ) net
    cross join lateral (
      select net.nights + s.cleaning_fee + gross.extra_guests
        + ${percentSql(sql`net.nights`, sql.raw(String(SERVICE_RATE)))}
        + ${percentSql(sql`(net.nights + s.cleaning_fee + gross.extra_guests)`, sql`s.tax_rate`)}
        + ${percentSql(sql`gross.nights`, sql`s.security_rate`)} as total
    ) price`;
}
