import { addDays, type DateText } from '#domain/dates.ts';
import { MAX_DAYS_AHEAD } from '#domain/flights.ts';
import type { TravelSearch } from '#domain/search/travel-search.ts';
import { MONTH_NIGHTS } from '#domain/trip-total.ts';
import { flightDates } from '../search/flight-question.ts';

/** The nights that places are compared by. */
export interface TotalDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
  /**
   * Whether the dates are a default: without a later return date, the first month there is shown.
   */
  readonly isAssumed: boolean;
}

/** @param today the reader's; no flight is sold beyond the days that airlines plan from it */
export function totalDates(
  search: Pick<TravelSearch, 'startDate' | 'endDate'>,
  today: DateText,
): TotalDates {
  const { startDate, endDate } = flightDates(search, today);
  if (endDate !== undefined && endDate > startDate) return { startDate, endDate, isAssumed: false };
  const month = addDays(startDate, MONTH_NIGHTS);
  // One day less, since it may be a day earlier at the origin.
  const last = addDays(today, MAX_DAYS_AHEAD - 1);
  const until = month < last ? month : last;
  return { startDate, endDate: until > startDate ? until : startDate, isAssumed: true };
}
