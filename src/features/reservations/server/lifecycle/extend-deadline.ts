import { hasCome } from '#domain/instants.ts';
import { KINDS } from '#domain/kinds.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { lockReservation, patchReservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A deadline before and after. */
export interface Extended {
  readonly deadline: 'answer' | 'payment';
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
  readonly guestId: string;
}

/**
 * Staff give a host more hours to answer, or a guest to pay. A deadline that is over, or that would
 * come after the arrival, isn't moved.
 *
 * @throws Problem 'not-found'; 'status-conflict' where nothing can be extended
 */
export async function extendDeadline(
  id: string,
  hours: number,
  { db, now }: UnitOfWork,
): Promise<Extended> {
  const reservation = await lockReservation(db, id);
  if (reservation === null) throw new Problem('not-found');
  const { kind, status, answerBy, payBy, paidAt, checkInFrom } = reservation;
  const isUnpaid = status === 'approved' && paidAt === null;
  const from = status === 'pending' ? answerBy : isUnpaid ? payBy : null;
  if (from === null || KINDS[kind].payment !== 'on-approval' || hasCome(from, now)) {
    throw new Problem('status-conflict');
  }
  const until = from.add({ hours });
  if (Temporal.Instant.compare(until, checkInFrom) > 0) throw new Problem('status-conflict');
  const deadline = status === 'pending' ? 'answer' : 'payment';
  await patchReservation(db, id, {
    ...(deadline === 'answer' ? { answerBy: until } : { payBy: until }),
    updatedAt: now,
  });
  return { deadline, from, until, guestId: reservation.guestId };
}
