import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriceLineKind } from '#domain/quote.ts';

/** The lines that a price is made of. */
export const PRICE_LINE_LABELS = {
  nights: msg`Nights`,
  session: msg`Session`,
  pass: msg`Pass`,
  discount: msg`Discount`,
  cleaning: msg`Cleaning`,
  service: msg`Service fee`,
  'experience-fee': msg`Experience fee`,
  'extra-guests': msg`Extra guests`,
  pets: msg`Pets`,
  taxes: msg`Taxes`,
  deposit: msg`Refundable deposit`,
} as const satisfies Record<PriceLineKind, MessageDescriptor>;
