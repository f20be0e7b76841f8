import { msg } from '@lingui/core/macro';
import type { ErrorEntries } from '#platform/server/http/error-table.ts';
import type { LISTING_ERRORS } from '../contract/errors.ts';

/** Status and text of the refusals about listings of any kind. */
export const listingErrors: ErrorEntries<typeof LISTING_ERRORS> = {
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
  'listing-has-reservations': {
    status: 409,
    message: msg`This listing still has open reservations.`,
  },
  'listing-changed': {
    status: 409,
    message: msg`This listing was changed elsewhere in the meantime.`,
  },
  'listing-commitments': {
    status: 409,
    message: msg`Guests have already reserved what you're removing.`,
  },
  'too-many-listings': {
    status: 409,
    message: msg`You've reached the limit of listings for one account. Remove one first, or contact us.`,
  },
  'too-many-uploads': {
    status: 409,
    message: msg`Many of your photos aren't in any listing yet. Please use those first.`,
  },
};
