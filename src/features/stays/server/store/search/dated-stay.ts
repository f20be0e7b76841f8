import type { SQL } from 'drizzle-orm';

/** The stay that a search with dates finds in a `stay_search x`. */
export interface DatedStay {
  /** Its first night, a date. */
  readonly arrival: SQL;
  /** Its nights, a whole number from 1. */
  readonly nights: SQL;
}
