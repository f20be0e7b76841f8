import { type SQL, sql } from 'drizzle-orm';

/** The stay that a search with dates finds in a `stay_search x`. */
export interface DatedStay {
  /** Its first night, a date. */
  readonly arrival: SQL;
  /** Its nights, a whole number from 1. */
  readonly nights: SQL;
}

/** The day it is where a `stay_search x` is. */
export function todaySql(now: Temporal.Instant): SQL {
  return sql`(${now.toString()}::timestamptz at time zone x.time_zone)::date`;
}
