import { canSeeReservation } from '#domain/permissions.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Actor } from '#platform/server/services.ts';
import { lockReservation, type Reservation } from './store/reservations.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Who of a reservation acts. */
export interface Party {
  readonly party: 'guest' | 'host';
  readonly actorId: string;
}

/** What an account is to a reservation; null for an administrator, who only looks. */
export function partyOf(reservation: Reservation, actor: Actor): Party | null {
  if (actor.id === reservation.guestId) return { party: 'guest', actorId: actor.id };
  if (actor.id === reservation.hostId) return { party: 'host', actorId: actor.id };
  return null;
}

/**
 * Locks a reservation for one of its parties.
 *
 * @throws Problem 'not-found' for a stranger, as for a reservation that does not exist;
 * 'forbidden' for whoever may see it but not do this
 */
export async function lockForParty(
  work: UnitOfWork & { readonly actor: Actor },
  id: string,
  allowed: readonly Party['party'][],
): Promise<{ reservation: Reservation; by: Party }> {
  const reservation = await lockReservation(work.db, id);
  if (reservation === null || !canSeeReservation(reservation, work.actor)) {
    throw new Problem('not-found');
  }
  const by = partyOf(reservation, work.actor);
  if (by === null || !allowed.includes(by.party)) throw new Problem('forbidden');
  return { reservation, by };
}
