import { sql } from 'drizzle-orm';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import {
  type BriefListing,
  type CardExtras,
  extraColumns,
  type SearchKind,
  type SimilarFor,
} from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { itinerantChips } from '../../search/itinerant-criteria.ts';
import { loadItinerantPage } from '../itinerant-page.ts';
import { itinerantFilter } from './search-filter.ts';
import { cardColumns, type ItinerantCardRow, PAGE_JOINS, tallyQuery } from './search-page.ts';

/** Search definition of itinerants. */
export const ITINERANT_SEARCH: SearchKind<ItinerantSearch> = {
  table: 'itinerant_place',
  codec: itinerantSearch,
  clauses: itinerantFilter,
  places: ({ from, condition }) => ({
    from: sql`itinerant_place x`,
    condition: sql`x.listing_id in (select x.listing_id from ${from} where ${condition})`,
    city: sql`x.city`,
    countryCode: sql`x.country_code`,
  }),
  count(criteria) {
    const filter = itinerantFilter(criteria);
    return filter === null ? null : tallyQuery(filter);
  },
  chips: itinerantChips,
};

/**
 * The newest itinerants that guests can still join, ordered by country; prices for one guest and one
 * night.
 */
export async function loadBriefItinerants(
  db: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<BriefListing[]> {
  return queryRows<BriefListing>(
    db,
    sql`
      select
        l.country_code as "locationValue",
        case when l.neighbourhood = '' then l.city else l.neighbourhood || ', ' || l.city end
          as address,
        newest.nightly_price as price
      from (
        select listing_id, nightly_price
        from itinerant_search
        where last_arrival >= ${datesOnEarth(now).earliest}::date
        order by created_at desc nulls last, listing_id
        limit ${limit}::integer
      ) newest
      join listing l on l.id = newest.listing_id
      order by l.country_code, l.city, l.id`,
  );
}

/**
 * Other itinerants of the same category or country that guests can still join: those of both first,
 * then those of the category, each group by their start; null when the itinerant is unknown or was
 * removed.
 */
export async function findSimilarItinerants(
  db: Queryable,
  id: string,
  { userId, now }: SimilarFor,
  limit: number,
): Promise<(ItinerantCardRow & CardExtras)[] | null> {
  const itinerant = await loadItinerantPage(db, id, userId);
  if (itinerant === null) return null;
  const { category, countryCode } = itinerant;
  const search = itinerantSearch.parse({});
  const filter = itinerantFilter({ search, area: null, centre: null, now, groups: [] });
  if (filter === null) return [];
  const isThere = sql`exists (
    select from itinerant_place p
    where p.listing_id = x.listing_id and p.country_code = ${countryCode})`;
  return queryRows<ItinerantCardRow & CardExtras>(
    db,
    sql`
      select ${cardColumns(now)}, ${extraColumns(userId)}, null as "freeFrom", null as "freeUntil"
      from (
        select alike.*, row_number() over (order by alike.likeness desc, alike.start_date, alike.id)
          as rank
        from (
          select x.listing_id as id, x.start_date,
            (x.category = ${category})::integer * 2 + (${isThere})::integer as likeness
          from ${filter.from}
          where ${filter.condition} and x.listing_id <> ${id}::uuid
        ) alike
        where alike.likeness > 0
        order by rank
        limit ${limit}::integer
      ) page
      ${PAGE_JOINS}
      order by page.rank`,
  );
}
