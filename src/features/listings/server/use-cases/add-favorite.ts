import { listedOrOwn } from '#market/inventory/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { insertFavorite } from '../store/favorites.ts';

/**
 * Saves a listing for the caller; saving it twice changes nothing.
 *
 * @throws Problem 'not-found' when it is unknown, was removed, or is not listed
 */
export async function addFavorite(
  listingId: string,
  { actor, db, now }: SignedInContext,
): Promise<{ done: true }> {
  if (!(await listedOrOwn(db, [listingId], actor.id)).has(listingId))
    throw new Problem('not-found');
  await insertFavorite(db, actor.id, listingId, now);
  return { done: true };
}
