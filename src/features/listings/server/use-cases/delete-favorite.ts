import type { SignedInContext } from '#platform/server/http/serve.ts';
import { deleteFavoriteRow } from '../store/favorites.ts';

/** Removes a listing from the caller's saved ones, whether it was among them or not. */
export async function deleteFavorite(
  listingId: string,
  { actor, db }: SignedInContext,
): Promise<{ done: true }> {
  await deleteFavoriteRow(db, actor.id, listingId);
  return { done: true };
}
