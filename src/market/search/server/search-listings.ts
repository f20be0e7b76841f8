import type { MessageDescriptor } from '@lingui/core';
import type { DateText } from '#domain/dates.ts';
import { type Cents, toDollars } from '#domain/money.ts';
import { varyCovers } from '#domain/picture-subjects.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import { cityName, nearestPlaces } from '#features/catalogues/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import type { ResultsPage } from '../contract/results.ts';
import { suggestBroaderSearches } from './broader-searches.ts';
import {
  countPlace,
  findUnknownPlace,
  type PreparedSearch,
  prepareSearch,
} from './prepare-search.ts';
import type {
  CardOf,
  CategoryOf,
  NameOf,
  NewestOf,
  PinOf,
  Query,
  SearchRoutes,
} from './search-answers.ts';
import type { ResolvedArea } from './search-area.ts';
import type { CardExtras, Slice } from './store/page-query.ts';
import type { SearchCriteria, SearchKind } from './store/search-kind.ts';

/** Number of cards on a page. */
const PAGE_SIZE = 24;
/** Maximum number of pins on a map; the first in the search's order. */
const MAX_PINS = 500;
/** Maximum number of listings like another. */
const MAX_SIMILAR = 8;
/** Maximum number of listings in a response by country; the newest of them. */
const MAX_GROUPED = 2_000;

/** Fields of a search with pages besides its place. */
export interface PagedSearch extends PlacedSearch {
  readonly page: number;
  readonly dates?: unknown;
}

/** Some of the matching rows. */
export interface FoundRows<Row> {
  readonly rows: readonly Row[];
  /** Number of all matches. */
  readonly total: number;
}

/** A listing in the choices of the search dialogs. */
export interface BriefListing {
  readonly locationValue: string;
  /** Neighbourhood and city; never the street. */
  readonly address: string;
  readonly price: Cents;
}

/** The person and the moment that similar listings are for. */
export interface SimilarFor {
  readonly userId: string | null;
  readonly now: Temporal.Instant;
  /** A day to compare sessions with; undefined without one. */
  readonly date?: DateText | undefined;
}

/** Requirements for one kind of listing for the calls that every search has. */
export interface ListingSearch<
  Routes extends SearchRoutes,
  Search extends PagedSearch,
  Row extends ListedCity & Pick<CardExtras, 'pictures'>,
  PinRow,
> extends SearchKind<Search> {
  /** The name of its listings in a response by country. */
  readonly name: NameOf<Routes>;
  /** The newest listings, ordered by country. */
  findNewest(
    db: Queryable,
    now: Temporal.Instant,
    limit: number,
  ): Promise<readonly (BriefListing & NewestOf<Routes>)[]>;
  /** Listings like one of them, the most similar first; null where that one is unknown. */
  findSimilar(
    db: Queryable,
    id: string,
    reader: SimilarFor,
    limit: number,
  ): Promise<readonly Row[] | null>;
  /** Parses the search of a query; ids missing from the catalogues are ignored (spec 1 §4.8). */
  read(query: Query): Search;
  /** One page of the matches, with the card fields for this person. */
  find(
    db: Queryable,
    criteria: SearchCriteria<Search>,
    slice: Slice,
    userId: string | null,
  ): Promise<FoundRows<Row>>;
  /** One of them; null where it doesn't match the search. */
  findOne(
    db: Queryable,
    criteria: SearchCriteria<Search>,
    id: string,
    userId: string | null,
  ): Promise<Row | null>;
  findPins(
    db: Queryable,
    criteria: SearchCriteria<Search>,
    slice: Slice,
  ): Promise<FoundRows<PinRow>>;
  /** Makes the cards of one response, in the reader's language. */
  cardMaker(criteria: SearchCriteria<Search>, translate: Translator): (row: Row) => CardOf<Routes>;
  /** Makes the pins of one response: position, and the price that the card shows. */
  pinMaker(criteria: SearchCriteria<Search>): (row: PinRow) => PinOf<Routes>;
  /** Every category, in the order of display. */
  readonly categories: Readonly<Record<CategoryOf<Routes>, CategoryLabel>>;
  /** The search with any category. */
  withoutCategory(search: Search): Search;
  /** Counts the matches by category; empty categories are missing. */
  countByCategory(
    db: Queryable,
    criteria: SearchCriteria<Search>,
  ): Promise<ReadonlyMap<CategoryOf<Routes>, number>>;
  /** Why the dates can't match anywhere; null for valid dates. */
  datesProblem(criteria: SearchCriteria<Search>): ResultsPage['datesProblem'];
}

interface CategoryLabel {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** The answers to the calls of a search, for one kind of listing. */
export function searchCalls<
  Routes extends SearchRoutes,
  Search extends PagedSearch,
  Row extends ListedCity & Pick<CardExtras, 'pictures'>,
  PinRow,
>(kind: ListingSearch<Routes, Search, Row, PinRow>) {
  const prepare = (search: Search, context: RequestContext) =>
    prepareSearch(kind.table, search, context);

  return {
    /**
     * A page of the matches, with their exact number, and alternatives where there are none. Without
     * any parameter, the newest listings by country (spec 2 §7, 3 §3.3).
     */
    async find(query: Query, context: RequestContext) {
      if (Object.keys(query).length === 0) {
        const newest = await kind.findNewest(context.db, context.now, MAX_GROUPED);
        return groupByCountry(kind.name, newest);
      }
      const search = kind.read(query);
      const prepared = await prepare(search, context);
      const { criteria } = prepared;
      const slice = { limit: PAGE_SIZE, offset: (search.page - 1) * PAGE_SIZE };
      const found = await kind.find(context.db, criteria, slice, context.actor?.id ?? null);
      return {
        items: varyCovers(found.rows).map(kind.cardMaker(criteria, context.translate)),
        ...(await resultsPage(kind, prepared, found, PAGE_SIZE, context)),
        datesProblem: kind.datesProblem(criteria),
      };
    },

    /** Positions of all matches on all pages, with the prices of their cards. */
    async listPins(query: Query, context: RequestContext) {
      const { criteria } = await prepare(kind.read(query), context);
      const slice = { limit: MAX_PINS, offset: 0 };
      const { rows, total } = await kind.findPins(context.db, criteria, slice);
      return { total, pins: rows.map(kind.pinMaker(criteria)) };
    },

    /** Every category with the number of matches in it, ignoring the search's own category. */
    async countCategories(query: Query, context: RequestContext) {
      const { criteria } = await prepare(kind.withoutCategory(kind.read(query)), context);
      const counts = await kind.countByCategory(context.db, criteria);
      const categories = Object.entries<CategoryLabel>(kind.categories);
      return {
        categories: categories.map(([id, { label, description }]) => ({
          id,
          label: context.translate(label),
          description: context.translate(description),
          count: counts.get(id as CategoryOf<Routes>) ?? 0,
        })),
      };
    },

    /**
     * Other listings like one, as cards of an empty search.
     *
     * @param date a day to compare sessions with
     * @throws Problem 'not-found' when the listing is unknown or was removed
     */
    async findSimilar(
      id: string,
      { actor, db, now, translate }: RequestContext,
      date?: DateText,
    ): Promise<{ items: CardOf<Routes>[] }> {
      const reader = { userId: actor?.id ?? null, now, date };
      const rows = await kind.findSimilar(db, id, reader, MAX_SIMILAR);
      if (rows === null) throw new Problem('not-found');
      const nothing = { search: kind.codec.parse({}), area: null, centre: null, now, groups: [] };
      return { items: rows.map(kind.cardMaker(nothing, translate)) };
    },

    /**
     * One listing of a search, as its results show it on any page.
     *
     * @throws Problem 'not-found' when it doesn't match the search
     */
    async showCard(id: string, query: Query, context: RequestContext): Promise<CardOf<Routes>> {
      const { criteria } = await prepare(kind.read(query), context);
      const row = await kind.findOne(context.db, criteria, id, context.actor?.id ?? null);
      if (row === null) throw new Problem('not-found');
      return kind.cardMaker(criteria, context.translate)(row);
    },
  };
}

/**
 * Listings by country, under the field name of the kind's response, prices in dollars (spec 2 §7,
 * 3 §3.3).
 */
function groupByCountry(name: string, rows: readonly BriefListing[]): Record<string, unknown>[] {
  const groups = Map.groupBy(rows, ({ locationValue }) => locationValue);
  return Array.from(groups, ([locationValue, grouped]) => ({
    locationValue,
    [name]: grouped.map(({ locationValue: _, ...listing }) => ({
      ...listing,
      price: toDollars(listing.price),
    })),
  }));
}

/** A listing on a page, by its place. */
export interface ListedCity {
  readonly city: string;
  readonly countryCode: string;
}

/**
 * Fields of a page of results besides its cards, with alternatives where nothing matches.
 *
 * @param pageSize maximum number of cards on a page
 */
async function resultsPage<Search extends PlacedSearch & { readonly page: number }>(
  kind: SearchKind<Search>,
  prepared: PreparedSearch<Search>,
  { total, rows }: { readonly total: number; readonly rows: readonly ListedCity[] },
  pageSize: number,
  context: RequestContext,
): Promise<Omit<ResultsPage, 'datesProblem'>> {
  const { search } = prepared.criteria;
  return {
    total,
    page: search.page,
    pageCount: Math.ceil(total / pageSize),
    place: describePlace(prepared.resolved, rows, context.translate.locale),
    chips: kind.chips(search, context),
    ...(total === 0
      ? await findMore(kind, prepared, context)
      : { placeTotal: null, unknownPlace: null, suggestions: [] }),
  };
}

/** Alternatives for an empty result. */
async function findMore<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  { criteria, resolved }: PreparedSearch<Search>,
  context: RequestContext,
): Promise<Pick<ResultsPage, 'placeTotal' | 'unknownPlace' | 'suggestions'>> {
  const placeTotal = resolved.area === null ? null : await countPlace(kind, criteria, context);
  const unknownPlace =
    placeTotal === 0 && resolved.unknownName !== null
      ? await findUnknownPlace(kind, resolved.unknownName, criteria, context)
      : null;
  return {
    placeTotal,
    unknownPlace,
    suggestions: await suggestBroaderSearches(kind, criteria, context),
  };
}

/**
 * Label of the place in the heading: the typed name, otherwise the city of most cards on the page.
 */
function describePlace(
  { area, centre, label }: ResolvedArea,
  listings: readonly ListedCity[],
  locale: string,
): ResultsPage['place'] {
  if (area === null) return null;
  const name =
    label ?? commonCity(listings, locale) ?? (centre && nearestPlaces(centre, locale, 1)[0]?.name);
  return name
    ? { label: name, latitude: centre?.latitude ?? null, longitude: centre?.longitude ?? null }
    : null;
}

function commonCity(listings: readonly ListedCity[], locale: string): string | null {
  const counts = new Map<string, number>();
  for (const { city, countryCode } of listings) {
    const name = cityName(city, countryCode, locale);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
