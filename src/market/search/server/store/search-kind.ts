import type { SQL } from 'drizzle-orm';
import type { Position } from '#domain/places.ts';
import type { SearchCodec } from '#domain/search/define-search.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { FilterChip } from '../filter-labels.ts';
import type { SearchArea } from '../search-area.ts';
import type { SearchTable } from './search-tables.ts';

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
