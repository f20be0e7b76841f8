import { nextStatus } from '#domain/lifecycles.ts';
import type { ReservationAction, ReservationParty } from '#domain/reservation-lifecycle.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { insertEvent, type ReservationEvent } from './store/events.ts';
import { patchReservation, type Reservation, type ReservationPatch } from './store/reservations.ts';
import type { UnitOfWork } from './unit-of-work.ts';

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
  const changed = await patchReservation(db, reservation.id, { ...set, status, updatedAt: now });
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
