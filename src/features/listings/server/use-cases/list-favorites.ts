import type { listFavorites as contract } from '#features/listings/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { LentByOthers } from '../lent-by-others.ts';
import { readFavorites } from '../store/favorites.ts';
import { listingSummaries } from '../store/summaries.ts';

/** What the caller saved, newest first, removed listings marked as such. */
export async function listFavorites(
  { actor, db, translate }: SignedInContext,
  others: LentByOthers,
): Promise<RouteAnswer<typeof contract>> {
  const saved = await readFavorites(db, actor.id);
  const ids = saved.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, ids, translate);
  const prices = await others.nightlyPrices(db, ids);
  return {
    items: saved.flatMap(({ listingId, savedAt }) => {
      const listing = summaries.get(listingId);
      if (listing === undefined) return [];
      const { kind, title, city, countryName, cover, available } = listing;
      const nightlyPrice = prices.get(listingId) ?? null;
      return [
        {
          listingId,
          kind,
          title,
          city,
          countryName,
          cover,
          nightlyPrice,
          savedAt: savedAt.toString(),
          available,
        },
      ];
    }),
  };
}
