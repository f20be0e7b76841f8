import { sql } from 'drizzle-orm';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { type CardExtras, extraColumns, type SimilarFor } from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { loadItinerantPage } from '../itinerant-page.ts';
import { itinerantFilter } from './search-filter.ts';
import { cardColumns, type ItinerantCardRow, PAGE_JOINS } from './search-page.ts';

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
