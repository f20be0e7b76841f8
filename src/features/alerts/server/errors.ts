import { msg } from '@lingui/core/macro';
import { MAX_SAVED_SEARCHES } from '#domain/saved-searches.ts';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { ALERT_ERRORS } from '../contract/errors.ts';

/** Status and text of the refusals about saved searches. */
export const alertErrors: ErrorEntries<typeof ALERT_ERRORS> = {
  'search-saved-before': { status: 409, message: msg`You've already saved this search.` },
  'too-many-saved-searches': {
    status: 409,
    message: msg`You've saved ${MAX_SAVED_SEARCHES} searches. Delete one to save another.`,
  },
};
