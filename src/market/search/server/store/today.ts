import { type SQL, sql } from 'drizzle-orm';

/** The day it is where a row `x` of a search table is, by its `time_zone`. */
export function todaySql(now: Temporal.Instant): SQL {
  return sql`(${now.toString()}::timestamptz at time zone x.time_zone)::date`;
}
