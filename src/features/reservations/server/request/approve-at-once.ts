import { meetsIdentityCondition } from '#domain/identity.ts';
import {
  type InstantCondition,
  instantPayDeadline,
  isApprovedAtOnce,
} from '#domain/instant-booking.ts';
import { readVerified } from '#features/accounts/index.server.ts';
import { SYSTEM, transition } from '../lifecycle/transition.ts';
import { newCheckInCode } from '../money/record-payment.ts';
import { paidAtFor } from '../money/refunds.ts';
import { announce } from '../notify/announce.ts';
import { readStayRecord } from '../store/guest-record.ts';
import type { Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Whether a home whose requests are approved by this condition approves a guest at once, now. */
export async function meetsInstantCondition(
  { db, now, services }: UnitOfWork,
  condition: InstantCondition,
  guestId: string,
): Promise<boolean> {
  if (condition === 'off') return false;
  const isOffered = services.identity !== null;
  const guest = isOffered ? await readVerified(db, guestId) : null;
  // Where no identity can be checked, none counts as verified: the host is asked.
  const isVerified = isOffered && meetsIdentityCondition(guest, { isAsked: true, isOffered });
  const record = { isVerified, ...(await readStayRecord(db, guestId)) };
  return isApprovedAtOnce(condition, record, now);
}

/**
 * Approves a request in the name of its host, who has said yes to all guests like this one. The
 * nights are held while the guest pays; the host is told once they are paid, or cost nothing.
 *
 * @param reservation as inserted in this transaction
 */
export async function approveAtOnce(
  work: UnitOfWork,
  reservation: Reservation,
): Promise<Reservation> {
  const paidAt = paidAtFor(reservation, work.now);
  const step = await transition(work, reservation, {
    action: 'approve',
    by: SYSTEM,
    set: {
      checkInCode: newCheckInCode(),
      payBy: paidAt === null ? instantPayDeadline(work.now) : null,
      paidAt,
    },
    details: { total: reservation.total },
  });
  await announce(
    work,
    step.reservation,
    step.event,
    paidAt === null
      ? [{ kind: 'nights-held', to: 'guest' }]
      : [
          { kind: 'confirmed', to: 'guest', hasCalendar: true },
          { kind: 'booked-at-once', to: 'host' },
        ],
  );
  return step.reservation;
}
