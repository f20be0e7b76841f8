import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, OfflineError } from '#platform/web/api/client.ts';

/**
 * Message of a dialog that crashed, in the user's language (spec 2 §2). The browser's own message
 * is for developers: it is in English, and may contain file names and URLs.
 */
export function brokenMessage(error: unknown, i18n: I18n): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof OfflineError || isMissingCode(error)) {
    return i18n._(msg`We couldn't reach the server. Check your connection and try again.`);
  }
  return i18n._(msg`This dialog stopped working.`);
}

/** Whether an error is a failed download of a script chunk, by each browser's message. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}
