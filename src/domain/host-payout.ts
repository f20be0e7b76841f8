import type { Cents } from './money.ts';
import type { StayQuote } from './stay-pricing.ts';

/**
 * What a host receives of a stay: all that the guest pays but the service fee, which is ours, and
 * the deposit, which goes back to the guest. Taxes are in it, for the host to pay on.
 */
export function hostPayout(quote: Pick<StayQuote, 'lines' | 'subtotal'>): Cents {
  const service = quote.lines.find(({ kind }) => kind === 'service')?.amount ?? 0;
  return quote.subtotal - service;
}
