import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '#platform/web/api/client.ts';

/** Message of a failure, the server's text where it responded. */
export function failureMessage(error: unknown, i18n: I18n): string {
  if (error instanceof ApiError) return error.message;
  return i18n._(msg`We couldn't reach the server. Check your connection and try again.`);
}
