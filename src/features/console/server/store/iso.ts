import { type SQL, sql } from 'drizzle-orm';

/** An instant of the database as ISO text in UTC, to the microsecond; null stays null. */
export function iso(column: SQL): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Rows of a query as JSON, an empty list where there are none. */
export function jsonRows(query: SQL): SQL {
  return sql`(select coalesce(json_agg(row_to_json(found)), '[]'::json) from (${query}) found)`;
}
