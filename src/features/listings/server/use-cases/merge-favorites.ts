import type { SignedInContext } from '#platform/server/http/serve.ts';
import { insertFavorites } from '../store/favorites.ts';

/**
 * Saves for the caller the listings that they saved in a browser before signing in, newest first.
 * Unknown or removed ones are left out, and repeating it changes nothing.
 */
export async function mergeFavorites(
  listingIds: readonly string[],
  { actor, db, now }: SignedInContext,
): Promise<{ done: true }> {
  if (listingIds.length > 0) await insertFavorites(db, actor.id, listingIds, now);
  return { done: true };
}
