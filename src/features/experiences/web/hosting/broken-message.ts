import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, OfflineError } from '#platform/web/api/client.ts';

/**
 * What is told of a dialog that broke, in the reader's language (spec 2 §2). What a browser says of
 * an error is for those who mend it: it is in English, and may name files and addresses.
 */
export function brokenMessage(error: unknown, i18n: I18n): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof OfflineError || isMissingCode(error)) {
    return i18n._(msg`We couldn't reach the server. Check your connection and try again.`);
  }
  return i18n._(msg`This dialog stopped working.`);
}

/** Whether a part of the page's code couldn't be fetched, as each browser says it. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}
