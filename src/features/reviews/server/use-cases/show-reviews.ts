import { findReviewParty } from '#domain/reviewing.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { ReservationReviews } from '../../contract.ts';
import { shownReviews } from '../shown-reviews.ts';
import { loadReviewed, loadWritten } from '../store/written.ts';

/**
 * The reviews around a reservation.
 *
 * @throws Problem 'not-found' for a stranger too, so that ids can't be tried out
 */
export async function showReviews(
  id: string,
  { services, actor, now, translate }: SignedInContext,
): Promise<ReservationReviews> {
  // Read from the primary, since the caller may have written a review a moment ago.
  const { main } = services.database;
  const reservation = await loadReviewed(main, id);
  if (
    reservation === null ||
    (findReviewParty(reservation, actor) === null && actor.role !== 'admin')
  ) {
    throw new Problem('not-found');
  }
  return shownReviews(main, reservation, await loadWritten(main, id), actor, now, translate);
}
