import { type DateText, nightsBetween } from '#domain/dates.ts';

/** Days ahead of which a day and a month could be meant of two years. */
const CLEAR_DAYS = 330;

/** How a card writes dates up to this one: with their year only where one could mistake it. */
export function cardDayStyle(today: DateText, last: DateText): 'short' | 'medium' {
  return nightsBetween(today, last) < CLEAR_DAYS ? 'short' : 'medium';
}
