import { msg } from '@lingui/core/macro';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { BOOKING_ERRORS } from '../contract/errors.ts';

/** Status and text of the errors of reservations. */
export const bookingErrors: ErrorEntries<typeof BOOKING_ERRORS> = {
  'nights-taken': { status: 409, message: msg`Some of these nights are no longer available.` },
  'session-full': {
    status: 409,
    message: msg`There aren't enough seats left.`,
  },
  'session-over': { status: 409, message: msg`This session has already started.` },
  'too-many-guests': {
    status: 400,
    message: msg`There isn't room for that many guests.`,
  },
  'too-few-nights': { status: 400, message: msg`These dates are shorter than the minimum stay.` },
  'date-past': { status: 400, message: msg`These dates have already started.` },
};
