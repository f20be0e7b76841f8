import type { DateText } from './dates.ts';

/**
 * One session of a listing. It is identified by the date in its timetable and not by its instant,
 * so that neither a clock change nor an edit of the hour changes the bookings.
 */
export interface SessionKey {
  /** The entry of the timetable. */
  readonly entryId: string;
  readonly date: DateText;
}

/** URL parameters by which the page of an experience shows a session and a number of guests. */
export function sessionParams(
  { entryId, date }: SessionKey,
  guests: number,
): Readonly<Record<string, string>> {
  return { session: entryId, date, ...guestParams(guests) };
}

/** Number of guests; 1 is left out. */
export function guestParams(guests: number): Readonly<Record<string, string>> {
  return guests === 1 ? {} : { guestCount: String(guests) };
}
