import { type SQL, sql } from 'drizzle-orm';
import { toCents } from '#domain/money.ts';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import type { StayCriteria } from '../../search/criteria.ts';
import { type DatedStay, totalOfStay } from './price-range.ts';
import { overridePricesSql, requestedUnitsSql } from './search-dates.ts';

/** The price on the cards of a search, over `stay_search x`. */
export interface StayPrice {
  /** The join that `total` needs; empty where it needs none. */
  readonly join: SQL;
  /** Cents of all its nights: all in with dates, the bare price of one night without. */
  readonly total: SQL;
  /** Number of nights of the total. */
  readonly nights: SQL;
}

/** Price by which a search sorts, filters and counts. */
export function stayPrice(criteria: StayCriteria, stay: DatedStay | null): StayPrice {
  return stay === null
    ? { join: sql``, total: sql`x.nightly_price`, nights: sql`1` }
    : { join: priceJoin(criteria, stay), total: sql`price.total`, nights: sql`price.nights` };
}

/** Prices within the range of a search, which is per night or per its span. */
export function priceConditions(
  { minPrice, maxPrice, priceSpan }: StaySearch,
  stay: DatedStay | null,
): SQL[] {
  const span = DURATION_NIGHTS[priceSpan ?? 'night'];
  const conditions: SQL[] = [];
  if (stay === null) {
    // Prices are whole cents, so the bound of a span may be rounded per night.
    const min = Math.ceil(toCents(minPrice ?? 0) / span);
    const max = Math.floor(toCents(maxPrice ?? 0) / span);
    if (minPrice !== undefined) conditions.push(sql`x.nightly_price >= ${min}::integer`);
    if (maxPrice !== undefined) conditions.push(sql`x.nightly_price <= ${max}::integer`);
    return conditions;
  }
  const scaled = sql`price.total * ${span}::integer`;
  const bound = (dollars: number): SQL => sql`${toCents(dollars)}::bigint * price.nights`;
  if (minPrice !== undefined) conditions.push(sql`${scaled} >= ${bound(minPrice)}`);
  if (maxPrice !== undefined) conditions.push(sql`${scaled} <= ${bound(maxPrice)}`);
  return conditions;
}

/**
 * The all-in total in cents, `priceStay(…).total` for the guests and rooms of the search, so that a
 * whole result can be sorted and filtered by the prices on its cards. A property test verifies that
 * they agree.
 *
 * @returns a lateral join to `stay_search x` that is named `price`, with `total` and `nights`
 */
export function priceJoin(criteria: StayCriteria, stay: DatedStay): SQL {
  const dated = { arrival: sql`dated.arrival`, nights: sql`dated.nights` };
  const nightsAmount = sql`
    (x.nightly_price::numeric * dated.nights + ${overridePricesSql(dated)}) * ${requestedUnitsSql(criteria)}`;
  return sql`
    cross join lateral (
      select dated.nights, priced.total
      from stay s
      cross join lateral (select ${stay.arrival} as arrival, ${stay.nights} as nights) dated
      cross join lateral (${totalOfStay(criteria, dated, nightsAmount)}) priced
      where s.listing_id = x.listing_id
    ) price`;
}
