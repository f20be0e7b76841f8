import type { DateText } from '#domain/dates.ts';
import type { TravelRegion } from '#domain/flights.ts';
import { travelRegionFor } from '#domain/travel-region.ts';
import { cityName } from '#features/catalogues/index.server.ts';
import type { Translator } from '#platform/server/services.ts';
import type { FestivalEntry } from '../../festivals/data/festivals.ts';
import { type DatedFestival, toDateRange } from '../../festivals/festival-dates.ts';
import type { Occurrence } from '../../festivals/festival-rule.ts';
import { festivalName, festivalNote } from '../../festivals/festival-texts.ts';
import { countryName } from './target-place.ts';

/** Details of a festival's occurrence, in a language. */
export function festivalDetails(festival: FestivalEntry, when: Occurrence, translate: Translator) {
  const isDated = 'startDate' in when;
  const begins = toDateRange(when).start;
  return {
    kind: festival.kind,
    startDate: isDated ? when.startDate : null,
    endDate: isDated ? when.endDate : null,
    month: monthOfYear(begins),
    year: Number(begins.slice(0, 4)),
    part: isDated ? null : when.part,
    note: festivalNote(festival, translate),
    source: festival.source,
  };
}

/** 1 to 12. */
export function monthOfYear(date: DateText): number {
  return Number(date.slice(5, 7));
}

/** Place of a festival, in a language. */
export function festivalPlace(festival: FestivalEntry, translate: Translator) {
  const { iataCode, country, latitude, longitude, town } = festival;
  return {
    iataCode,
    country,
    latitude,
    longitude,
    countryName: countryName(country, translate.locale),
    region: getTravelRegion(country),
    town: cityName(town, country, translate.locale),
  };
}

/** @throws TypeError when no such country is there, which a test holds for all that is listed */
export function getTravelRegion(country: string): TravelRegion {
  const region = travelRegionFor(country);
  if (region === null) throw new TypeError(`No country has the code ${country}`);
  return region;
}

/** A festival of a list. */
export function listedFestival({ festival, when }: DatedFestival, translate: Translator) {
  return {
    id: festival.id,
    name: festivalName(festival, translate),
    ...festivalPlace(festival, translate),
    ...festivalDetails(festival, when, translate),
  };
}
