import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PricingDuration } from '#domain/vocabulary.ts';

/** A duration that prices are shown for (spec 1 §2.2). */
interface PricingDurationLabel {
  /** As a choice of "Price per". */
  readonly label: MessageDescriptor;
  /** Follows an amount: "$40 a night". */
  readonly after: MessageDescriptor;
}

/** The results page needs them for its first load, so they are separate from other labels. */
export const PRICING_DURATION_LABELS = {
  night: { label: msg`Night`, after: msg`a night` },
  week: { label: msg`Week`, after: msg`a week` },
  month: { label: msg`Month`, after: msg`a month` },
  quarter: { label: msg`Quarter`, after: msg`a quarter` },
  year: { label: msg`Year`, after: msg`a year` },
} as const satisfies Record<PricingDuration, PricingDurationLabel>;
