import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, ForeignRefusal } from '#platform/web/api/client.ts';

/** Message when an experience couldn't be created (spec 2 §8). */
export function creationFailure(error: unknown, i18n: I18n): string {
  if (!(error instanceof ApiError || error instanceof ForeignRefusal)) {
    return i18n._(msg`Failed to create experience or initiate payment. Please try again.`);
  }
  const { status } = error instanceof ApiError ? error.problem : error;
  const said = error instanceof ApiError ? error.message : error.said;
  const message = said || i18n._(msg`Failed to create experience: ${status}`);
  return i18n._(msg`Error: ${message}`);
}
