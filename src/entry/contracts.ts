import { accountRoutes } from '#features/accounts/contract.ts';
import { listingRoutes } from '#features/listings/contract.ts';
import { reservationRoutes } from '#features/reservations/contract.ts';
import { reviewRoutes } from '#features/reviews/contract.ts';
import { stayRoutes } from '#features/stays/contract.ts';
import {
  readSandboxCheckout,
  settleSandboxCheckout,
} from '#platform/contract/sandbox-checkout.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';

/** Every call of the API, for its document and for the tests that go through all of them. */
export const CONTRACTS: readonly RouteDefinition[] = [
  ...accountRoutes,
  ...listingRoutes,
  ...stayRoutes,
  ...reservationRoutes,
  ...reviewRoutes,
  readSandboxCheckout,
  settleSandboxCheckout,
];
