import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CachedPage } from './result-cache.ts';
import type { ResultsPage } from './results-page.ts';
import type { ResultsSearch } from './results-section.ts';

/** Maximum height of an area near a town, in degrees of latitude: about 110 km. */
const NEAR_DEGREES = 1;

/** Label of the place; an area of the map has none, even when its centre is near a place. */
export function placeLabel(
  { bbox }: Pick<ResultsSearch, 'bbox'>,
  { place }: Pick<ResultsPage, 'place'>,
): string | null {
  return bbox === undefined ? place?.label || null : null;
}

/** The town near an area of the map; null for other searches, and for larger areas. */
export function nearLabel(
  { bbox }: Pick<ResultsSearch, 'bbox'>,
  { place }: Pick<ResultsPage, 'place'>,
): string | null {
  if (bbox === undefined || bbox[3] - bbox[1] > NEAR_DEGREES) return null;
  return place?.label || null;
}

/** A matched route, with its loader's data. */
interface ShownRoute {
  readonly routeId: string;
  readonly loaderData?: unknown;
}

/**
 * Returns the name of a search's place according to the shown results, or the town near an area of
 * the map; null without results.
 *
 * @param routes ids of the section's routes with a list
 */
export function foundPlaceOn(routes: readonly string[]) {
  return (search: Pick<ResultsSearch, 'bbox'>, matches: readonly ShownRoute[]): string | null => {
    const data = matches.find(({ routeId }) => routes.includes(routeId))?.loaderData;
    const results = (data as CachedPage | undefined)?.results;
    return results === undefined
      ? null
      : (placeLabel(search, results) ?? nearLabel(search, results));
  };
}

/**
 * Heading that states why the dates can't match anywhere, instead of a count; null for valid dates.
 *
 * @param span the dates as text, with their year
 * @param tooLong text for dates too far apart, for kinds with a maximum
 */
export function datesProblemHeading(
  i18n: I18n,
  { datesProblem }: Pick<ResultsPage, 'datesProblem'>,
  span: string,
  tooLong?: MessageDescriptor,
): string | null {
  switch (datesProblem) {
    case 'past':
      return i18n._(msg`These dates are in the past: ${span}`);
    case 'too-long':
      return tooLong === undefined ? null : i18n._(tooLong);
    case 'too-far':
      return i18n._(msg`These dates are too far ahead: ${span}`);
    case null:
      return null;
  }
}
