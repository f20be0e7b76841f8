import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PricingDuration } from '#domain/vocabulary.ts';

/** A duration with the nights that it counts (spec 1 §9), as a line of its own. */
export const PRICE_SPAN_LABELS = {
  night: msg`A night`,
  week: msg`A week`,
  month: msg`A month, 30 nights`,
  quarter: msg`A quarter, 91 nights`,
  year: msg`A year, 365 nights`,
} as const satisfies Record<PricingDuration, MessageDescriptor>;
