import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { lockForParty } from '../access.ts';
import { announce } from '../announce.ts';
import { letGoOfChange } from '../hold-nights.ts';
import { waitingChange } from '../store/changes.ts';
import type { Reservation } from '../store/reservations.ts';
import { transition } from '../transition.ts';

/** The host keeps to the dates that were agreed. */
export async function declineChange(id: string, context: SignedInContext): Promise<Reservation> {
  const { reservation, by } = await lockForParty(context, id, ['host']);
  if (reservation.status !== 'approved') throw new Problem('status-conflict');
  const change = await waitingChange(context.db, id);
  if (change === null) throw new Problem('no-change-pending');
  const step = await transition(context, reservation, {
    action: 'decline-change',
    by,
    details: { startDate: change.startDate, endDate: change.endDate },
  });
  await letGoOfChange(context, reservation, change, 'declined');
  await announce(context, step.reservation, step.event, [{ kind: 'change-declined', to: 'guest' }]);
  return step.reservation;
}
