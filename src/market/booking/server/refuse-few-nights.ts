import { msg, plural } from '@lingui/core/macro';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

/**
 * Refuses fewer nights than a listing's minimum, which the text names.
 *
 * @throws Problem 'too-few-nights' with a text at `endDate`
 */
export function refuseFewNights(nights: number, minNights: number, translate: Translator): void {
  if (nights >= minNights) return;
  const text = msg`These dates are shorter than the minimum stay of ${plural(minNights, { one: '# night', other: '# nights' })}.`;
  throw new Problem('too-few-nights', { fields: { endDate: translate(text) } });
}
