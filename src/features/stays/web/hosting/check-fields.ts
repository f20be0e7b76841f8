import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { FieldErrors } from '#platform/web/wizard/steps.ts';
import { stayFormEntries } from '../../contract.ts';
import type { HostingField, HostingValues } from './hosting-values.ts';

const REQUIRED = msg`This is required.`;
const NOT_VALID = msg`This doesn't look right.`;

/**
 * What the contract finds wrong with some of the fields, in words; the bounds are the server's
 * (spec 3 §5).
 */
export function checkFields(
  values: HostingValues,
  fields: readonly HostingField[],
): FieldErrors<HostingValues> {
  const errors: Partial<Record<HostingField, MessageDescriptor>> = {};
  for (const field of fields) {
    const read = v.safeParse(stayFormEntries[field], values[field]);
    if (!read.success) errors[field] = wordsOf(read.issues[0], field);
  }
  return errors;
}

function wordsOf(issue: v.BaseIssue<unknown>, field: HostingField): MessageDescriptor {
  if (field === 'location') return msg`Choose a country.`;
  const bound = String(issue.requirement);
  switch (issue.type) {
    case 'min_value':
      return msg`Enter ${bound} or more.`;
    case 'max_value':
      return msg`Enter ${bound} or less.`;
    case 'min_length':
      return REQUIRED;
    case 'max_length':
      return msg`This is too long.`;
    default:
      return issue.input === '' || issue.input === null ? REQUIRED : NOT_VALID;
  }
}

/** The fields of a refusal by the server, by their names in the form: `location.value` is `location`. */
export function fieldsOfRefusal(
  fields: Readonly<Record<string, string>>,
): FieldErrors<HostingValues> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path.split('.')[0] ?? path, text]),
  );
}
