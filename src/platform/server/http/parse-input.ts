import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot';
import { HAS_LINK, NOT_A_NAME, TOO_PRECISE } from '#platform/contract/issues.ts';
import { Problem } from './problem.ts';

/** Whether the database can store a text: neither a zero nor half of a pair of code units is one. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/**
 * Finds a text that the database can't store, which a schema may have left as it was sent. The value
 * is as deep as a body may be.
 *
 * @returns the path of its field; null without one
 */
function findUnstorable(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (!isPlain(value)) return null;
  for (const [name, part] of Object.entries(value)) {
    if (!isStorable(name)) return path;
    const found = findUnstorable(part, path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** Lists and objects of JSON; files and dates have no fields of a caller's. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** Parameters without those that no text can be: in a query, what isn't known is ignored. */
export function storableQuery(
  query: Readonly<Record<string, string | readonly string[]>>,
): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => findUnstorable({ [name]: value }) === null),
  );
}

/**
 * Parses what stands in the path of a request. A path that the schema doesn't allow leads to
 * nothing, as one with an unknown id does.
 *
 * @throws Problem `not-found`
 */
export function parsePath<Output>(schema: GenericSchema<unknown, Output>, value: unknown): Output {
  const result = safeParse(schema, value, { abortEarly: true });
  if (!result.success || findUnstorable(result.output) !== null) throw new Problem('not-found');
  return result.output;
}

/**
 * Parses a part of a request against its schema.
 *
 * @param texts 'any' where also those may be left that the database can't store
 * @throws Problem `invalid-input` with a translated text at each field
 */
export function parsePart<Output>(
  schema: GenericSchema<unknown, Output>,
  value: unknown,
  i18n: I18n,
  texts?: 'any',
): Output {
  const result = safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) {
    const unstorable = texts === 'any' ? null : findUnstorable(result.output);
    if (unstorable === null) return result.output;
    throw new Problem('invalid-input', { fields: { [unstorable]: i18n._(NOT_VALID) } });
  }
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
