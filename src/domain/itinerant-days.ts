import { addDays, type DateText, todayIn } from './dates.ts';
import { type ItinerantDates, leastNights } from './itinerant-form.ts';

/**
 * How far an itinerant is: yet to begin; on its way and still to be joined; on its way with too few
 * nights left to join; over.
 */
export const ITINERANT_PHASES = ['ahead', 'running', 'closed', 'over'] as const;
export type ItinerantPhase = (typeof ITINERANT_PHASES)[number];

/** A stop as far as days and clocks go. */
export interface StopDays {
  readonly startDate: DateText;
  /** IANA zone. */
  readonly timeZone: string;
}

/** The last day to join on for as many nights as one has to join for at least. */
export function joinUntil(dates: ItinerantDates): DateText {
  return addDays(dates.endDate, -leastNights(dates));
}

/**
 * @param zones of the first stop, whose clock deadlines go by, and of the last, by whose one leaves
 */
export function phaseOf(
  dates: ItinerantDates,
  now: Temporal.Instant,
  zones: { readonly first: string; readonly last: string },
): ItinerantPhase {
  if (todayIn(now, zones.last) > dates.endDate) return 'over';
  const today = todayIn(now, zones.first);
  if (today > joinUntil(dates)) return 'closed';
  return today < dates.startDate ? 'ahead' : 'running';
}

/** The stop of a night: the last that has begun by then, or else the first; null without any. */
export function stopOfNight<Stop extends Pick<StopDays, 'startDate'>>(
  stops: readonly Stop[],
  night: DateText,
): Stop | null {
  return stops.findLast(({ startDate }) => startDate <= night) ?? stops[0] ?? null;
}

/**
 * The clocks of nights of an itinerant: that of its first stop, which deadlines go by, that of the
 * stop where one arrives, and that of the stop where one spends the last night and leaves from.
 *
 * @param timeZone of one that stays in one place
 */
export function itinerantZones(
  stops: readonly StopDays[],
  timeZone: string,
  nights: { readonly startDate: DateText; readonly endDate: DateText },
): { first: string; arrival: string; leaving: string } {
  const lastNight = addDays(nights.endDate, -1);
  return {
    first: stops[0]?.timeZone ?? timeZone,
    arrival: stopOfNight(stops, nights.startDate)?.timeZone ?? timeZone,
    leaving: stopOfNight(stops, lastNight)?.timeZone ?? timeZone,
  };
}
