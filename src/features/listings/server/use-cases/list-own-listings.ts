import type { ListingPorts } from '#market/booking/index.server.ts';
import { readOwnListings } from '#market/inventory/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { listOwnListings as contract } from '../../contract.ts';

/** The caller's own listings, newest first, with the number of reservations that block deletion. */
export async function listOwnListings(
  { actor, db, translate }: SignedInContext,
  others: ListingPorts,
): Promise<RouteAnswer<typeof contract>> {
  const own = await readOwnListings(db, actor.id);
  const ids = own.map(({ id }) => id);
  const summaries = await listingSummaries(db, ids, translate);
  const open = await others.countOpenReservations(db, ids);
  const offers = await others.listedOffers(db, ids);
  return {
    items: own.flatMap(({ id, createdAt, awaitsConfirmation, timeZone }) => {
      const listing = summaries.get(id);
      if (listing === undefined) return [];
      const { kind, title, language, city, countryName, cover, price } = listing;
      const offer = offers.get(id);
      const unpaid = offer?.unpaid ?? null;
      return [
        {
          id,
          kind,
          title,
          language,
          city,
          countryName,
          cover,
          price: offer?.price ?? price,
          unpaid: unpaid === null ? null : { ...unpaid, removedAt: unpaid.removedAt.toString() },
          awaitsConfirmation,
          timeZone,
          openReservations: open.get(id) ?? 0,
          createdAt: createdAt.toString(),
        },
      ];
    }),
  };
}
