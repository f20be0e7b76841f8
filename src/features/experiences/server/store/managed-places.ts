import { and, asc, eq, sql } from 'drizzle-orm';
import { RATED_FROM } from '#domain/rated-from.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { experiences, managedPlaces } from '../tables.ts';

/** Terms of a managed place. */
export type ManagedPlace = typeof managedPlaces.$inferSelect;

/** The terms of a place; null without a manager. */
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

/** Writes the terms of a place; each change raises their version, which is returned. */
export async function writeManagedPlace(
  db: Queryable,
  place: Omit<ManagedPlace, 'version'>,
): Promise<number> {
  const { recommendationId: _, ...terms } = place;
  const [row] = await db
    .insert(managedPlaces)
    .values(place)
    .onConflictDoUpdate({
      target: managedPlaces.recommendationId,
      set: { ...terms, version: sql`${managedPlaces.version} + 1` },
    })
    .returning({ version: managedPlaces.version });
  return row?.version ?? 1;
}

/** Removes the manager of a place; returns whether there was one. */
export async function deleteManagedPlace(
  db: Queryable,
  recommendationId: string,
): Promise<boolean> {
  const gone = await db
    .delete(managedPlaces)
    .where(eq(managedPlaces.recommendationId, recommendationId))
    .returning({ id: managedPlaces.recommendationId });
  return gone.length > 0;
}

/**
 * Removes a user as the manager of all places, when their account is deleted. Experiences that wait
 * for a payment to the user are listed: nothing is to be paid any more.
 */
export async function deleteManager(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(managedPlaces).where(eq(managedPlaces.managerId, userId));
  await tx
    .update(experiences)
    .set({ state: 'listed', hostOwes: 0 })
    .where(and(eq(experiences.managedBy, userId), eq(experiences.state, 'awaiting-host-payment')));
}

/** Guests' ratings of the experiences at places, by place id; places with too few are left out. */
export async function placeRatings(
  db: Queryable,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly average: number; readonly count: number }>> {
  const rows = await queryRows<{ id: string; average: number; count: number }>(
    db,
    sql`
      select e.recommendation_id as id, sum(l.rating_count)::integer as count,
        sum(l.rating_sum)::double precision / sum(l.rating_count) as average
      from experience e join listing l on l.id = e.listing_id
      where e.recommendation_id in (
        select jsonb_array_elements_text(${JSON.stringify(placeIds)}::jsonb)
      )
      group by e.recommendation_id
      having sum(l.rating_count) >= ${RATED_FROM}::integer`,
  );
  return new Map(rows.map(({ id, average, count }) => [id, { average, count }]));
}
