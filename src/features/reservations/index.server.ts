export { mountCalendarFeed } from './server/calendar/mount-calendar-feed.ts';
export { mountCalendarFile } from './server/calendar/mount-calendar-file.ts';
export { deliverPayment } from './server/deliver-payment.ts';
export { reservationErrors } from './server/errors.ts';
export { reservationJobs } from './server/jobs.ts';
export { RESERVATION_MAIL_CHECKS } from './server/mail-checks.ts';
export { mountPaymentWebhook } from './server/payment-webhook.ts';
export { requestSeats } from './server/request-seats.ts';
export { reservationRoutesServed } from './server/routes.ts';
export { makeSeatBookings } from './server/seat-bookings.ts';
export { listStaleRates, writeRates } from './server/store/answer-rates.ts';
export { approvedGuests } from './server/store/approved-guests.ts';
export { arrivalReminderKey, listDue } from './server/store/due.ts';
export { insertNotice as addNotice } from './server/store/notices.ts';
export { deleteReservationTexts, exportReservations } from './server/store/personal.ts';
export {
  countOpenReservations,
  hasOpenReservations,
  listGuestsAboard,
  openCommitments,
} from './server/store/reservations.ts';
export { startHostPayment } from './server/use-cases/start-host-payment.ts';
