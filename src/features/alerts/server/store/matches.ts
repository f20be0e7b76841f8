import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NotedMatch } from '#domain/saved-searches.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { savedSearchMatches } from '../tables.ts';
import { isAmong } from './changes.ts';

/** A noted match of a search. */
export interface StoredMatch extends NotedMatch {
  readonly listingId: string;
}

const COLUMNS = {
  listingId: savedSearchMatches.listingId,
  total: savedSearchMatches.total,
  news: savedSearchMatches.news,
  before: savedSearchMatches.before,
  isTold: savedSearchMatches.isTold,
};

/** The notes of some listings for a search, by their ids. */
export async function readMatches(
  tx: Queryable,
  searchId: string,
  ids: readonly string[],
): Promise<Map<string, NotedMatch>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select(COLUMNS)
    .from(savedSearchMatches)
    .where(
      and(
        eq(savedSearchMatches.searchId, searchId),
        inArray(savedSearchMatches.listingId, [...ids]),
      ),
    );
  return new Map(rows.map(({ listingId, ...match }) => [listingId, match]));
}

/** Notes matches, over what was noted before. */
export async function writeMatches(
  tx: Queryable,
  searchId: string,
  matches: readonly StoredMatch[],
  notedAt: Temporal.Instant,
): Promise<void> {
  if (matches.length === 0) return;
  await tx
    .insert(savedSearchMatches)
    .values(matches.map((match) => ({ ...match, searchId, notedAt })))
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

/** News that a search has not told yet, the latest first. */
export function listUntold(tx: Queryable, searchId: string, limit: number): Promise<StoredMatch[]> {
  return tx
    .select(COLUMNS)
    .from(savedSearchMatches)
    .where(and(eq(savedSearchMatches.searchId, searchId), eq(savedSearchMatches.isTold, false)))
    .orderBy(desc(savedSearchMatches.notedAt), savedSearchMatches.listingId)
    .limit(limit);
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
