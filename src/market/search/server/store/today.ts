import { type SQL, sql } from 'drizzle-orm';

/** Today's date for a row `x` of a search table, in its `time_zone`. */
export function todaySql(now: Temporal.Instant): SQL {
  return sql`(${now.toString()}::timestamptz at time zone x.time_zone)::date`;
}
