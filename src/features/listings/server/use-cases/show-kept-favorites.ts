import type { ListingPorts } from '#market/booking/index.server.ts';
import { listedOrOwn } from '#market/inventory/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { showKeptFavorites as contract } from '../../contract.ts';
import { type DatesQuery, describeSaved } from '../saved-listings.ts';

/**
 * Listings that a visitor saved in the browser, in that order. Delisted ones are marked as such,
 * and no longer named: anyone can request them by their id.
 */
export async function showKeptFavorites(
  { listingIds, ...dates }: DatesQuery & { readonly listingIds: readonly string[] },
  context: RequestContext,
  others: ListingPorts,
): Promise<RouteAnswer<typeof contract>> {
  const saved = [...new Set(listingIds)].map((listingId) => ({ listingId, savedAt: null }));
  const { db, actor } = context;
  const named = await listedOrOwn(db, listingIds, actor?.id ?? null);
  return { items: await describeSaved(saved, dates, context, others, named) };
}
