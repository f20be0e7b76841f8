import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { listings } from '../tables.ts';

/**
 * Not removed, and not kept back from guests. One that waits for its host's address to be confirmed
 * is in no search, and still reached by its link.
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
 * Which listings a person may be told of by their ids: those that are listed, and their own that
 * were not removed. Anybody can make up an id, or have kept one.
 *
 * @param userId null for who is signed out
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
