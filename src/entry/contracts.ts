import { accountRoutes } from '#features/accounts/contract.ts';
import { alertRoutes } from '#features/alerts/contract.ts';
import { coHostingRoutes } from '#features/cohosting/contract.ts';
import { consoleRoutes } from '#features/console/contract.ts';
import { earningsRoutes } from '#features/earnings/contract.ts';
import { editorialRoutes } from '#features/editorial/contract.ts';
import { experienceRoutes } from '#features/experiences/contract.ts';
import { itinerantRoutes } from '#features/itinerants/contract.ts';
import { listingRoutes } from '#features/listings/contract.ts';
import { messagingRoutes } from '#features/messaging/contract.ts';
import { numbersRoutes } from '#features/numbers/contract.ts';
import { reservationRoutes } from '#features/reservations/contract.ts';
import { reviewRoutes } from '#features/reviews/contract.ts';
import { hostingRoutes, stayRoutes } from '#features/stays/contract.ts';
import { travelRoutes } from '#features/travel/contract.ts';
import { trustRoutes } from '#features/trust/contract.ts';
import { wifiRoutes } from '#features/wifi/contract.ts';
import { wishlistRoutes } from '#features/wishlists/contract.ts';
import { formRoutes } from '#market/hosting/contract.ts';
import { suggestPlaces } from '#market/search/contract.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import { readSandboxAccount, settleSandboxAccount } from '#platform/contract/sandbox-account.ts';
import { readSandboxCheckout, settleSandboxCheckout } from '#platform/contract/sandbox-checkout.ts';

/** Every call of the API, for its document and for the tests that go through all of them. */
export const CONTRACTS = [
  ...accountRoutes,
  ...coHostingRoutes,
  ...listingRoutes,
  ...formRoutes,
  suggestPlaces,
  ...stayRoutes,
  ...hostingRoutes,
  ...itinerantRoutes,
  ...experienceRoutes,
  ...reservationRoutes,
  ...messagingRoutes,
  ...reviewRoutes,
  ...wifiRoutes,
  ...alertRoutes,
  ...wishlistRoutes,
  ...earningsRoutes,
  ...numbersRoutes,
  ...travelRoutes,
  ...editorialRoutes,
  ...trustRoutes,
  ...consoleRoutes,
  readSandboxCheckout,
  settleSandboxCheckout,
  readSandboxAccount,
  settleSandboxAccount,
] as const satisfies readonly RouteDefinition[];

/** Name of a call of the API. */
export type RouteId = (typeof CONTRACTS)[number]['id'];
