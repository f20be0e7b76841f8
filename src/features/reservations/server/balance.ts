import type { Cents } from '#domain/money.ts';
import type { Reservation } from './store/reservations.ts';

type Amounts = Pick<Reservation, 'status' | 'total' | 'paid' | 'refunded' | 'paidAt'>;

/** What we hold of the guest's money, in cents. */
export function netPaid({ paid, refunded }: Pick<Amounts, 'paid' | 'refunded'>): Cents {
  return paid - refunded;
}

/** What is still to be paid, in cents: nothing before the approval or after the end. */
export function amountDue(reservation: Amounts): Cents {
  if (reservation.status !== 'approved') return 0;
  return Math.max(0, reservation.total - netPaid(reservation));
}

/** When the stay counts as paid: at the first moment at which nothing is due. */
export function paidAtFor(reservation: Amounts, now: Temporal.Instant): Temporal.Instant | null {
  if (netPaid(reservation) < reservation.total) return null;
  return reservation.paidAt ?? now;
}
