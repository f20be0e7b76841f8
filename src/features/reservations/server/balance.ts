import { nextStatus } from '#domain/lifecycles.ts';
import type { Cents } from '#domain/money.ts';
import type { Reservation } from './store/reservations.ts';

type Amounts = Pick<Reservation, 'kind' | 'status' | 'total' | 'paid' | 'refunded' | 'paidAt'>;

/** The guest's money that we currently have, in cents. */
export function netPaid({ paid, refunded }: Pick<Amounts, 'paid' | 'refunded'>): Cents {
  return paid - refunded;
}

/** The amount still to be paid, in cents; 0 in a status without payments. */
export function amountDue(reservation: Amounts): Cents {
  const { kind, status } = reservation;
  if (nextStatus(kind, status, 'pay', 'guest') === null) return 0;
  return Math.max(0, reservation.total - netPaid(reservation));
}

/** When the stay counts as paid: the first instant at which nothing is due. */
export function paidAtFor(reservation: Amounts, now: Temporal.Instant): Temporal.Instant | null {
  if (netPaid(reservation) < reservation.total) return null;
  return reservation.paidAt ?? now;
}
