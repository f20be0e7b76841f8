import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResultsPage } from './results-page.ts';

/**
 * What is wrong with dates that find nothing anywhere, in place of how much is found; null where
 * nothing is.
 *
 * @param span the dates in words, with their year
 * @param tooLong what is said of dates too far apart, by a kind that minds
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
