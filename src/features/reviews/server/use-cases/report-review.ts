import { listingPath } from '#domain/listing-path.ts';
import { verdictOnReport } from '#domain/reviewing.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { reportReview as contract } from '../../contract.ts';
import type { OpenTicket } from '../ports.ts';
import { hasReported, insertReport, lockReview } from '../store/open-reviews.ts';

/**
 * Reports a review as a ticket to support, which answers by email; once per person. The ticket is
 * in English except for quoted texts.
 *
 * @throws Problem 'not-found'; 'forbidden' for an own review; 'review-reported'
 */
export async function reportReview(
  openTicket: OpenTicket,
  id: string,
  { reason, text }: RouteInput<typeof contract>['body'],
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
