import type { MessageDescriptor } from '@lingui/core';
import type { LinkProps } from '@tanstack/react-router';
import { createContext, type ReactElement, use } from 'react';
import type { ResultsPath } from '#domain/kinds.ts';
import type { Position } from '#domain/places.ts';
import type { NamedFilter, SearchCodec } from '#domain/search/define-search.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { ResultCache } from './result-cache.ts';
import type { ResultsCard, ResultsPage } from './results-page.ts';

/** Fields of a search that the results of any kind of listing read. */
export interface ResultsSearch extends PlacedSearch {
  readonly category?: string;
  readonly sort: string;
  readonly page: number;
}

/** A price on the map. */
export interface Pin {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Cents. */
  readonly amount: number;
  /** Positions of its stops, in their order; missing where it stays in one place. */
  readonly way?: readonly Position[];
}

/** A category with the number of listings in it. */
export interface CategoryCount {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly count: number;
}

/** Data of a page of results with its strip. */
export interface ResultsData<Page extends ResultsPage = ResultsPage> {
  readonly results: Page;
  readonly categories: readonly CategoryCount[];
}

/** The sentences that name the kind of listing. */
export interface ResultsTexts {
  readonly listed: MessageDescriptor;
  readonly earlier: MessageDescriptor;
  readonly more: MessageDescriptor;
  readonly moreFailed: MessageDescriptor;
  readonly all: MessageDescriptor;
  allIn(place: string): MessageDescriptor;
  /** The number of listings; zero has a sentence of its own. */
  count(count: number): MessageDescriptor;
  /** The number of listings shown. */
  shown(count: number): MessageDescriptor;
  /**
   * Accessible label of a map pin.
   *
   * @param price as the pin shows it; a word for listings that are free of charge
   */
  pin(price: string, isFree: boolean): MessageDescriptor;
  /**
   * Accessible label of a group of pins.
   *
   * @param label as shown: the number and the lowest price
   */
  pinGroup(label: string): MessageDescriptor;
  /** Text where nothing is listed at all. */
  readonly noneYet: MessageDescriptor;
  /** Why nothing matches: invalid dates, otherwise whether something comes close. */
  whyEmpty(problem: ResultsPage['datesProblem'], hasSuggestions: boolean): MessageDescriptor;
}

/** An order of the results, with its label. */
export interface SortChoice {
  readonly id: string;
  readonly label: MessageDescriptor;
}

/**
 * The results of one kind of listing, so that the results' components need to know no kind. Each
 * kind's page of results provides its own.
 */
export interface ResultsSection<
  Search extends ResultsSearch = ResultsSearch,
  Card extends ResultsCard = ResultsCard,
> {
  readonly kind: ListingKind;
  readonly codec: SearchCodec<Search>;
  /** Path of the results. */
  readonly path: ResultsPath | '/community';
  /** The results path of a pathname; null outside of this section. */
  pathOf(pathname: string): ResultsPath | '/listings' | '/community' | null;
  readonly memory: ResultCache;
  readonly texts: ResultsTexts;
  /** The strip of its categories: the key of its scroll position, and the icon of each. */
  readonly strip: {
    readonly name: string;
    icon(category: NonNullable<Search['category']>): ReactElement;
  };
  /**
   * Whether the page shows a filter by other means, such as by the selected day; missing where each
   * is a chip.
   */
  isShownOtherwise?(search: Search, filter: NamedFilter): boolean;
  /** The orders that a search can have, the default one first. */
  sorts(search: Search): readonly SortChoice[];
  /** The search without any filters. */
  cleared(search: Search): Search;
  /** @throws ApiError, OfflineError */
  loadPage(search: Search, signal: AbortSignal): Promise<ResultsPage<Card>>;
  /** @throws ApiError, OfflineError */
  loadPins(query: Record<string, string>, signal: AbortSignal): Promise<readonly Pin[]>;
  /** @throws ApiError, OfflineError */
  loadCard(id: string, query: Record<string, string>, signal: AbortSignal): Promise<Card>;
  /** The page of a listing, with the parameters of the search. */
  link(card: Card, search: Search): LinkProps;
  /** A result in the list; an eager one loads its picture at once. */
  card(card: Card, search: Search, isEager: boolean): ReactElement;
  /** The price on the card of the map. */
  price(card: Card, search: Search): ReactElement;
}

const SectionContext = createContext<ResultsSection | null>(null);

export const ResultsSectionProvider = SectionContext.Provider;

/** The section whose results are shown. */
export function useResultsSection(): ResultsSection {
  const section = use(SectionContext);
  if (section === null) throw new Error('Results are drawn within a ResultsSectionProvider.');
  return section;
}
