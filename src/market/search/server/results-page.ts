import type { PlacedSearch } from '#domain/search/placed-search.ts';
import { cityName, nearestPlaces } from '#features/catalogues/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { ResultsPage } from '../contract/results.ts';
import { suggestBroaderSearches } from './broader-searches.ts';
import type { PreparedSearch } from './prepare-search.ts';
import type { ResolvedArea } from './search-area.ts';
import type { SearchKind } from './store/search-kind.ts';
import { countPlace, findUnknownPlace } from './unknown-place.ts';

/** A listing that a page shows, by where it is. */
export interface ListedCity {
  readonly city: string;
  readonly countryCode: string;
}

/**
 * What a page of results says besides its cards, and what else to try where nothing fits.
 *
 * @param pageSize cards of a page at most
 */
export async function resultsPage<Search extends PlacedSearch & { readonly page: number }>(
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
    place: placeOf(prepared.resolved, rows, context.translate.locale),
    chips: kind.chips(search, context),
    ...(total === 0
      ? await findMore(kind, prepared, context)
      : { placeTotal: null, unknownPlace: null, suggestions: [] }),
  };
}

/** What an empty result offers. */
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

/** What the heading calls the place: what was typed, else the city that most of the page is in. */
function placeOf(
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
