import type { Cents } from './money.ts';
import type { PriceLine } from './quote.ts';

interface PaidQuote {
  readonly lines: readonly Pick<PriceLine, 'kind' | 'amount'>[];
  readonly subtotal: Cents;
}

/**
 * Amount that a host receives for a stay: everything the guest pays except the service fee, which
 * is ours, and the deposit, which is returned to the guest. It includes taxes, which the host
 * passes on.
 */
export function hostPayout(quote: PaidQuote): Cents {
  const service = quote.lines.find(({ kind }) => kind === 'service')?.amount ?? 0;
  return quote.subtotal - service;
}
