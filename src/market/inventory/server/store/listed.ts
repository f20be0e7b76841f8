import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { listings } from '../tables.ts';

/**
 * Not removed, and not withheld from guests. A listing that waits for its host's email confirmation
 * is in no search, but its link still works.
 */
function isListedNow(): SQL | undefined {
  return and(
    isNull(listings.deletedAt),
    sql`not exists (
      select from experience
      where experience.listing_id = ${listings.id} and experience.state <> 'listed')`,
  );
}

/**
 * Filters ids to the listings that a person may see: listed ones, and their own that weren't
 * removed. Ids are untrusted: they may be invented or outdated.
 *
 * @param userId null when signed out
 */
export async function listedOrOwn(
  db: Queryable,
  ids: readonly string[],
  userId: string | null,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const own =
    userId === null ? undefined : and(eq(listings.hostId, userId), isNull(listings.deletedAt));
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.id, [...new Set(ids)]), or(isListedNow(), own)));
  return new Set(rows.map(({ id }) => id));
}
