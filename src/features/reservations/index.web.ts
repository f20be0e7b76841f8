export { registerReservationDialogs } from './web/dialogs/register-dialogs.ts';
export { HostCalendarPage } from './web/host-calendar/host-calendar-page.tsx';
export {
  CheckoutPage,
  HostReservationsPage,
  loadCheckout,
  loadHostCalendar,
  loadHostReservations,
  loadPayoutAccount,
  loadTrips,
  PayoutAccountPage,
  ReservationPage,
  TripsPage,
  WaitingRequestLink,
} from './web/lazy-parts.ts';
export { ReservationListSkeleton } from './web/list/lazy-skeleton.ts';
export { NoticeBell } from './web/notices/notice-bell.tsx';
export {
  checkoutHead,
  hostReservationsHead,
  payoutAccountHead,
  tripsHead,
} from './web/page-heads.ts';
export { reservationRoute } from './web/reservation-route.ts';
