import { listingRoutes } from '#features/listings/contract.ts';
import { reservationRoutes } from '#features/reservations/contract.ts';
import { reviewRoutes } from '#features/reviews/contract.ts';
import { stayRoutes } from '#features/stays/contract.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';

/** Every call of the API, for its document and for the tests that go through all of them. */
export const CONTRACTS: readonly RouteDefinition[] = [
  ...listingRoutes,
  ...stayRoutes,
  ...reservationRoutes,
  ...reviewRoutes,
];
