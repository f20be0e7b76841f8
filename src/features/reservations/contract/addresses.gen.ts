// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as aboard from './aboard.ts';
import type * as agreement from './agreement.ts';
import type * as calendarFeed from './calendar-feed.ts';
import type * as calendars from './calendars.ts';
import type * as hostCalendar from './host-calendar.ts';
import type * as hostPayment from './host-payment.ts';
import type * as nightWaitlist from './night-waitlist.ts';
import type * as resolutions from './resolutions.ts';
import type * as routes from './routes.ts';

export const listAboard: RouteAddress<typeof aboard.listAboard> = {
  method: 'GET',
  path: '/api/itinerants/:id/aboard',
  access: 'signed-in',
  idempotent: false,
};

export const checkLetter: RouteAddress<typeof agreement.checkLetter> = {
  method: 'GET',
  path: '/api/check/:token',
  access: 'public',
  idempotent: false,
};

export const makeLetter: RouteAddress<typeof agreement.makeLetter> = {
  method: 'POST',
  path: '/api/reservations/:id/letter',
  access: 'signed-in',
  idempotent: true,
};

export const showAgreement: RouteAddress<typeof agreement.showAgreement> = {
  method: 'GET',
  path: '/api/reservations/:id/agreement',
  access: 'signed-in',
  idempotent: false,
};

export const showLetter: RouteAddress<typeof agreement.showLetter> = {
  method: 'GET',
  path: '/api/reservations/:id/letter',
  access: 'signed-in',
  idempotent: false,
};

export const makeCalendarFeed: RouteAddress<typeof calendarFeed.makeCalendarFeed> = {
  method: 'POST',
  path: '/api/calendar',
  access: 'signed-in',
  idempotent: false,
};

export const revokeCalendarFeed: RouteAddress<typeof calendarFeed.revokeCalendarFeed> = {
  method: 'DELETE',
  path: '/api/calendar',
  access: 'signed-in',
  idempotent: false,
};

export const showCalendarFeed: RouteAddress<typeof calendarFeed.showCalendarFeed> = {
  method: 'GET',
  path: '/api/calendar',
  access: 'signed-in',
  idempotent: false,
};

export const addCalendar: RouteAddress<typeof calendars.addCalendar> = {
  method: 'POST',
  path: '/api/properties/:id/calendars',
  access: 'signed-in',
  idempotent: true,
};

export const fetchCalendarNow: RouteAddress<typeof calendars.fetchCalendarNow> = {
  method: 'POST',
  path: '/api/properties/:id/calendars/:calendarId/fetch',
  access: 'signed-in',
  idempotent: false,
};

export const makeHomeCalendar: RouteAddress<typeof calendars.makeHomeCalendar> = {
  method: 'POST',
  path: '/api/properties/:id/calendar-address',
  access: 'signed-in',
  idempotent: false,
};

export const removeCalendar: RouteAddress<typeof calendars.removeCalendar> = {
  method: 'DELETE',
  path: '/api/properties/:id/calendars/:calendarId',
  access: 'signed-in',
  idempotent: false,
};

export const renameCalendar: RouteAddress<typeof calendars.renameCalendar> = {
  method: 'PUT',
  path: '/api/properties/:id/calendars/:calendarId',
  access: 'signed-in',
  idempotent: false,
};

export const revokeHomeCalendar: RouteAddress<typeof calendars.revokeHomeCalendar> = {
  method: 'DELETE',
  path: '/api/properties/:id/calendar-address',
  access: 'signed-in',
  idempotent: false,
};

export const showCalendars: RouteAddress<typeof calendars.showCalendars> = {
  method: 'GET',
  path: '/api/properties/:id/calendars',
  access: 'signed-in',
  idempotent: false,
};

export const blockNights: RouteAddress<typeof hostCalendar.blockNights> = {
  method: 'PUT',
  path: '/api/properties/:id/nights',
  access: 'signed-in',
  idempotent: false,
};

export const priceNights: RouteAddress<typeof hostCalendar.priceNights> = {
  method: 'PUT',
  path: '/api/properties/:id/terms',
  access: 'signed-in',
  idempotent: false,
};

export const showHostCalendar: RouteAddress<typeof hostCalendar.showHostCalendar> = {
  method: 'GET',
  path: '/api/properties/:id/calendar',
  access: 'signed-in',
  idempotent: false,
};

export const showCheckout: RouteAddress<typeof hostPayment.showCheckout> = {
  method: 'GET',
  path: '/api/stripe/experience/:id',
  access: 'signed-in',
  idempotent: false,
};

export const startHostPayment: RouteAddress<typeof hostPayment.startHostPayment> = {
  method: 'POST',
  path: '/api/stripe/experience/:id',
  access: 'signed-in',
  idempotent: true,
};

export const listNightPlaces: RouteAddress<typeof nightWaitlist.listNightPlaces> = {
  method: 'GET',
  path: '/api/waitlists',
  access: 'signed-in',
  idempotent: false,
};

export const stopWaiting: RouteAddress<typeof nightWaitlist.stopWaiting> = {
  method: 'DELETE',
  path: '/api/waitlists/:id',
  access: 'signed-in',
  idempotent: false,
};

export const waitForNights: RouteAddress<typeof nightWaitlist.waitForNights> = {
  method: 'POST',
  path: '/api/waitlists',
  access: 'signed-in',
  idempotent: true,
};

export const answerCase: RouteAddress<typeof resolutions.answerCase> = {
  method: 'POST',
  path: '/api/cases/:id/answer',
  access: 'signed-in',
  idempotent: true,
};

export const answerClaim: RouteAddress<typeof resolutions.answerClaim> = {
  method: 'POST',
  path: '/api/reservations/:id/claim/answer',
  access: 'signed-in',
  idempotent: true,
};

export const claimDeposit: RouteAddress<typeof resolutions.claimDeposit> = {
  method: 'POST',
  path: '/api/reservations/:id/claim',
  access: 'signed-in',
  idempotent: true,
};

export const decideCase: RouteAddress<typeof resolutions.decideCase> = {
  method: 'POST',
  path: '/api/cases/:id/decision',
  access: 'money',
  idempotent: true,
};

export const decideClaim: RouteAddress<typeof resolutions.decideClaim> = {
  method: 'POST',
  path: '/api/claims/:id/decision',
  access: 'money',
  idempotent: true,
};

export const listResolutions: RouteAddress<typeof resolutions.listResolutions> = {
  method: 'GET',
  path: '/api/resolutions',
  access: 'money',
  idempotent: false,
};

export const replyToCase: RouteAddress<typeof resolutions.replyToCase> = {
  method: 'POST',
  path: '/api/cases/:id/reply',
  access: 'signed-in',
  idempotent: true,
};

export const reportProblem: RouteAddress<typeof resolutions.reportProblem> = {
  method: 'POST',
  path: '/api/reservations/:id/cases',
  access: 'signed-in',
  idempotent: true,
};

export const showResolutions: RouteAddress<typeof resolutions.showResolutions> = {
  method: 'GET',
  path: '/api/reservations/:id/resolutions',
  access: 'signed-in',
  idempotent: false,
};

export const cancelReservation: RouteAddress<typeof routes.cancelReservation> = {
  method: 'DELETE',
  path: '/api/reservations/:id',
  access: 'signed-in',
  idempotent: false,
};

export const checkRequest: RouteAddress<typeof routes.checkRequest> = {
  method: 'GET',
  path: '/api/listings/:id/request-check',
  access: 'signed-in',
  idempotent: false,
};

export const createReservation: RouteAddress<typeof routes.createReservation> = {
  method: 'POST',
  path: '/api/reservations',
  access: 'signed-in',
  idempotent: true,
};

export const listHostReservations: RouteAddress<typeof routes.listHostReservations> = {
  method: 'GET',
  path: '/api/reservations',
  access: 'signed-in',
  idempotent: false,
};

export const listNotices: RouteAddress<typeof routes.listNotices> = {
  method: 'GET',
  path: '/api/notices',
  access: 'signed-in',
  idempotent: false,
};

export const listTrips: RouteAddress<typeof routes.listTrips> = {
  method: 'GET',
  path: '/api/trips',
  access: 'signed-in',
  idempotent: false,
};

export const readNotices: RouteAddress<typeof routes.readNotices> = {
  method: 'POST',
  path: '/api/notices/read',
  access: 'signed-in',
  idempotent: false,
};

export const showReservation: RouteAddress<typeof routes.showReservation> = {
  method: 'GET',
  path: '/api/reservations/:id',
  access: 'signed-in',
  idempotent: false,
};

export const startPayment: RouteAddress<typeof routes.startPayment> = {
  method: 'POST',
  path: '/api/reservations/:id/payment',
  access: 'signed-in',
  idempotent: true,
};

export const updateReservation: RouteAddress<typeof routes.updateReservation> = {
  method: 'POST',
  path: '/api/reservations/:id',
  access: 'signed-in',
  idempotent: true,
};
