import type { Cents } from './money.ts';
import type { PriceLine, Quote } from './quote.ts';
import { SERVICE_RATE, serviceAmount } from './stay-pricing.ts';

/** A cost that the people aboard a journey share. */
export interface SharedCost {
  /** Cents, above 0. */
  readonly total: Cents;
  /** People by whom it is divided at least; fewer pay no more each. */
  readonly people: number;
}

/** Bounds of a shared cost in a form, in dollars. */
export const SHARED_COST_BOUNDS = { min: 1, max: 100_000, step: 0.01, default: 1 } as const;

/**
 * Cents that each pays with so many people aboard, rounded up: the most of them. Guests pay it for
 * the fewest people when they join, and get back what others save them.
 */
export function shareWith({ total, people }: SharedCost, aboard: number): Cents {
  return Math.ceil(total / Math.max(people, aboard, 1));
}

/**
 * Divides a cost among the people aboard: by the largest remainder, so that the shares add up to it;
 * the cents that are left go one each to the first who joined. Fewer people than it is divided by at
 * least pay what they paid when they joined.
 *
 * @returns cents of each person, in the order of joining
 */
export function divideShares(cost: SharedCost, aboard: number): Cents[] {
  if (aboard < cost.people) return Array.from({ length: aboard }, () => shareWith(cost, aboard));
  const each = Math.floor(cost.total / aboard);
  const left = cost.total - each * aboard;
  return Array.from({ length: aboard }, (_, index) => each + (index < left ? 1 : 0));
}

/** One row of the table that explains a shared cost. */
export interface ShareRow {
  readonly people: number;
  readonly each: Cents;
}

/** Rows of that table at most. */
const SHARE_ROWS = 8;

/** Numbers of people aboard and what each then pays, from the fewest to all places. */
export function listShares(cost: SharedCost, capacity: number): ShareRow[] {
  const count = Math.max(1, capacity - cost.people + 1);
  const rows = Math.min(SHARE_ROWS, count);
  const numbers = Array.from({ length: rows }, (_, index) =>
    index === rows - 1 ? cost.people + count - 1 : cost.people + index,
  );
  return numbers.map((people) => ({ people, each: shareWith(cost, people) }));
}

/**
 * A price with another amount for its share of the cost; the service fee follows it, and all other
 * lines stay.
 *
 * @param share cents of all guests of the reservation
 */
export function withShare<Whole extends Quote>(quote: Whole, share: Cents): Whole {
  const lines = quote.lines.map((line) => {
    if (line.kind === 'share') return toShareLine(line, share);
    if (line.kind !== 'service') return line;
    return { ...line, amount: serviceAmount(share, line.percent ?? SERVICE_RATE) };
  });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { ...quote, lines, total, subtotal: total - quote.deposit };
}

/** Guests of one reservation may pay a cent more or less than each other. */
function toShareLine({ quantity, unitAmount: _, ...line }: PriceLine, share: Cents): PriceLine {
  if (quantity === undefined || share % quantity !== 0) return { ...line, amount: share };
  return { ...line, quantity, unitAmount: share / quantity, amount: share };
}
