import { hasCome } from './instants.ts';
import type { Cents } from './money.ts';
import { SEAT_HOLD_MINUTES } from './reservation-lifecycle.ts';

/** Whose requests a home approves at once, in the order of the form. */
export const INSTANT_CONDITIONS = [
  'off',
  'everyone',
  'stayed',
  'verified',
  'stayed-and-verified',
] as const;
export type InstantCondition = (typeof INSTANT_CONDITIONS)[number];

/** Minutes for which nights are held for a guest who was approved at once and has yet to pay. */
export const INSTANT_PAY_MINUTES = SEAT_HOLD_MINUTES;
/** Days for which a missed stay or a claim that a host won counts against a guest. */
export const MARK_DAYS = 365;
/** Hours for which nights that were held and not paid count against a guest. */
export const UNPAID_HOURS = 24;

/** The guest's history that decides whether they are approved at once. */
export interface InstantGuest {
  /** Whether they have shown a document that is their own, and are of age. */
  readonly isVerified: boolean;
  /** Whether a stay of theirs was completed. */
  readonly hasStayed: boolean;
  /** When they missed a stay, or had a host's claim on their deposit granted; the latest one. */
  readonly markedAt: Temporal.Instant | null;
  /** When nights that were held at once for them were released unpaid; the latest one. */
  readonly unpaidAt: Temporal.Instant | null;
}

/**
 * Whether a home approves a guest's request at once. A guest with a mark against them is not
 * refused: the host is asked, as by every other home.
 */
export function isApprovedAtOnce(
  condition: InstantCondition,
  { isVerified, hasStayed, markedAt, unpaidAt }: InstantGuest,
  now: Temporal.Instant,
): boolean {
  const isOver = (at: Temporal.Instant | null, hours: number) =>
    at === null || hasCome(at.add({ hours }), now);
  if (!isOver(markedAt, 24 * MARK_DAYS) || !isOver(unpaidAt, UNPAID_HOURS)) return false;
  return {
    off: false,
    everyone: true,
    stayed: hasStayed,
    verified: isVerified,
    'stayed-and-verified': hasStayed && isVerified,
  }[condition];
}

/** The fields of a reservation that say whether it is an unpaid hold. */
export interface HeldNights {
  readonly isInstant: boolean;
  /** Cents that the guest has paid. */
  readonly paid: Cents;
  /** When it was paid, or was found to cost nothing; null before. Only its presence counts. */
  readonly paidAt: unknown;
}

/**
 * Whether a reservation that was approved at once is no more than a hold yet: its guest has paid
 * nothing. Until then its host isn't told of it, and it opens nothing that an agreement opens.
 */
export function isUnpaidHold({ isInstant, paid, paidAt }: HeldNights): boolean {
  return isInstant && paid === 0 && paidAt === null;
}

/** When nights that were approved at once are released unpaid. */
export function instantPayDeadline(approvedAt: Temporal.Instant): Temporal.Instant {
  return approvedAt.add({ minutes: INSTANT_PAY_MINUTES });
}
