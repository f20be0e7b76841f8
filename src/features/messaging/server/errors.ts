import { msg } from '@lingui/core/macro';
import { MAX_SAVED_REPLIES } from '#domain/saved-replies.ts';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { MESSAGING_ERRORS } from '../contract/errors.ts';

/** Status and text of the refusals about conversations. */
export const messagingErrors: ErrorEntries<typeof MESSAGING_ERRORS> = {
  'own-conversation': {
    status: 403,
    message: msg`This is your own listing, so there's no one to message.`,
  },
  'recipient-gone': {
    status: 409,
    message: msg`They've left Wayhearth, so no one would read this.`,
  },
  'too-many-saved-replies': {
    status: 409,
    message: msg`You can save up to ${MAX_SAVED_REPLIES} replies. Delete one first.`,
  },
  'scheduled-message-over': {
    status: 409,
    message: msg`It's too late: this message was sent, or its time has passed.`,
  },
  'pictures-not-yet': {
    status: 409,
    message: msg`You can send pictures once a reservation is approved.`,
  },
  'no-contact': { status: 409, message: msg`You can't write to this person.` },
};
