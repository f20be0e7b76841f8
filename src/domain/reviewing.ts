import { hasCome } from './instants.ts';
import { type Actor, watchesMoney } from './permissions.ts';
import type { ReservationStatus } from './reservation-lifecycle.ts';

/** Days after the end of a reservation within which guest and host may review it. */
export const REVIEW_DAYS = 60;
/** Days that a review stays hidden while the other side hasn't written one. */
export const HIDDEN_DAYS = 14;
/** Characters of a review and of its answer. */
export const REVIEW_LENGTHS = { min: 10, max: 2_000, reply: 1_000 } as const;

const HOURS_OF_DAY = 24;

export type ReviewParty = 'guest' | 'host';

/** The fields of a reservation that decide about reviews. */
export interface ReviewedReservation {
  readonly guestId: string;
  readonly hostId: string;
  readonly status: ReservationStatus;
  /** From when it is over. */
  readonly endsAt: Temporal.Instant;
}

/** The reviews already written for a reservation. */
export interface WrittenReviews {
  /** The author of the one that is still hidden, and when it opens; there is one at most. */
  readonly hidden: { readonly party: ReviewParty; readonly opensAt: Temporal.Instant } | null;
  /** Authors of the published reviews. */
  readonly open: readonly ReviewParty[];
}

/** The error code a review is refused with, or 'ok'. */
export type ReviewVerdict =
  | 'ok'
  | 'not-found'
  | 'forbidden'
  | 'review-too-early'
  | 'review-too-late'
  | 'review-open';

/** Deadline of both parties' reviews. */
export function reviewUntil({ endsAt }: Pick<ReviewedReservation, 'endsAt'>): Temporal.Instant {
  return endsAt.add({ hours: REVIEW_DAYS * HOURS_OF_DAY });
}

/**
 * When the first review of a reservation is published at the latest: the other side has 14 days to
 * write theirs, and no longer than the deadline of reviews.
 */
export function hiddenUntil(
  reservation: Pick<ReviewedReservation, 'endsAt'>,
  writtenAt: Temporal.Instant,
): Temporal.Instant {
  const patience = writtenAt.add({ hours: HIDDEN_DAYS * HOURS_OF_DAY });
  const end = reviewUntil(reservation);
  return Temporal.Instant.compare(patience, end) < 0 ? patience : end;
}

/** The party of an account in the reviews of a reservation; null for all others. */
export function findReviewParty(
  { guestId, hostId }: Pick<ReviewedReservation, 'guestId' | 'hostId'>,
  actor: Actor,
): ReviewParty | null {
  if (actor === null) return null;
  if (actor.id === guestId) return 'guest';
  return actor.id === hostId ? 'host' : null;
}

/**
 * Whether an account may write its review of a reservation now, or change the one it wrote: guest
 * and host, once it is completed and for 60 days, each until their own is published. The other
 * side's review doesn't count, so the answer reveals nothing about it.
 */
export function verdictOnReview(
  reservation: ReviewedReservation,
  written: WrittenReviews,
  actor: Actor,
  now: Temporal.Instant,
): ReviewVerdict {
  const party = findReviewParty(reservation, actor);
  if (party === null) return watchesMoney(actor) ? 'forbidden' : 'not-found';
  if (reservation.status !== 'completed') return 'review-too-early';
  if (written.open.includes(party)) return 'review-open';
  const { hidden } = written;
  if (hidden?.party === party && hasCome(hidden.opensAt, now)) return 'review-open';
  return hasCome(reviewUntil(reservation), now) ? 'review-too-late' : 'ok';
}

/** While a host decides about a guest's request, or hosts them. */
export const HOSTED: readonly ReservationStatus[] = ['pending', 'approved', 'checked-in'];

/**
 * Whether an account may read hosts' reviews of the guest of a reservation: its host, from the
 * request until the guest has left. After that they write their own, from their own experience.
 */
export function verdictOnGuestReviews(
  { guestId, hostId, status }: Omit<ReviewedReservation, 'endsAt'>,
  actor: Actor,
): 'ok' | 'not-found' | 'forbidden' {
  const party = findReviewParty({ guestId, hostId }, actor);
  if (party === null && !watchesMoney(actor)) return 'not-found';
  return party === 'host' && HOSTED.includes(status) ? 'ok' : 'forbidden';
}

/** The host answers a published review of a guest once, in public; no one else does. */
export function verdictOnReply(
  review: { readonly hostId: string; readonly reply: string | null },
  actor: Actor,
): 'ok' | 'forbidden' | 'reply-given' {
  if (actor === null || actor.id !== review.hostId) return 'forbidden';
  return review.reply === null ? 'ok' : 'reply-given';
}
