import { nearestComparable, priceQuartiles } from '#domain/comparable-prices.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { comparePrices as comparePricesRoute } from '../../contract.ts';
import { findComparableHomes, readTakenPercent } from '../store/comparable-homes.ts';

/**
 * Prices of homes like the one of a form, and how often they were taken: two statements at most, and
 * nothing where too few homes compare.
 */
export async function comparePrices(
  { latitude, longitude, occupancy, roomCount }: RouteInput<typeof comparePricesRoute>['query'],
  { db, actor, now }: SignedInContext,
): Promise<RouteAnswer<typeof comparePricesRoute>> {
  const home = { latitude, longitude, occupancy, roomCount, hostId: actor.id };
  const near = nearestComparable(await findComparableHomes(db, home));
  if (near === null) return { comparison: null };
  const { homes, withinKm } = near;
  const ids = homes.map(({ id }) => id);
  const takenPercent = await readTakenPercent(db, ids, now);
  return {
    comparison: {
      homes: homes.length,
      withinKm,
      ...priceQuartiles(homes.map(({ price }) => price)),
      takenPercent,
    },
  };
}
