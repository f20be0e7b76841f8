import type { Reservation } from '../store/reservations.ts';

/** Whether the host has not been told of a reservation yet: it was approved at once, and isn't paid. */
export function isUnknownToHost({
  isInstant,
  paid,
  paidAt,
}: Pick<Reservation, 'isInstant' | 'paid' | 'paidAt'>): boolean {
  return isInstant && paid === 0 && paidAt === null;
}
