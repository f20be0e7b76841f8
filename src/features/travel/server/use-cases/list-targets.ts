import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import {
  DEFAULT_ORIGIN,
  type TravelRegion,
  type TravelSeason,
  type TravelType,
} from '#domain/flights.ts';
import { landingDays, latestDeparture } from '#domain/landing-days.ts';
import { seasonAt, seasonOn } from '#domain/travel-season.ts';
import { cityNames, foldedNames } from '#features/catalogues/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import { type FlightPlace, isSameTown, placeByCode } from '../../airports/airports.ts';
import type { listTravelTargets as listTravelTargetsRoute, TravelTarget } from '../../contract.ts';
import { DESTINATIONS } from '../../destinations/destinations.ts';
import { FESTIVALS, type FestivalEntry } from '../../festivals/data/festivals.ts';
import { festivalById, nextOccurrence, toDateRange } from '../../festivals/festival-dates.ts';
import type { Occurrence } from '../../festivals/festival-rule.ts';
import { festivalName } from '../../festivals/festival-texts.ts';
import { closedOnLanding, kmBetween, wayBetween } from '../search/flight-way.ts';
import { countryName, targetPlace, townName } from '../search/plan-search.ts';
import { festivalDetails, festivalPlace, getTravelRegion } from './list-festivals.ts';

/** When a list of targets is asked for, and from where one flies. */
export interface RequestedDays {
  readonly today: DateText;
  /** First day of counted festivals, which also determines the season. */
  readonly from: DateText;
  readonly origin: FlightPlace;
}

/** A town as a travel target. */
export function destinationTarget(
  place: FlightPlace,
  { from, origin }: RequestedDays,
  { locale }: Translator,
): TravelTarget {
  const { code } = place;
  const { country, latitude, longitude, bestSeasons } = targetPlace(place);
  const name = townName(place, locale);
  return {
    id: code,
    name,
    town: name,
    type: 'destination',
    iataCode: code,
    country,
    countryName: countryName(country, locale),
    region: getTravelRegion(country),
    latitude,
    longitude,
    season: seasonOn(latitude, from),
    bestSeasons: [...bestSeasons],
    kmFromOrigin: kmFrom(origin, place),
    festival: null,
    suggestedDates: null,
  };
}

/** A festival's next occurrence as a travel target; null if none is known. */
export function festivalTarget(
  festival: FestivalEntry,
  asked: RequestedDays,
  translate: Translator,
): TravelTarget | null {
  const when = nextOccurrence(festival, asked.from);
  if (when === null) return null;
  const details = festivalDetails(festival, when, translate);
  const place = placeByCode(festival.iataCode);
  return {
    id: festival.id,
    name: festivalName(festival, translate),
    type: 'festival',
    ...festivalPlace(festival, translate),
    season: seasonAt(festival.latitude, details.month),
    bestSeasons: place === null ? [] : [...targetPlace(place).bestSeasons],
    kmFromOrigin: place === null ? null : kmFrom(asked.origin, place),
    festival: details,
    suggestedDates: suggestedDates(when, asked, place),
  };
}

function kmFrom(origin: FlightPlace, place: FlightPlace): number | null {
  return isSameTown(origin.code, place.code) ? null : Math.round(kmBetween(origin, place));
}

/**
 * Flights for a festival: there so that one lands the day before it at the latest, whatever the hour
 * of the flight, and back the day after it. If that is past, tomorrow.
 *
 * @returns null where no day of it is known, or no flight from tomorrow on lands before it is over
 */
function suggestedDates(
  when: Occurrence,
  { today, origin }: RequestedDays,
  place: FlightPlace | null,
): TravelTarget['suggestedDates'] {
  if (!('startDate' in when) || place === null) return null;
  const tomorrow = addDays(today, 1);
  const landBy = addDays(when.startDate, -1);
  const endDate = addDays(when.endDate, 1);
  if (isSameTown(origin.code, place.code)) {
    return { startDate: landBy < tomorrow ? tomorrow : landBy, endDate };
  }
  const way = wayBetween(origin, place);
  const departure = latestDeparture(landBy, way);
  if (departure >= tomorrow) return { startDate: departure, endDate };
  const landing = landingDays(tomorrow, way);
  const isTooLate = landing.first > when.endDate || closedOnLanding(place, landing) !== null;
  return isTooLate ? null : { startDate: tomorrow, endDate };
}

/** The day that festivals are sorted by: the first possible one. */
export function beginsOn({ festival }: TravelTarget): DateText {
  if (festival === null) return '';
  const { startDate, year, month, part } = festival;
  return startDate ?? toDateRange({ year, month, part }).start;
}

/** Whether a festival goes on, or may go on, before a day. */
export function isBefore(target: TravelTarget, end: DateText): boolean {
  return beginsOn(target) < end;
}

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
): Promise<RouteAnswer<typeof listTravelTargetsRoute>> {
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
