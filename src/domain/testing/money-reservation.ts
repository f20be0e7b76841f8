import { compensationIn, keepCompensation } from '../compensation.ts';
import { todayIn } from '../dates.ts';
import {
  amountUpTo,
  GRACE_HOURS,
  type Instalment,
  nextInstalmentStep,
  type PlannedStep,
  paidNights,
} from '../instalments.ts';
import { hasCome, laterInstant } from '../instants.ts';
import { depositEntries, releaseEntries, splitReturn } from '../ledger.ts';
import { canRevive, nextStatus, OPEN_STATUSES, requestDeadline } from '../lifecycles.ts';
import type { Cents } from '../money.ts';
import { type ReservationState, verdictOn } from '../permissions.ts';
import { type Quote, quoteOfFirstNights } from '../quote.ts';
import { type PolicySnapshot, type Refund, refundFor } from '../refunds.ts';
import {
  type HostAndPlatform,
  NOTHING_SHARED,
  type Release,
  subtractShares,
} from '../release-schedule.ts';
import {
  payDeadline,
  type ReservationAction,
  type ReservationParty,
  type ReservationStatus,
} from '../reservation-lifecycle.ts';
import {
  depositKeptAtLeaving,
  depositWithUs,
  netPaid,
  payableBy,
  type ReservationMoney,
  releaseTarget,
} from '../reservation-money.ts';
import { CLAIM_HOURS, keptUntil } from '../resolutions.ts';
import { BOOKED_AT, type Booked, BookedNights, FIRST_DAY, type MoneyPlan, ZONE } from './booked.ts';
import { HOST, MoneyBook, RESERVATION } from './money-book.ts';

export const GUEST = 'guest';

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

const sumParts = ({ host, platform }: HostAndPlatform): Cents => host + platform;

/**
 * The money of one reservation in memory: the pure rules, in the order in which the server applies
 * them, without its rows, jobs and messages.
 */
export abstract class MoneyReservation {
  readonly book = new MoneyBook();
  /** Names of what happened to it, for counts. */
  readonly happened = new Set<string>();
  now = BOOKED_AT;
  status: ReservationStatus;
  booked: Booked;
  quote: Quote;
  policy: PolicySnapshot;
  /** Money that was released so far. */
  released: HostAndPlatform = NOTHING_SHARED;
  /** Cents that were released when it ended. */
  releasedAtEnd: Cents = 0;
  releasesStoppedAt: Temporal.Instant | null = null;
  depositToHost: Cents = 0;
  /** Whether it ended because an instalment wasn't paid. */
  endedUnpaid = false;
  /** The guest's withdrawal, with what it was decided from; null in every other story. */
  withdrawn: Withdrawal | null = null;
  /** Cents that the price was lowered by, of which changes since may have lost some. */
  compensated: Cents = 0;
  #lastPlan: (MoneyPlan & { readonly of: Booked; readonly at: Quote }) | null = null;
  #change: { readonly booked: BookedNights; readonly quote: Quote } | null = null;
  protected paidAt: Temporal.Instant | null = null;
  protected depositLeft: Cents | null = null;
  protected depositReturnAt: Temporal.Instant | null = null;
  protected cardWorks = true;
  #done: PlannedStep | null = null;
  #notBefore: Temporal.Instant = BOOKED_AT;

  constructor(booked: Booked) {
    this.booked = booked;
    this.status = booked instanceof BookedNights ? 'approved' : 'pending';
    this.quote = booked.price;
    this.policy = booked.policyFor(this.quote);
    this.#confirm();
  }

  get isOpen(): boolean {
    return OPEN_STATUSES.includes(this.status);
  }

  /** The fields that the rules of money read. */
  get money(): ReservationMoney {
    const { status, quote, depositToHost, releasesStoppedAt } = this;
    const { paid, refunded } = this.book;
    const depositLeft = this.depositLeft;
    return { status, quote, paid, refunded, depositLeft, depositToHost, releasesStoppedAt };
  }

  get instalments(): readonly Instalment[] {
    return this.policy.instalments === undefined ? [] : this.#plan.instalments;
  }

  /** When each part is released. */
  get schedule(): readonly Release[] {
    return this.#plan.schedule;
  }

  /** When what is kept is released, where it waits. */
  get keptUntil(): Temporal.Instant | null {
    return keptUntil(this.ended);
  }

  protected get ended() {
    const { status } = this;
    const { checkInFrom } = this.booked.moments;
    return { status, checkInFrom, withdrawnAt: this.withdrawn?.now ?? null };
  }

  get #plan(): MoneyPlan {
    const { booked, quote } = this;
    const last = this.#lastPlan;
    if (last !== null && last.of === booked && last.at === quote) return last;
    this.#lastPlan = { ...booked.planFor(quote), of: booked, at: quote };
    return this.#lastPlan;
  }

  protected get due(): Cents {
    if (this.#next('pay', 'guest') === null) return 0;
    return Math.max(0, this.#payable - netPaid(this.money));
  }

  get #payable(): Cents {
    const { policy, quote } = this;
    return payableBy({ total: quote.total, policy }, this.now);
  }

  #next(action: ReservationAction, by: ReservationParty): ReservationStatus | null {
    return nextStatus(this.booked.kind, this.status, action, by);
  }

  /** Whether a party may do something now, by the rule of its button. */
  protected may(request: Parameters<typeof verdictOn>[0], by: 'guest' | 'host' = 'guest'): boolean {
    const { kind, moments, endDate } = this.booked;
    const state: ReservationState = {
      ...moments,
      kind,
      endDate,
      timeZone: ZONE,
      guestId: GUEST,
      hostId: HOST,
      status: this.status,
      paidAt: this.paidAt,
      answerBy: this.#holdUntil,
      payBy: null,
      codeLockedUntil: null,
      due: this.due,
      changeWaiting: this.#change !== null,
    };
    const actor = { id: by === 'guest' ? GUEST : HOST, role: 'user' } as const;
    return verdictOn(request, state, actor, this.now) === 'ok';
  }

  get #holdUntil(): Temporal.Instant {
    return requestDeadline(this.booked.kind, BOOKED_AT, { startDate: FIRST_DAY, timeZone: ZONE });
  }

  /** The server's step of a case whose guest has left freely. */
  protected abstract closeCaseOfLeft(): void;

  protected checkIn(by: 'guest' | 'host'): void {
    if (!this.may('checkIn', by)) return;
    this.status = 'checked-in';
    this.#change = null;
  }

  protected settle(refundsToCome: Cents = 0): void {
    const refunded = this.book.refunded + refundsToCome;
    const times = { schedule: this.schedule, keptUntil: this.keptUntil };
    const target = releaseTarget({ ...this.money, refunded }, this.released, times, this.now);
    const change = subtractShares(target, this.released);
    this.book.post(releaseEntries(RESERVATION, HOST, change));
    this.released = { host: target.host, platform: target.platform, taxes: target.taxes };
  }

  /** Money goes back: it is taken from what was released, and then promised. */
  protected returning(amount: Cents, keptDeposit: Cents): void {
    this.settle(amount);
    this.book.returnMoney(amount, keptDeposit);
  }

  /**
   * Money comes, needed or not.
   *
   * @param areSeatsFree whether seats whose hold has ended can be held again
   */
  protected receive(amount: Cents, areSeatsFree = false): void {
    if (amount <= 0) return;
    const isAwaited = this.#next('pay', 'guest') !== null;
    this.book.pay(amount, this.quote.deposit);
    const surplus = Math.max(0, netPaid(this.money) - this.#payable);
    const isEnough = netPaid(this.money) >= this.quote.total;
    if (isAwaited && surplus < amount) {
      this.#setPaid();
      this.book.returnMoney(surplus, this.quote.deposit);
      this.#confirm();
      this.settle();
    } else if (!isAwaited && areSeatsFree && isEnough && canRevive(this.booked.kind, this.status)) {
      this.status = this.#next('confirm', 'system') ?? this.status;
      this.depositLeft = null;
      this.paidAt = this.now;
      this.happened.add('revived');
      this.returning(surplus, this.quote.deposit);
    } else {
      this.book.returnMoney(amount, depositWithUs(this.money));
    }
  }

  /** As `paidAtFor`; what is paid stays so. */
  #setPaid(): void {
    if (netPaid(this.money) >= this.#payable) this.paidAt ??= this.now;
  }

  /** As `confirmIfSettled`. */
  #confirm(): void {
    this.#setPaid();
    if (this.paidAt !== null) this.status = this.#next('confirm', 'system') ?? this.status;
  }

  /** The guest asks for other nights, as the price is now. */
  protected askForNights(later: number, nights: number): void {
    const { booked } = this;
    if (!(booked instanceof BookedNights) || !this.may('updateDates')) return;
    const to = booked.moved(later, nights, this.now);
    if (to === null) return;
    this.#change = { booked: to, quote: keepCompensation(to.price, this.quote, to.units) };
  }

  protected acceptNights(): void {
    const change = this.#change;
    if (change === null || !this.may('answerChange', 'host')) return;
    if (change.booked.startDate < todayIn(this.now, ZONE)) return;
    this.#change = null;
    const nights = this.booked instanceof BookedNights ? this.booked.nights : 0;
    this.happened.add(
      change.booked.nights === nights
        ? 'moved'
        : change.booked.nights > nights
          ? 'extended'
          : 'shortened',
    );
    this.booked = change.booked;
    this.quote = keepCompensation(change.quote, this.quote, change.booked.units);
    this.policy = change.booked.policyFor(this.quote, this.policy);
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

  /** Seats change: the guest moved them, or their host changed sessions. */
  protected changeSeats(
    booked: Booked,
    reprice: (quote: Quote) => Quote,
    freeUntil: Temporal.Instant | null,
  ): void {
    this.booked = booked;
    this.quote = reprice(this.quote);
    const policy = booked.policyFor(this.quote);
    this.policy =
      freeUntil === null ? policy : { ...policy, leaveFreelyUntil: freeUntil.toString() };
    this.returning(Math.max(0, netPaid(this.money) - this.quote.total), this.quote.deposit);
    this.compensated = compensationIn(this.quote);
  }

  #refundNow(cancelledBy: ReservationParty): Refund {
    const { lines } = this.quote;
    const { policy: snapshot, now } = this;
    return refundFor({ lines, paid: netPaid(this.money), snapshot, now, cancelledBy });
  }

  /** A party withdraws: the system for an unpaid stay, or where all sessions are called off. */
  protected cancel(by: ReservationParty): void {
    const mayEnd = by === 'system' ? this.#next('cancel', by) !== null : this.may('cancel', by);
    if (!mayEnd) return;
    const refund = this.#refundNow(by);
    const waiting = depositKeptAtLeaving(this, by, refund);
    this.#withdraw('cancelled', by, refund, waiting);
    if (by === 'guest') this.closeCaseOfLeft();
  }

  #withdraw(to: ReservationStatus, by: ReservationParty, refund: Refund, waiting: Cents): void {
    if (by === 'guest') {
      const { quote, policy, now, compensated } = this;
      this.withdrawn = { refund, quote, policy, now, compensated, paid: netPaid(this.money) };
    }
    this.releasedAtEnd = sumParts(this.released);
    this.status = to;
    this.#change = null;
    this.#keepDeposit(waiting);
    this.returning(refund.amount - waiting, waiting);
  }

  #keepDeposit(deposit: Cents): void {
    this.depositLeft = deposit;
    this.depositReturnAt = deposit > 0 ? this.now.add({ hours: CLAIM_HOURS }) : null;
  }

  #complete(): void {
    const surplus = Math.max(0, netPaid(this.money) - this.quote.total);
    const deposit = Math.min(this.quote.deposit, netPaid(this.money) - surplus);
    this.status = 'completed';
    this.#keepDeposit(deposit);
    this.returning(surplus, deposit);
  }

  /** Its policy decides, as of a guest who cancels at the end. */
  #missGuest(): void {
    this.#withdraw('no-show', 'guest', this.#refundNow('guest'), 0);
  }

  /** Changes that come with time. */
  protected endInTime(): void {
    const isUnpaid = this.paidAt === null && netPaid(this.money) === 0;
    if (isUnpaid && this.status === 'approved' && hasCome(payDeadline(BOOKED_AT), this.now)) {
      this.cancel('system');
    }
    if (isUnpaid && hasCome(this.#holdUntil, this.now)) {
      const expired = this.#next('expire', 'system');
      if (expired !== null) this.#withdraw(expired, 'system', this.#refundNow('system'), 0);
    }
    if (!hasCome(this.booked.moments.endsAt, this.now)) return;
    if (this.#next('complete', 'system') !== null) this.#completeAtEnd();
    else if (this.#next('no-show', 'system') !== null) this.#missGuest();
  }

  /** A stay whose last instalment isn't paid ends on its last paid night. */
  #completeAtEnd(): void {
    if (netPaid(this.money) < this.quote.total) this.#endUnpaid();
    else this.#complete();
  }

  #endUnpaid(): void {
    this.endedUnpaid = true;
    if (this.status === 'approved' || !(this.booked instanceof BookedNights)) {
      this.#missGuest();
      return;
    }
    const { nights } = this.booked;
    const { nights: remaining, amount } = paidNights(this.instalments, netPaid(this.money));
    this.quote = quoteOfFirstNights(this.quote, { nights, remaining }, amount);
    this.booked = this.booked.shortened(remaining);
    this.#complete();
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
        if (this.cardWorks) this.receive(amountUpTo(this.instalments, next.number) - paid);
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
