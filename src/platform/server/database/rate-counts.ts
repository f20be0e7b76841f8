import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from './database.ts';

/** Begins the keys of rows that stand for servers. */
const PRESENT = 'server:';
/** Rows removed by one statement. */
const EXPIRED_AT_ONCE = 2_000;

/** Points to add to the count of a key. */
export interface AddedCount {
  readonly key: string;
  /** Below 0 where points are given back. */
  readonly points: number;
  /** Milliseconds since 1970; a count of an earlier window begins again. */
  readonly endsAt: number;
}

/**
 * Adds counts of a server to those of all.
 *
 * @param counts of different keys
 * @returns the points of each key, of all servers
 */
export async function addCounts(
  db: Queryable,
  counts: readonly AddedCount[],
): Promise<{ key: string; points: number }[]> {
  return queryRows(
    db,
    // In one order everywhere, so that no two servers wait for each other.
    sql`insert into rate_limit as kept (key, points, expire)
        select key, points, to_timestamp(ends_at / 1000.0)
        from unnest(
          ${sql.param(counts.map(({ key }) => key))}::text[],
          ${sql.param(counts.map(({ points }) => points))}::int[],
          ${sql.param(counts.map(({ endsAt }) => endsAt))}::bigint[]
        ) as counted (key, points, ends_at)
        order by key
        on conflict (key) do update set
          points = case when kept.expire = excluded.expire
            then greatest(kept.points + excluded.points, 0) else excluded.points end,
          expire = excluded.expire
        returning key, points`,
  );
}

interface RunningServer {
  readonly self: string;
  /** Milliseconds since 1970: now, and when the server no longer counts as running. */
  readonly at: number;
  readonly until: number;
}

/**
 * Marks a server as running, and removes some of the counts that have expired.
 *
 * @returns the number of servers that are running, this one included
 */
export async function countServers(
  db: Queryable,
  { self, at, until }: RunningServer,
): Promise<number> {
  const key = `${PRESENT}${self}`;
  const [row] = await queryRows<{ servers: number }>(
    db,
    sql`with present as (
          insert into rate_limit (key, points, expire)
          values (${key}, 0, to_timestamp(${until} / 1000.0))
          on conflict (key) do update set expire = excluded.expire
        ), expired as (
          delete from rate_limit where key in (
            select key from rate_limit where expire < to_timestamp(${at} / 1000.0)
            limit ${EXPIRED_AT_ONCE} for update skip locked
          )
        )
        select count(*)::int as servers from rate_limit
        where key >= ${PRESENT} and key < ${`${PRESENT}~`} and key <> ${key}
          and expire >= to_timestamp(${at} / 1000.0)`,
  );
  return 1 + (row?.servers ?? 0);
}
