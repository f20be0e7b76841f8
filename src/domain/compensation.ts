import { type Cents, computeShare } from './money.ts';
import type { PriceLine, Quote } from './quote.ts';
import { dividePrice } from './release-schedule.ts';

/** Percentage of the nights that a guest gets back who stays although the guarantee holds. */
export const GUARANTEE_PERCENT = 10;

/**
 * The most that a price can be lowered by afterwards: the host's part of what is paid first. So no
 * period pays less than nothing.
 *
 * @param units of each part that is released apart, such as the nights of each period
 * @param paid cents that came for the price without the deposit, less what went back
 */
export function mostCompensation(
  quote: Pick<Quote, 'lines'>,
  units: readonly number[],
  paid: Cents,
): Cents {
  const first = dividePrice(quote, units)[0]?.host ?? 0;
  return Math.max(0, Math.min(first, paid));
}

/** The part of the nights that a guest gets back by the guarantee, in cents. */
export function guaranteeAmount({ lines }: Pick<Quote, 'lines'>): Cents {
  const nights = lines.reduce(
    (sum, { kind, amount }) =>
      kind === 'nights' || kind === 'share' || kind === 'discount' ? sum + amount : sum,
    0,
  );
  return computeShare(nights, GUARANTEE_PERCENT, 100);
}

/**
 * A price that is lowered because of a problem. It is at the expense of the host alone: the service
 * fee and taxes stay. The guest keeps it whatever they cancel later.
 *
 * @param amount cents above 0, at most what `mostToGiveBack` answers
 * @throws RangeError for other amounts
 */
export function compensate<Whole extends Quote>(quote: Whole, amount: Cents): Whole {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > quote.subtotal) {
    throw new RangeError(`not ${amount} of ${quote.subtotal}`);
  }
  return withCompensation(quote, amount + compensationIn(quote));
}

/** The amount that a price was lowered by so far, in cents from 0. */
export function compensationIn({ lines }: Pick<Quote, 'lines'>): Cents {
  return lines.reduce((sum, line) => (line.kind === 'compensation' ? sum - line.amount : sum), 0);
}

/**
 * A new price, such as for other dates, lowered by as much as the one before; by less where it
 * isn't as high.
 *
 * @param quote by what it is lowered already doesn't count
 * @param units see `mostCompensation`
 */
export function keepCompensation<Whole extends Quote>(
  quote: Whole,
  before: Pick<Quote, 'lines'>,
  units: readonly number[],
): Whole {
  const whole = compensationIn(quote) > 0 ? withCompensation(quote, 0) : quote;
  const kept = Math.min(compensationIn(before), mostCompensation(whole, units, whole.subtotal));
  return kept > 0 ? withCompensation(whole, kept) : whole;
}

function withCompensation<Whole extends Quote>(quote: Whole, amount: Cents): Whole {
  const added: PriceLine[] =
    amount === 0 ? [] : [{ kind: 'compensation', amount: -amount, refund: 'before-start' }];
  const others = quote.lines.filter(({ kind }) => kind !== 'compensation');
  // The deposit stays the last line.
  const at = others.findIndex(({ kind }) => kind === 'deposit');
  const lines =
    at < 0 ? [...others, ...added] : [...others.slice(0, at), ...added, ...others.slice(at)];
  const total = lines.reduce((sum, each) => sum + each.amount, 0);
  return { ...quote, lines, total, subtotal: total - quote.deposit };
}
