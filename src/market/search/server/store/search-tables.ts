import { type SQL, sql } from 'drizzle-orm';
import { datesOnEarth } from '#domain/dates-on-earth.ts';

/** The kinds that are searched by place, each with the table of its positions. */
const SEARCH_TABLES = {
  stay: 'stay_search',
  itinerant: 'itinerant_place',
  experience: 'experience_search',
} as const;

/**
 * A table with the positions of a kind's listings. All have the columns `listing_id`, `position` (a
 * point: longitude, latitude), `country_code` and `place_words`; a listing may have several rows.
 */
export type SearchTable = (typeof SEARCH_TABLES)[keyof typeof SEARCH_TABLES];

/** A kind that is searched by place. */
export type PlacedKind = keyof typeof SEARCH_TABLES;

export function searchTableFor(kind: PlacedKind): SearchTable {
  return SEARCH_TABLES[kind];
}

/** Whether a listing may be in several places, a row of the table for each. */
export function hasSeveralPlaces(table: SearchTable): boolean {
  return table === 'itinerant_place';
}

/** The rows of a table for a `from` clause, without listings that are over. */
export function currentRows(table: SearchTable, now: Temporal.Instant): SQL {
  switch (table) {
    case 'stay_search':
      return sql`stay_search`;
    case 'itinerant_place':
      return sql`(
        select p.*
        from itinerant_place p
        join itinerant_search s on s.listing_id = p.listing_id
        where s.last_arrival >= ${datesOnEarth(now).earliest}::date)`;
    case 'experience_search':
      return sql`(
        select p.*
        from experience_search p
        where exists (
          select from listing_session session
          where session.listing_id = p.listing_id
            and session.status = 'scheduled'
            and session.starts_at > ${now.toString()}::timestamptz))`;
  }
}

/** The names of the place of a row `x`, as a lateral join named `named`. */
export function placeNames(table: SearchTable): SQL {
  return table === 'stay_search'
    ? sql`
      join (
        select id as listing_id, region, city, neighbourhood from listing
      ) named on named.listing_id = x.listing_id`
    : sql`cross join lateral (select x.region, x.city, x.neighbourhood) named`;
}
