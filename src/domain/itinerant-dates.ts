import { type DateRange, type DateText, nightsBetween } from './dates.ts';
import { MAX_ITINERANT_NIGHTS } from './itinerant-form.ts';
import { MAX_DAYS_AHEAD } from './search/stay-dates.ts';

/** The one of two days that has a problem. */
export type DateEnd = keyof DateRange;

/** Why days make no itinerant. */
export type DatesProblem = 'no-night' | 'too-many-nights' | 'past' | 'too-far-ahead';

/** Why days make no stop of one. */
export type StopProblem = 'no-night' | 'before-start' | 'after-end' | 'before-last-ends';

/**
 * Returns the problem of an itinerant's dates; null when there is none.
 *
 * @param today in the zone of the place
 * @param former the days before a change: they may be past
 */
export function problemOfDates(
  { start, end }: DateRange,
  today: DateText,
  previous: DateRange | null,
): { readonly at: DateEnd; readonly problem: DatesProblem } | null {
  const nights = nightsBetween(start, end);
  if (nights < 1) return { at: 'end', problem: 'no-night' };
  if (nights > MAX_ITINERANT_NIGHTS) return { at: 'end', problem: 'too-many-nights' };
  if (start < today && start !== previous?.start) return { at: 'start', problem: 'past' };
  if (end !== previous?.end && nightsBetween(today, end) > MAX_DAYS_AHEAD) {
    return { at: 'end', problem: 'too-far-ahead' };
  }
  return null;
}

/**
 * Returns the problem of a stop's dates; null when there is none. Days that haven't been entered
 * yet are null, and cause no problem.
 *
 * @param before the stop before it
 */
export function problemOfStop(
  { start, end }: Nullable<DateRange>,
  before: Pick<Nullable<DateRange>, 'end'> | undefined,
  whole: Nullable<DateRange>,
): { readonly at: DateEnd; readonly problem: StopProblem } | null {
  if (start !== null && end !== null && end <= start) return { at: 'end', problem: 'no-night' };
  if (isBefore(start, whole.start)) return { at: 'start', problem: 'before-start' };
  if (isBefore(whole.end, end)) return { at: 'end', problem: 'after-end' };
  if (isBefore(start, before?.end ?? null)) return { at: 'start', problem: 'before-last-ends' };
  return null;
}

type Nullable<T> = { readonly [Name in keyof T]: T[Name] | null };

function isBefore(day: DateText | null, other: DateText | null): boolean {
  return day !== null && other !== null && day < other;
}
