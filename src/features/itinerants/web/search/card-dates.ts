import { type DateText, nightsBetween } from '#domain/dates.ts';

/** Number of days from which a day and a month without a year are ambiguous. */
const CLEAR_DAYS = 330;

/** Format of dates up to this one on cards: with their year only where they would be ambiguous. */
export function cardDayStyle(today: DateText, last: DateText): 'short' | 'medium' {
  return nightsBetween(today, last) < CLEAR_DAYS ? 'short' : 'medium';
}
