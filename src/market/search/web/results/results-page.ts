import type { NamedFilter } from '#domain/search/define-search.ts';
import type { Picture } from '#market/page/contract.ts';
import type { SearchSuggestion } from '../../contract/results.ts';

/** Fields of any listing for the map and its card. */
export interface ResultsCard {
  readonly id: string;
  readonly title: string;
  /** Language of its texts, where that isn't the reader's. */
  readonly language?: string | undefined;
  readonly city: string;
  readonly countryCode: string;
  readonly countryName: string;
  readonly neighbourhood: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly pictures: readonly Picture[];
  readonly rating: { readonly average: number; readonly count: number } | null;
}

export interface Chip extends NamedFilter {
  readonly label: string;
}

/** One page of results, as the API returns it for every kind of listing. */
export interface ResultsPage<Card extends ResultsCard = ResultsCard> {
  readonly items: readonly Card[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  /** Centre of the search. */
  readonly place: { readonly label: string } | null;
  readonly chips: readonly Chip[];
  /** Why the dates can't match anywhere; null for valid dates. */
  readonly datesProblem: 'past' | 'too-long' | 'too-far' | null;
  /**
   * Only for an empty result with a place: the number of listings there, regardless of other
   * filters.
   */
  readonly placeTotal: number | null;
  /** Only for an empty result with an unknown place name: cities with a similar spelling. */
  readonly unknownPlace: {
    readonly name: string;
    readonly similar: readonly SimilarCity[];
  } | null;
  readonly suggestions: readonly SearchSuggestion[];
}

export interface SimilarCity {
  readonly label: string;
  readonly countryName: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** Whether the count includes only listings that match all other filters. */
  readonly keepsFilters: boolean;
}
