import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/dialogs/register-dialogs.ts';

export { ReservationListSkeleton } from './web/list/lazy-skeleton.ts';
export { NoticeBell } from './web/notices/notice-bell.tsx';
export {
  checkoutHead,
  hostReservationsHead,
  tripsHead,
} from './web/page-heads.ts';
export { reservationRoute } from './web/reservation-route.ts';

// The shell imports this file on every page, so pages and dialogs are fetched when shown.

export const TripsPage = lazyPage(() => import('./web/pages/trips-page.tsx'), 'TripsPage');
export const HostReservationsPage = lazyPage(
  () => import('./web/pages/host-reservations-page.tsx'),
  'HostReservationsPage',
);
export const ReservationPage = lazyPage(
  () => import('./web/pages/reservation-page.tsx'),
  'ReservationPage',
);
export const CheckoutPage = lazyPage(
  () => import('./web/checkout/checkout-page.tsx'),
  'CheckoutPage',
);

export const WaitingRequestLink = lazyComponent(async () => {
  const { WaitingRequestLink: Link } = await import('./web/request/waiting-request-link.tsx');
  return { default: Link };
});

const pageData = () => import('./web/page-data.ts');
export const loadCheckout = lazyCall(pageData, 'loadCheckout');
export const loadHostReservations = lazyCall(pageData, 'loadHostReservations');
export const loadTrips = lazyCall(pageData, 'loadTrips');
