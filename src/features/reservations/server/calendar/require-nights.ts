import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type BlockingRefusal, blockingRefusal } from '#domain/blocked-nights.ts';
import type { DateRange } from '#domain/dates.ts';
import type { NightsListing } from '#market/booking/index.server.ts';
import type { ErrorCode } from '#platform/contract/errors.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { blockableNights } from './host-calendar.ts';

const REFUSALS: Readonly<Record<BlockingRefusal, { code: ErrorCode; text: MessageDescriptor }>> = {
  'out-of-order': {
    code: 'invalid-input',
    text: msg`Each range must end after it starts, and begin after the one before it.`,
  },
  past: { code: 'date-past', text: msg`This date has passed.` },
  beyond: { code: 'invalid-input', text: msg`Dates this far ahead aren't open yet.` },
};

/**
 * Refuses nights that the host of a home can't change.
 *
 * @param field the field of the ranges
 * @throws Problem 'date-past' and 'invalid-input' with a text at the field
 */
export function requireNights(
  listing: NightsListing,
  ranges: readonly DateRange[],
  field: string,
  { now, translate }: Pick<SignedInContext, 'now' | 'translate'>,
): void {
  const refusal = blockingRefusal(ranges, blockableNights(listing, now));
  if (refusal === null) return;
  const { code, text } = REFUSALS[refusal];
  throw new Problem(code, { fields: { [field]: translate(text) } });
}
