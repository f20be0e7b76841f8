import type { DiscountField } from './discounts.ts';
import type { Cents } from './money.ts';

export const PRICE_LINE_KINDS = [
  'nights',
  'session',
  'pass',
  'discount',
  'cleaning',
  'service',
  'experience-fee',
  'extra-guests',
  'pets',
  'taxes',
  'deposit',
] as const;
export type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/**
 * What of a line a guest's cancellation can return: all of it whatever the policy says, nothing,
 * the policy's percentage until the first use, or its percentage of what is not used yet.
 */
export type LineRefund = 'always' | 'never' | 'before-start' | 'pro-rata';

export interface PriceLine {
  readonly kind: PriceLineKind;
  /** Cents; below zero for a discount alone. */
  readonly amount: Cents;
  readonly refund: LineRefund;
  /** How many units: room-nights, guest-nights, guests or pets. */
  readonly quantity?: number;
  /** Set where units are guests, and not the rooms or guest-nights of a home. */
  readonly per?: 'guest';
  readonly unitAmount?: Cents;
  readonly percent?: number;
  /** The host's field a discount comes from. */
  readonly field?: DiscountField;
}

/** What something costs, whatever its kind. */
export interface Quote {
  readonly lines: readonly PriceLine[];
  /** `total` without the deposit. */
  readonly subtotal: Cents;
  readonly deposit: Cents;
  /** What is charged: the sum of all lines, the deposit included. */
  readonly total: Cents;
}
