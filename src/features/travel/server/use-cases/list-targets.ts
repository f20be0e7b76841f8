import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import {
  DEFAULT_ORIGIN,
  type TravelRegion,
  type TravelSeason,
  type TravelType,
} from '#domain/flights.ts';
import { cityNames, foldedNames } from '#features/catalogues/index.server.ts';
import type { listTravelTargets as contract, TravelTarget } from '#features/travel/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { type FlightPlace, placeByCode } from '../../airports/airports.ts';
import { DESTINATIONS } from '../../destinations/destinations.ts';
import { FESTIVALS } from '../../festivals/data/festivals.ts';
import { festivalById } from '../../festivals/festival-dates.ts';
import { countryName } from '../search/target-place.ts';
import {
  beginsOn,
  destinationTarget,
  festivalTarget,
  isBefore,
  type RequestedDays,
} from '../search/travel-targets.ts';

/** The last day from which a year can be counted. */
const LAST_DAY = '9990-01-01';

export interface TargetQuery {
  readonly searchTerm: string;
  readonly region?: TravelRegion | undefined;
  readonly season?: TravelSeason | undefined;
  readonly type: TravelType;
  readonly startDate?: DateText | undefined;
  readonly endDate?: DateText | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly origin: string;
}

/**
 * Travel targets. Festivals of the requested dates come first, then destinations by name, then the
 * festivals after those dates.
 */
export async function listTargets(
  query: TargetQuery,
  { now, translate }: RequestContext,
): Promise<RouteAnswer<typeof contract>> {
  const today = todayIn(now, 'UTC');
  const asked = query.startDate ?? today;
  const days: RequestedDays = {
    today,
    from: asked > LAST_DAY ? LAST_DAY : asked,
    origin: placeByCode(query.origin) ?? defaultOrigin(),
  };
  const findTarget = (id: string): TravelTarget | null => {
    const festival = festivalById(id);
    if (festival !== null) return festivalTarget(festival, days, translate);
    const place = placeByCode(id);
    return place === null ? null : destinationTarget(place, days, translate);
  };
  const found = (ids: readonly string[]) => ids.map(findTarget).filter((target) => target !== null);
  if (query.ids !== undefined) return { targets: found(query.ids) };

  const { type, region, season } = query;
  const isWanted = (target: TravelTarget) =>
    (region === undefined || target.region === region) &&
    (season === undefined || target.season === season) &&
    isNamed(target, query.searchTerm, translate.locale);
  const destinations = type === 'festivals' ? [] : found([...DESTINATIONS.keys()]);
  const festivals = type === 'destinations' ? [] : found(FESTIVALS.map(({ id }) => id));
  const end = rangeEnd(query, days.from);
  const compare = new Intl.Collator(translate.locale).compare;
  const byDate = festivals
    .filter(isWanted)
    .sort((a, b) => beginsOn(a).localeCompare(beginsOn(b)) || compare(a.name, b.name));
  const byName = destinations.filter(isWanted).sort((a, b) => compare(a.name, b.name));
  return {
    targets: [
      ...byDate.filter((target) => isBefore(target, end)),
      ...byName,
      ...byDate.filter((target) => !isBefore(target, end)),
    ],
  };
}

/** @throws TypeError if the table of airports lacks it, which a test excludes */
function defaultOrigin(): FlightPlace {
  const place = placeByCode(DEFAULT_ORIGIN);
  if (place === null) throw new TypeError(`No place has the code ${DEFAULT_ORIGIN}`);
  return place;
}

/** The day after the requested dates. */
function rangeEnd({ endDate }: TargetQuery, from: DateText): DateText {
  return addDays(endDate === undefined || endDate < from ? from : endDate, 1);
}

/** Whether a word of its name, town or country begins with the term, or its code is the term. */
function isNamed(target: TravelTarget, term: string, locale: string): boolean {
  const [typed = ''] = foldedNames([term]);
  if (typed === '') return term.trim() === '';
  if (target.iataCode.toLowerCase() === typed) return true;
  return foldedNames(listSearchNames(target, locale)).some((name) =>
    ` ${name}`.includes(` ${typed}`),
  );
}

function listSearchNames(target: TravelTarget, locale: string): string[] {
  const { name, town, country } = target;
  const place = festivalById(target.id) ?? DESTINATIONS.get(target.id);
  const also = DESTINATIONS.get(target.id)?.also ?? [];
  return [
    ...[name, town, ...also],
    ...(place === undefined ? [] : cityNames(place.town, country)),
    ...new Set([countryName(country, locale), countryName(country, 'en')]),
  ];
}
