import { addDays, type DateText, monthRange, nightsBetween } from './dates.ts';
import { monthsIn } from './search/choose-months.ts';
import type { PriceRange } from './search/price-range.ts';
import { tripNights } from './search/trip-length.ts';
import { MONTH_NIGHTS } from './trip-total.ts';

/** Preferred dates of a planned trip (spec 3 §2.8). */
export type TripDates =
  | { readonly mode: 'exact'; readonly startDate: DateText; readonly endDate: DateText }
  | { readonly mode: 'flexible'; readonly baseDate: DateText; readonly flexibility: number }
  | { readonly mode: 'months'; readonly startMonth: string; readonly endMonth: string };

/**
 * Estimated nights of a trip (spec 3 §9): the days from start to end, the same day twice counting
 * as one; twice the flexibility and one; or the months from the first to the last, one a month.
 */
export function estimatedNights(dates: TripDates): number {
  switch (dates.mode) {
    case 'exact':
      return Math.max(1, tripNights(dates) ?? 0);
    case 'flexible':
      return 2 * dates.flexibility + 1;
    case 'months':
      return monthsIn({ start: dates.startMonth, end: dates.endMonth });
  }
}

/** The first day of a trip and the day it ends, for dates that are given by days alone. */
export function daysOfTrip(dates: TripDates, today: DateText) {
  switch (dates.mode) {
    case 'exact':
      return { startDate: dates.startDate, endDate: dates.endDate };
    case 'flexible':
      return {
        startDate: dates.baseDate,
        endDate: addDays(dates.baseDate, estimatedNights(dates)),
      };
    case 'months': {
      const { start } = monthRange(dates.startMonth);
      const { end } = monthRange(dates.endMonth);
      // For the current month, the rest of it; on its last day the following night.
      return {
        startDate: start < today ? today : start,
        endDate: end > addDays(today, 1) ? addDays(end, -1) : end,
      };
    }
  }
}

/** All nights of the chosen months, from today on, as one stay. */
export function nightsOfMonths(
  dates: Pick<Extract<TripDates, { mode: 'months' }>, 'startMonth' | 'endMonth'>,
  today: DateText,
): number {
  const { start } = monthRange(dates.startMonth);
  const { end } = monthRange(dates.endMonth);
  return nightsBetween(start < today ? today : start, end);
}

/** Lowest and highest price of the nights, in dollars (spec 3 §9). */
export function totalBudget(nightly: PriceRange, nights: number): PriceRange {
  return { min: nightly.min * nights, max: nightly.max * nights };
}

/**
 * Emissions of a trip's flights per month of the stay, in kilograms a person.
 *
 * @returns null for a stay shorter than a month: its flights count once and in full, as their price
 * does
 */
export function co2PerMonth(kg: number, nights: number): number | null {
  return nights < MONTH_NIGHTS ? null : (kg * MONTH_NIGHTS) / nights;
}
