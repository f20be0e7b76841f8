import type { SignedInContext } from '#platform/server/http/serve.ts';
import { lockToAct } from '../access.ts';
import { announce } from '../announce.ts';
import { releaseAll } from '../holding.ts';
import type { Reservation } from '../store/reservations.ts';
import { transition } from '../transition.ts';

/** The host declines; the nights are released. */
export async function declineReservation(
  id: string,
  reason: string,
  context: SignedInContext,
): Promise<Reservation> {
  const { reservation, by } = await lockToAct(context, id, 'decline');
  const step = await transition(context, reservation, { action: 'decline', by, reason });
  await releaseAll(context, reservation);
  await announce(context, step.reservation, step.event, [{ kind: 'declined', to: 'guest' }]);
  return step.reservation;
}
