import { hasCome } from './instants.ts';
import { type PaidPrice, type PolicySnapshot, type Refund, refundFor } from './refunds.ts';

/** The facts of booked seats that decide whether their guest may move them. */
export interface BookedSeats extends PaidPrice {
  readonly policy: PolicySnapshot;
}

/**
 * Whether a pass may move to fewer sessions than it has: only while a cancellation would refund all
 * the lost ones. Otherwise moving and then cancelling would refund more than cancelling.
 */
export function mayHoldFewer(seats: BookedSeats, now: Temporal.Instant): boolean {
  const { rule, percent } = cancellationBy(seats, now);
  return rule === 'unpaid' || percent === 100;
}

/**
 * Whether cancelling the seats now would refund as much as it ever would; they can be moved until
 * then.
 */
export function isFreeToMove(seats: BookedSeats, now: Temporal.Instant): boolean {
  const { isMost, breakdown } = cancellationBy(seats, now);
  return breakdown.used === 0 && isMost;
}

function cancellationBy({ policy, ...price }: BookedSeats, now: Temporal.Instant): Refund {
  return refundFor({ ...price, snapshot: policy, now, cancelledBy: 'guest' });
}

/** A session that is left of a booking after its host has changed some. */
export interface LeftSession {
  readonly startsAt: Temporal.Instant;
  /** Whether it changed so much that its guests may cancel for a full refund. */
  readonly leavesFree: boolean;
}

/**
 * Until when a guest may cancel with a full refund of everything unused, once the host has changed
 * sessions: the start of the first session that changed this much, or of the rest of a pass that
 * lost a session. A later deadline promised before remains valid, but never beyond the last session.
 *
 * @param sessions that are left, in order of time
 * @param hasLost whether the booking lost one
 * @returns null where they may not
 */
export function freeAfterChanges(
  { leaveFreelyUntil: promised }: Pick<PolicySnapshot, 'leaveFreelyUntil'>,
  sessions: readonly LeftSession[],
  hasLost: boolean,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const next = sessions.find(
    ({ startsAt, leavesFree }) => !hasCome(startsAt, now) && (hasLost || leavesFree),
  );
  const ends = [
    ...(promised === undefined ? [] : [Temporal.Instant.from(promised)]),
    ...(next === undefined ? [] : [next.startsAt]),
  ].sort(Temporal.Instant.compare);
  const latest = ends.at(-1);
  const last = sessions.at(-1)?.startsAt;
  if (latest === undefined || last === undefined) return null;
  return Temporal.Instant.compare(latest, last) < 0 ? latest : last;
}
