import { registerAccountDialogs } from '#features/accounts/index.web.ts';
import { registerAlertDialogs } from '#features/alerts/index.web.ts';
import { registerExperienceDialogs } from '#features/experiences/index.web.ts';
import { registerItinerantDialogs } from '#features/itinerants/index.web.ts';
import { registerListingDialogs } from '#features/listings/index.web.ts';
import { registerMessagingDialogs } from '#features/messaging/index.web.ts';
import { registerReservationDialogs } from '#features/reservations/index.web.ts';
import { guestReviewsPart, registerReviewDialogs } from '#features/reviews/index.web.ts';
import { registerShellDialogs } from '#features/shell/index.web.ts';
import { registerStayDialogs } from '#features/stays/index.web.ts';
import { registerTravelDialogs } from '#features/travel/index.web.ts';
import { registerTrustDialogs } from '#features/trust/index.web.ts';
import { registerWishlistDialogs } from '#features/wishlists/index.web.ts';
import { registerPageDialogs } from '#market/page/index.web.ts';

/**
 * Registers the dialogs of all features. The server renders by them as well: a button whose dialog
 * is unknown is left out.
 */
export function registerDialogs(): void {
  registerAccountDialogs();
  registerPageDialogs();
  registerListingDialogs();
  registerStayDialogs();
  registerItinerantDialogs();
  registerExperienceDialogs();
  registerReservationDialogs(guestReviewsPart);
  registerReviewDialogs();
  registerTravelDialogs();
  registerAlertDialogs();
  registerMessagingDialogs();
  registerWishlistDialogs();
  registerTrustDialogs();
  registerShellDialogs();
}
