import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot';

import { HAS_LINK, NOT_A_NAME, TOO_PRECISE } from '#platform/contract/issues.ts';
import { Problem } from './problem.ts';

/**
 * Parses a part of a request against its schema.
 *
 * @throws Problem `invalid-input` with a translated text at each field
 */
export function parsePart<Output>(
  schema: GenericSchema<unknown, Output>,
  value: unknown,
  i18n: I18n,
): Output {
  const result = safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const path = getDotPath(issue) ?? '';
    fields[path] ??= issueText(issue, i18n);
  }
  throw new Problem('invalid-input', { fields });
}

const REQUIRED = msg`This is required.`;
const NOT_VALID = msg`This doesn't look right.`;
const TOO_SHORT = msg`This is too short.`;
const TOO_LONG = msg`This is too long.`;
const TOO_SMALL = msg`This is too low.`;
const TOO_LARGE = msg`This is too high.`;
const EMAIL = msg`Enter a valid email address.`;
const DATE = msg`Enter a real date.`;

const TEXTS: Record<string, typeof REQUIRED> = {
  non_empty: REQUIRED,
  min_length: TOO_SHORT,
  max_length: TOO_LONG,
  min_value: TOO_SMALL,
  max_value: TOO_LARGE,
  email: EMAIL,
  iso_date: DATE,
};

/** Texts of checks that name the problem themselves. */
const CHECKS: Record<string, typeof REQUIRED> = {
  [HAS_LINK]: msg`Please leave out links and email addresses.`,
  [NOT_A_NAME]: msg`Please enter a name without links or special characters.`,
  [TOO_PRECISE]: msg`This has too many decimal places.`,
};

/** The translated text of a validation issue. */
function issueText(issue: BaseIssue<unknown>, i18n: I18n): string {
  if (issue.input === undefined || issue.input === '' || issue.received === 'undefined') {
    return i18n._(REQUIRED);
  }
  // The ends of a range are texts where it is one of dates.
  if (typeof issue.requirement === 'string' && issue.type.endsWith('_value')) return i18n._(DATE);
  return i18n._(CHECKS[issue.message] ?? TEXTS[issue.type] ?? NOT_VALID);
}
