export { HostCalendarPage } from './web/host-calendar/host-calendar-page.tsx';
export { ReservationListSkeleton } from './web/list/lazy-skeleton.ts';
export { NoticeBell } from './web/notifications/notification-bell.tsx';
export {
  checkoutHead,
  hostReservationsHead,
  payoutAccountHead,
  reservationRoute,
  tripsHead,
} from './web/reservation-route.ts';
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
  registerReservationDialogs,
  TripsPage,
  WaitingRequestLink,
} from './web/route-parts.ts';
