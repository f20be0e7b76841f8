import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { insertFavorite } from '../store/favorites.ts';
import { isListed } from '../store/listings.ts';

/**
 * Saves a listing for the caller; saving it twice changes nothing.
 *
 * @throws Problem 'not-found' when it is unknown or was removed
 */
export async function addFavorite(
  listingId: string,
  { actor, db, now }: SignedInContext,
): Promise<{ done: true }> {
  if (!(await isListed(db, listingId))) throw new Problem('not-found');
  await insertFavorite(db, actor.id, listingId, now);
  return { done: true };
}
