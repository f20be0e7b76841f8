import { addDays, type DateText } from '#domain/dates.ts';
import { landingDays, latestDeparture } from '#domain/landing-days.ts';
import { seasonAt, seasonOn } from '#domain/travel-season.ts';
import type { TravelTarget } from '#features/travel/contract.ts';
import type { Translator } from '#platform/server/services.ts';
import { type FlightPlace, isSameTown, placeByCode } from '../../airports/airports.ts';
import type { FestivalEntry } from '../../festivals/data/festivals.ts';
import { nextOccurrence, toDateRange } from '../../festivals/festival-dates.ts';
import type { Occurrence } from '../../festivals/festival-rule.ts';
import { festivalName } from '../../festivals/festival-texts.ts';
import { festivalDetails, festivalPlace, getTravelRegion } from './festival-details.ts';
import { closedOnLanding, kmBetween, wayBetween } from './flight-way.ts';
import { countryName, targetPlace, townName } from './target-place.ts';

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
