import { MIN_PAYOUT } from '../account-money.ts';
import { guaranteeAmount } from '../compensation.ts';
import { hasCome } from '../instants.ts';
import { claimEntries } from '../ledger.ts';
import type { Cents } from '../money.ts';
import {
  depositWithUs,
  lowerPrice,
  mostToGiveBack,
  netPaid,
  paidOfPrice,
} from '../reservation-money.ts';
import {
  type CaseFacts,
  type CaseOutcome,
  type CaseStep,
  CLAIM_HOURS,
  HOURS_IN_STATE,
  hostAnswersFor,
  LEAVE_FREELY_HOURS,
  nextCaseState,
  verdictOnClaim,
  verdictOnReport,
} from '../resolutions.ts';
import { isFreeToMove, mayHoldFewer } from '../seat-changes.ts';
import { sessionsNeeded } from '../sessions-needed.ts';
import { BookedNights, BookedSeats } from './booked.ts';
import { HOST, RESERVATION } from './money-book.ts';
import { GUEST, MoneyReservation } from './money-reservation.ts';

/** Hours between two runs of the jobs at most: days, so that stories are quick. */
const JOB_HOURS = 48;

/** Something that happens. `part` is in thousandths of what is possible. */
export type StoryStep =
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'wait-for-end' }
  | { readonly do: 'pay' | 'leave' | 'host-cancels' | 'send-refunds' | 'accept-change' }
  | { readonly do: 'check-in'; readonly by: 'guest' | 'host' }
  /** A checkout of before is paid a second time, or after its hold. */
  | { readonly do: 'pay-again'; readonly areSeatsFree: boolean }
  | { readonly do: 'card'; readonly works: boolean }
  | { readonly do: 'change' | 'ask-change'; readonly later: number; readonly nights: number }
  | { readonly do: 'move-seats'; readonly days: number; readonly part: number }
  | { readonly do: 'move-session'; readonly minutes: number; readonly part: number }
  | { readonly do: 'call-off'; readonly part: number }
  | { readonly do: 'claim' | 'end-claim'; readonly part: number }
  | { readonly do: 'report'; readonly isGuarantee: boolean }
  | { readonly do: 'case'; readonly step: CaseStep; readonly part: number }
  | { readonly do: 'pay-out'; readonly fate: 'sent' | 'refused' | 'reversed' };

interface Claim {
  readonly amount: Cents;
  isOver: boolean;
}

interface Case extends CaseFacts {
  readonly state: CaseFacts['state'];
  readonly dueAt: Temporal.Instant | null;
  readonly offer: Cents;
}

/**
 * The money of one reservation in memory, with what happens to it: claims, problems, jobs and
 * payouts too.
 */
export class MoneyStory extends MoneyReservation {
  #claim: Claim | null = null;
  readonly #cases: Case[] = [];

  /** Takes a step, if it is possible now. */
  take(step: StoryStep): void {
    switch (step.do) {
      case 'wait':
        this.#wait(step.hours);
        break;
      case 'wait-for-end':
        this.#waitForEnd();
        break;
      case 'pay':
        if (this.may('pay')) this.receive(this.due);
        break;
      case 'pay-again':
        this.receive(this.book.firstPayment ?? this.quote.total, step.areSeatsFree);
        break;
      case 'card':
        this.cardWorks = step.works;
        break;
      case 'change':
        this.askForNights(step.later, step.nights);
        this.acceptNights();
        break;
      case 'ask-change':
        this.askForNights(step.later, step.nights);
        break;
      case 'accept-change':
        this.acceptNights();
        break;
      case 'move-seats':
        this.#moveSeats(step.days, step.part);
        break;
      case 'move-session':
        this.#moveSession(step.minutes, step.part);
        break;
      case 'call-off':
        this.#callOff(step.part);
        break;
      case 'check-in':
        this.checkIn(step.by);
        break;
      case 'leave':
        this.cancel('guest');
        break;
      case 'host-cancels':
        this.cancel('host');
        break;
      case 'send-refunds':
        this.book.sendRefunds();
        break;
      case 'claim':
        this.#makeClaim(step.part);
        break;
      case 'end-claim':
        this.#endClaim(step.part);
        break;
      case 'report':
        this.#report(step.isGuarantee);
        break;
      case 'case':
        this.#takeCaseStep(step.step, step.part);
        break;
      case 'pay-out':
        this.book.payOut(step.fate, MIN_PAYOUT);
        break;
    }
  }

  /** Lets everything that is open come to its end. */
  finish(): void {
    this.#waitForEnd();
    this.#takeCaseStep('decide', 0);
    this.#endClaim(0);
    this.#wait(CLAIM_HOURS);
    this.book.sendRefunds();
  }

  #waitForEnd(): void {
    while (this.isOpen) this.#wait(JOB_HOURS);
  }

  /** The guest moves their seats; a pass may lose some where the rules allow it. */
  #moveSeats(days: number, part: number): void {
    const { booked, quote, policy, now } = this;
    if (!(booked instanceof BookedSeats) || !this.may('updateDates')) return;
    const seats = { lines: quote.lines, paid: netPaid(this.money), policy };
    if (!isFreeToMove(seats, now)) return;
    const held = booked.sessions.length;
    const needed = sessionsNeeded(held, mayHoldFewer(seats, now));
    const count = needed + Math.floor(((held - needed) * part) / 1000);
    const { booked: moved, reprice } = booked.moved(days, count);
    if (hasCome(moved.moments.checkInFrom, now)) return;
    this.happened.add('moved');
    this.changeSeats(moved, reprice, null);
  }

  /** The host moves a session that hasn't begun to another time that is to come. */
  #moveSession(minutes: number, part: number): void {
    const { booked, policy, now } = this;
    if (!(booked instanceof BookedSeats) || !this.isOpen) return;
    const at = Math.floor(((booked.sessions.length - 1) * part) / 1000);
    const from = booked.sessions[at]?.startsAt;
    if (from === undefined || hasCome(from, now) || hasCome(from.add({ minutes }), now)) return;
    this.happened.add('rescheduled');
    const { booked: changed, reprice, freeUntil } = booked.rescheduled(at, minutes, policy, now);
    this.changeSeats(changed, reprice, freeUntil);
  }

  /** The host calls off sessions that haven't begun: the later ones, or all. */
  #callOff(part: number): void {
    const { booked, policy, now } = this;
    if (!(booked instanceof BookedSeats) || !this.isOpen) return;
    const toCome = booked.sessions.flatMap(({ startsAt }, at) =>
      hasCome(startsAt, now) ? [] : [at],
    );
    const lost = toCome.slice(Math.floor((toCome.length * part) / 1000));
    if (lost.length === 0) return;
    if (lost.length === booked.sessions.length || this.status === 'pending') {
      this.happened.add('called off');
      this.cancel('system');
      return;
    }
    this.happened.add('lost sessions');
    const { booked: left, reprice, freeUntil } = booked.without(lost, policy, now);
    this.changeSeats(left, reprice, freeUntil);
  }

  #wait(hours: number): void {
    for (let left = hours; left > 0; left -= JOB_HOURS) {
      this.now = this.now.add({ hours: Math.min(JOB_HOURS, left) });
      this.#runJobs();
    }
  }

  #runJobs(): void {
    while (this.takeInstalmentStep());
    this.endInTime();
    for (const { state, dueAt } of this.#cases) {
      if (state !== 'closed' && dueAt !== null && hasCome(dueAt, this.now)) {
        this.#takeCaseStep('lapse', 0);
      }
    }
    this.settle();
    if (this.depositReturnAt !== null && hasCome(this.depositReturnAt, this.now)) {
      this.#returnDeposit();
    }
  }

  #returnDeposit(): void {
    const left = this.depositLeft ?? 0;
    const claimed = this.#claim === null || this.#claim.isOver ? 0 : this.#claim.amount;
    const amount = Math.max(0, left - claimed);
    this.depositLeft = left - amount;
    this.depositReturnAt = null;
    this.book.returnMoney(amount, left - amount);
  }

  get #resolved() {
    return {
      guestId: GUEST,
      hostId: HOST,
      ...this.ended,
      kept: paidOfPrice(this.money),
      paidAt: this.paidAt,
      depositReturnAt: this.depositReturnAt,
      depositLeft: this.depositLeft,
    };
  }

  #makeClaim(part: number): void {
    const verdict = verdictOnClaim(
      this.#resolved,
      this.#claim !== null,
      { id: HOST, role: 'user' },
      this.now,
    );
    if (verdict !== 'ok') return;
    const amount = Math.max(1, Math.floor(((this.depositLeft ?? 0) * part) / 1000));
    this.#claim = { amount, isOver: false };
  }

  #endClaim(part: number): void {
    const claim = this.#claim;
    if (claim === null || claim.isOver) return;
    const given = Math.floor((claim.amount * part) / 1000);
    claim.isOver = true;
    const left = (this.depositLeft ?? 0) - given;
    const back = this.depositReturnAt === null ? left : 0;
    this.depositLeft = left - back;
    this.depositToHost += given;
    this.book.post(claimEntries(RESERVATION, HOST, given));
    this.book.returnMoney(back, left - back);
  }

  #report(isGuarantee: boolean): void {
    const verdict = verdictOnReport(
      this.#resolved,
      this.#cases,
      { id: GUEST, role: 'user' },
      this.now,
    );
    if (verdict !== 'ok') return;
    if (this.status === 'cancelled') this.happened.add('reported after leaving');
    this.#cases.push({ state: 'waiting', isGuarantee, dueAt: this.#dueIn('waiting'), offer: 0 });
    this.releasesStoppedAt = this.now;
    this.settle();
  }

  #dueIn(state: Case['state']): Temporal.Instant | null {
    const hours = HOURS_IN_STATE[state];
    return hours === null ? null : this.now.add({ hours });
  }

  get #most(): Cents {
    return mostToGiveBack(this.money, this.booked.units);
  }

  #amountOf(outcome: CaseOutcome, offer: Cents, part: number): Cents {
    switch (outcome) {
      case 'refund':
        return Math.min(offer, this.#most);
      case 'stayed':
        return Math.min(guaranteeAmount(this.quote), this.#most);
      case 'decided':
        return Math.floor((this.#most * part) / 1000);
      case 'solved':
      case 'left':
        return 0;
    }
  }

  #takeCaseStep(step: CaseStep, part: number): void {
    const at = this.#cases.findIndex(({ state }) => state !== 'closed');
    const found = this.#cases[at];
    const next = found === undefined ? null : nextCaseState(found, step);
    if (found === undefined || next === null) return;
    if (step === 'mend' && !hostAnswersFor(found, this).includes(step)) return;
    const { to, outcome } = next;
    if (outcome !== undefined) {
      this.releasesStoppedAt = null;
      this.#compensate(this.#amountOf(outcome, found.offer, part));
    }
    const leavesFreely = to === 'granted' || (step === 'decide' && part % 2 === 1);
    if (leavesFreely && this.isOpen) {
      const leaveFreelyUntil = this.now.add({ hours: LEAVE_FREELY_HOURS }).toString();
      this.policy = { ...this.policy, leaveFreelyUntil };
    }
    this.settle();
    const offer = step === 'offer' ? Math.floor((this.#most * part) / 1000) : found.offer;
    this.#cases[at] = { ...found, state: to, dueAt: this.#dueIn(to), offer };
  }

  #compensate(amount: Cents): void {
    if (amount === 0) return;
    const { policy, booked } = this;
    const { quote, back, ...lowered } = lowerPrice(
      this.money,
      amount,
      (price) => (booked instanceof BookedNights ? booked.policyFor(price, policy) : policy),
      this.now,
    );
    this.quote = quote;
    this.policy = lowered.policy;
    this.compensated += amount;
    this.returning(back, depositWithUs(this.money));
  }

  protected override closeCaseOfLeft(): void {
    this.#takeCaseStep('left', 0);
  }
}
