import type { DateText } from '#domain/dates.ts';
import type { InstantText } from './types.ts';

const DAY_MS = 86_400_000;

/** Days since 1970-01-01: counting on plain numbers keeps 100,000 stays quick. */
export function dayNumber(date: DateText): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

export function dateOf(day: number): DateText {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The instant `hours` after midnight UTC of a day; fractions are minutes. */
export function instantOf(day: number, hours: number): InstantText {
  return instantAt(day * DAY_MS + hours * 3_600_000);
}

/** An instant from milliseconds, in whole seconds. */
export function instantAt(milliseconds: number): InstantText {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

/** Milliseconds since 1970 of an instant. */
export function millisecondsOf(instant: InstantText): number {
  return Date.parse(instant);
}
