import { startOfDay } from './dates.ts';
import type { TierRule } from './refunds.ts';
import { policyTiers } from './stay-policies.ts';
import type { CancellationPolicy } from './vocabulary.ts';

/** The end of a policy's step, for any stay. */
export type PolicyMoment =
  | { readonly kind: 'arrival' }
  | { readonly kind: 'after-arrival'; readonly hours: number }
  | { readonly kind: 'after-booking'; readonly days: number }
  | { readonly kind: 'ever-after' };

/** The refund up to a moment. */
export interface PolicyStep {
  readonly until: PolicyMoment;
  readonly rule: TierRule;
  /** Percent, 0 to 100. */
  readonly percent: number;
}

/** An example stay: any that is too short to be long-term, booked well ahead, would do. */
const EXAMPLE = { startDate: '2026-06-15', endDate: '2026-06-22', nights: 7, timeZone: 'UTC' };
const BOOKED = '2026-01-15T00:00:00Z';
const HOURS_OF_STAY = 24 * EXAMPLE.nights;

/**
 * A policy as the steps of any stay, derived from the tiers of an example reservation (spec 1 §9).
 *
 * @throws RangeError when the percentage is not 0 to 100
 */
export function policySteps(policy: CancellationPolicy, customRefundPercent: number): PolicyStep[] {
  const bookedAt = Temporal.Instant.from(BOOKED);
  const start = startOfDay(EXAMPLE.startDate, EXAMPLE.timeZone);
  const { tiers } = policyTiers({ ...EXAMPLE, policy, customRefundPercent, bookedAt });
  const toMoment = (until: string | null): PolicyMoment => {
    if (until === null) return { kind: 'ever-after' };
    const hours = start.until(until, { largestUnit: 'hours' }).hours;
    if (hours === 0) return { kind: 'arrival' };
    if (hours > 0 && hours <= HOURS_OF_STAY) return { kind: 'after-arrival', hours };
    const days = bookedAt.until(until, { largestUnit: 'hours' }).hours / 24;
    return { kind: 'after-booking', days };
  };
  return tiers.map(({ until, rule, percent }) => ({ until: toMoment(until), rule, percent }));
}
