import { type DateText, nightsBetween, startOfDay } from './dates.ts';
import { NOTHING, type PolicySnapshot, type RefundTier } from './refunds.ts';
import type { CancellationPolicy } from './vocabulary.ts';

/** The policy of a stay, as agreed on for one reservation. */
export interface StayPolicySnapshot extends PolicySnapshot {
  readonly policy: CancellationPolicy;
  readonly effective: CancellationPolicy;
}

export interface PolicyInput {
  readonly policy: CancellationPolicy;
  /** Percent, 0 to 100; used by a custom policy alone. */
  readonly customRefundPercent: number;
  readonly nights: number;
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly timeZone: string;
  readonly bookedAt: Temporal.Instant;
}

/** Nights above which a stay is long-term (spec 1 §9). */
export const LONG_TERM_NIGHTS = 28;

/** The policy that applies: over 28 nights Long-term, whatever the listing's policy (spec 1 §9). */
export function effectivePolicy(policy: CancellationPolicy, nights: number): CancellationPolicy {
  if (nights > LONG_TERM_NIGHTS) return 'long-term';
  return policy === 'long-term' ? 'super-strict' : policy;
}

/**
 * The policy of a stay as dated tiers (spec 1 §9), to be stored with the reservation. The start of
 * a stay is 00:00 of its first day in the listing's zone; days after the booking are calendar days
 * of that zone, hours are exact hours.
 *
 * @throws RangeError when dates, nights or percentage do not fit.
 */
export function policyTiers(input: PolicyInput): StayPolicySnapshot {
  const { policy, customRefundPercent, nights, startDate, endDate, timeZone, bookedAt } = input;
  if (nights < 1 || nightsBetween(startDate, endDate) !== nights) {
    throw new RangeError(`${nights} nights are not from ${startDate} to ${endDate}`);
  }
  if (!(customRefundPercent >= 0 && customRefundPercent <= 100)) {
    throw new RangeError(`customRefundPercent is not 0..100: ${customRefundPercent}`);
  }
  const start = startOfDay(startDate, timeZone);
  const afterStart = (hours: number): RefundTier[] => [
    { until: start.toString(), rule: 'all', percent: 100 },
    { until: start.add({ hours }).toString(), rule: 'unused-nights', percent: 100 },
    NOTHING,
  ];
  const afterBooking = (days: number, percent: number): RefundTier[] => {
    const until = bookedAt.toZonedDateTimeISO(timeZone).add({ days }).toInstant();
    return [{ until: until.toString(), rule: 'percent', percent }, NOTHING];
  };
  const tiersOf: Readonly<Record<CancellationPolicy, () => RefundTier[]>> = {
    flexible: () => afterStart(48),
    moderate: () => afterStart(24),
    strict: () => afterBooking(7, 50),
    'super-strict': () => afterBooking(30, 30),
    'long-term': () => afterBooking(30, 30),
    custom: () => [
      { until: start.toString(), rule: 'percent', percent: customRefundPercent },
      NOTHING,
    ],
  };
  const effective = effectivePolicy(policy, nights);
  return {
    policy,
    effective,
    tiers: tiersOf[effective](),
    startDate,
    endDate,
    timeZone,
    bookedAt: bookedAt.toString(),
  };
}
