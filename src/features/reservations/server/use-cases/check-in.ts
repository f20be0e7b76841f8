import { checkInOpensAt, codesMatch } from '#domain/check-in-code.ts';
import { CODE_LOCK_MINUTES, CODE_TRIES, nextStatus } from '#domain/reservation-lifecycle.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { lockForParty } from '../access.ts';
import { announce } from '../announce.ts';
import { hasCome, stayEnds } from '../deadlines.ts';
import { withdrawChange } from '../hold-nights.ts';
import { patchReservation, type Reservation } from '../store/reservations.ts';
import { transition } from '../transition.ts';

/**
 * The guest types the host's code on arrival (spec 1 §4.2). Five wrong ones in a row lock it for
 * 15 minutes.
 *
 * @throws Problem 'payment-required', 'check-in-too-early', 'code-locked' or 'wrong-code'
 */
export async function checkIn(
  id: string,
  code: string,
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now } = context;
  const { reservation, by } = await lockForParty(context, id, ['guest']);
  if (nextStatus(reservation.status, 'check-in', by.party) === null) {
    throw new Problem('status-conflict');
  }
  if (reservation.paidAt === null) throw new Problem('payment-required');
  if (!hasCome(checkInOpensAt(reservation.startDate, reservation.timeZone), now)) {
    throw new Problem('check-in-too-early');
  }
  if (hasCome(stayEnds(reservation), now)) throw new Problem('status-conflict');

  const { codeLockedUntil, checkInCode } = reservation;
  if (codeLockedUntil !== null && !hasCome(codeLockedUntil, now)) {
    const wait = Math.ceil(now.until(codeLockedUntil).total('seconds'));
    throw new Problem('code-locked', { retryAfter: wait });
  }
  if (checkInCode === null || !codesMatch(code, checkInCode)) {
    // A lock that is over begins a new count.
    const tries = (codeLockedUntil === null ? reservation.codeTries : 0) + 1;
    await patchReservation(db, id, {
      codeTries: tries,
      codeLockedUntil: tries >= CODE_TRIES ? now.add({ minutes: CODE_LOCK_MINUTES }) : null,
    });
    throw new Problem('wrong-code', { keepsChanges: true });
  }
  const step = await transition(context, reservation, {
    action: 'check-in',
    by,
    set: { codeTries: 0, codeLockedUntil: null },
  });
  await withdrawChange(context, reservation);
  await announce(context, step.reservation, step.event, [{ kind: 'checked-in', to: 'host' }]);
  return step.reservation;
}
