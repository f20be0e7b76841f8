import type { I18n } from '@lingui/core';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { issueText } from './issue-texts.ts';
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
