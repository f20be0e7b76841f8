import type { DateText } from '#domain/dates.ts';
import { dayNumber, instantOf } from '../calendar.ts';
import type { Random } from '../random.ts';

/** Days since 1970: the first day, and the day of leaving. */
export interface ItinerantDays {
  readonly start: number;
  readonly end: number;
}

/** Days from today to the first day of one that is coming, by its place in its category. */
const COMING = [
  { min: 6, max: 40 },
  { min: 34, max: 130 },
  { min: 100, max: 320 },
] as const;
/** Days since the end of one that is over. */
const OVER = { min: 6, max: 140 };
/** Those of the market are spread over this many days before and after today. */
const MARKET = { min: -120, max: 480 };

/**
 * The days of an itinerant of so many nights, as seen from today.
 *
 * @param nth its place in its category; `null` for one of the market
 */
export function daysOf(
  nth: number | null,
  nights: number,
  today: DateText,
  random: Random,
): ItinerantDays {
  const start = dayNumber(today) + daysFromToday(nth, nights, random);
  return { start, end: start + nights };
}

function daysFromToday(nth: number | null, nights: number, random: Random): number {
  if (nth === null) return random.int(MARKET.min, MARKET.max);
  if (nth === 0) return -nights - random.int(OVER.min, OVER.max);
  if (nth === 1) {
    // Two days ago is over, and in two days is still ahead, in every time zone.
    const begun = Math.round(nights * (0.25 + 0.35 * random.next()));
    return -Math.max(2, Math.min(nights - 2, begun));
  }
  const { min, max } = COMING[nth - 2] ?? COMING[0];
  return random.int(min, max);
}

/** It was listed early enough for everybody who reserved it to have done so. */
export function listedAt(start: number, today: DateText, random: Random): string {
  const day = Math.min(start, dayNumber(today)) - random.int(75, 220);
  return instantOf(day, random.int(6 * 60, 21 * 60) / 60);
}
