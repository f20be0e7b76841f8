import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { lockToAct } from '../access.ts';
import { announce } from '../announce.ts';
import { releaseChange } from '../holding.ts';
import type { Reservation } from '../store/reservations.ts';
import { transition } from '../transition.ts';

/** The host declines the other dates. */
export async function declineChange(id: string, context: SignedInContext): Promise<Reservation> {
  const { reservation, by, change } = await lockToAct(context, id, 'answerChange');
  if (change === null) throw new Problem('no-change-pending');
  const step = await transition(context, reservation, {
    action: 'decline-change',
    by,
    details: { startDate: change.startDate, endDate: change.endDate },
  });
  await releaseChange(context, reservation, change, 'declined');
  await announce(context, step.reservation, step.event, [{ kind: 'change-declined', to: 'guest' }]);
  return step.reservation;
}
