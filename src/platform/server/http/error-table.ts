import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '#domain/listing-form.ts';
import {
  MOST_DATE_CHANGES,
  MOST_PENDING_NIGHTS,
  MOST_PENDING_REQUESTS,
} from '#domain/request-limits.ts';
import type { ErrorCode } from '#platform/contract/errors.ts';

const MEGABYTES = MAX_PICTURE_BYTES / 1024 ** 2;
const MEGAPIXELS = MAX_PICTURE_PIXELS / 1_000_000;

/** Status and text of every refusal. */
export const ERROR_TABLE = {
  'invalid-input': { status: 400, message: msg`Please check the highlighted fields.` },
  'body-too-large': { status: 413, message: msg`That's too large to send.` },
  'not-found': { status: 404, message: msg`We couldn't find that.` },
  'signed-out': { status: 401, message: msg`Please log in first.` },
  forbidden: { status: 403, message: msg`You don't have permission to change this.` },
  'cross-origin': { status: 403, message: msg`This request came from another site.` },
  'rate-limited': { status: 429, message: msg`Too many requests. Please wait a moment.` },
  timeout: { status: 503, message: msg`That took too long. Please try again.` },
  'database-unavailable': {
    status: 503,
    message: msg`We're having trouble on our side. Please try again shortly.`,
  },
  'idempotency-key-reused': {
    status: 409,
    message: msg`This request was already sent with different content.`,
  },
  internal: { status: 500, message: msg`Something went wrong.` },
  'email-taken': { status: 409, message: msg`An account with this email already exists.` },
  'wrong-credentials': { status: 401, message: msg`Invalid email or password.` },
  'wrong-password': { status: 403, message: msg`That password isn't right.` },
  'token-invalid': { status: 400, message: msg`This link is no longer valid.` },
  'nights-taken': { status: 409, message: msg`Some of these nights are no longer available.` },
  'stay-unavailable': { status: 409, message: msg`This home is no longer listed.` },
  'own-listing': { status: 403, message: msg`You can't reserve your own listing.` },
  'email-unconfirmed': {
    status: 403,
    message: msg`Please confirm your email address first. The link is in the email we sent you.`,
  },
  'request-pending': {
    status: 409,
    message: msg`Your request for this home is still waiting for a response. You can change its dates instead.`,
  },
  'too-many-pending': {
    status: 409,
    message: msg`You can have up to ${MOST_PENDING_REQUESTS} requests waiting at a time. Wait for a response, or cancel one.`,
  },
  'too-many-pending-nights': {
    status: 409,
    message: msg`Your waiting requests can't add up to more than ${MOST_PENDING_NIGHTS} nights. Wait for a response, or choose a shorter stay.`,
  },
  'request-pause': {
    status: 429,
    message: msg`You cancelled some requests today, so there's a short pause before your next one.`,
  },
  'too-many-to-host': {
    status: 429,
    message: msg`You've sent this host many requests within an hour. Please wait before you send another.`,
  },
  'too-many-guests': {
    status: 400,
    message: msg`This home doesn't have room for that many guests.`,
  },
  'too-few-nights': { status: 400, message: msg`These dates are shorter than the minimum stay.` },
  'date-past': { status: 400, message: msg`These dates have already started.` },
  'status-conflict': { status: 409, message: msg`This reservation has changed in the meantime.` },
  'dates-unchanged': { status: 409, message: msg`Your reservation already has these dates.` },
  'too-many-date-changes': {
    status: 429,
    message: msg`You've changed these dates ${MOST_DATE_CHANGES} times within an hour. Please wait before you change them again.`,
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
  'already-paid': { status: 409, message: msg`This reservation is already paid.` },
  'payment-failed': { status: 402, message: msg`The payment didn't go through.` },
  'price-mismatch': { status: 409, message: msg`The price has changed. Please review it.` },
  'listing-has-reservations': {
    status: 409,
    message: msg`This listing still has open reservations.`,
  },
  'account-has-reservations': {
    status: 409,
    message: msg`Your account still has open reservations.`,
  },
  'listing-changed': {
    status: 409,
    message: msg`This listing was changed elsewhere in the meantime.`,
  },
  'listing-promised': {
    status: 409,
    message: msg`Guests have already reserved what you're removing.`,
  },
  'too-many-listings': {
    status: 409,
    message: msg`You've reached the limit of homes for one account. Remove one first, or contact us.`,
  },
  'picture-unreadable': {
    status: 415,
    message: msg`We can't read this photo. Please choose a JPEG, PNG, WebP or AVIF file.`,
  },
  'picture-too-large': {
    status: 413,
    message: msg`This photo is too large. The limit is ${MEGABYTES} MB and ${MEGAPIXELS} million pixels.`,
  },
  'too-many-uploads': {
    status: 409,
    message: msg`Many of your photos aren't in any listing yet. Please use those first.`,
  },
  'media-unavailable': {
    status: 503,
    message: msg`We can't save photos right now. Please try again shortly.`,
  },
  'pictures-busy': {
    status: 503,
    message: msg`Many photos are being prepared right now. Please try again in a moment.`,
  },
  'own-conversation': {
    status: 403,
    message: msg`This is your own home, so there's no one to message.`,
  },
  'recipient-gone': {
    status: 409,
    message: msg`They've left Wayhearth, so no one would read this.`,
  },
} satisfies Record<ErrorCode, { status: number; message: MessageDescriptor }>;
