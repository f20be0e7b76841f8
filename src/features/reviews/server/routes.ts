import { msg } from '@lingui/core/macro';
import { unfittingFacts } from '#domain/review-facts.ts';
import {
  findReviewParty,
  hiddenUntil,
  verdictOnReply,
  verdictOnReview,
} from '#domain/reviewing.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import { addNotice } from '#features/reservations/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { type ServedRoute, type SignedInContext, serve } from '#platform/server/http/serve.ts';
import type { ReservationReviews, writeReview as writeReviewRoute } from '../contract.ts';
import * as contract from '../contract.ts';
import { listHostReviews, listReviewsByHosts } from './person-reviews.ts';
import {
  listGuestReviews,
  listReviews,
  listToWrite,
  openReview,
  requirePublicText,
  shownReviews,
  showReviews,
} from './read-reviews.ts';
import { lockReview, setReply } from './store/reviews.ts';
import {
  addOpen,
  loadWritten,
  lockReviewed,
  saveHidden,
  toWrittenReviews,
} from './store/written.ts';

/** Every call of reviews. */
export const reviewRoutesServed: readonly ServedRoute[] = [
  serve(contract.listReviews, ({ params, query }, context) =>
    listReviews(params.id, Number(query.page ?? 1), context),
  ),
  serve(contract.listHostReviews, ({ params, query }, context) =>
    listHostReviews(params.id, Number(query.page ?? 1), context),
  ),
  serve(contract.listReviewsByHosts, ({ params, query }, context) =>
    listReviewsByHosts(params.id, Number(query.page ?? 1), context),
  ),
  serve(contract.listToWrite, ({ query }, context) => listToWrite(query.as, context)),
  serve(contract.showReviews, ({ params }, context) => showReviews(params.id, context)),
  serve(contract.listGuestReviews, ({ params }, context) => listGuestReviews(params.id, context)),
  serve(contract.writeReview, ({ params, body }, context) => writeReview(params.id, body, context)),
  serve(contract.replyToReview, ({ params, body }, context) =>
    replyToReview(params.id, body.text, context),
  ),
];

/**
 * Writes or changes the caller's own review. It remains hidden until the other side has written
 * theirs, which opens both at once.
 *
 * @throws Problem with the code of the verdict; 'invalid-input' for facts of another kind of
 *   listing, and for contact details
 */
async function writeReview(
  id: string,
  { rating, facts, text }: RouteInput<typeof writeReviewRoute>['body'],
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

/**
 * The host answers a review, once and in public; its guest is notified.
 *
 * @throws Problem 'not-found'; 'forbidden' for all but the host; 'reply-given'; 'invalid-input' for
 *   contact details
 */
async function replyToReview(
  id: string,
  text: string,
  { db, actor, now, services, translate }: SignedInContext,
): Promise<{ done: true }> {
  const review = await lockReview(db, id);
  if (review === null) throw new Problem('not-found');
  const verdict = verdictOnReply(review, actor);
  if (verdict !== 'ok') throw new Problem(verdict);
  requirePublicText(text, translate);
  await setReply(db, id, text);
  if ((await mailRecipient(db, review.guestId)) !== null) {
    const { guestId, reservationId, title, startDate, endDate, kind } = review;
    await addNotice(db, services, {
      userId: guestId,
      key: `review-replied:${id}`,
      kind: 'review-replied',
      reservationId,
      details: { title, startDate, endDate, listingKind: kind },
      createdAt: now,
    });
  }
  return { done: true };
}
