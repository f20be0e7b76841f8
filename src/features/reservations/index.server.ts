export { LETTER_PAGE } from './contract/paths.ts';
export { mountCalendarFeed, mountCalendarFile } from './server/calendar/mount-calendar.ts';
export { reservationErrors } from './server/errors.ts';
export { mountHomeCalendar } from './server/feeds/mount-home-calendar.ts';
export { goAnyway } from './server/journeys/decide-journey.ts';
export { cancelByStaff } from './server/lifecycle/cancel-reservation.ts';
export { extendDeadline } from './server/lifecycle/extend-deadline.ts';
export { reservationJobs } from './server/lifecycle/jobs.ts';
export { startHostPayment } from './server/money/checkout.ts';
export { listUnreleasedHostPayments } from './server/money/host-payments.ts';
export { deliverPayment, mountPaymentWebhook } from './server/money/record-payment.ts';
export { listUnreleased } from './server/money/releases.ts';
export { RESERVATION_MAIL_CHECKS } from './server/notify/announce.ts';
export { addNotice } from './server/notify/push-notice.ts';
export { requestSeats } from './server/request/request-reservation.ts';
export { seeToGuarantee } from './server/resolutions/guarantee.ts';
export { mountEvidence } from './server/resolutions/routes.ts';
export { loadStaffChoices } from './server/resolutions/staff-choices.ts';
export { reservationRoutesServed } from './server/routes.ts';
export { makeSeatBookings } from './server/seats/seat-bookings.ts';
export { readAnswers } from './server/store/answers.ts';
export { checkLedger, loadBalances } from './server/store/check-ledger.ts';
export { arrivalReminderKey, listDue, listStaleRates, writeRates } from './server/store/due.ts';
export { approvedGuests } from './server/store/guest-record.ts';
export { deleteReservationTexts, exportReservations } from './server/store/personal.ts';
export {
  countOpenReservations,
  hasOpenReservations,
  listGuestsAboard,
  openCommitments,
} from './server/store/reservations.ts';
export { hasOpenResolutions, sumOpenClaims } from './server/store/resolutions.ts';
export { postTransfer, writeMissingTransfers } from './server/store/transfers.ts';
export { NIGHT_WAITLIST_MAIL_CHECKS } from './server/waitlist/notify-waiting-guest.ts';
export { deleteNightWaitlist } from './server/waitlist/wait-for-nights.ts';
