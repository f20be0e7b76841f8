import { msg } from '@lingui/core/macro';
import { MAX_LINES } from '#domain/waitlist.ts';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { EXPERIENCE_ERRORS } from '../contract/errors.ts';

/** Status and text of the errors about experiences. */
export const experienceErrors: ErrorEntries<typeof EXPERIENCE_ERRORS> = {
  'disclaimers-missing': {
    status: 400,
    message: msg`Cannot proceed until all disclaimers are acknowledged`,
  },
  'session-needed': {
    status: 400,
    message: msg`There are several sessions on that day. Please choose one.`,
  },
  'place-unavailable': {
    status: 503,
    message: msg`We couldn't load this place right now. Please try again.`,
  },
  'waitlist-open-seat': {
    status: 409,
    message: msg`There are enough seats available. You can book them now.`,
  },
  'too-many-lines': {
    status: 409,
    message: msg`You can be on up to ${MAX_LINES} waitlists at a time. Leave one to join another.`,
  },
  'offer-over': { status: 409, message: msg`This offer has ended.` },
};
