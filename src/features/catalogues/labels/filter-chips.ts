import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { PricingDuration } from '#domain/vocabulary.ts';
import { PRICING_DURATION_LABELS } from './pricing-durations.ts';

/** A range of prices of one span; a missing bound is open. */
export interface PriceChip {
  readonly min?: Cents | undefined;
  readonly max?: Cents | undefined;
  readonly span: PricingDuration;
}

/** Says a text in the reader's language. */
type Say = (text: MessageDescriptor) => string;

/** The chip of the price filter: "Up to $90 a night". */
export function priceChip(chip: PriceChip, locale: string, say: Say): string {
  const span = say(PRICING_DURATION_LABELS[chip.span].after);
  const money = (amount: Cents) => formatMoney(amount, locale, { cents: 'none' });
  const max = money(chip.max ?? 0);
  if (chip.min === undefined) return say(msg`Up to ${max} ${span}`);
  const min = money(chip.min);
  return chip.max === undefined ? say(msg`From ${min} ${span}`) : say(msg`${min} – ${max} ${span}`);
}

/** Chip of the filter for the number of residents of a home. */
export function residentsChip(count: number): MessageDescriptor {
  return msg`${plural(count, { one: 'At least # resident', other: 'At least # residents' })}`;
}

/** The chip of the filter for hosts whose identity was verified. */
export function verifiedHostChip(): MessageDescriptor {
  return msg`Verified host`;
}

/** The chip of the filter for wifi. @param mbps as the reader's language writes it */
export function wifiChip(mbps: string): MessageDescriptor {
  return msg`${mbps}+ Mbps`;
}

/** The chip of the filter for the guests' average age, in years. */
export function averageAgeChip(count: number): MessageDescriptor {
  return msg`Average age ${count}`;
}
