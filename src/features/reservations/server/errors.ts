import { msg } from '@lingui/core/macro';
import { MAX_FEEDS, MAX_HOST_FEEDS } from '#domain/calendar-feeds.ts';
import { MAX_NIGHT_LINES, UNUSED_OFFER_DAYS } from '#domain/night-waitlist.ts';
import {
  MAX_DATE_CHANGES,
  MAX_PENDING_NIGHTS,
  MAX_PENDING_REQUESTS,
} from '#domain/request-limits.ts';
import { CLAIM_HOURS, MAX_REPORTS, REPORT_HOURS } from '#domain/resolutions.ts';
import { MAX_HELD_SEATS, MAX_SEAT_HOLDS } from '#domain/seat-hold-limits.ts';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { RESERVATION_ERRORS } from '../contract/errors.ts';

/** Status and text of the refusals about reservations. */
export const reservationErrors: ErrorEntries<typeof RESERVATION_ERRORS> = {
  'stay-unavailable': { status: 409, message: msg`This listing is no longer available.` },
  'listing-paused': {
    status: 409,
    message: msg`This listing isn't taking new reservations at the moment.`,
  },
  'not-requestable': { status: 409, message: msg`This can't be requested.` },
  'own-listing': { status: 403, message: msg`You can't reserve your own listing.` },
  'request-pending': {
    status: 409,
    message: msg`You already have a request waiting for this listing. You can change its dates instead.`,
  },
  'too-many-pending': {
    status: 409,
    message: msg`You can have up to ${MAX_PENDING_REQUESTS} requests waiting at a time. Wait for a response, or cancel one.`,
  },
  'too-many-pending-nights': {
    status: 409,
    message: msg`Your waiting requests can't add up to more than ${MAX_PENDING_NIGHTS} nights. Wait for a response, or choose a shorter stay.`,
  },
  'request-pause': {
    status: 429,
    message: msg`You cancelled some requests today, so there's a short pause before your next one.`,
  },
  'seats-held': {
    status: 409,
    message: msg`Your seats for this date are already on hold. Pay for them, or cancel them first.`,
  },
  'too-many-holds': {
    status: 409,
    message: msg`You can have seats on hold for up to ${MAX_SEAT_HOLDS} bookings at a time. Pay for one, or cancel one.`,
  },
  'too-many-held-seats': {
    status: 409,
    message: msg`You can have up to ${MAX_HELD_SEATS} seats on hold at a time. Pay for some first, or choose fewer.`,
  },
  'hold-pause': {
    status: 429,
    message: msg`Your last seats here weren't paid in time, so there's a short pause before you can reserve again.`,
  },
  'too-many-to-host': {
    status: 429,
    message: msg`You've sent this host many requests within an hour. Please wait before you send another.`,
  },
  'nights-free': {
    status: 409,
    message: msg`These nights are free. You can request them now.`,
  },
  'too-late-to-wait': {
    status: 409,
    message: msg`It's too late to join the waitlist for these nights.`,
  },
  'offers-unused': {
    status: 409,
    message: msg`We recently held nights for you that you didn't request. You can join a waitlist again ${UNUSED_OFFER_DAYS} days after that.`,
  },
  'too-many-night-lines': {
    status: 409,
    message: msg`You can be on up to ${MAX_NIGHT_LINES} waitlists for stays at a time. Leave one first.`,
  },
  'nights-promised': {
    status: 409,
    message: msg`Some of these nights have been booked in the meantime. Nothing was blocked.`,
  },
  'too-many-calendars': {
    status: 409,
    message: msg`A home can import up to ${MAX_FEEDS} calendars. Remove one first.`,
  },
  'too-many-host-calendars': {
    status: 409,
    message: msg`Your homes can import up to ${MAX_HOST_FEEDS} calendars in all. Remove one first.`,
  },
  'calendar-exists': { status: 409, message: msg`This home already imports that calendar.` },
  'status-conflict': { status: 409, message: msg`This reservation has changed in the meantime.` },
  'dates-unchanged': { status: 409, message: msg`Your reservation already has these dates.` },
  'too-late-to-move': {
    status: 409,
    message: msg`It's too late to move to another session free of charge. You can still cancel under the policy.`,
  },
  'fewer-sessions': {
    status: 409,
    message: msg`There are fewer sessions from that date on than your pass holds. Choose an earlier date.`,
  },
  'too-many-date-changes': {
    status: 429,
    message: msg`You've changed these dates ${MAX_DATE_CHANGES} times within an hour. Please wait before you change them again.`,
  },
  'change-pending': {
    status: 409,
    message: msg`A date change is already waiting for a response.`,
  },
  'no-change-pending': { status: 409, message: msg`There's no date change to respond to.` },
  'wrong-code': { status: 400, message: msg`That code doesn't match.` },
  'code-locked': { status: 429, message: msg`Too many wrong codes. Try again in 15 minutes.` },
  'check-in-too-early': { status: 409, message: msg`Check-in opens on your arrival day.` },
  'payment-required': { status: 402, message: msg`This reservation hasn't been paid yet.` },
  'already-checked-in': { status: 409, message: msg`Already checked in.` },
  'already-paid': { status: 409, message: msg`This reservation is already paid.` },
  'nothing-due': { status: 409, message: msg`There's nothing to pay.` },
  'payment-failed': { status: 402, message: msg`The payment didn't go through.` },
  'not-by-the-month': {
    status: 409,
    message: msg`These nights can't be paid by the month. Please pay all at once instead.`,
  },
  'journey-decided': {
    status: 409,
    message: msg`It's already decided whether this journey goes ahead.`,
  },
  'claim-exists': { status: 409, message: msg`You've already made a claim for this reservation.` },
  'claim-not-now': {
    status: 409,
    message: msg`You can claim part of a deposit for ${CLAIM_HOURS} hours after a reservation has ended.`,
  },
  'case-open': {
    status: 409,
    message: msg`Your last report is still open. Add what's new in your conversation with the host.`,
  },
  'too-many-cases': {
    status: 409,
    message: msg`You've already reported ${MAX_REPORTS} problems. Please contact support.`,
  },
  'report-not-now': {
    status: 409,
    message: msg`You can report a problem for ${REPORT_HOURS} hours after check-in opens.`,
  },
  'resolution-moved': {
    status: 409,
    message: msg`This has been answered or decided in the meantime.`,
  },
  'amount-too-high': { status: 400, message: msg`This amount is too high.` },
  'amount-out-of-terms': {
    status: 400,
    message: msg`This amount is below the deposit, or above everything that was paid.`,
  },
  'price-mismatch': { status: 409, message: msg`The price has changed. Please review it.` },
};
