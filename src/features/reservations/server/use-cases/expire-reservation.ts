import { KINDS } from '#domain/kinds.ts';
import { announce } from '../announce.ts';
import { releaseAll } from '../holding.ts';
import type { Reservation } from '../store/reservations.ts';
import { SYSTEM, transition } from '../transition.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** The answer or the payment is overdue: nights and seats are released. */
export async function expireReservation(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const step = await transition(work, reservation, { action: 'expire', by: SYSTEM });
  await releaseAll(work, reservation);
  await announce(
    work,
    step.reservation,
    step.event,
    KINDS[reservation.kind].payment === 'on-booking'
      ? [{ kind: 'hold-ended', to: 'guest' }]
      : [
          { kind: 'expired', to: 'guest' },
          { kind: 'expired-to-host', to: 'host' },
        ],
  );
}
