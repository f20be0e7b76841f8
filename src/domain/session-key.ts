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
