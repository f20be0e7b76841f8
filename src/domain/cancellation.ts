import { type DateText, eachNight, nightsBetween, startOfDay, todayIn } from './dates.ts';
import { type Cents, shareOf } from './money.ts';
import type { PriceLine, PriceLineKind } from './stay-pricing.ts';
import type { CancellationPolicy } from './vocabulary.ts';

/** An instant as ISO text, so that a snapshot can be stored as JSON. */
export type InstantText = string;

/** What a tier gives back: everything, the nights not used, or a percentage of what is unused. */
export type TierRule = 'all' | 'unused-nights' | 'percent';

export interface RefundTier {
  /** The last instant the tier covers, itself included; null for ever after. */
  readonly until: InstantText | null;
  readonly rule: TierRule;
  /** Percent, 0 to 100. */
  readonly percent: number;
}

/** A policy as agreed on for one reservation. Tiers are tried in order; the first match counts. */
export interface PolicySnapshot {
  /** What the listing said. */
  readonly policy: CancellationPolicy;
  /** What applies to this stay. */
  readonly effective: CancellationPolicy;
  readonly tiers: readonly RefundTier[];
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly timeZone: string;
  readonly bookedAt: InstantText;
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

/** What a stay costs and how much of it was paid, in cents. */
export interface PaidStay {
  readonly lines: readonly PriceLine[];
  /** 0 while nothing was paid. */
  readonly paid: Cents;
}

export interface RefundInput extends PaidStay {
  readonly snapshot: PolicySnapshot;
  readonly now: Temporal.Instant;
  readonly cancelledBy: 'guest' | 'host' | 'system';
}

/** Which rule decided: a tier's, the host's (or our own) cancellation, or nothing paid. */
export type RefundRule = TierRule | 'not-by-guest' | 'unpaid';

export interface RefundBreakdown {
  /** Of the nights and fees. */
  readonly stay: Cents;
  readonly deposit: Cents;
  /** What the guest does not get back. */
  readonly kept: Cents;
  readonly nightsUsed: number;
  readonly nightsUnused: number;
}

export interface Refund {
  /** Cents to return, the deposit included; from 0 to what was paid. */
  readonly amount: Cents;
  readonly deposit: Cents;
  readonly rule: RefundRule;
  /** Percent the rule gave of what was refundable. */
  readonly percent: number;
  readonly breakdown: RefundBreakdown;
}

/** One step of the refund over time: `amount` for a cancellation after `from`, up to `until`. */
export interface RefundPoint {
  readonly from: InstantText;
  readonly until: InstantText | null;
  readonly amount: Cents;
  readonly rule: RefundRule;
  readonly percent: number;
}

/** The policy that applies: over 28 nights Long-term, whatever the listing says (spec 1 §9). */
export function effectivePolicy(policy: CancellationPolicy, nights: number): CancellationPolicy {
  if (nights > LONG_TERM_NIGHTS) return 'long-term';
  return policy === 'long-term' ? 'super-strict' : policy;
}

const NOTHING: RefundTier = { until: null, rule: 'percent', percent: 0 };

/**
 * The policy of a stay as dated tiers (spec 1 §9), to be stored with the reservation.
 * The start of a stay is 00:00 of its first day in the listing's zone; days after the booking
 * are counted on that zone's calendar, hours on the clock.
 *
 * @throws RangeError when dates, nights or percentage do not fit.
 */
export function policyTiers(input: PolicyInput): PolicySnapshot {
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

/** Per-stay fees: earned once the stay has begun, so they are not shared out over nights. */
const ONCE_A_STAY: readonly PriceLineKind[] = ['cleaning', 'pets'];

function sumOf(lines: readonly PriceLine[], counts: (kind: PriceLineKind) => boolean): Cents {
  return lines.reduce((sum, line) => (counts(line.kind) ? sum + line.amount : sum), 0);
}

/**
 * A night counts as used right after the midnight that opens its day: at that very instant it is
 * still unused, as a tier still holds at its own end.
 */
function nightsUsedAt(snapshot: PolicySnapshot, now: Temporal.Instant, nights: number): number {
  const day = todayIn(now.subtract({ nanoseconds: 1 }), snapshot.timeZone);
  return Math.max(0, Math.min(nights, nightsBetween(snapshot.startDate, day) + 1));
}

function tierAt(snapshot: PolicySnapshot, now: Temporal.Instant): RefundTier {
  const match = snapshot.tiers.find(
    ({ until }) => until === null || Temporal.Instant.compare(now, until) <= 0,
  );
  return match ?? NOTHING;
}

/**
 * What comes back when a stay is cancelled at `now`.
 *
 * - Nothing was paid: nothing. Not cancelled by the guest: everything.
 * - The deposit is always returned in full.
 * - Up to the start a tier's percentage is of everything; after it, of the unused nights with the
 *   fees and taxes that run with them. Cleaning and pets are returned only before the start.
 * - When less than the whole price was paid (dates changed, the difference still open), what the
 *   host keeps is the same and the refund is what remains.
 */
export function refundFor(input: RefundInput): Refund {
  const { lines, paid, snapshot, now, cancelledBy } = input;
  const nights = nightsBetween(snapshot.startDate, snapshot.endDate);
  const nightsUsed = nightsUsedAt(snapshot, now, nights);
  const depositLine = sumOf(lines, (kind) => kind === 'deposit');
  const deposit = Math.min(depositLine, paid);
  const answer = (amount: Cents, rule: RefundRule, percent: number): Refund => ({
    amount,
    deposit,
    rule,
    percent,
    breakdown: {
      stay: amount - deposit,
      deposit,
      kept: paid - amount,
      nightsUsed,
      nightsUnused: nights - nightsUsed,
    },
  });
  if (paid <= 0) return answer(0, 'unpaid', 0);
  if (cancelledBy !== 'guest') return answer(paid, 'not-by-guest', 100);

  const tier = tierAt(snapshot, now);
  const stay = sumOf(lines, (kind) => kind !== 'deposit');
  const unused =
    nightsUsed === 0
      ? stay
      : shareOf(
          sumOf(lines, (kind) => kind !== 'deposit' && !ONCE_A_STAY.includes(kind)),
          nights - nightsUsed,
          nights,
        );
  const kept = stay - shareOf(unused, Math.round(tier.percent * 1000), 100_000);
  return answer(Math.max(deposit, Math.min(paid, paid - kept)), tier.rule, tier.percent);
}

/**
 * The refund of a guest's cancellation as steps over time, to draw before paying and before
 * cancelling. Neighbours of equal amount and rule are one step; the first begins at the booking.
 */
export function refundTimeline(snapshot: PolicySnapshot, amounts: PaidStay): RefundPoint[] {
  const { startDate, endDate, timeZone, tiers } = snapshot;
  const ends = tiers.flatMap(({ until }) => (until === null ? [] : [until]));
  const turns = [
    ...ends,
    ...eachNight(startDate, endDate).map((n) => startOfDay(n, timeZone).toString()),
  ]
    .filter((turn) => Temporal.Instant.compare(turn, snapshot.bookedAt) > 0)
    .sort((a, b) => Temporal.Instant.compare(a, b));

  const points: RefundPoint[] = [];
  let from = snapshot.bookedAt;
  for (const until of [...turns, null]) {
    // A step holds up to its own end, so it is measured there; the last one, a moment after.
    const at = until
      ? Temporal.Instant.from(until)
      : Temporal.Instant.from(from).add({ nanoseconds: 1 });
    const { amount, rule, percent } = refundFor({
      ...amounts,
      snapshot,
      now: at,
      cancelledBy: 'guest',
    });
    const last = points.at(-1);
    if (last && last.amount === amount && last.rule === rule && last.percent === percent) {
      points[points.length - 1] = { ...last, until };
    } else if (until !== from) {
      points.push({ from, until, amount, rule, percent });
    }
    if (until !== null) from = until;
  }
  return points;
}
