import type { DateText } from './dates.ts';

/**
 * One session of a listing. It goes by the date that its timetable means and not by its instant, so
 * that neither a clock change nor an edit of the hour changes who booked what.
 */
export interface SessionKey {
  /** The line of the timetable. */
  readonly entryId: string;
  readonly date: DateText;
}
