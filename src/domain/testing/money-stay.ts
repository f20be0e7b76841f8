import { compensationIn, keepCompensation } from '../compensation.ts';
import { addDays, type DateText, todayIn } from '../dates.ts';
import {
  amountUpTo,
  GRACE_HOURS,
  type Instalment,
  nextInstalmentStep,
  type PlannedStep,
  paidMonthly,
  paidNights,
} from '../instalments.ts';
import { hasCome, laterInstant } from '../instants.ts';
import { depositEntries, releaseEntries, splitReturn } from '../ledger.ts';
import { OPEN_STATUSES } from '../lifecycles.ts';
import type { Cents } from '../money.ts';
import { type Quote, quoteOfFirstNights } from '../quote.ts';
import { type PolicySnapshot, type Refund, refundFor } from '../refunds.ts';
import {
  type HostAndPlatform,
  NOTHING_SHARED,
  type Release,
  subtractShares,
} from '../release-schedule.ts';
import type { ReservationParty, ReservationStatus } from '../reservation-lifecycle.ts';
import {
  depositKeptAtLeaving,
  netPaid,
  payableBy,
  type ReservationMoney,
  releaseTarget,
} from '../reservation-money.ts';
import { CLAIM_HOURS } from '../resolutions.ts';
import { policyTiers } from '../stay-policies.ts';
import { priceStay, type StayPricingInput } from '../stay-pricing.ts';
import type { CancellationPolicy } from '../vocabulary.ts';
import { HOST, MoneyBook, RESERVATION } from './money-book.ts';
import { planStay, type StayPlan, ZONE } from './stay-plan.ts';

/** When the stays are booked, and approved. */
export const BOOKED_AT = Temporal.Instant.from('2027-03-01T12:00:00Z');
const FIRST_DAY = '2027-03-20';

/** The terms of a home, and the way its guest wants to pay. */
export interface StoryTerms {
  readonly pricing: Omit<StayPricingInput, 'nights'>;
  readonly nights: number;
  readonly policy: CancellationPolicy;
  readonly customRefundPercent: number;
  readonly isMonthly: boolean;
}

/** The facts that a guest's withdrawal was decided from. */
interface Withdrawal {
  readonly refund: Refund;
  readonly quote: Quote;
  readonly policy: PolicySnapshot;
  readonly now: Temporal.Instant;
  readonly paid: Cents;
  /** Cents that the price was lowered by until then. */
  readonly compensated: Cents;
}

/**
 * The money of one stay in memory: the pure rules, in the order in which the server applies them,
 * without its rows, jobs and messages.
 */
export abstract class MoneyStay {
  readonly book = new MoneyBook();
  now = BOOKED_AT;
  status: ReservationStatus = 'approved';
  startDate: DateText = FIRST_DAY;
  quote: Quote;
  policy: PolicySnapshot;
  /** Money that was released so far. */
  released: HostAndPlatform = NOTHING_SHARED;
  releasesStoppedAt: Temporal.Instant | null = null;
  depositToHost: Cents = 0;
  /** Whether it ended because an instalment wasn't paid. */
  endedUnpaid = false;
  /** The guest's withdrawal, with what it was decided from; null in every other story. */
  withdrawn: Withdrawal | null = null;
  /** Cents that the price was lowered by, of which dates that were changed since may have lost some. */
  compensated: Cents = 0;
  readonly #terms: StoryTerms;
  #nights: number;
  #lastPlan: StayPlan | null = null;
  protected paidAt: Temporal.Instant | null = null;
  protected depositLeft: Cents | null = null;
  protected depositReturnAt: Temporal.Instant | null = null;
  protected cardWorks = true;
  #done: PlannedStep | null = null;
  #notBefore: Temporal.Instant = BOOKED_AT;

  constructor(terms: StoryTerms) {
    this.#terms = terms;
    this.#nights = terms.nights;
    this.quote = this.#price(terms.nights);
    this.policy = this.#policyFor(this.quote);
  }

  get isOpen(): boolean {
    return OPEN_STATUSES.includes(this.status);
  }

  /** The price of its nights without the deposit, lowered by nothing. */
  get listPrice(): Cents {
    return this.#price(this.#nights).subtotal;
  }

  /** The fields that the rules of money read. */
  get money(): ReservationMoney {
    const { status, quote, depositToHost, releasesStoppedAt } = this;
    const { paid, refunded } = this.book;
    const depositLeft = this.depositLeft;
    return { status, quote, paid, refunded, depositLeft, depositToHost, releasesStoppedAt };
  }

  get instalments(): readonly Instalment[] {
    return this.policy.instalments === undefined ? [] : this.plan.instalments;
  }

  /** When each part is released. */
  get schedule(): readonly Release[] {
    return this.plan.schedule;
  }

  protected get due(): Cents {
    const { policy, quote } = this;
    if (this.status !== 'approved' && this.status !== 'checked-in') return 0;
    return Math.max(0, payableBy({ total: quote.total, policy }, this.now) - netPaid(this.money));
  }

  /** The server's step of a case whose guest has left freely. */
  protected abstract closeCaseOfLeft(): void;

  protected get plan(): StayPlan {
    const { quote, startDate } = this;
    const nights = this.#nights;
    const last = this.#lastPlan;
    const isKnown = last?.quote === quote && last.startDate === startDate && last.nights === nights;
    if (isKnown) return last;
    const plan = planStay(quote, startDate, nights);
    this.#lastPlan = plan;
    return plan;
  }

  protected checkIn(): void {
    const isOpened = hasCome(this.plan.opensAt, this.now);
    if (this.status === 'approved' && this.paidAt !== null && isOpened) this.status = 'checked-in';
  }

  #price(nights: number): Quote {
    return priceStay({ ...this.#terms.pricing, nights });
  }

  #policyFor(quote: Quote): PolicySnapshot {
    const { policy, customRefundPercent, isMonthly } = this.#terms;
    const nights = this.#nights;
    const input = { policy, customRefundPercent, nights, ...this.plan.dates, bookedAt: BOOKED_AT };
    const agreed = policyTiers(input);
    return isMonthly ? paidMonthly(agreed, quote, this.plan.dates) : agreed;
  }

  protected settle(): void {
    const target = releaseTarget(this.money, this.released, this.schedule, this.now);
    const change = subtractShares(target, this.released);
    this.book.post(releaseEntries(RESERVATION, HOST, change));
    this.released = { host: target.host, platform: target.platform, taxes: target.taxes };
  }

  protected pay(amount: Cents): void {
    if (amount <= 0) return;
    this.book.pay(amount, this.quote.deposit);
    this.#setPaid();
    this.settle();
  }

  protected payUnneeded(amount: Cents): void {
    if (amount <= 0) return;
    this.book.pay(amount, this.quote.deposit);
    this.book.returnMoney(amount, this.isOpen ? this.quote.deposit : 0);
  }

  /** As `paidAtFor`; a stay that is paid stays so. */
  #setPaid(): void {
    if (this.due === 0) this.paidAt ??= this.now;
  }

  protected changeDates(later: number, nights: number): void {
    if (this.status !== 'approved') return;
    const startDate = addDays(this.startDate, later);
    const isSame = later === 0 && nights === this.#nights;
    if (isSame || startDate < todayIn(this.now, ZONE)) return;
    const before = this.quote;
    this.startDate = startDate;
    this.#nights = nights;
    this.quote = keepCompensation(this.#price(nights), before, this.plan.units);
    this.policy = this.#policyFor(this.quote);
    const { total, deposit } = this.quote;
    const surplus = Math.max(0, netPaid(this.money) - total);
    this.paidAt = surplus > 0 || this.due === 0 ? (this.paidAt ?? this.now) : null;
    this.returning(surplus, deposit);
    if (surplus === 0) {
      const { fromDeposit } = splitReturn(this.book.withUs, 0, deposit);
      this.book.post(depositEntries(RESERVATION, fromDeposit));
    }
    this.compensated = compensationIn(this.quote);
  }

  /** Money goes back: it is taken from what was released, and then promised. */
  protected returning(amount: Cents, keptDeposit: Cents): void {
    const target = releaseTarget(
      { ...this.money, refunded: this.book.refunded + amount },
      this.released,
      this.schedule,
      this.now,
    );
    this.book.post(releaseEntries(RESERVATION, HOST, subtractShares(target, this.released)));
    this.released = { host: target.host, platform: target.platform, taxes: target.taxes };
    this.book.returnMoney(amount, keptDeposit);
  }

  #refundNow(cancelledBy: ReservationParty): Refund {
    const { lines } = this.quote;
    const { policy: snapshot, now } = this;
    return refundFor({ lines, paid: netPaid(this.money), snapshot, now, cancelledBy });
  }

  protected end(by: ReservationParty, reason?: 'no-show'): void {
    const mayEnd = this.status === 'approved' || (this.status === 'checked-in' && by === 'guest');
    if (!mayEnd) return;
    const refund = this.#refundNow(by);
    const waiting = reason === undefined ? depositKeptAtLeaving(this, by, refund) : 0;
    if (by === 'guest') {
      const { quote, policy, now, compensated } = this;
      this.withdrawn = { refund, quote, policy, now, compensated, paid: netPaid(this.money) };
    }
    this.status = reason ?? 'cancelled';
    this.#keepDeposit(waiting);
    this.returning(refund.amount - waiting, waiting);
    if (by === 'guest' && reason === undefined) this.closeCaseOfLeft();
  }

  #keepDeposit(deposit: Cents): void {
    this.depositLeft = deposit;
    this.depositReturnAt = deposit > 0 ? this.now.add({ hours: CLAIM_HOURS }) : null;
  }

  protected complete(): void {
    const surplus = Math.max(0, netPaid(this.money) - this.quote.total);
    const deposit = Math.min(this.quote.deposit, netPaid(this.money) - surplus);
    this.status = 'completed';
    this.#keepDeposit(deposit);
    this.returning(surplus, deposit);
  }

  /** A stay whose last instalment isn't paid ends on its last paid night. */
  protected completeAtEnd(): void {
    if (netPaid(this.money) < this.quote.total) this.#endUnpaid();
    else this.complete();
  }

  #endUnpaid(): void {
    this.endedUnpaid = true;
    if (this.status === 'approved') {
      this.end('guest', 'no-show');
      return;
    }
    const { nights: remaining, amount } = paidNights(this.instalments, netPaid(this.money));
    this.quote = quoteOfFirstNights(this.quote, { nights: this.#nights, remaining }, amount);
    this.#nights = remaining;
    this.complete();
  }

  protected get isUnpaid(): boolean {
    return this.status === 'approved' && this.paidAt === null && netPaid(this.money) === 0;
  }

  /** @returns false when nothing is due */
  protected takeInstalmentStep(): boolean {
    if (!this.isOpen || netPaid(this.money) <= 0) return false;
    const paid = netPaid(this.money);
    const next = nextInstalmentStep(this.instalments, ZONE, paid, this.#done);
    if (next === null || !hasCome(laterInstant(next.at, this.#notBefore), this.now)) return false;
    this.#done = next;
    this.#notBefore = BOOKED_AT;
    switch (next.step) {
      case 'charge':
      case 'charge-again':
      case 'charge-last':
        if (this.cardWorks) this.pay(amountUpTo(this.instalments, next.number) - paid);
        break;
      case 'late':
        // The grace begins when the guest is told.
        this.#notBefore = this.now.add({ hours: GRACE_HOURS });
        break;
      case 'end':
        this.#endUnpaid();
        break;
      default:
        break;
    }
    return true;
  }
}
