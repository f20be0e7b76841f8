import type { Reservation } from '../store/reservations.ts';
import { SYSTEM } from '../transition.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { withdraw } from '../withdraw.ts';

/** Cancels a reservation whose payment is overdue. */
export async function cancelUnpaid(work: UnitOfWork, reservation: Reservation): Promise<void> {
  await withdraw(work, reservation, SYSTEM, 'unpaid');
}
