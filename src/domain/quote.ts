import type { DiscountField } from './discounts.ts';
import { type Cents, computeShare } from './money.ts';

export const PRICE_LINE_KINDS = [
  'nights',
  'share',
  'session',
  'pass',
  'discount',
  'cleaning',
  'service',
  'experience-fee',
  'extra-guests',
  'pets',
  'taxes',
  'compensation',
  'deposit',
] as const;
export type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/**
 * The refundable part of a line when a guest cancels: all of it whatever the policy, nothing, the
 * policy's percentage until the first use, or its percentage of the unused part.
 */
export type LineRefund = 'always' | 'never' | 'before-start' | 'pro-rata';

export interface PriceLine {
  readonly kind: PriceLineKind;
  /** Cents; below zero for a discount, and for a compensation. */
  readonly amount: Cents;
  readonly refund: LineRefund;
  /** Number of units: room-nights, guest-nights, guests or pets. */
  readonly quantity?: number;
  /** Set where units are guests, and not the rooms or guest-nights of a home. */
  readonly per?: 'guest';
  readonly unitAmount?: Cents;
  /** For a pass: the price of one of its sessions for a guest alone. Missing in older prices. */
  readonly sessionAmount?: Cents;
  readonly percent?: number;
  /** The host's field of a discount. */
  readonly field?: DiscountField;
}

/** A price, whatever the kind of listing. */
export interface Quote {
  readonly lines: readonly PriceLine[];
  /** `total` without the deposit. */
  readonly subtotal: Cents;
  readonly deposit: Cents;
  /** The charged amount: the sum of all lines, the deposit included. */
  readonly total: Cents;
}

/** Whether it is the price of a pass: of all sessions of a period, rather than one. */
export function isPass({ lines }: { readonly lines: readonly Pick<PriceLine, 'kind'>[] }): boolean {
  return lines.some(({ kind }) => kind === 'pass');
}

/**
 * The price that remains when some of the equal parts of a booking are removed: lines that depend
 * on the parts shrink, all others stay.
 *
 * @param parts of the booking, at least 1
 * @param removedParts number of removed parts, from 0 to `parts`
 * @throws RangeError for impossible counts
 */
export function quoteWithout<Whole extends Quote>(
  quote: Whole,
  parts: number,
  removedParts: number,
): Whole {
  if (!Number.isSafeInteger(removedParts) || removedParts < 0 || removedParts > parts) {
    throw new RangeError(`not ${removedParts} of ${parts} parts`);
  }
  const lines = limitCompensation(
    quote.lines.map((line) =>
      line.refund === 'pro-rata' ? shrunk(line, parts - removedParts, parts) : line,
    ),
  );
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { ...quote, lines, total, subtotal: total - quote.deposit };
}

/** Lowers a compensation to the rest of the price, which rounding may have made a cent smaller. */
function limitCompensation(lines: readonly PriceLine[]): readonly PriceLine[] {
  const price = lines.reduce(
    (sum, { refund, amount }) => (refund === 'always' ? sum : sum + amount),
    0,
  );
  if (price >= 0) return lines;
  return lines.map((line) =>
    line.kind === 'compensation' ? { ...line, amount: line.amount - price } : line,
  );
}

function shrunk(line: PriceLine, left: number, parts: number): PriceLine {
  const { amount, quantity, unitAmount } = line;
  // Each guest still pays the same, so that a line remains the sum of its units.
  if (quantity !== undefined && unitAmount !== undefined && quantity * unitAmount === amount) {
    const unit = computeShare(unitAmount, left, parts);
    return { ...line, unitAmount: unit, amount: unit * quantity };
  }
  return { ...line, amount: computeShare(amount, left, parts) };
}

/**
 * The price of a pass after its guest has moved it to a date with fewer sessions: at most the price
 * of these one by one. The other lines stay.
 *
 * @param from number of its sessions before, at least 1
 * @param to number of its sessions now, from 1 to `from`
 * @throws RangeError for impossible counts
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

/**
 * The price of the first nights of a booking alone, where the others are never paid: lines that
 * depend on the nights shrink, all others stay. What rounding leaves is put on the nights, so that
 * the total is what was paid for them.
 *
 * @param nights of the booking, and how many of them remain, each at least 1
 * @param total cents of the result, the deposit included
 */
export function quoteOfFirstNights<Whole extends Quote>(
  quote: Whole,
  { nights, remaining }: { readonly nights: number; readonly remaining: number },
  total: Cents,
): Whole {
  const { lines } = quoteWithout(quote, nights, nights - remaining);
  const rest = total - lines.reduce((sum, { amount }) => sum + amount, 0);
  const last = lines.findIndex(({ refund }) => refund === 'pro-rata');
  return {
    ...quote,
    lines: lines.map((line, index) =>
      index === last && rest !== 0 ? asOneAmount(line, line.amount + rest) : line,
    ),
    total,
    subtotal: total - quote.deposit,
  };
}

/** A line that no longer is a number of units. */
function asOneAmount({ quantity: _, unitAmount: __, ...line }: PriceLine, amount: Cents) {
  return { ...line, amount };
}
