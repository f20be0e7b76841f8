import { sql } from 'drizzle-orm';
import { AGE_FALLBACK } from '#domain/search/stay-limits.ts';
import { type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import type { ListingCategory } from '#domain/vocabulary.ts';
import {
  type BriefListing,
  type CardExtras,
  extraColumns,
  haversineTo,
  isWithin,
  type PriceFigures,
  readPriceFigures,
  type SearchKind,
  type SimilarFor,
  toCircle,
} from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { filterChips, type StayCriteria } from '../../search/criteria.ts';
import { loadStayPage } from '../stay-page.ts';
import { CARD_COLUMNS, type CardRow } from './card-rows.ts';
import { stayFilter } from './search-filter.ts';
import { asksForCategoryAlone, tallyQuery } from './search-page.ts';

/** Definition of the search for stays. */
export const STAY_SEARCH: SearchKind<StaySearch> = {
  table: 'stay_search',
  codec: staySearch,
  clauses: stayFilter,
  places: (clauses) => ({
    ...clauses,
    city: sql`(select l.city from listing l where l.id = x.listing_id)`,
    countryCode: sql`x.country_code`,
  }),
  count(criteria) {
    const filter = stayFilter(criteria);
    return filter === null ? null : tallyQuery(criteria, filter);
  },
  chips: filterChips,
};

/** Counts the matches of a search by category; empty categories are missing. */
export async function countByCategory(
  db: Queryable,
  criteria: StayCriteria,
): Promise<Map<ListingCategory, number>> {
  const filter = stayFilter(criteria);
  if (filter === null) return new Map();
  const rows = await queryRows<{ category: ListingCategory; count: number }>(
    db,
    asksForCategoryAlone(criteria) && criteria.search.category === undefined
      ? sql`select category, listed as count from stay_tally`
      : sql`
        select x.category, count(*)::integer as count
        from ${filter.from}
        where ${filter.condition}
        group by x.category`,
  );
  return new Map(rows.map(({ category, count }) => [category, count]));
}

/**
 * A stay as the search wizards' choices and analytics use it, its price a night (spec 3 §3.3).
 */
interface BriefStay extends BriefListing {
  readonly occupancy: string;
  readonly averageGuestAge: number;
}

/** The newest stays, ordered by country. */
export async function loadBriefListings(
  db: Queryable,
  _now: Temporal.Instant,
  limit: number,
): Promise<BriefStay[]> {
  return queryRows<BriefStay>(
    db,
    sql`
      select
        l.country_code as "locationValue",
        case when l.neighbourhood = '' then l.city else l.neighbourhood || ', ' || l.city end
          as address,
        newest.nightly_price as price,
        newest.occupancy,
        coalesce(newest.average_guest_age, ${AGE_FALLBACK}::integer) as "averageGuestAge"
      from (
        select listing_id, nightly_price, occupancy, average_guest_age
        from stay_search
        order by created_at desc nulls last, listing_id
        limit ${limit}::integer
      ) newest
      join listing l on l.id = newest.listing_id
      order by l.country_code, l.city, l.id`,
  );
}

/** Maximum distance of nearby stays, in kilometres. */
const NEAR_BY_KM = 50;

/**
 * Other stays nearby: the most similar first (category, occupancy, a price within a third of its
 * own), then the nearest; null when the stay is unknown or was removed.
 */
export async function findSimilarStays(
  db: Queryable,
  id: string,
  { userId }: SimilarFor,
  limit: number,
): Promise<(CardRow & CardExtras)[] | null> {
  const stay = await loadStayPage(db, id, userId);
  if (stay === null) return null;
  return queryRows<CardRow & CardExtras>(
    db,
    sql`
      with alike as (
        select x.listing_id as id,
          2 * (x.category = ${stay.category})::integer
            + (x.occupancy = ${stay.occupancy})::integer
            + (abs(x.nightly_price - ${stay.nightlyPrice}::integer) * 3
                <= ${stay.nightlyPrice}::integer)::integer as likeness,
          ${haversineTo(stay)} as haversine
        from stay_search x
        where ${isWithin(stay, NEAR_BY_KM)} and x.listing_id <> ${stay.id}
        order by likeness desc, haversine, id
        limit ${limit}::integer
      )
      select ${CARD_COLUMNS}, ${extraColumns(userId)}
      from alike
      join listing l on l.id = alike.id
      join stay s on s.listing_id = alike.id
      order by alike.likeness desc, alike.haversine, alike.id`,
  );
}

/**
 * Prices of the homes of several searches, in their order, by one statement: all in with dates, the
 * bare night without.
 *
 * @param searches each with a position
 */
export function homeFigures(
  db: Queryable,
  searches: readonly StaySearch[],
  caller: Pick<StayCriteria, 'now' | 'groups'>,
): Promise<PriceFigures[]> {
  const clauses = searches.map((search) => {
    const filter = stayFilter({ ...caller, search, ...toCircle(search) });
    if (filter === null) return null;
    const { from, condition, price } = filter;
    return { from: sql`${from} ${price.join}`, condition, price: price.total };
  });
  return readPriceFigures(db, clauses);
}
