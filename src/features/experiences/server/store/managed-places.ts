import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { managedPlaces } from '../tables.ts';

/** Terms of a place that somebody manages. */
export type ManagedPlace = typeof managedPlaces.$inferSelect;

/** The terms of a place; null where nobody manages it. */
export async function loadManagedPlace(
  db: Queryable,
  recommendationId: string,
): Promise<ManagedPlace | null> {
  const [row] = await db
    .select()
    .from(managedPlaces)
    .where(eq(managedPlaces.recommendationId, recommendationId));
  return row ?? null;
}

/** All places that are managed. */
export function listManagedPlaces(db: Queryable): Promise<ManagedPlace[]> {
  return db.select().from(managedPlaces).orderBy(asc(managedPlaces.recommendationId));
}
