import { msg } from '@lingui/core/macro';
import { listingPath } from '#domain/listing-path.ts';
import { unfittingFacts } from '#domain/review-facts.ts';
import {
  findReviewParty,
  hiddenUntil,
  verdictOnReply,
  verdictOnReport,
  verdictOnReview,
} from '#domain/reviewing.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import { addNotice } from '#features/reservations/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { type ServedRoute, type SignedInContext, serve } from '#platform/server/http/serve.ts';
import type {
  ReservationReviews,
  reportReview as reportReviewRoute,
  writeReview as writeReviewRoute,
} from '../contract.ts';
import * as contract from '../contract.ts';
import {
  listGuestReviews,
  listReviews,
  listToWrite,
  openReview,
  requirePublicText,
  shownReviews,
  showReviews,
} from './read-reviews.ts';
import { hasReported, insertReport, lockReview, setReply } from './store/reviews.ts';
import {
  addOpen,
  loadWritten,
  lockReviewed,
  saveHidden,
  toWrittenReviews,
} from './store/written.ts';

/**
 * Every call of reviews.
 *
 * @param openTicket how a report reaches support
 */
export const makeReviewRoutes = (openTicket: OpenTicket): readonly ServedRoute[] => [
  serve(contract.listReviews, ({ params, query }, context) =>
    listReviews(params.id, Number(query.page ?? 1), context),
  ),
  serve(contract.listToWrite, ({ query }, context) => listToWrite(query.as, context)),
  serve(contract.showReviews, ({ params }, context) => showReviews(params.id, context)),
  serve(contract.listGuestReviews, ({ params }, context) => listGuestReviews(params.id, context)),
  serve(contract.writeReview, ({ params, body }, context) => writeReview(params.id, body, context)),
  serve(contract.replyToReview, ({ params, body }, context) =>
    replyToReview(params.id, body.text, context),
  ),
  serve(contract.reportReview, ({ params, body }, context) =>
    reportReview(openTicket, params.id, body, context),
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
  { db, actor, now, translate }: SignedInContext,
): Promise<{ done: true }> {
  const review = await lockReview(db, id);
  if (review === null) throw new Problem('not-found');
  const verdict = verdictOnReply(review, actor);
  if (verdict !== 'ok') throw new Problem(verdict);
  requirePublicText(text, translate);
  await setReply(db, id, text);
  if ((await mailRecipient(db, review.guestId)) !== null) {
    const { guestId, reservationId, title, startDate, endDate, kind } = review;
    await addNotice(db, {
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

/**
 * Reports a review as a ticket to support, which answers by email; once per person. The ticket is
 * in English except for quoted texts.
 *
 * @throws Problem 'not-found'; 'forbidden' for an own review; 'review-reported'
 */
async function reportReview(
  openTicket: OpenTicket,
  id: string,
  { reason, text }: RouteInput<typeof reportReviewRoute>['body'],
  context: SignedInContext,
): Promise<{ done: true }> {
  const { db, actor, now, requestId, services } = context;
  const review = await lockReview(db, id);
  if (review === null) throw new Problem('not-found');
  const isReported = await hasReported(db, id, actor.id);
  const verdict = verdictOnReport({ guestId: review.guestId, isReported }, actor);
  if (verdict !== 'ok') throw new Problem(verdict);
  const reporter = await mailRecipient(db, actor.id);
  if (reporter === null) throw new Problem('forbidden');
  await insertReport(db, { reviewId: id, reporterId: actor.id, reason, createdAt: now });
  const page = `${services.config.http.publicUrl}${listingPath(review.kind, review.listingId)}`;
  await openTicket(
    {
      name: reporter.name,
      email: reporter.email,
      subject: `Report of a review: ${reason}`,
      message: [text, `Review ${id}:`, review.text].filter((part) => part !== '').join('\n\n'),
      reservation: '',
      page,
      requestId,
    },
    context,
  );
  return { done: true };
}

/** Opens a support ticket for the caller; support is a higher feature. */
type OpenTicket = (
  ticket: {
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
    readonly reservation: string;
    /** Address of the page it is about. */
    readonly page: string;
    readonly requestId: string;
  },
  context: SignedInContext,
) => Promise<unknown>;
