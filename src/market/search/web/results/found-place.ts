import { nearLabel, placeLabel } from './place-label.ts';
import type { RememberedPage } from './result-cache.ts';
import type { ResultsSearch } from './results-section.ts';

/** A route that is shown, with what its loader found. */
interface ShownRoute {
  readonly routeId: string;
  readonly loaderData?: unknown;
}

/**
 * What the results that are shown call the place of a search, or the town that an area of the map is
 * near; null where none are.
 *
 * @param routes those that hold a list of the section
 */
export function foundPlaceOn(routes: readonly string[]) {
  return (search: Pick<ResultsSearch, 'bbox'>, matches: readonly ShownRoute[]): string | null => {
    const data = matches.find(({ routeId }) => routes.includes(routeId))?.loaderData;
    const results = (data as RememberedPage | undefined)?.results;
    return results === undefined
      ? null
      : (placeLabel(search, results) ?? nearLabel(search, results));
  };
}
