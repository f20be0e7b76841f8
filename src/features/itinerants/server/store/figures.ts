import { type SQL, sql } from 'drizzle-orm';
import type { ItinerantSearch } from '#domain/search/itinerant-search.ts';
import type { ItinerantCategory, ListingKind } from '#domain/vocabulary.ts';
import { type PriceFigures, readPriceFigures, toCircle } from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { ItinerantCriteria } from '../search/itinerant-criteria.ts';
import { itinerantFilter } from './search/search-filter.ts';

/**
 * A query for the guests with an approved, valid reservation of a kind: `listing_id` and
 * `guest_id`. Reservations implement it, and the composition root provides it.
 */
export type ApprovedGuests = (kind: ListingKind) => SQL;

/** Figures of a category with at least one listed itinerant. */
export interface CategoryFiguresRow {
  readonly category: ItinerantCategory;
  readonly itinerants: number;
  /** Sum and number of the stars in reviews. */
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly members: number;
  readonly places: number;
}

/**
 * Counts the listed itinerants by category, in one pass over each table.
 *
 * @param approved a query for `listing_id` and `guest_id` of approved reservations
 */
export async function readCategoryFigures(
  db: Queryable,
  approved: SQL,
): Promise<CategoryFiguresRow[]> {
  return queryRows<CategoryFiguresRow>(
    db,
    sql`
      with listed as (
        select i.category, l.id, l.country_code, l.city, l.rating_sum, l.rating_count
        from itinerant i
        join listing l on l.id = i.listing_id
        where is_listed(l)
      ),
      joined as (
        select listed.category, count(distinct approved.guest_id)::int as members
        from listed
        join (${approved}) approved on approved.listing_id = listed.id
        group by listed.category
      ),
      visited as (
        select place.category, count(distinct (place.country_code, place.city))::int as places
        from (
          select category, country_code, city from listed
          union all
          select listed.category, s.country_code, s.city
          from listed
          join itinerant_stop s on s.listing_id = listed.id
        ) place
        where place.city <> ''
        group by place.category
      )
      select listed.category, count(*)::int as itinerants,
        sum(listed.rating_sum)::int as "ratingSum", sum(listed.rating_count)::int as "ratingCount",
        coalesce(max(joined.members), 0) as members, coalesce(max(visited.places), 0) as places
      from listed
      left join joined on joined.category = listed.category
      left join visited on visited.category = listed.category
      group by listed.category`,
  );
}

/**
 * Prices of the itinerants of several searches, in their order, in one statement: a night there for
 * one guest.
 *
 * @param searches each with a position
 */
export function itinerantFigures(
  db: Queryable,
  searches: readonly ItinerantSearch[],
  caller: Pick<ItinerantCriteria, 'now' | 'groups'>,
): Promise<PriceFigures[]> {
  const clauses = searches.map((search) =>
    itinerantFilter({ ...caller, search, ...toCircle(search) }),
  );
  return readPriceFigures(db, clauses);
}
