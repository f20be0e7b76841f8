import type { DateText } from '#domain/dates.ts';
import { flightHours } from '#domain/flight-estimate.ts';
import type { FlightWay, LandingDays } from '#domain/landing-days.ts';
import { distanceKm } from '#domain/places.ts';
import { timeZoneAt } from '#features/catalogues/index.server.ts';
import type { AirportRow, FlightPlace } from '../../airports/airports.ts';
import { isAirportClosed } from '../../festivals/airport-closures.ts';

/** By code, at most one per airport: a zone near a border takes a search on the map. */
const zones = new Map<string, string>();

/** The time zone of an airport. */
export function zoneOfAirport(airport: AirportRow): string {
  const known = zones.get(airport.code);
  if (known !== undefined) return known;
  const zone = timeZoneAt(airport, airport.country);
  zones.set(airport.code, zone);
  return zone;
}

/** Great-circle km between the main airports of two places. */
export function kmBetween(from: FlightPlace, to: FlightPlace): number {
  return distanceKm(from.airport, to.airport);
}

/** Estimated duration of a flight between two places, and the zones of its ends. */
export function wayBetween(from: FlightPlace, to: FlightPlace): FlightWay {
  const isBetweenLarge = from.airport.isLarge && to.airport.isLarge;
  return {
    minutes: Math.round(flightHours(kmBetween(from, to), isBetweenLarge) * 60),
    fromZone: zoneOfAirport(from.airport),
    toZone: zoneOfAirport(to.airport),
  };
}

/** The first landing day on which the airport there is closed; null if it is open. */
export function closedOnLanding({ code }: FlightPlace, days: LandingDays): DateText | null {
  return [days.first, days.last].find((date) => isAirportClosed(code, date)) ?? null;
}
