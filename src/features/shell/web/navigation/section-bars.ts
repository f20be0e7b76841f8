import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useRouterState } from '@tanstack/react-router';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { ResultsPath } from '#domain/kinds.ts';
import type { SearchCodec } from '#domain/search/define-search.ts';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import type { StayDates } from '#domain/search/stay-dates.ts';
import { staySearch } from '#domain/search/stay-search.ts';
import type { Section } from '#domain/sections.ts';
import { foundPlace } from '#features/stays/index.web.ts';
import { foundPlaceOn, type SearchedPlace, useAskedPlace } from '#market/search/index.web.ts';
import { type DialogName, openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';

/** Dialogs without parameters. */
type PlainDialog = DialogName &
  (
    | 'stay-search'
    | 'stay-filters'
    | 'itinerant-search'
    | 'itinerant-filters'
    | 'experience-search'
    | 'experience-filters'
  );

/** Configuration of the top bar in a section. */
export interface SectionBar {
  /** Accessible label before the pill's summary. */
  readonly searchLabel: MessageDescriptor;
  readonly search: PlainDialog;
  readonly filters: PlainDialog;
  /** Parses its searches. */
  readonly codec: BarCodec;
  /** The form's action without scripts; the current parameters are sent with it. */
  readonly formPath: '/search' | `${Exclude<ResultsPath, '/'>}/search`;
  /** Whether a trip's length is counted in days of taking part, in place of nights. */
  readonly countsDays: boolean;
}

/** The part of any section's search that the pill and the filter button show. */
export interface BarSearch extends SearchedPlace {
  readonly dates?: StayDates;
  readonly guestCount?: number;
}

/** Reads the URL's search for a section's bar. */
interface BarCodec {
  /** The URL's search, and all its parameters as a query without `?`. */
  useAsked(): { readonly search: BarSearch; readonly query: string };
  /** Number of active filters, without those that the pill and the strip of categories show. */
  useActiveCount(): number;
  /** Label of the searched place; null without one. */
  usePlaceLabel(): string | null;
}

/** Filters that are shown elsewhere: by the pill and by the strip. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'locationValue',
  'address',
  'position',
  'bbox',
  'dates',
  'guestCount',
  'category',
]);

/**
 * Parses a section's URL for the bar. Each variant uses the same hooks, since one bar remains
 * mounted across sections.
 *
 * @param codec of that section's searches
 * @param foundPlace the place's name in the shown results of a search
 */
function barCodec<Search extends BarSearch, Name extends string>(
  codec: SearchCodec<Search, Name>,
  foundPlace: (
    search: Search,
    matches: readonly { readonly routeId: string; readonly loaderData?: unknown }[],
  ) => string | null = () => null,
): BarCodec {
  return {
    useAsked() {
      const search = useUrlSearch(codec);
      return { search, query: new URLSearchParams(codec.format(search)).toString() };
    },
    useActiveCount: () =>
      codec.activeFilters(useUrlSearch(codec)).filter(({ key }) => !ELSEWHERE.has(key)).length,
    usePlaceLabel() {
      const search = useUrlSearch(codec);
      const found = useRouterState({ select: ({ matches }) => foundPlace(search, matches) });
      return useAskedPlace(search, found);
    },
  };
}

/** The sections with a pill; travel has a search of its own in the bar (spec 1 §2.2). */
export const SECTION_BARS: Readonly<Record<Exclude<Section, 'travel'>, SectionBar>> = {
  homes: {
    searchLabel: msg`Search homes:`,
    search: 'stay-search',
    filters: 'stay-filters',
    codec: barCodec(staySearch, foundPlace),
    formPath: '/search',
    countsDays: false,
  },
  itinerants: {
    searchLabel: msg`Search itinerants:`,
    search: 'itinerant-search',
    filters: 'itinerant-filters',
    codec: barCodec(itinerantSearch, foundPlaceOn(['/itinerants/'])),
    formPath: '/itinerants/search',
    countsDays: false,
  },
  experiences: {
    searchLabel: msg`Search experiences:`,
    search: 'experience-search',
    filters: 'experience-filters',
    codec: barCodec(experienceSearch, foundPlaceOn(['/experiences/'])),
    formPath: '/experiences/search',
    countsDays: true,
  },
};

type SectionDialog = SectionBar['search'];

/**
 * Props of a link that acts as a button to open a section's dialog. Before its script runs, and
 * without any, it leads to a page with the same purpose; opening it in a new tab always does so.
 */
export function opensSectionDialog(name: SectionDialog) {
  return {
    role: 'button',
    'aria-haspopup': 'dialog',
    onPointerEnter: () => preloadDialog(name),
    onFocus: () => preloadDialog(name),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      openDialog(name);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Enter is a link's own key.
      if (pressedKey(event) !== ' ') return;
      event.preventDefault();
      openDialog(name);
    },
  } as const;
}
