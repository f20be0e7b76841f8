import type { SQL } from 'drizzle-orm';

/** The matching stay of a `stay_search x` for a search with dates. */
export interface DatedStay {
  /** Its first night, a date. */
  readonly arrival: SQL;
  /** Its nights, a whole number from 1. */
  readonly nights: SQL;
}
