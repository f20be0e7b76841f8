import { DEFAULT_RADIUS_KM } from '#domain/places.ts';
import { saysWhere } from '#domain/search/define-search.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { SearchSuggestion } from '../contract/results.ts';
import type { FilterChip } from './filter-labels.ts';
import { withSearch } from './prepare-search.ts';
import { countEach, findNearestPlace } from './store/counts.ts';
import type { SearchCriteria, SearchKind } from './store/search-kind.ts';

/** Maximum number of filters tried separately; the remaining ones are tried together. */
const MAX_TRIED = 12;
const MAX_RELAXED = 3;

type SearchSuggestions = SearchSuggestion[];
/** Filters that are removed together. */
type FilterGroup = readonly FilterChip[];
type Relaxed = Extract<SearchSuggestions[number], { kind: 'relax' }>;

/**
 * Alternatives for an empty result: the nearest place that has listings for all other filters, and
 * the filters whose removal helps most, each with its count. Where no single removal helps, the
 * fewest that help together.
 */
export async function suggestBroaderSearches<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  criteria: SearchCriteria<Search>,
  context: RequestContext,
): Promise<SearchSuggestions> {
  const chips = kind.chips(criteria.search, context);
  const place = chips.filter(saysWhere);
  const others = groupsToRelax(chips.filter((chip) => !saysWhere(chip)));
  const suggestions = [
    ...(await nearestPlace(kind, criteria, [], context)),
    ...(await relaxations(kind, criteria, place.length > 0 ? [place, ...others] : others, context)),
  ];
  return suggestions.length > 0
    ? suggestions
    : severalDropped(kind, criteria, place, others, context);
}

function groupsToRelax(chips: readonly FilterChip[]): FilterGroup[] {
  const tried: FilterGroup[] = chips.slice(0, MAX_TRIED).map((chip) => [chip]);
  const left = chips.slice(MAX_TRIED);
  return left.length > 0 ? [...tried, left] : tried;
}

/** The nearest place for the search without some of its other filters. */
async function nearestPlace<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  criteria: SearchCriteria<Search>,
  without: FilterGroup,
  { db, translate }: RequestContext,
): Promise<SearchSuggestions> {
  const { centre, search } = criteria;
  if (centre === null) return [];
  const everywhere = withSearch(
    criteria,
    kind.codec.withoutPlace(kind.codec.withoutFilters(search, without)),
    translate.locale,
  );
  const radiusKm = search.radiusKm ?? DEFAULT_RADIUS_KM;
  const nearest = await findNearestPlace(kind, db, everywhere, centre, radiusKm);
  if (nearest === null) return [];
  const { countryCode, ...found } = nearest;
  const city = cityName(found.city, countryCode, translate.locale);
  const countryName = countryByCode(countryCode, translate.locale)?.label ?? countryCode;
  return [{ kind: 'nearest-place', countryName, ...found, city, without: [...without] }];
}

async function relaxations<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  criteria: SearchCriteria<Search>,
  relaxed: readonly FilterGroup[],
  context: RequestContext,
): Promise<SearchSuggestions> {
  const counts = await countWithout(kind, criteria, relaxed, context);
  return counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_RELAXED);
}

/**
 * The filters to remove together where no single one is enough: with the same place if that helps,
 * otherwise with the nearest place that has listings for the remaining filters.
 */
async function severalDropped<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  criteria: SearchCriteria<Search>,
  place: FilterGroup,
  others: readonly FilterGroup[],
  context: RequestContext,
): Promise<SearchSuggestions> {
  const here = await fewestDropped(kind, criteria, others, context);
  if (here !== null) return [here];
  const anywhere = withSearch(
    criteria,
    kind.codec.withoutPlace(criteria.search),
    context.translate.locale,
  );
  const there = place.length > 0 ? await fewestDropped(kind, anywhere, others, context) : null;
  if (there === null) return [];
  const nearest = await nearestPlace(kind, criteria, there.without, context);
  return nearest.length > 0 ? nearest : [{ ...there, without: [...place, ...there.without] }];
}

/**
 * Removes the filters one after the other until something matches, first those that alone match the
 * fewest; null where nothing matches even without all of them.
 */
async function fewestDropped<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  criteria: SearchCriteria<Search>,
  relaxed: readonly FilterGroup[],
  context: RequestContext,
): Promise<Relaxed | null> {
  const all = relaxed.flat();
  const alone = await countWithout(
    kind,
    criteria,
    relaxed.map((group) => all.filter((chip) => !group.includes(chip))),
    context,
  );
  const leftBy = new Map(relaxed.map((group, at) => [group, alone[at]?.count ?? 0]));
  const ordered = [...relaxed].sort((a, b) => (leftBy.get(a) ?? 0) - (leftBy.get(b) ?? 0));
  const steps = ordered.map((_, at) => ordered.slice(0, at + 1).flat());
  const counts = await countWithout(kind, criteria, steps, context);
  return counts.find(({ count }) => count > 0) ?? null;
}

/** Counts the matches without each of several sets of filters, in one query. */
async function countWithout<Search extends PlacedSearch>(
  kind: SearchKind<Search>,
  criteria: SearchCriteria<Search>,
  sets: readonly FilterGroup[],
  { db, translate }: RequestContext,
): Promise<Relaxed[]> {
  const counts = await countEach(
    kind,
    db,
    sets.map((without) =>
      withSearch(criteria, kind.codec.withoutFilters(criteria.search, without), translate.locale),
    ),
  );
  return sets.map((without, at) => ({
    kind: 'relax',
    without: [...without],
    count: counts[at] ?? 0,
  }));
}
