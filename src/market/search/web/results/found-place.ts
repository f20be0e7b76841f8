import { nearLabel, placeLabel } from './place-label.ts';
import type { RememberedPage } from './result-cache.ts';
import type { ResultsSearch } from './results-section.ts';

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
    const results = (data as RememberedPage | undefined)?.results;
    return results === undefined
      ? null
      : (placeLabel(search, results) ?? nearLabel(search, results));
  };
}
