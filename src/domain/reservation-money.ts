import { compensate, mostCompensation } from './compensation.ts';
import { hasCome } from './instants.ts';
import { divideKept } from './ledger.ts';
import { OPEN_STATUSES } from './lifecycles.ts';
import type { Cents } from './money.ts';
import type { Quote } from './quote.ts';
import { fallenDue, type PolicySnapshot, type Refund } from './refunds.ts';
import {
  type HostAndPlatform,
  listUnreleasedParts,
  NOTHING_SHARED,
  type Release,
  type ReleasedSoFar,
  releasedBy,
  subtractShares,
  type UnreleasedPart,
} from './release-schedule.ts';
import type { ReservationParty, ReservationStatus } from './reservation-lifecycle.ts';

/** The fields of a reservation that decide whose its money is. Amounts are in cents, from 0. */
export interface ReservationMoney {
  readonly status: ReservationStatus;
  readonly quote: Quote;
  /** Money that came, and the part of it that went back or is on its way. */
  readonly paid: Cents;
  readonly refunded: Cents;
  /** Deposit that is still with us; null before the reservation has ended. */
  readonly depositLeft: Cents | null;
  /** Deposit that claims gave to the host. */
  readonly depositToHost: Cents;
  /** When a problem stopped the releases; null while none does. */
  readonly releasesStoppedAt: Temporal.Instant | null;
}

/** The guest's money that we currently have, in cents. */
export function netPaid({ paid, refunded }: Pick<ReservationMoney, 'paid' | 'refunded'>): Cents {
  return paid - refunded;
}

/** Cents of the total that are to be paid by now: all, or the instalments that have fallen due. */
export function payableBy(
  {
    total,
    policy: { instalments },
  }: { readonly total: Cents; readonly policy: Pick<PolicySnapshot, 'instalments'> },
  now: Temporal.Instant,
): Cents {
  return instalments === undefined ? total : Math.min(total, fallenDue(instalments, now));
}

/** Cents of the deposit that a reservation has to have; once it has ended, what isn't given back. */
export function depositWithUs({
  status,
  quote,
  depositLeft,
}: Pick<ReservationMoney, 'status' | 'quote' | 'depositLeft'>): Cents {
  return OPEN_STATUSES.includes(status) ? quote.deposit : (depositLeft ?? 0);
}

/** Money that came for a price without its deposit, less what went back. */
export function paidOfPrice(reservation: Omit<ReservationMoney, 'releasesStoppedAt'>): Cents {
  const { depositToHost } = reservation;
  return Math.max(0, netPaid(reservation) - depositWithUs(reservation) - depositToHost);
}

/**
 * The part of a refund that waits: the deposit of a guest who leaves early. They were there and may
 * have damaged something; one who never came, or is sent away, hasn't.
 */
export function depositKeptAtLeaving(
  { status }: Pick<ReservationMoney, 'status'>,
  cancelledBy: ReservationParty,
  { deposit }: Pick<Refund, 'deposit'>,
): Cents {
  return status === 'checked-in' && cancelledBy === 'guest' ? deposit : 0;
}

/**
 * The owner of the money in each status: it is held for no one yet, becomes the host's part by part, or is
 * divided at once, since the reservation has ended early.
 */
const MONEY_IN: Readonly<Record<ReservationStatus, 'held' | 'in-parts' | 'divided'>> = {
  pending: 'held',
  approved: 'in-parts',
  'checked-in': 'in-parts',
  completed: 'in-parts',
  declined: 'divided',
  expired: 'divided',
  cancelled: 'divided',
  'no-show': 'divided',
};

/** When the money of a reservation becomes the host's. */
export interface ReleaseTimes {
  /** Of the price, in order of time. */
  readonly schedule: readonly Release[];
  /** Of what is kept of one that has ended early; null where it doesn't wait. */
  readonly keptUntil: Temporal.Instant | null;
}

/**
 * The host's and our money by now. While a problem is open, it is no more than when it was reported,
 * and of a reservation that has ended early no more than before as long as one may be reported.
 *
 * @param before what was released so far
 */
export function releaseTarget(
  reservation: ReservationMoney,
  before: HostAndPlatform,
  { schedule, keptUntil }: ReleaseTimes,
  now: Temporal.Instant,
): ReleasedSoFar {
  const { releasesStoppedAt, quote } = reservation;
  const paid = paidOfPrice(reservation);
  switch (MONEY_IN[reservation.status]) {
    case 'held':
      return { ...NOTHING_SHARED, nextAt: null };
    case 'divided': {
      const kept = divideKept(paid, quote);
      const waits = keptUntil !== null && !hasCome(keptUntil, now);
      const nextAt = waits && releasesStoppedAt === null && paid > 0 ? keptUntil : null;
      const isStopped = releasesStoppedAt !== null || waits;
      // Money that was released and has to go back is taken from the host at once all the same.
      return { ...(isStopped && before.host + before.platform <= paid ? before : kept), nextAt };
    }
    case 'in-parts': {
      if (releasesStoppedAt === null) return releasedBy(schedule, paid, now);
      const stopped = releasedBy(schedule, paid, releasesStoppedAt);
      // A price that has changed is divided again, which may round an earlier part up.
      const isMore = stopped.host + stopped.platform > before.host + before.platform;
      return { ...(isMore ? before : stopped), nextAt: null };
    }
  }
}

/**
 * The parts of a reservation's price that are still to be released, the earliest first.
 *
 * @param released what was released so far
 */
export function unreleasedParts(
  reservation: ReservationMoney,
  released: HostAndPlatform,
  { schedule, keptUntil }: ReleaseTimes,
  now: Temporal.Instant,
): UnreleasedPart[] {
  const paid = paidOfPrice(reservation);
  if (MONEY_IN[reservation.status] !== 'divided') {
    return listUnreleasedParts(schedule, released, paid);
  }
  const { host, platform, taxes } = subtractShares(divideKept(paid, reservation.quote), released);
  if (host <= 0) return [];
  return [
    {
      at: keptUntil ?? now,
      host,
      platform: Math.max(0, platform),
      taxes: Math.max(0, taxes),
      isPaid: true,
    },
  ];
}

/**
 * The most that a price can be lowered by because of a problem, in cents: see `mostCompensation`.
 * Of a reservation that has ended early, nothing is left to be released by parts: all that was paid
 * for the price and didn't go back.
 *
 * @param units of each part that is released apart, such as the nights of each period
 */
export function mostToGiveBack(
  reservation: Omit<ReservationMoney, 'releasesStoppedAt'>,
  units: readonly number[],
): Cents {
  const paid = paidOfPrice(reservation);
  return MONEY_IN[reservation.status] === 'divided'
    ? paid
    : mostCompensation(reservation.quote, units, paid);
}

/** A price that was lowered because of a problem, and what of it goes back to the guest. */
export interface LoweredPrice<Whole extends Quote> {
  readonly quote: Whole;
  readonly policy: PolicySnapshot;
  /** Cents that go back now; the rest was never paid. */
  readonly back: Cents;
}

/**
 * Lowers the price of a reservation because of a problem. Of a price that is paid by the month, the
 * first payments are lowered first.
 *
 * @param amount cents above 0, at most `mostToGiveBack`
 * @param policyFor the policy with the lowered price
 */
export function lowerPrice<Whole extends Quote>(
  reservation: Pick<ReservationMoney, 'status' | 'paid' | 'refunded'> & { readonly quote: Whole },
  amount: Cents,
  policyFor: (quote: Whole) => PolicySnapshot,
  now: Temporal.Instant,
): LoweredPrice<Whole> {
  const quote = compensate(reservation.quote, amount);
  const policy = policyFor(quote);
  // One that has ended is paid; of another, an instalment that is late isn't.
  const back = OPEN_STATUSES.includes(reservation.status)
    ? Math.max(
        0,
        Math.min(amount, netPaid(reservation) - payableBy({ total: quote.total, policy }, now)),
      )
    : amount;
  return { quote, policy, back };
}
