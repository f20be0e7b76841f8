import { msg } from '@lingui/core/macro';
import { APPEAL_DAYS } from '#domain/decisions.ts';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { TRUST_ERRORS } from '../contract/errors.ts';

/** Status and text of the refusals about reports and decisions. */
export const trustErrors: ErrorEntries<typeof TRUST_ERRORS> = {
  'already-reported': { status: 409, message: msg`You've already reported this.` },
  'already-appealed': { status: 409, message: msg`You've already appealed this decision.` },
  'too-late-to-appeal': {
    status: 409,
    message: msg`The ${APPEAL_DAYS} days to appeal are over.`,
  },
  'own-decision': {
    status: 409,
    message: msg`This was your decision. Another administrator has to decide the appeal.`,
  },
};
