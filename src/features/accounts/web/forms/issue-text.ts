import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BaseIssue } from 'valibot';
import { HAS_LINK, NOT_A_NAME } from '#platform/contract/issues.ts';

const NOT_VALID = msg`This doesn't look right.`;
const REQUIRED = msg`This is required.`;
const TEXTS: Record<string, typeof NOT_VALID> = {
  non_empty: REQUIRED,
  min_length: msg`This is too short.`,
  max_length: msg`This is too long.`,
  email: msg`Enter a valid email address.`,
  iso_date: msg`Enter a real date.`,
};

/** Of checks that say themselves what is wrong. */
const CHECKS: Record<string, typeof NOT_VALID> = {
  [HAS_LINK]: msg`Please leave out links and email addresses.`,
  [NOT_A_NAME]: msg`Please enter a name without links or special characters.`,
};

/** The text at a field that its contract refuses, in the words the server would use. */
export function issueText(issue: BaseIssue<unknown>, i18n: I18n): string {
  if (issue.input === '' || issue.input === undefined) return i18n._(REQUIRED);
  return i18n._(CHECKS[issue.message] ?? TEXTS[issue.type] ?? NOT_VALID);
}
