import { type DateText, eachNight, startOfDay } from './dates.ts';
import { type Cents, computeShare } from './money.ts';
import type { LineRefund, PriceLine } from './quote.ts';

/** An instant as ISO text, so that a snapshot can be stored as JSON. */
export type InstantText = string;

/** The refund of a tier: everything, the nights not used, or a percentage of the unused part. */
export type TierRule = 'all' | 'unused-nights' | 'percent';

export interface RefundTier {
  /** The last instant the tier covers, itself included; null without an end. */
  readonly until: InstantText | null;
  readonly rule: TierRule;
  /** Percent, 0 to 100. */
  readonly percent: number;
}

/** A policy as agreed on for one reservation. Tiers are tried in order; the first match counts. */
export interface PolicySnapshot {
  /** The policy that the listing has. */
  readonly policy: string;
  /** The policy that applies to this reservation. */
  readonly effective: string;
  readonly tiers: readonly RefundTier[];
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly timeZone: string;
  readonly bookedAt: InstantText;
  /**
   * When each part of the booking counts as used, where these are not the midnights that start the
   * days of `[startDate, endDate)`.
   */
  readonly uses?: readonly InstantText[];
  /**
   * The deadline of each of `uses`, in their order, and the percentage refunded until then: set
   * where parts have deadlines of their own, in place of `tiers`.
   */
  readonly eachPart?: { readonly until: readonly InstantText[]; readonly percent: number };
  /**
   * Until when the guest may cancel with a full refund of the unused part, whatever the tiers: set
   * where the host moved the booking, or because of a problem. Missing elsewhere.
   */
  readonly leaveFreelyUntil?: InstantText;
  /**
   * The parts that are paid by the month, the deposit with the first. No
   * more is kept than fell due. Missing where everything is paid at once.
   */
  readonly instalments?: readonly InstalmentDue[];
}

/** An instalment of a price. */
export interface InstalmentDue {
  /** When it is due; null for the first, which is due once the reservation is approved. */
  readonly at: InstantText | null;
  readonly amount: Cents;
}

/** Cents of the instalments that have fallen due by now, the first included. */
export function fallenDue(instalments: readonly InstalmentDue[], now: Temporal.Instant): Cents {
  return instalments.reduce(
    (sum, { at, amount }) =>
      at === null || Temporal.Instant.compare(at, now) <= 0 ? sum + amount : sum,
    0,
  );
}

/** The price of a reservation and the amount paid, in cents. */
export interface PaidPrice {
  readonly lines: readonly PriceLine[];
  /** 0 while nothing was paid. */
  readonly paid: Cents;
}

export interface RefundInput extends PaidPrice {
  readonly snapshot: PolicySnapshot;
  readonly now: Temporal.Instant;
  readonly cancelledBy: 'guest' | 'host' | 'system';
}

/** The deciding rule: a tier's, the host's (or our own) cancellation, leaving freely, or nothing paid. */
export type RefundRule = TierRule | 'not-by-guest' | 'leave-freely' | 'unpaid';

export interface RefundBreakdown {
  /** Part of the price without the deposit. */
  readonly price: Cents;
  readonly deposit: Cents;
  /** Amount that the guest does not get refunded. */
  readonly kept: Cents;
  /** Parts of the booking: nights, or sessions. */
  readonly used: number;
  readonly unused: number;
}

export interface Refund {
  /** Cents to return, the deposit included; from 0 to the paid amount. */
  readonly amount: Cents;
  readonly deposit: Cents;
  readonly rule: RefundRule;
  /** Percentage of the refundable amount by the rule. */
  readonly percent: number;
  /** Whether it is the most that the policy ever refunds of the unused part. */
  readonly isMost: boolean;
  readonly breakdown: RefundBreakdown;
}

/** One step of the refund over time: `amount` for a cancellation after `from`, up to `until`. */
export interface RefundPoint {
  readonly from: InstantText;
  readonly until: InstantText | null;
  readonly amount: Cents;
  readonly rule: RefundRule;
  readonly percent: number;
  readonly isMost: boolean;
}

/** The last tier of a policy: no refund. */
export const NOTHING: RefundTier = { until: null, rule: 'percent', percent: 0 };

function sumLines(lines: readonly PriceLine[], ...refunds: readonly LineRefund[]): Cents {
  return lines.reduce((sum, line) => (refunds.includes(line.refund) ? sum + line.amount : sum), 0);
}

/** When each part of the booking counts as used, in order. */
function listUses({ uses, startDate, endDate, timeZone }: PolicySnapshot): Temporal.Instant[] {
  return (
    uses?.map((use) => Temporal.Instant.from(use)) ??
    eachNight(startDate, endDate).map((night) => startOfDay(night, timeZone))
  );
}

function tierAt(snapshot: PolicySnapshot, now: Temporal.Instant): RefundTier {
  const match = snapshot.tiers.find(
    ({ until }) => until === null || Temporal.Instant.compare(now, until) <= 0,
  );
  return match ?? NOTHING;
}

/**
 * The refund of a reservation that is cancelled at `now`.
 *
 * - Nothing was paid: nothing. Not cancelled by the guest: everything.
 * - The deposit is always returned in full.
 * - As long as the guest may leave freely: the unused part, and lines that are otherwise never
 *   refunded.
 * - Up to the first use a tier's percentage applies to all refundable lines; after it, to the
 *   unused parts with the fees and taxes that depend on them. Lines that are refunded only before
 *   the start, such as cleaning and pets, are then kept. Where parts have deadlines of their own,
 *   the percentage applies to those whose deadline has not passed. A part counts as used right
 *   after its instant: at that very instant it is still unused, as a tier still holds at its own
 *   end.
 * - When less than the whole price was paid (dates changed, the difference still open), the host
 *   keeps the same amount and the refund is the rest.
 * - Of a price that is paid by the month, no more is kept than fell due.
 */
export function refundFor(input: RefundInput): Refund {
  return computeRefund(input, listUses(input.snapshot));
}

function computeRefund(input: RefundInput, uses: readonly Temporal.Instant[]): Refund {
  const { lines, paid, snapshot, now, cancelledBy } = input;
  const used = uses.filter((use) => Temporal.Instant.compare(use, now) < 0).length;
  const deposit = Math.min(sumLines(lines, 'always'), paid);
  const answer = (amount: Cents, rule: RefundRule, percent: number, isMost: boolean): Refund => ({
    amount,
    deposit,
    rule,
    percent,
    isMost,
    breakdown: {
      price: amount - deposit,
      deposit,
      kept: paid - amount,
      used,
      unused: uses.length - used,
    },
  });
  if (paid <= 0) return answer(0, 'unpaid', 0, true);
  if (cancelledBy !== 'guest') return answer(paid, 'not-by-guest', 100, true);

  const price = sumLines(lines, 'never', 'before-start', 'pro-rata');
  const limit = keptLimit(input);
  if (mayLeaveFreely(snapshot, now)) {
    const kept =
      used === 0 ? 0 : price - sumLines(lines, 'never') - sumUnused(lines, used, uses.length);
    const amount = Math.max(deposit, Math.min(paid, paid - Math.min(kept, limit)));
    return answer(amount, 'leave-freely', 100, true);
  }
  const { rule, percent, lost, ofRest } = termsAt(snapshot, now, used, uses.length);
  const rest =
    used === 0 && lost === 0
      ? sumLines(lines, 'before-start', 'pro-rata')
      : sumUnused(lines, lost, uses.length);
  const share = computeShare(rest, Math.round(ofRest * 1000), 100_000);
  const kept = Math.min(price - share, limit);
  const isMost = percent > 0 && percent === mostPercent(snapshot);
  return answer(Math.max(deposit, Math.min(paid, paid - kept)), rule, percent, isMost);
}

/** The most that may be kept of a price: what fell due of it, where it is paid by the month. */
function keptLimit({ lines, snapshot, now }: RefundInput): Cents {
  const { instalments } = snapshot;
  if (instalments === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(0, fallenDue(instalments, now) - sumLines(lines, 'always'));
}

interface TermsNow {
  readonly rule: TierRule;
  /** Percentage of the whole price, where each part has a deadline of its own. */
  readonly percent: number;
  /** Parts that are no longer refunded. */
  readonly lost: number;
  /** Percentage refunded of all other parts. */
  readonly ofRest: number;
}

function termsAt(
  snapshot: PolicySnapshot,
  now: Temporal.Instant,
  used: number,
  parts: number,
): TermsNow {
  const { eachPart } = snapshot;
  if (eachPart === undefined) {
    const { rule, percent } = tierAt(snapshot, now);
    return { rule, percent, lost: used, ofRest: percent };
  }
  const open = eachPart.until.filter((until) => Temporal.Instant.compare(now, until) <= 0).length;
  return {
    rule: open === parts && eachPart.percent === 100 ? 'all' : 'percent',
    percent: Math.floor((eachPart.percent * open) / parts),
    lost: parts - open,
    ofRest: eachPart.percent,
  };
}

function mostPercent({ eachPart, tiers }: PolicySnapshot): number {
  return eachPart?.percent ?? Math.max(...tiers.map(({ percent }) => percent));
}

/**
 * The value of the unused parts. For a pass, used parts are charged at the price of single
 * sessions: cancelling it is never cheaper than booking them.
 */
function sumUnused(lines: readonly PriceLine[], gone: number, parts: number): Cents {
  const shared = lines.filter(({ refund }) => refund === 'pro-rata');
  const passes = shared.filter(({ sessionAmount }) => sessionAmount !== undefined);
  const others = shared.filter(({ sessionAmount }) => sessionAmount === undefined);
  return passes.reduce(
    (sum, { amount, sessionAmount = 0, quantity = 1 }) =>
      sum + amount - Math.min(amount, sessionAmount * quantity * gone),
    computeShare(sumLines(others, 'pro-rata'), parts - gone, parts),
  );
}

function mayLeaveFreely({ leaveFreelyUntil }: PolicySnapshot, now: Temporal.Instant): boolean {
  return leaveFreelyUntil !== undefined && Temporal.Instant.compare(now, leaveFreelyUntil) <= 0;
}

/**
 * The refund of a guest's cancellation as steps over time, shown before paying and before
 * cancelling. Neighbours of equal amount and rule are one step; the first begins at the booking. Of
 * a price that is paid by the month, what has fallen due counts as paid.
 */
export function refundTimeline(snapshot: PolicySnapshot, amounts: PaidPrice): RefundPoint[] {
  const uses = listUses(snapshot);
  const ends = snapshot.tiers.flatMap(({ until }) => (until === null ? [] : [until]));
  const { leaveFreelyUntil, eachPart, instalments } = snapshot;
  const moved = leaveFreelyUntil === undefined ? [] : [leaveFreelyUntil];
  const turns = [
    ...ends,
    ...(eachPart?.until ?? []),
    ...moved,
    ...(instalments ?? []).flatMap(({ at }) => (at === null ? [] : [at])),
    ...uses.map((use) => use.toString()),
  ]
    .filter((turn) => Temporal.Instant.compare(turn, snapshot.bookedAt) > 0)
    .sort((a, b) => Temporal.Instant.compare(a, b));

  const points: RefundPoint[] = [];
  let from = snapshot.bookedAt;
  for (const until of [...turns, null]) {
    // A step includes its own end, but for an instalment that is due then: it is measured a moment
    // before. The last step is measured a moment after it began.
    const at = until
      ? Temporal.Instant.from(until).subtract({ nanoseconds: 1 })
      : Temporal.Instant.from(from).add({ nanoseconds: 1 });
    const { amount, rule, percent, isMost } = computeRefund(
      {
        lines: amounts.lines,
        paid: instalments === undefined ? amounts.paid : fallenDue(instalments, at),
        snapshot,
        now: at,
        cancelledBy: 'guest',
      },
      uses,
    );
    const last = points.at(-1);
    if (last && last.amount === amount && last.rule === rule && last.percent === percent) {
      points[points.length - 1] = { ...last, until };
    } else if (until !== from) {
      points.push({ from, until, amount, rule, percent, isMost });
    }
    if (until !== null) from = until;
  }
  return points;
}
