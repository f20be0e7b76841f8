import { msg } from '@lingui/core/macro';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { LISTING_ERRORS } from '../contract/errors.ts';

/** Status and text of the errors of a host's listings of any kind. */
export const listingErrors: ErrorEntries<typeof LISTING_ERRORS> = {
  'listing-has-reservations': {
    status: 409,
    message: msg`This listing still has open reservations.`,
  },
};
