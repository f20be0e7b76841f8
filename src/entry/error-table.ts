import { accountErrors } from '#features/accounts/index.server.ts';
import { alertErrors } from '#features/alerts/index.server.ts';
import { coHostingErrors } from '#features/cohosting/index.server.ts';
import { earningsErrors } from '#features/earnings/index.server.ts';
import { experienceErrors } from '#features/experiences/index.server.ts';
import { listingErrors } from '#features/listings/index.server.ts';
import { messagingErrors } from '#features/messaging/index.server.ts';
import { reservationErrors } from '#features/reservations/index.server.ts';
import { reviewErrors } from '#features/reviews/index.server.ts';
import { travelErrors } from '#features/travel/index.server.ts';
import { trustErrors } from '#features/trust/index.server.ts';
import { wifiErrors } from '#features/wifi/index.server.ts';
import { wishlistErrors } from '#features/wishlists/index.server.ts';
import { bookingErrors } from '#market/booking/index.server.ts';
import { hostingErrors } from '#market/hosting/index.server.ts';
import { type ErrorTable, platformErrors } from '#platform/server/http/problem.ts';

/** Status and text of every refusal of the product. */
export const ERROR_TABLE: ErrorTable = {
  ...platformErrors,
  ...accountErrors,
  ...coHostingErrors,
  ...bookingErrors,
  ...hostingErrors,
  ...listingErrors,
  ...experienceErrors,
  ...reservationErrors,
  ...messagingErrors,
  ...reviewErrors,
  ...wifiErrors,
  ...alertErrors,
  ...wishlistErrors,
  ...earningsErrors,
  ...travelErrors,
  ...trustErrors,
};
