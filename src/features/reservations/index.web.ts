export { HostCalendarPage } from './web/host-calendar/host-calendar-page.tsx';
export { NoticeBell } from './web/notifications/notification-bell.tsx';
export {
  agreementHead,
  CODE_PARAM,
  checkHead,
  checkoutHead,
  hostReservationsHead,
  letterHead,
  payoutAccountHead,
  reservationRoute,
  tripsHead,
} from './web/reservation-route.ts';
export { AmountField, useAmountError } from './web/resolutions/dialogs/amount-field.tsx';
export { RESOLUTION_TEXTS } from './web/resolutions/resolution-texts.ts';
export {
  AgreementPage,
  CheckedLetterPage,
  CheckoutPage,
  CheckPage,
  HostReservationsPage,
  keepTrips,
  LetterNotFound,
  LetterPage,
  loadAboard,
  loadAgreement,
  loadCheckedLetter,
  loadCheckout,
  loadHostCalendar,
  loadHostReservations,
  loadLetter,
  loadOpenResolutions,
  loadPayoutAccount,
  loadResolutions,
  loadTrips,
  OpenResolutions,
  PayoutAccountPage,
  ReservationPage,
  ResolutionsPage,
  registerReservationDialogs,
  TripsPage,
  WaitingRequestLink,
} from './web/route-parts.ts';
export { HostCalendarSkeleton, ReservationListSkeleton } from './web/skeletons/lazy-skeletons.ts';
export { NightWaitlists } from './web/waitlist/night-waitlists.tsx';
