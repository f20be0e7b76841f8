import type { DateText } from './dates.ts';
import { NOTHING, type PolicySnapshot, type RefundTier } from './refunds.ts';

/** Cancellation policies of experiences (spec 2 §3). */
export const EXPERIENCE_POLICIES = ['casual-cancel', 'timely-notice', 'no-refund'] as const;
export type ExperiencePolicy = (typeof EXPERIENCE_POLICIES)[number];

/** Refunded percentage by the hours before a session (spec 2 §9). */
export const EXPERIENCE_TERMS: Readonly<
  Record<ExperiencePolicy, { readonly hours: number; readonly percent: number } | null>
> = {
  'casual-cancel': { hours: 48, percent: 100 },
  'timely-notice': { hours: 24, percent: 50 },
  'no-refund': null,
};

/**
 * Minutes by which a host may move a session without entitling its guests to a free cancellation.
 */
export const MOVE_MINUTES = 15;

interface Times {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** Whether a session's start or end moves so far that its guests may cancel for free. */
export function isMovedFar(from: Times, to: Times): boolean {
  const minutes = (one: Temporal.Instant, other: Temporal.Instant) =>
    Math.abs(one.until(other).total('minutes'));
  return (
    minutes(from.startsAt, to.startsAt) > MOVE_MINUTES ||
    minutes(from.endsAt, to.endsAt) > MOVE_MINUTES
  );
}

export interface SeatPolicyInput {
  readonly policy: ExperiencePolicy;
  /** Starts of the sessions, in order; at least one. */
  readonly starts: readonly Temporal.Instant[];
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly timeZone: string;
  readonly bookedAt: Temporal.Instant;
}

/**
 * A policy as dated tiers, to be stored with the reservation (spec 2 §9). With several sessions,
 * each is refunded by the hours before its own start; a session that has begun counts as used.
 *
 * @throws RangeError without a session
 */
export function seatPolicy(input: SeatPolicyInput): PolicySnapshot {
  const { policy, starts, startDate, endDate, timeZone, bookedAt } = input;
  if (starts.length === 0) throw new RangeError('a policy of no session');
  const terms = EXPERIENCE_TERMS[policy];
  const deadlines =
    terms === null ? [] : starts.map((start) => start.subtract({ hours: terms.hours }).toString());
  const [only, ...others] = deadlines;
  const tiers: RefundTier[] =
    terms === null || only === undefined || others.length > 0
      ? []
      : [
          {
            until: only,
            rule: terms.percent === 100 ? 'all' : 'percent',
            percent: terms.percent,
          },
        ];
  return {
    policy,
    effective: policy,
    tiers: [...tiers, NOTHING],
    startDate,
    endDate,
    timeZone,
    bookedAt: bookedAt.toString(),
    uses: starts.map((start) => start.toString()),
    ...(terms === null || others.length === 0
      ? {}
      : { eachPart: { until: deadlines, percent: terms.percent } }),
  };
}
