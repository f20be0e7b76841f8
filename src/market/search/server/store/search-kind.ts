import { type SQL, sql } from 'drizzle-orm';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import type { Position } from '#domain/places.ts';
import type { SearchCodec } from '#domain/search/define-search.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import type { GuestGroup, ListingKind } from '#domain/vocabulary.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { FilterChip } from '../filter-labels.ts';
import type { SearchArea } from '../search-area.ts';

/** The kinds that are searched by place, each with the table of its positions. */
const SEARCH_TABLES = {
  stay: 'stay_search',
  itinerant: 'itinerant_place',
  experience: 'experience_search',
} as const satisfies Record<ListingKind, string>;

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

const HAS_SEVERAL_PLACES: Readonly<Record<SearchTable, boolean>> = {
  stay_search: false,
  itinerant_place: true,
  experience_search: false,
};

/** Whether a listing may be in several places, a row of the table for each. */
export function hasSeveralPlaces(table: SearchTable): boolean {
  return HAS_SEVERAL_PLACES[table];
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

const NAMES_OF_LISTING = sql`
      join (
        select id as listing_id, region, city, neighbourhood from listing
      ) named on named.listing_id = x.listing_id`;
const NAMES_OF_ROW = sql`cross join lateral (select x.region, x.city, x.neighbourhood) named`;

/** The narrow table of homes has no names, so theirs are the listing's. */
const PLACE_NAMES: Readonly<Record<SearchTable, SQL>> = {
  stay_search: NAMES_OF_LISTING,
  itinerant_place: NAMES_OF_ROW,
  experience_search: NAMES_OF_ROW,
};

/** The names of the place of a row `x`, as a lateral join named `named`. */
export function placeNames(table: SearchTable): SQL {
  return PLACE_NAMES[table];
}

/** A search with everything that its SQL depends on. */
export interface SearchCriteria<Search extends PlacedSearch> {
  /** Without ids that the catalogues don't contain. */
  readonly search: Search;
  /** Null for everywhere. */
  readonly area: SearchArea | null;
  /** Origin of the order 'nearest'; null where the search has no position. */
  readonly centre: Position | null;
  readonly now: Temporal.Instant;
  /** Groups of the caller, for discounts. */
  readonly groups: readonly GuestGroup[];
}

/** The matches of a search, as clauses of a query over its kind's table, named `x`. */
export interface SearchClauses {
  readonly from: SQL;
  readonly condition: SQL;
}

/** Listings as in `SearchClauses`, with a row `x` for each of the places where they match. */
export interface PlaceClauses extends SearchClauses {
  /** The city of the place, and its two-letter country code. */
  readonly city: SQL;
  readonly countryCode: SQL;
}

/** Requirements for one kind of listing to be searched; the rest is shared by all kinds. */
export interface SearchKind<Search extends PlacedSearch> {
  /** Table with the positions of its listings. */
  readonly table: SearchTable;
  readonly codec: SearchCodec<Search>;
  /** Null when nothing can match. */
  clauses(criteria: SearchCriteria<Search>): SearchClauses | null;
  /** Places of the matching listings, with the columns of `table`. */
  places(clauses: SearchClauses): PlaceClauses;
  /** A query for the number of matches, in its only column; null when there can be none. */
  count(criteria: SearchCriteria<Search>): SQL | null;
  /** The active filters with their labels, in the order of the search. */
  chips(
    search: Search,
    context: Pick<RequestContext, 'translate' | 'headers' | 'now'>,
  ): FilterChip[];
}
