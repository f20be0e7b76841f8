import { listedOffers } from '#features/experiences/index.server.ts';
import { listedOrOwn } from '#market/inventory/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { WishlistEntry } from '../../contract.ts';
import { listEntries } from '../store/wishlists.ts';

/**
 * The entries of a list as a reader may see them. Of a listing that isn't offered any more nothing
 * is told, and only the owner sees the note about it.
 */
export async function describeEntries(
  list: { readonly id: string; readonly userId: string },
  { db, actor, translate }: Pick<RequestContext, 'db' | 'actor' | 'translate'>,
): Promise<WishlistEntry[]> {
  const userId = actor?.id ?? null;
  const entries = await listEntries(db, list.id, userId);
  const ids = entries.map(({ listingId }) => listingId);
  const offered = [...(await listedOrOwn(db, ids, userId))];
  const summaries = await listingSummaries(db, offered, translate);
  const offers = await listedOffers(db, offered);
  return entries.map(({ listingId, note, ...hearts }) => {
    const summary = summaries.get(listingId);
    if (summary === undefined || !summary.available) {
      return { listingId, listing: null, note: list.userId === userId ? note : '', ...hearts };
    }
    const { kind, title, language, city, countryName, cover, price, isPaused } = summary;
    return {
      listingId,
      listing: {
        kind,
        title,
        language,
        city,
        countryName,
        cover,
        price: offers.get(listingId)?.price ?? price,
        isPaused,
      },
      note,
      ...hearts,
    };
  });
}
