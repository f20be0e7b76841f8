import type { DiscountField } from './discounts.ts';
import { type Cents, shareOf } from './money.ts';

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
  /** Of a pass: what one session of it costs a guest alone. Missing in prices of before. */
  readonly sessionAmount?: Cents;
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

/** Whether it is the price of a pass: of all sessions of a period, and not of one. */
export function isPass({ lines }: { readonly lines: readonly Pick<PriceLine, 'kind'>[] }): boolean {
  return lines.some(({ kind }) => kind === 'pass');
}

/**
 * What is left of a price when some of the equal parts of what was booked fall away: what runs with
 * the parts shrinks, everything else stays.
 *
 * @param parts that it was of, at least 1
 * @param gone how many of them fall away, from 0 to `parts`
 * @throws RangeError for counts that can't be so
 */
export function quoteWithout<Whole extends Quote>(
  quote: Whole,
  parts: number,
  gone: number,
): Whole {
  if (!Number.isSafeInteger(gone) || gone < 0 || gone > parts) {
    throw new RangeError(`not ${gone} of ${parts} parts`);
  }
  const lines = quote.lines.map((line) =>
    line.refund === 'pro-rata' ? shrunk(line, parts - gone, parts) : line,
  );
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { ...quote, lines, total, subtotal: total - quote.deposit };
}

function shrunk(line: PriceLine, left: number, parts: number): PriceLine {
  const { amount, quantity, unitAmount } = line;
  // Each guest still pays the same, so that a line remains what its units add up to.
  if (quantity !== undefined && unitAmount !== undefined && quantity * unitAmount === amount) {
    const unit = shareOf(unitAmount, left, parts);
    return { ...line, unitAmount: unit, amount: unit * quantity };
  }
  return { ...line, amount: shareOf(amount, left, parts) };
}

/**
 * What a pass costs once its guest has moved it to where it holds fewer sessions: no more than these
 * one by one. What else is on the bill stays.
 *
 * @param from sessions that it held, at least 1
 * @param to sessions that it holds now, from 1 to `from`
 * @throws RangeError for counts that can't be so
 */
export function quoteOfMovedPass<Whole extends Quote>(
  quote: Whole,
  from: number,
  to: number,
): Whole {
  if (!Number.isSafeInteger(to) || to < 1 || to > from) {
    throw new RangeError(`not ${to} of ${from} sessions`);
  }
  if (to === from) return quote;
  const lines = quote.lines.map((line) => {
    const { kind, unitAmount, quantity } = line;
    if (kind !== 'pass' || unitAmount === undefined || quantity === undefined) return line;
    const sessionAmount = line.sessionAmount ?? Math.ceil(unitAmount / from);
    const unit = Math.min(unitAmount, sessionAmount * to);
    return { ...line, unitAmount: unit, amount: unit * quantity };
  });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { ...quote, lines, total, subtotal: total - quote.deposit };
}
