import { verdictOnReply } from '#domain/reviewing.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import { addNotice } from '#features/reservations/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { requirePublicText } from '../public-text.ts';
import { lockReview, setReply } from '../store/open-reviews.ts';

/**
 * The host answers a review, once and in public; its guest is notified.
 *
 * @throws Problem 'not-found'; 'forbidden' for all but the host; 'reply-given'; 'invalid-input' for
 *   contact details
 */
export async function replyToReview(
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
