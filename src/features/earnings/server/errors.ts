import { msg } from '@lingui/core/macro';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { EARNINGS_ERRORS } from '../contract/errors.ts';

/** Status and text of the refusals about payouts. */
export const earningsErrors: ErrorEntries<typeof EARNINGS_ERRORS> = {
  'payout-account-closed': {
    status: 409,
    message: msg`Our payment partner has closed your payout account. Please write to us.`,
  },
  'payout-account-taken': {
    status: 409,
    message: msg`Your payout account couldn't be set up: our payment partner gave us one that belongs to another host. Please write to us.`,
  },
};
