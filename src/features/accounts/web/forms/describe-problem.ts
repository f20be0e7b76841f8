import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, OfflineError } from '#platform/web/api/client.ts';

/** The message for a failed call. */
export function describeProblem(
  error: unknown,
  i18n: I18n,
): { message: string; fields: Record<string, string> } {
  if (error instanceof ApiError) {
    return { message: error.problem.message, fields: error.problem.fields ?? {} };
  }
  const message =
    error instanceof OfflineError
      ? msg`We couldn't reach the server. Check your connection and try again.`
      : msg`Something went wrong.`;
  return { message: i18n._(message), fields: {} };
}
