import { msg } from '@lingui/core/macro';
import { REVIEW_DAYS } from '#domain/reviewing.ts';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { REVIEW_ERRORS } from '../contract/errors.ts';

/** Status and text of the refusals about reviews. */
export const reviewErrors: ErrorEntries<typeof REVIEW_ERRORS> = {
  'review-too-early': { status: 409, message: msg`You can write a review once it's over.` },
  'review-too-late': {
    status: 409,
    message: msg`The ${REVIEW_DAYS} days to write a review are over.`,
  },
  'review-open': {
    status: 409,
    message: msg`Your review is public and can't be changed any more.`,
  },
  'reply-given': { status: 409, message: msg`You've already replied to this review.` },
};
