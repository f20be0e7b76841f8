import { hasCome } from '#domain/instants.ts';
import { KINDS } from '#domain/kinds.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { type Message, notifyParty } from '../notify/announce.ts';
import { lockReservation, patchReservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A deadline before and after. */
export interface Extended {
  readonly deadline: 'answer' | 'payment';
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
  readonly guestId: string;
}

/** Announcements to both sides, by deadline. */
const TOLD: Readonly<Record<Extended['deadline'], readonly Pick<Message, 'kind' | 'to'>[]>> = {
  answer: [
    { kind: 'answer-extended', to: 'host' },
    { kind: 'answer-extended-to-guest', to: 'guest' },
  ],
  payment: [
    { kind: 'payment-extended', to: 'guest' },
    { kind: 'payment-extended-to-host', to: 'host' },
  ],
};

/**
 * Staff give a host more hours to answer, or a guest to pay; both are told. A deadline that is over,
 * or that would come after the arrival, isn't moved.
 *
 * @throws Problem 'not-found'; 'status-conflict' where nothing can be extended
 */
export async function extendDeadline(
  id: string,
  hours: number,
  work: UnitOfWork,
): Promise<Extended> {
  const { db, now } = work;
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
  const extended = await patchReservation(db, id, {
    ...(deadline === 'answer' ? { answerBy: until } : { payBy: until }),
    updatedAt: now,
  });
  for (const { kind, to } of TOLD[deadline]) {
    const key = `${kind}:${id}:${until}`;
    await notifyParty(work, extended, { key, kind, to, details: {} });
  }
  return { deadline, from, until, guestId: reservation.guestId };
}
