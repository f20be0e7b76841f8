import type { DateText } from '#domain/dates.ts';
import { addDays, monthRange } from '#domain/dates.ts';
import { type BoundingBox, boundingBox } from '#domain/places.ts';
import type { StayDates } from '#domain/search/stay-dates.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { FilterChip } from './filter-labels.ts';
import { prepareSearch, type SearchReader } from './prepare-search.ts';
import type { Query } from './search-answers.ts';
import type { SearchArea } from './search-area.ts';
import type { PagedSearch } from './search-listings.ts';
import type { PricedClauses } from './store/counts.ts';
import { findMatches, type ListingFacts, type PricedMatch } from './store/matches.ts';
import type { SearchCriteria, SearchKind } from './store/search-kind.ts';

/** The unit of a match's price. */
export type PriceBasis = 'stay' | 'night' | 'guest' | 'pass' | 'way';

/**
 * The part of a search that indexes can compare with listings: each listing that the search matches is within
 * them, and few others are.
 */
export interface SearchBounds {
  readonly box: BoundingBox;
  readonly countryCode: string | null;
  readonly category: string | null;
  readonly guests: number | null;
  /** Cents, as the facts of its kind have them. */
  readonly maxPrice: number | null;
  /** The first day of its dates and the day after the last; null without dates. */
  readonly firstDay: DateText | null;
  readonly lastDay: DateText | null;
}

/** Bounds that a kind reads from its searches. */
type KindBounds = Pick<SearchBounds, 'category' | 'guests' | 'maxPrice'>;

/** Requirements for the searches of one kind of listing to be saved and watched. */
export interface WatchedKind<Search extends PagedSearch> extends SearchKind<Search> {
  readonly kind: ListingKind;
  /** Parses the search of a query; ids missing from the catalogues are ignored. */
  read(query: Query): Search;
  /** The matches with the cents on their cards; null when nothing can match. */
  priced(criteria: SearchCriteria<Search>): PricedClauses | null;
  /** Facts of its listings, which `bounds` are compared with. */
  readonly facts: ListingFacts;
  bounds(search: Search): KindBounds;
  dates(search: Search): StayDates | undefined;
  basis(search: Search): PriceBasis;
}

/** The searches of one kind, of which one person may save some. */
export interface WatchedSearches {
  readonly kind: ListingKind;
  readonly facts: ListingFacts;
  /** The parameters in one fixed order, without page and order; the same for equal searches. */
  normalize(query: Query): Record<string, string>;
  bounds(query: Query, reader: SearchReader): Promise<SearchBounds>;
  basis(query: Query): PriceBasis;
  /** The active filters with their labels. */
  chips(query: Query, context: Parameters<SearchKind<never>['chips']>[1]): FilterChip[];
  /**
   * Its matches with their prices, by the search itself: those among some listings, otherwise the
   * first in the recommended order.
   */
  match(
    db: Queryable,
    query: Query,
    reader: SearchReader,
    which: { readonly ids: readonly string[] } | { readonly limit: number },
  ): Promise<PricedMatch[]>;
}

/** Makes the searches of a kind watchable. */
export function watchSearches<Search extends PagedSearch>(
  kind: WatchedKind<Search>,
): WatchedSearches {
  const prepare = (query: Query, reader: SearchReader) =>
    prepareSearch(kind.table, kind.read(query), reader);
  return {
    kind: kind.kind,
    facts: kind.facts,
    normalize(query) {
      const { page: _page, sort: _sort, ...params } = kind.codec.format(kind.read(query));
      return params;
    },
    async bounds(query, reader) {
      const { criteria } = await prepare(query, reader);
      const dates = kind.dates(criteria.search);
      const { firstDay, lastDay } = dates === undefined ? UNDATED : spanDates(dates);
      return {
        ...kind.bounds(criteria.search),
        ...boundArea(criteria.area),
        firstDay,
        lastDay,
      };
    },
    basis: (query) => kind.basis(kind.read(query)),
    chips: (query, context) => kind.chips(kind.read(query), context),
    async match(db, query, reader, which) {
      const { criteria } = await prepare(query, reader);
      const clauses = kind.priced(criteria);
      return clauses === null ? [] : findMatches(db, clauses, which);
    },
  };
}

const UNDATED = { firstDay: null, lastDay: null };
const EVERYWHERE: BoundingBox = { west: -180, south: -90, east: 180, north: 90 };

/** A box without a seam: one that crosses the 180th meridian spans all longitudes. */
function boundArea(area: SearchArea | null): Pick<SearchBounds, 'box' | 'countryCode'> {
  switch (area?.kind) {
    case 'circle':
      return { box: unseamed(boundingBox(area.centre, area.radiusKm)), countryCode: null };
    case 'box':
      return { box: unseamed(area.box), countryCode: null };
    case 'named':
      return { box: EVERYWHERE, countryCode: area.countryCode };
    default:
      return { box: EVERYWHERE, countryCode: null };
  }
}

function unseamed(box: BoundingBox): BoundingBox {
  return box.west <= box.east ? box : { ...box, west: -180, east: 180 };
}

/** The first and the day after the last day that a stay of these dates may touch. */
function spanDates(dates: StayDates): { firstDay: DateText; lastDay: DateText } {
  switch (dates.mode) {
    case 'exact':
      return { firstDay: dates.startDate, lastDay: dates.endDate };
    case 'flexible':
      return {
        firstDay: addDays(dates.baseDate, -dates.flexibility),
        lastDay: addDays(dates.baseDate, dates.flexibility + dates.nights),
      };
    case 'months':
      return {
        firstDay: monthRange(dates.startMonth).start,
        lastDay: monthRange(dates.endMonth).end,
      };
  }
}
