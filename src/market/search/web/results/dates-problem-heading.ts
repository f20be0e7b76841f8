import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResultsPage } from './results-page.ts';

/**
 * Heading that states why the dates can't match anywhere, instead of a count; null for valid dates.
 *
 * @param span the dates as text, with their year
 * @param tooLong text for dates too far apart, for kinds with a maximum
 */
export function datesProblemHeading(
  i18n: I18n,
  { datesProblem }: Pick<ResultsPage, 'datesProblem'>,
  span: string,
  tooLong?: MessageDescriptor,
): string | null {
  switch (datesProblem) {
    case 'past':
      return i18n._(msg`These dates are in the past: ${span}`);
    case 'too-long':
      return tooLong === undefined ? null : i18n._(tooLong);
    case 'too-far':
      return i18n._(msg`These dates are too far ahead: ${span}`);
    case null:
      return null;
  }
}
