import type { PriceLine, Quote } from '../quote.ts';

/**
 * The price of a home whose figures are worked by hand: $50 a night, cleaning $40, our service of
 * 6 % of the nights, taxes of 5 % of nights and cleaning, a deposit of 10 % of the nights. None of
 * these needs rounding.
 */
export function workedStay(nights: number): Quote {
  const lines: PriceLine[] = [
    { kind: 'nights', amount: 5_000 * nights, refund: 'pro-rata' },
    { kind: 'cleaning', amount: 4_000, refund: 'before-start' },
    { kind: 'service', amount: 300 * nights, refund: 'pro-rata' },
    { kind: 'taxes', amount: 250 * nights + 200, refund: 'pro-rata' },
    { kind: 'deposit', amount: 500 * nights, refund: 'always' },
  ];
  const subtotal = 5_550 * nights + 4_200;
  return { lines, subtotal, deposit: 500 * nights, total: subtotal + 500 * nights };
}
