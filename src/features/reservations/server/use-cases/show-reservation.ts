import { canSeeReservation } from '#domain/permissions.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { ReservationDetails } from '../../contract.ts';
import { reservationPage } from '../reservation-page.ts';
import { loadReservation } from '../store/reservations.ts';

/**
 * One reservation, as its reader may see it.
 *
 * @throws Problem 'not-found' for a stranger too, so that ids can't be tried out
 */
export async function showReservation(
  id: string,
  context: SignedInContext,
): Promise<ReservationDetails> {
  // Read from the primary, since the caller may have changed it a moment ago.
  const { main } = context.services.database;
  const reservation = await loadReservation(main, id);
  if (reservation === null || !canSeeReservation(reservation, context.actor)) {
    throw new Problem('not-found');
  }
  return reservationPage(main, reservation, context);
}
