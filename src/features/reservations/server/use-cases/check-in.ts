import { codesMatch } from '#domain/check-in-code.ts';
import { CODE_LOCK_MINUTES, CODE_TRIES } from '#domain/reservation-lifecycle.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { lockToAct } from '../access.ts';
import { announce } from '../announce.ts';
import { guestCode } from '../guest-code.ts';
import { withdrawChange } from '../holding.ts';
import { patchReservation, type Reservation } from '../store/reservations.ts';
import { transition } from '../transition.ts';

/**
 * The guest types the host's code on arrival (spec 1 §4.2), or the host the guest's. Five wrong ones
 * in a row lock it for 15 minutes.
 *
 * @throws Problem 'payment-required', 'check-in-too-early', 'code-locked' or 'wrong-code'
 */
export async function checkIn(
  id: string,
  code: string,
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now } = context;
  const { reservation, by } = await lockToAct(context, id, 'checkIn');
  const { codeLockedUntil, checkInCode } = reservation;
  const wanted = by.party === 'guest' ? checkInCode : guestCode(id, context.services.config);
  if (wanted === null || !codesMatch(code, wanted)) {
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
  await announce(
    context,
    step.reservation,
    step.event,
    by.party === 'guest' ? [{ kind: 'checked-in', to: 'host' }] : [],
  );
  return step.reservation;
}
