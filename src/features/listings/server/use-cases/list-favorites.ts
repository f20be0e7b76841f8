import type { ListingPorts } from '#market/booking/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { listFavorites as contract } from '../../contract.ts';
import { type DatesQuery, describeSaved } from '../saved-listings.ts';
import { readFavorites } from '../store/favorites.ts';

/** The caller's saved listings, newest first, removed listings marked as such. */
export async function listFavorites(
  dates: DatesQuery,
  context: SignedInContext,
  others: ListingPorts,
): Promise<RouteAnswer<typeof contract>> {
  const saved = await readFavorites(context.db, context.actor.id);
  return { items: await describeSaved(saved, dates, context, others) };
}
