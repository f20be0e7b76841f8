import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

// Every page imports this file, so each of these is fetched when it is needed.

export const TripsPage = lazyPage(() => import('./pages/trips-page.tsx'), 'TripsPage');
export const HostReservationsPage = lazyPage(
  () => import('./pages/host-reservations-page.tsx'),
  'HostReservationsPage',
);
export const ReservationPage = lazyPage(
  () => import('./pages/reservation-page.tsx'),
  'ReservationPage',
);
export const CheckoutPage = lazyPage(() => import('./checkout/checkout-page.tsx'), 'CheckoutPage');
export const PayoutAccountPage = lazyPage(
  () => import('./checkout/payout-account-page.tsx'),
  'PayoutAccountPage',
);

export const WaitingRequestLink = lazyComponent(async () => {
  const { WaitingRequestLink: Link } = await import('./request/waiting-request-link.tsx');
  return { default: Link };
});

const pageData = () => import('./page-data.ts');
export const loadCheckout = lazyCall(pageData, 'loadCheckout');
export const loadHostReservations = lazyCall(pageData, 'loadHostReservations');
export const loadPayoutAccount = lazyCall(pageData, 'loadPayoutAccount');
export const loadTrips = lazyCall(pageData, 'loadTrips');
export const loadHostCalendar = lazyCall(
  () => import('./host-calendar/load-host-calendar.ts'),
  'loadHostCalendar',
);
