import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResultsPath } from '#domain/kinds.ts';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { staySearch } from '#domain/search/stay-search.ts';
import type { Section } from '#domain/sections.ts';
import { foundPlace } from '#features/stays/index.web.ts';
import { foundPlaceOn } from '#market/search/index.web.ts';
import type { DialogName } from '#platform/web/dialogs/dialogs.ts';
import { type BarCodec, barCodec } from './bar-search.ts';

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
