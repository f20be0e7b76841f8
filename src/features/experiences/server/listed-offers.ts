import { sessionPrice } from '#domain/seat-pricing.ts';
import type { ListedOffer } from '#market/booking/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { loadOffers } from './store/booking.ts';
import { computeRemovalTime } from './use-cases/see-to-unpaid.ts';

/**
 * Price of a session of some listings for one guest, including fees, and the amount that their
 * hosts still have to pay.
 */
export async function listedOffers(
  db: Queryable,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, ListedOffer>> {
  const rows = await loadOffers(db, listingIds);
  return new Map(
    rows.map(({ id, price, sessionsPerPeriod, fee, state, hostOwes, createdAt }) => [
      id,
      {
        price: sessionPrice(price, sessionsPerPeriod) + (fee ?? 0),
        unpaid:
          state === 'awaiting-host-payment'
            ? { amount: hostOwes, removedAt: computeRemovalTime(createdAt) }
            : null,
      },
    ]),
  );
}
