import { type Cents, computeShare } from './money.ts';
import type { PriceLine, Quote } from './quote.ts';
import type { ScheduleDuration } from './vocabulary.ts';

/**
 * The price of one session of a period, for one guest: rounded up, so that all sessions of a period one
 * by one never cost less than the period.
 */
export function sessionPrice(periodPrice: Cents, sessionsPerPeriod: number): Cents {
  const rounded = computeShare(periodPrice, 1, sessionsPerPeriod);
  return rounded * sessionsPerPeriod < periodPrice ? rounded + 1 : rounded;
}

/**
 * Price of a pass of so many sessions for one guest: the price of its period, and never more than
 * its sessions one by one.
 */
export function passPrice(periodPrice: Cents, sessionsPerPeriod: number, sessions: number): Cents {
  return Math.min(periodPrice, sessionPrice(periodPrice, sessionsPerPeriod) * sessions);
}

export interface SeatPricingInput {
  /** Cents a guest and period, without the fee. */
  readonly price: Cents;
  readonly sessionsPerPeriod: number;
  readonly scheduleDuration: ScheduleDuration;
  /** Number of booked sessions: for a pass, all of its sessions. */
  readonly sessions: number;
  /** Cents per guest and booking; 0 for none. */
  readonly fee: Cents;
  /** Cents per guest, returned after it; 0 for none. */
  readonly deposit: Cents;
  readonly guests: number;
}

/**
 * Price of seats, line by line; a line that is zero is left out, except the seats.
 *
 *     seats   = price of one session, or of a pass (`passPrice`), × guests
 *     fee     = once a guest, never returned to one who cancels
 *     deposit = once a guest, always returned
 *
 * @throws RangeError for an amount or a count that is not whole
 */
export function priceSeats(input: SeatPricingInput): Quote {
  const { price, sessionsPerPeriod, scheduleDuration, sessions, fee, deposit, guests } = input;
  if (!Number.isSafeInteger(guests) || guests < 1) throw new RangeError(`not guests: ${guests}`);
  if (!Number.isSafeInteger(sessions) || sessions < 1) {
    throw new RangeError(`not sessions: ${sessions}`);
  }
  const sessionAmount = sessionPrice(price, sessionsPerPeriod);
  const perGuest = (amount: Cents) => ({
    amount: amount * guests,
    quantity: guests,
    unitAmount: amount,
    per: 'guest' as const,
  });
  const optional: PriceLine[] = [
    { kind: 'experience-fee', refund: 'never', ...perGuest(fee) },
    { kind: 'deposit', refund: 'always', ...perGuest(deposit) },
  ];
  const lines: PriceLine[] = [
    scheduleDuration === 'full'
      ? {
          kind: 'pass',
          refund: 'pro-rata',
          ...perGuest(passPrice(price, sessionsPerPeriod, sessions)),
          sessionAmount,
        }
      : { kind: 'session', refund: 'pro-rata', ...perGuest(sessionAmount) },
    ...optional.filter(({ amount }) => amount !== 0),
  ];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return { lines, subtotal: total - deposit * guests, deposit: deposit * guests, total };
}
