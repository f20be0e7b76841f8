import { nextStatus, OPEN_STATUSES } from '#domain/lifecycles.ts';
import {
  findParty,
  type ReservationRequest,
  type ReservationState,
  verdictOn,
} from '#domain/permissions.ts';
import type { ReservationAction, ReservationParty } from '#domain/reservation-lifecycle.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Actor } from '#platform/server/services.ts';
import { amountDue } from '../money/refunds.ts';
import {
  type ChangeRequest,
  insertEvent,
  type ReservationEvent,
  waitingChange,
} from '../store/events.ts';
import {
  lockReservation,
  patchReservation,
  type Reservation,
  type ReservationPatch,
} from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A step of the lifecycle's graph, with its details. */
export interface Step {
  readonly action: ReservationAction;
  readonly by: { readonly party: ReservationParty; readonly actorId: string | null };
  /** Columns that change besides the status. */
  readonly set?: Omit<ReservationPatch, 'status' | 'updatedAt'>;
  readonly reason?: string;
  /** Figures for the timeline: amounts in cents, dates before and after. */
  readonly details?: Record<string, string | number>;
}

/** The system as a party of a step. */
export const SYSTEM = { party: 'system', actorId: null } as const;

/**
 * The only function that changes a reservation's status: checks the step against the graph, writes
 * the row and the event.
 *
 * @param reservation as locked in this transaction
 * @throws Problem 'status-conflict' when the graph has no such step from here
 */
export async function transition(
  { db, now }: UnitOfWork,
  reservation: Reservation,
  { action, by, set = {}, reason, details = {} }: Step,
): Promise<{ reservation: Reservation; event: ReservationEvent }> {
  const status = nextStatus(reservation.kind, reservation.status, action, by.party);
  if (status === null) throw new Problem('status-conflict');
  const changed = await patchReservation(db, reservation.id, {
    ...set,
    status,
    depositLeft: OPEN_STATUSES.includes(status)
      ? null
      : (set.depositLeft ?? reservation.depositLeft ?? 0),
    updatedAt: now,
  });
  const event = await insertEvent(db, {
    reservationId: reservation.id,
    at: now,
    actorId: by.actorId,
    party: by.party,
    action,
    fromStatus: reservation.status,
    toStatus: status,
    reason: reason === undefined || reason === '' ? null : reason,
    details,
  });
  return { reservation: changed, event };
}

/** The acting party of a reservation. */
export interface Party {
  readonly party: 'guest' | 'host';
  readonly actorId: string;
}

/** A reservation with what a permission needs beside its row. */
export function withPermissionState(
  reservation: Reservation,
  change: ChangeRequest | null,
  now: Temporal.Instant,
): Reservation & ReservationState {
  return { ...reservation, due: amountDue(reservation, now), changeWaiting: change !== null };
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
  const verdict = verdictOn(request, withPermissionState(reservation, change, now), actor, now);
  const party = findParty(reservation, actor);
  if (verdict === 'code-locked' && reservation.codeLockedUntil !== null) {
    const wait = now.until(reservation.codeLockedUntil).total('seconds');
    throw new Problem(verdict, { retryAfter: Math.ceil(wait) });
  }
  if (verdict !== 'ok') throw new Problem(verdict);
  if (party === null) throw new Problem('forbidden');
  return { reservation, by: { party, actorId: actor.by?.id ?? actor.id }, change };
}
