import { addDays, type DateRange, type DateText, nightsBetween } from '../dates.ts';
import { DEFAULT_NIGHTS } from './stay-dates.ts';

/** Nights under which the itinerant and the short search extend a range (spec 3 §9). */
export const MIN_SEARCH_NIGHTS = 14;

/** The range a search begins with: from today to 14 days later (spec 3 §4). */
export function defaultRange(today: DateText): DateRange {
  return { start: today, end: addDays(today, DEFAULT_NIGHTS) };
}

/**
 * A range under 14 days is extended to 14 days from its start (spec 3 §4). For the itinerant and
 * the short search alone: the main search uses the dates as they were chosen.
 */
export function extendedRange(range: DateRange): DateRange {
  return nightsBetween(range.start, range.end) >= MIN_SEARCH_NIGHTS
    ? range
    : { start: range.start, end: addDays(range.start, MIN_SEARCH_NIGHTS) };
}
