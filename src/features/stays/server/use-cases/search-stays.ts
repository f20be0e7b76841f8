import { cityName, nearestPlaces } from '#features/catalogues/index.server.ts';
import type { StaySearchPage } from '#features/stays/contract.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { cardMaker } from '../search/cards.ts';
import { prepareSearch, pricingOf, readSearch } from '../search/criteria-of.ts';
import type { ResolvedArea } from '../search/search-area.ts';
import { filterChips } from '../search/search-chips.ts';
import { problemOf, type SearchCriteria } from '../search/search-criteria.ts';
import { suggestBroaderSearches } from '../search/search-suggestions.ts';
import { countPlace, findUnknownPlace } from '../search/unknown-place.ts';
import { type FoundStay, findCards } from '../store/search/search-page.ts';

/** Cards on a page. */
const PAGE_SIZE = 24;

/** A page of the stays that fit, with its exact number, and ways out of an empty result. */
export async function searchStays(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<StaySearchPage> {
  const { db, actor, translate } = context;
  const search = readSearch(query);
  const { criteria, resolved } = await prepareSearch(search, context);
  const offset = (search.page - 1) * PAGE_SIZE;
  const { stays, total } = await findCards(
    db,
    criteria,
    { limit: PAGE_SIZE, offset },
    actor?.id ?? null,
  );
  return {
    items: stays.map(cardMaker(pricingOf(criteria), translate)),
    total,
    page: search.page,
    pageCount: Math.ceil(total / PAGE_SIZE),
    place: placeOf(resolved, stays, translate.locale),
    chips: filterChips(search, context),
    datesProblem: problemOf(criteria),
    ...(total === 0
      ? await findMore(criteria, resolved, context)
      : { placeTotal: null, unknownPlace: null, suggestions: [] }),
  };
}

/** What an empty result offers. */
async function findMore(
  criteria: SearchCriteria,
  resolved: ResolvedArea,
  context: RequestContext,
): Promise<Pick<StaySearchPage, 'placeTotal' | 'unknownPlace' | 'suggestions'>> {
  const placeTotal = resolved.area === null ? null : await countPlace(criteria, context);
  const unknownPlace =
    placeTotal === 0 && resolved.unknownName !== null
      ? await findUnknownPlace(resolved.unknownName, criteria, context)
      : null;
  return { placeTotal, unknownPlace, suggestions: await suggestBroaderSearches(criteria, context) };
}

/** What the heading calls the place: what was typed, else the city that most of the page is in. */
function placeOf(
  { area, centre, label }: ResolvedArea,
  stays: readonly FoundStay[],
  locale: string,
): StaySearchPage['place'] {
  if (area === null) return null;
  const name =
    label ?? commonCity(stays, locale) ?? (centre && nearestPlaces(centre, locale, 1)[0]?.name);
  return name
    ? { label: name, latitude: centre?.latitude ?? null, longitude: centre?.longitude ?? null }
    : null;
}

function commonCity(stays: readonly FoundStay[], locale: string): string | null {
  const counts = new Map<string, number>();
  for (const { city, countryCode } of stays) {
    const name = cityName(city, countryCode, locale);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
