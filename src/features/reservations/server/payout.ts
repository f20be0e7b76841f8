import { isByTheNight } from '#domain/booked-days.ts';
import { hostPayout } from '#domain/host-payout.ts';
import type { Cents } from '#domain/money.ts';
import type { Reservation } from './store/reservations.ts';

/** What the host of nights receives; null for seats, whose payout is counted by the session. */
export function payoutOf({ kind, quote }: Pick<Reservation, 'kind' | 'quote'>): Cents | null {
  return isByTheNight(kind) ? hostPayout(quote) : null;
}
