import type { SignedInContext } from '#platform/server/http/serve.ts';
import { insertFavorites } from '../store/favorites.ts';

/**
 * Saves for the caller what they saved in a browser before they were signed in, newest first.
 * What is unknown or was removed is left out, and doing it twice changes nothing.
 */
export async function mergeFavorites(
  listingIds: readonly string[],
  { actor, db, now }: SignedInContext,
): Promise<{ done: true }> {
  if (listingIds.length > 0) await insertFavorites(db, actor.id, listingIds, now);
  return { done: true };
}
