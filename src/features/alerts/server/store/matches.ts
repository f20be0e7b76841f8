import { and, eq, sql } from 'drizzle-orm';
import type { NotedMatch } from '#domain/saved-searches.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { savedSearchMatches } from '../tables.ts';
import { isAmong } from './changes.ts';

/** A noted match of a search. */
export interface StoredMatch extends NotedMatch {
  readonly searchId: string;
  readonly listingId: string;
}

const COLUMNS = {
  searchId: savedSearchMatches.searchId,
  listingId: savedSearchMatches.listingId,
  total: savedSearchMatches.total,
  news: savedSearchMatches.news,
  before: savedSearchMatches.before,
  isTold: savedSearchMatches.isTold,
};

/** Matches that one statement writes. */
const WRITTEN_AT_ONCE = 1_000;

/** The notes of some listings for some searches. */
export async function readMatches(
  tx: Queryable,
  keys: readonly Pick<StoredMatch, 'searchId' | 'listingId'>[],
): Promise<StoredMatch[]> {
  if (keys.length === 0) return [];
  const searchIds = keys.map(({ searchId }) => searchId).join(',');
  const listingIds = keys.map(({ listingId }) => listingId).join(',');
  return tx
    .select(COLUMNS)
    .from(savedSearchMatches)
    .innerJoin(
      sql`unnest(
        string_to_array(${searchIds}, ',')::uuid[],
        string_to_array(${listingIds}, ',')::uuid[]
      ) asked(search_id, listing_id)`,
      sql`asked.search_id = ${savedSearchMatches.searchId}
        and asked.listing_id = ${savedSearchMatches.listingId}`,
    );
}

/** Notes matches, over what was noted before. */
export async function writeMatches(
  tx: Queryable,
  matches: readonly StoredMatch[],
  notedAt: Temporal.Instant,
): Promise<void> {
  for (let from = 0; from < matches.length; from += WRITTEN_AT_ONCE) {
    const some = matches.slice(from, from + WRITTEN_AT_ONCE);
    await tx
      .insert(savedSearchMatches)
      .values(some.map((match) => ({ ...match, notedAt })))
      .onConflictDoUpdate({
        target: [savedSearchMatches.searchId, savedSearchMatches.listingId],
        set: {
          total: sql`excluded.total`,
          news: sql`excluded.news`,
          before: sql`excluded.before`,
          isTold: sql`excluded.is_told`,
          notedAt: sql`excluded.noted_at`,
        },
      });
  }
}

/** News that searches have not told yet, the latest of each first. */
export async function listUntold(
  tx: Queryable,
  searchIds: readonly string[],
  limit: number,
): Promise<StoredMatch[]> {
  if (searchIds.length === 0) return [];
  return queryRows<StoredMatch>(
    tx,
    sql`
      select m.search_id as "searchId", m.listing_id as "listingId", m.total, m.news, m.before,
        m.is_told as "isTold"
      from unnest(string_to_array(${searchIds.join(',')}, ',')::uuid[]) asked(search_id)
      cross join lateral (
        select *
        from saved_search_match
        where search_id = asked.search_id and not is_told
        order by noted_at desc, listing_id
        limit ${limit}::integer
      ) m`,
  );
}

/** Records that a mail tells all of a search's news, and returns how much that is. */
export async function markAllTold(tx: Queryable, searchId: string): Promise<number> {
  const told = await tx
    .update(savedSearchMatches)
    .set({ isTold: true })
    .where(and(eq(savedSearchMatches.searchId, searchId), eq(savedSearchMatches.isTold, false)))
    .returning({ id: savedSearchMatches.listingId });
  return told.length;
}

/**
 * Takes back news that isn't so any more: what was never told is new when it fits again, and what
 * had become cheaper keeps the price before.
 */
export async function takeBack(
  tx: Queryable,
  searchId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const isNamed = isAmong(sql`listing_id`, ids);
  await tx.execute(sql`
    delete from saved_search_match
    where search_id = ${searchId}::uuid and ${isNamed} and not is_told and news = 'new'`);
  await tx.execute(sql`
    update saved_search_match
    set is_told = true, news = null, total = before, before = null
    where search_id = ${searchId}::uuid and ${isNamed} and not is_told and news = 'cheaper'`);
}

/** News that is told again, since the mail that told it was dropped. */
export async function markUntold(
  tx: Queryable,
  searchId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update saved_search_match set is_told = false
    where search_id = ${searchId}::uuid and ${isAmong(sql`listing_id`, ids)} and news is not null`);
}
