import { hostPayout } from '#domain/host-payout.ts';
import { KINDS } from '#domain/kinds.ts';
import type { Cents } from '#domain/money.ts';
import type { Reservation } from './store/reservations.ts';

/** What the host of nights receives; null for seats, whose payout is counted by the session. */
export function payoutOf({ kind, quote }: Pick<Reservation, 'kind' | 'quote'>): Cents | null {
  return KINDS[kind].unit === 'night' ? hostPayout(quote) : null;
}
