import { addDays, type DateText } from '#domain/dates.ts';
import { seasonAt, seasonOn } from '#domain/travel-season.ts';
import type { TravelTarget } from '#features/travel/contract.ts';
import type { Translator } from '#platform/server/services.ts';
import { type FlightPlace, placeByCode } from '../../airports/airports.ts';
import type { FestivalEntry } from '../../festivals/data/festivals.ts';
import { nextOccurrence } from '../../festivals/festival-dates.ts';
import type { Occurrence } from '../../festivals/festival-rule.ts';
import { festivalName } from '../../festivals/festival-texts.ts';
import { festivalDetails, festivalPlace, regionOf } from './festival-of.ts';
import { countryName, targetPlace, townName } from './target-place.ts';

/** When a list of targets is asked for. */
export interface AskedDays {
  readonly today: DateText;
  /** From when on festivals count, and which season is meant. */
  readonly from: DateText;
}

/** A town that one may fly to. */
export function destinationTarget(
  place: FlightPlace,
  { from }: AskedDays,
  { locale }: Translator,
): TravelTarget {
  const { code, metro, airport } = place;
  const { country } = metro ?? airport;
  const { latitude, longitude, bestSeasons } = targetPlace(place);
  const name = townName(place, locale);
  return {
    ...{ id: code, name, town: name, type: 'destination', iataCode: code },
    ...{ country, countryName: countryName(country, locale), region: regionOf(country) },
    ...{ latitude, longitude },
    season: seasonOn(latitude, from),
    bestSeasons: [...bestSeasons],
    festival: null,
    suggestedDates: null,
  };
}

/** A festival that one may fly to, at its next time; null where none is known. */
export function festivalTarget(
  festival: FestivalEntry,
  { today, from }: AskedDays,
  translate: Translator,
): TravelTarget | null {
  const when = nextOccurrence(festival, from);
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
    festival: details,
    suggestedDates: suggestedDates(when, today),
  };
}

/** The day before it until the day after; tomorrow at the earliest. */
function suggestedDates(when: Occurrence, today: DateText): TravelTarget['suggestedDates'] {
  if (!('startDate' in when)) return null;
  const tomorrow = addDays(today, 1);
  const before = addDays(when.startDate, -1);
  const after = addDays(when.endDate, 1);
  const startDate = before < tomorrow ? tomorrow : before;
  return { startDate, endDate: after < startDate ? startDate : after };
}

/** The day that decides the order of festivals: the first, or of a month its first. */
export function beginsOn({ festival }: TravelTarget): DateText {
  if (festival === null) return '';
  const { startDate, year, month } = festival;
  return startDate ?? `${year}-${String(month).padStart(2, '0')}-01`;
}

/** Whether a festival goes on, or its month does, before a day. */
export function isBefore(target: TravelTarget, end: DateText): boolean {
  return beginsOn(target) < end;
}
