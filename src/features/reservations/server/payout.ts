import { hostPayout } from '#domain/host-payout.ts';
import { KINDS } from '#domain/kinds.ts';
import type { Cents } from '#domain/money.ts';
import type { Reservation } from './store/reservations.ts';

/** The host's payout for nights; null for seats, whose payout is computed by session. */
export function computePayout({ kind, quote }: Pick<Reservation, 'kind' | 'quote'>): Cents | null {
  return KINDS[kind].unit === 'night' ? hostPayout(quote) : null;
}
