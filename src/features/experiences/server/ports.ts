import type { Queryable } from '#platform/server/database/database.ts';

/**
 * What guests say of sessions at places, by place id; reviews stand above. A place that too few
 * have said something about is left out.
 */
export type PlaceRatings = (
  db: Queryable,
  placeIds: readonly string[],
) => Promise<ReadonlyMap<string, { readonly average: number; readonly count: number }>>;
