import {
  findParty,
  type ReservationRequest,
  type ReservationState,
  verdictOn,
} from '#domain/permissions.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Actor } from '#platform/server/services.ts';
import { amountDue } from './balance.ts';
import { type ChangeRequest, waitingChange } from './store/changes.ts';
import { lockReservation, type Reservation } from './store/reservations.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** The acting party of a reservation. */
export interface Party {
  readonly party: 'guest' | 'host';
  readonly actorId: string;
}

/** A reservation with what a permission needs beside its row. */
export function withPermissionState(
  reservation: Reservation,
  change: ChangeRequest | null,
): Reservation & ReservationState {
  return { ...reservation, due: amountDue(reservation), changeWaiting: change !== null };
}

/**
 * Locks a reservation for a party who wants to act on it now, by the same rule that shows the
 * button.
 *
 * @throws Problem with the code of the verdict: 'not-found' for a stranger, as for a reservation
 *   that does not exist; 'forbidden' for a party who may see it but never do this
 */
export async function lockToAct(
  work: UnitOfWork & { readonly actor: Actor },
  id: string,
  request: ReservationRequest,
): Promise<{ reservation: Reservation; by: Party; change: ChangeRequest | null }> {
  const { db, actor, now } = work;
  const reservation = await lockReservation(db, id);
  if (reservation === null) throw new Problem('not-found');
  const change = await waitingChange(db, id);
  const verdict = verdictOn(request, withPermissionState(reservation, change), actor, now);
  const party = findParty(reservation, actor);
  if (verdict === 'code-locked' && reservation.codeLockedUntil !== null) {
    const wait = now.until(reservation.codeLockedUntil).total('seconds');
    throw new Problem(verdict, { retryAfter: Math.ceil(wait) });
  }
  if (verdict !== 'ok') throw new Problem(verdict);
  if (party === null) throw new Problem('forbidden');
  return { reservation, by: { party, actorId: actor.id }, change };
}
