import {
  type DayFit,
  fitOfNights,
  type RoutineSlots,
  type WorkHours,
} from '#domain/working-hours.ts';
import type { ItinerantDetails } from '../../../contract.ts';

/** Stops in the same time zone, and how a day there fits the user's working hours. */
export interface StopFit {
  readonly zone: string;
  readonly cities: readonly string[];
  readonly weekday: DayFit | null;
  readonly weekend: DayFit | null;
}

/**
 * The routine against the working hours, for each time zone of the route in the order of its stops.
 */
export function stopFits(
  itinerant: Pick<ItinerantDetails, 'stops' | 'place' | 'startDate' | 'endDate' | 'routines'>,
  hours: WorkHours,
): StopFit[] {
  const { place, startDate, endDate, stops } = itinerant;
  const routines: RoutineSlots = Object.fromEntries(
    itinerant.routines.map(({ list, entries }) => [list, entries]),
  );
  const zones = new Map<string, { cities: Set<string>; fits: ReturnType<typeof fitOfNights>[] }>();
  for (const stop of stops.length > 0 ? stops : [{ place, startDate, endDate }]) {
    const { timeZone, city } = stop.place;
    const known = zones.get(timeZone) ?? { cities: new Set<string>(), fits: [] };
    known.cities.add(city);
    known.fits.push(fitOfNights(stop, timeZone, routines, hours));
    zones.set(timeZone, known);
  }
  return [...zones].map(([zone, { cities, fits }]) => ({
    zone,
    cities: [...cities],
    weekday: worst(fits.map(({ weekday }) => weekday)),
    weekend: worst(fits.map(({ weekend }) => weekend)),
  }));
}

function worst(days: readonly (DayFit | null)[]): DayFit | null {
  return days.reduce<DayFit | null>(
    (max, day) => (day !== null && (max === null || day.conflict > max.conflict) ? day : max),
    null,
  );
}
