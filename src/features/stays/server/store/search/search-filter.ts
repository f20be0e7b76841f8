import { type SQL, sql } from 'drizzle-orm';
import { AGE_FALLBACK, AGE_TOLERANCE } from '#domain/search/stay-limits.ts';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { areaConditions, listConditions } from '#market/search/index.server.ts';
import type { StayCriteria } from '../../search/criteria.ts';
import { type DateClauses, dateClauses } from './search-dates.ts';
import { priceConditions, type StayPrice, stayPrice } from './search-price.ts';

/** The average age of a stay's guests, 25 where it is unknown (spec 3 §3.2, §9). */
export const AGE = sql.raw(`coalesce(x.average_guest_age, ${AGE_FALLBACK})`);

/** The matches of a search, as the clauses of a query over `stay_search x`. */
export interface StayFilter extends DateClauses {
  /** `stay_search x` with the joins for place and dates. */
  readonly from: SQL;
  readonly condition: SQL;
  /** Price on its cards; callers add the join if they need it, unless `from` includes it. */
  readonly price: StayPrice;
}

/**
 * The single definition of which stays match a search: the page, the pins, the counts and the
 * suggestions all use it. `null` when nothing can match.
 */
export function stayFilter(criteria: StayCriteria): StayFilter | null {
  const dates = dateClauses(criteria);
  if (dates === null) return null;
  const conditions = [
    ...areaConditions(criteria.area),
    ...homeConditions(criteria),
    ...listConditions(criteria.search),
    ...dates.where,
  ];
  const price = stayPrice(criteria, dates.stay);
  const inRange = priceConditions(criteria.search, dates.stay);
  conditions.push(...inRange);
  const asksPrice = inRange.length > 0;
  return {
    ...dates,
    from: sql`stay_search x ${dates.join} ${asksPrice ? price.join : sql``}`,
    price: asksPrice ? { ...price, join: sql`` } : price,
    condition: conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `),
  };
}

/** The category of a search. */
export function categoryConditions({ category }: StaySearch): SQL[] {
  return category === undefined ? [] : [sql`x.category = ${category}`];
}

/** Filters on the home itself. */
function homeConditions({ search }: StayCriteria): SQL[] {
  const conditions: SQL[] = [];
  const atLeast = (column: string, min: number | undefined): void => {
    if (min !== undefined) conditions.push(sql`${sql.raw(column)} >= ${min}::integer`);
  };
  atLeast('x.guest_count', search.guestCount);
  atLeast('x.room_count', search.roomCount);
  atLeast('x.bathroom_count', search.bathroomCount);
  atLeast('x.resident_count', search.residentCount);
  atLeast('x.mbps', search.minMbps);
  if (search.hostVerified) conditions.push(sql`x.host_verified`);
  conditions.push(...categoryConditions(search));
  if (search.occupancy) conditions.push(sql`x.occupancy = ${search.occupancy}`);
  if (search.averageAge !== undefined) {
    const { averageAge } = search;
    conditions.push(
      sql`${AGE} between ${averageAge - AGE_TOLERANCE}::integer
        and ${averageAge + AGE_TOLERANCE}::integer`,
    );
  }
  return conditions;
}
