import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { searchTallies } from '../tables.ts';

/** Adds searches to those of their hours. */
export async function addSearches(
  db: Queryable,
  counts: readonly (typeof searchTallies.$inferInsert)[],
): Promise<void> {
  await db
    .insert(searchTallies)
    .values([...counts])
    .onConflictDoUpdate({
      target: searchTallies.hour,
      set: { searches: sql`${searchTallies.searches} + excluded.searches` },
    });
}
