import type { BoundingBox, Position } from '#domain/places.ts';
import { type DatesProblem, datesProblem } from '#domain/search/stay-dates.ts';
import type { StaySearch } from '#domain/search/stay-search.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';

/** Where a search looks. */
export type SearchArea =
  | { readonly kind: 'circle'; readonly centre: Position; readonly radiusKm: number }
  | { readonly kind: 'box'; readonly box: BoundingBox }
  | {
      readonly kind: 'named';
      readonly countryCode: string | null;
      /** Folded words of a place's name, in one spelling or another; empty asks for none. */
      readonly spellings: readonly (readonly string[])[];
    };

/** A search with all that its SQL depends on. */
export interface SearchCriteria {
  /** Ids that the catalogues don't know are already out of it. */
  readonly search: StaySearch;
  /** Null for everywhere. */
  readonly area: SearchArea | null;
  /** What 'nearest' counts from; null where the search has no position. */
  readonly centre: Position | null;
  readonly now: Temporal.Instant;
  /** Groups of the caller, for discounts. */
  readonly groups: readonly GuestGroup[];
}

/** What keeps the dates of a search from finding anything; null when nothing does. */
export function problemOf({
  search: { dates },
  now,
}: Pick<SearchCriteria, 'search' | 'now'>): DatesProblem | null {
  return dates === undefined ? null : datesProblem(dates, datesOnEarth(now));
}

/** The first and the last date it can be anywhere on earth (UTC−12 to UTC+14). */
export function datesOnEarth(now: Temporal.Instant): { earliest: string; latest: string } {
  const dateAt = (hours: number): string =>
    now.add({ hours }).toZonedDateTimeISO('UTC').toPlainDate().toString();
  return { earliest: dateAt(-12), latest: dateAt(14) };
}
