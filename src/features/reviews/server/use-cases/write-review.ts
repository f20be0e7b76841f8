import { msg } from '@lingui/core/macro';
import { unfittingFacts } from '#domain/review-facts.ts';
import { findReviewParty, hiddenUntil, verdictOnReview } from '#domain/reviewing.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { writeReview as contract, ReservationReviews } from '../../contract.ts';
import { requirePublicText } from '../public-text.ts';
import { shownReviews } from '../shown-reviews.ts';
import {
  addOpen,
  loadWritten,
  lockReviewed,
  saveHidden,
  toWrittenReviews,
} from '../store/written.ts';
import { openReview } from './open-review.ts';

/**
 * Writes or changes the caller's own review. It remains hidden until the other side has written
 * theirs, which opens both at once.
 *
 * @throws Problem with the code of the verdict; 'invalid-input' for facts of another kind of
 *   listing, and for contact details
 */
export async function writeReview(
  id: string,
  { rating, facts, text }: RouteInput<typeof contract>['body'],
  context: SignedInContext,
): Promise<ReservationReviews> {
  const { db, actor, now, translate } = context;
  const reservation = await lockReviewed(db, id);
  if (reservation === null) throw new Problem('not-found');
  const written = await loadWritten(db, id);
  const verdict = verdictOnReview(reservation, toWrittenReviews(written), actor, now);
  if (verdict !== 'ok') throw new Problem(verdict);
  const party = findReviewParty(reservation, actor);
  if (party === null) throw new Problem('forbidden');
  const [unfitting] =
    party === 'guest' ? unfittingFacts(reservation.kind, facts) : Object.keys(facts);
  if (unfitting !== undefined) {
    const reason = translate(msg`This isn't asked here.`);
    throw new Problem('invalid-input', { fields: { [`facts.${unfitting}`]: reason } });
  }
  requirePublicText(text, translate);
  const review = { rating, facts, text, createdAt: now };
  if (isByOther(written.hidden, party) || toWrittenReviews(written).open.length > 0) {
    await addOpen(db, reservation, party, review);
    await openReview(context, reservation, party);
  } else {
    await saveHidden(db, reservation, party, review, hiddenUntil(reservation, now));
  }
  return shownReviews(db, reservation, await loadWritten(db, id), actor, now, translate);
}

function isByOther(hidden: { readonly party: string } | null, party: string): boolean {
  return hidden !== null && hidden.party !== party;
}
