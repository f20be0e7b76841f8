import { msg } from '@lingui/core/macro';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { HOSTING_ERRORS } from '../contract/errors.ts';

/** Status and text of the errors of hosting. */
export const hostingErrors: ErrorEntries<typeof HOSTING_ERRORS> = {
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
