import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { flightSearches } from '../tables.ts';

/** The cached state of a question. */
export interface CachedSearch {
  /** Null while a request for it is running. */
  readonly answer: unknown;
  /** Whether it has expired: the answer is stale, or its request ended without one. */
  readonly isOver: boolean;
}

/** The cached state of a question; null if none. */
export async function readCachedSearch(
  db: Queryable,
  key: string,
  now: Temporal.Instant,
): Promise<CachedSearch | null> {
  const [row] = await db
    .select({
      answer: flightSearches.answer,
      isOver: sql<boolean>`${flightSearches.expiresAt} <= ${now.toString()}::timestamptz`,
    })
    .from(flightSearches)
    .where(eq(flightSearches.key, key));
  return row ?? null;
}

/**
 * Claims a question, so that all others wait for its answer until then.
 *
 * @returns whether the caller has to request it: no valid answer or claim is stored
 */
export async function claimSearch(
  db: Queryable,
  { key, provider }: { readonly key: string; readonly provider: string },
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`
      insert into flight_search (key, provider, answer, fetched_at, expires_at)
      values (${key}, ${provider}, null, ${now.toString()}::timestamptz, ${until.toString()}::timestamptz)
      on conflict (key) do update
        set provider = excluded.provider, answer = null, fetched_at = excluded.fetched_at,
          expires_at = excluded.expires_at
        where flight_search.expires_at <= excluded.fetched_at
      returning key`,
  );
  return rows.length > 0;
}

/** Keeps the answer of a question that was claimed. */
export async function cacheSearch(
  db: Queryable,
  key: string,
  answer: object,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<void> {
  await db
    .update(flightSearches)
    .set({ answer, fetchedAt: now, expiresAt: until })
    .where(and(eq(flightSearches.key, key), isNull(flightSearches.answer)));
}
