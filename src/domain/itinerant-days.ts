import { addDays, type DateText, todayIn } from './dates.ts';
import { type ItinerantDates, leastNights } from './itinerant-form.ts';

/**
 * Phases of an itinerant: not begun; running and open to join; running with too few nights left to
 * join; over.
 */
export const ITINERANT_PHASES = ['ahead', 'running', 'closed', 'over'] as const;
export type ItinerantPhase = (typeof ITINERANT_PHASES)[number];

/** The days and the time zone of a stop. */
export interface StopDays {
  readonly startDate: DateText;
  /** IANA zone. */
  readonly timeZone: string;
}

/** The last day on which a guest can join for the minimum number of nights. */
export function joinUntil(dates: ItinerantDates): DateText {
  return addDays(dates.endDate, -leastNights(dates));
}

/**
 * @param zones of the first stop, whose time zone decides deadlines, and of the last, whose time
 * zone decides the end
 */
export function getPhase(
  dates: ItinerantDates,
  now: Temporal.Instant,
  zones: { readonly first: string; readonly last: string },
): ItinerantPhase {
  if (todayIn(now, zones.last) > dates.endDate) return 'over';
  const today = todayIn(now, zones.first);
  if (today > joinUntil(dates)) return 'closed';
  return today < dates.startDate ? 'ahead' : 'running';
}

/** The stop of a night: the last that has begun by then, otherwise the first; null without any. */
export function stopOfNight<Stop extends Pick<StopDays, 'startDate'>>(
  stops: readonly Stop[],
  night: DateText,
): Stop | null {
  return stops.findLast(({ startDate }) => startDate <= night) ?? stops[0] ?? null;
}

/**
 * The stops where a guest of some nights joins and leaves: that of their first night and that of
 * their last; null where it stays in one place.
 */
export function boardingStops<Stop extends Pick<StopDays, 'startDate'>>(
  stops: readonly Stop[],
  nights: { readonly startDate: DateText; readonly endDate: DateText },
): { readonly arrival: Stop; readonly leaving: Stop } | null {
  const arrival = stopOfNight(stops, nights.startDate);
  const leaving = stopOfNight(stops, addDays(nights.endDate, -1));
  return arrival === null || leaving === null ? null : { arrival, leaving };
}
