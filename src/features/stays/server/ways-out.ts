import { DEFAULT_RADIUS_KM } from '#domain/places.ts';
import { activeFilters, removeFilter, withChange } from '#domain/search/stay-search.ts';
import { countryByCode } from '#features/catalogues/index.server.ts';
import type { StaySearchPage } from '#features/stays/contract.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { withSearch } from './criteria-of.ts';
import { filterChips } from './search-chips.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { countEach, findNearestPlace } from './store/ways-out.ts';

/** Filters tried one by one; a search with more is told about its first. */
const MAX_TRIED = 12;
const MAX_RELAXED = 3;

/**
 * What an empty result offers: the nearest place that has stays for all else, and the filters
 * whose dropping helps most, each with what one would find.
 */
export async function findWaysOut(
  criteria: SearchCriteria,
  context: RequestContext,
): Promise<StaySearchPage['waysOut']> {
  return [...(await nearestPlace(criteria, context)), ...(await relaxedFilters(criteria, context))];
}

async function nearestPlace(
  criteria: SearchCriteria,
  { db, translate }: RequestContext,
): Promise<StaySearchPage['waysOut']> {
  const { centre, search } = criteria;
  if (centre === null) return [];
  const everywhere = withSearch(
    criteria,
    withChange(search, {
      address: undefined,
      locationValue: undefined,
      latitude: undefined,
      longitude: undefined,
      radiusKm: undefined,
      bbox: undefined,
    }),
    translate.locale,
  );
  const nearest = await findNearestPlace(db, everywhere, centre, DEFAULT_RADIUS_KM);
  if (nearest === null) return [];
  const { countryCode, ...place } = nearest;
  const countryName = countryByCode(countryCode, translate.locale)?.label ?? countryCode;
  return [{ kind: 'nearest-place', countryName, ...place }];
}

async function relaxedFilters(
  criteria: SearchCriteria,
  context: RequestContext,
): Promise<StaySearchPage['waysOut']> {
  const { db, translate } = context;
  const { search } = criteria;
  const tried = activeFilters(search).slice(0, MAX_TRIED);
  const chips = filterChips(search, context);
  const counts = await countEach(
    db,
    tried.map((filter) => withSearch(criteria, removeFilter(search, filter), translate.locale)),
  );
  return chips
    .slice(0, MAX_TRIED)
    .map((chip, at) => ({ kind: 'relax' as const, ...chip, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_RELAXED);
}
