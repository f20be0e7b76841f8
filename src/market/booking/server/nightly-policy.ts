import { nightsBetween } from '#domain/dates.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import { policyTiers, type StayPolicySnapshot } from '#domain/stay-policies.ts';
import { CANCELLATION_POLICIES, type CancellationPolicy } from '#domain/vocabulary.ts';
import { CANCELLATION_POLICY_ENTRIES } from '#features/catalogues/index.server.ts';
import type { BookedDates, PolicyTexts } from './bookable-kind.ts';

/** The current policy of a listing reserved by the night. */
export interface NightlyPolicy {
  readonly cancellationPolicy: CancellationPolicy;
  /** Percent, 0 to 100; only for a custom policy. */
  readonly customRefundPercent: number;
  /** IANA zone of the place. */
  readonly timeZone: string;
}

/** The policy of a new reservation of nights. */
export function policyOfNights(
  { cancellationPolicy, customRefundPercent, timeZone }: NightlyPolicy,
  { startDate, endDate }: BookedDates,
  bookedAt: Temporal.Instant,
): StayPolicySnapshot {
  const nights = nightsBetween(startDate, endDate);
  const policy = cancellationPolicy;
  return policyTiers({
    policy,
    customRefundPercent,
    timeZone,
    bookedAt,
    startDate,
    endDate,
    nights,
  });
}

/** The agreed policy, for other nights; see `BookableListing.policyForDates`. */
export function agreedPolicyOfNights(
  { customRefundPercent }: NightlyPolicy,
  agreed: PolicySnapshot,
  dates: BookedDates,
): StayPolicySnapshot {
  const agreedPercent = agreed.effective === 'custom' ? agreed.tiers[0]?.percent : undefined;
  return policyOfNights(
    {
      cancellationPolicy: policyNamed(agreed.policy),
      customRefundPercent: agreedPercent ?? customRefundPercent,
      timeZone: agreed.timeZone,
    },
    dates,
    Temporal.Instant.from(agreed.bookedAt),
  );
}

/** Name of a policy of nights, and its texts. */
export function nightlyPolicyTexts(effective: string): PolicyTexts {
  return CANCELLATION_POLICY_ENTRIES[policyNamed(effective)];
}

function policyNamed(id: string): CancellationPolicy {
  const policy = CANCELLATION_POLICIES.find((each) => each === id);
  if (policy === undefined) throw new Error(`nights have no cancellation policy ${id}`);
  return policy;
}
