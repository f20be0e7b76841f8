import { addDays, type DateText, nightsBetween, todayIn } from '../dates.ts';
import { isMovedFar } from '../experience-policies.ts';
import { type Instalment, makeInstalments, paidMonthly } from '../instalments.ts';
import type { NightsKind, SessionsKind } from '../kinds.ts';
import { type Quote, quoteOfMovedPass, quoteWithout } from '../quote.ts';
import type { PolicySnapshot } from '../refunds.ts';
import {
  nightPeriods,
  type Release,
  releasesOfNights,
  releasesOfSessions,
} from '../release-schedule.ts';
import { nightMoments, type ReservationMoments, seatMoments } from '../reservation-moments.ts';
import { freeAfterChanges } from '../seat-changes.ts';

/** The zone of every place in the stories. */
export const ZONE = 'Europe/Lisbon';
/** When everything is requested, and approved. */
export const BOOKED_AT = Temporal.Instant.from('2027-03-01T12:00:00Z');
/** First day of what is booked. */
export const FIRST_DAY = '2027-03-20';

/** Figures that follow from the price of a booking and its days. */
export interface MoneyPlan {
  readonly instalments: readonly Instalment[];
  readonly schedule: readonly Release[];
}

interface Dates {
  readonly startDate: DateText;
  readonly endDate: DateText;
}

/** The terms of nights in a story: of a home, or of an itinerant. */
export interface NightsTerms {
  readonly kind: NightsKind;
  readonly nights: number;
  readonly isMonthly: boolean;
  readonly price: (nights: number) => Quote;
  readonly policyFor: (dates: Dates) => PolicySnapshot;
}

/** Nights that are booked. */
export class BookedNights {
  readonly kind: NightsKind;
  /** The price as listed, lowered by nothing. */
  readonly price: Quote;
  readonly moments: ReservationMoments;
  /** Nights of each period. */
  readonly units: readonly number[];
  readonly #dates: Dates & { readonly timeZone: string };
  readonly #terms: NightsTerms;

  constructor(terms: NightsTerms, startDate: DateText = FIRST_DAY, nights = terms.nights) {
    this.kind = terms.kind;
    this.#terms = terms;
    this.#dates = { startDate, endDate: addDays(startDate, nights), timeZone: ZONE };
    this.price = terms.price(nights);
    this.moments = nightMoments(this.#dates);
    this.units = nightPeriods(this.#dates).map((period) => period.nights);
  }

  get startDate(): DateText {
    return this.#dates.startDate;
  }

  get nights(): number {
    const { startDate, endDate } = this.#dates;
    return nightsBetween(startDate, endDate);
  }

  get endDate(): DateText {
    return this.#dates.endDate;
  }

  /** @param before the policy before a change of dates */
  policyFor(quote: Quote, before?: PolicySnapshot): PolicySnapshot {
    const made = this.#terms.policyFor(this.#dates);
    const leaveFreelyUntil = before?.leaveFreelyUntil;
    const agreed = leaveFreelyUntil === undefined ? made : { ...made, leaveFreelyUntil };
    return this.#terms.isMonthly ? paidMonthly(agreed, quote, this.#dates) : agreed;
  }

  planFor(quote: Quote): MoneyPlan {
    return {
      instalments: this.#terms.isMonthly ? makeInstalments(quote, this.#dates) : [],
      schedule: releasesOfNights(quote, this.#dates),
    };
  }

  /** Other nights; null for the same ones, and for days that have begun. */
  moved(later: number, nights: number, now: Temporal.Instant): BookedNights | null {
    const startDate = addDays(this.#dates.startDate, later);
    const isSame = later === 0 && nights === this.nights;
    if (isSame || startDate < todayIn(now, ZONE)) return null;
    return new BookedNights(this.#terms, startDate, nights);
  }

  /** The first nights alone. */
  shortened(nights: number): BookedNights {
    return new BookedNights(this.#terms, this.#dates.startDate, nights);
  }
}

/** The times of a session. */
export interface SessionTimes {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** The terms of seats in a story. */
export interface SeatsTerms {
  readonly kind: SessionsKind;
  /** Of the sessions that are booked first. */
  readonly price: Quote;
  readonly sessions: readonly SessionTimes[];
  readonly policyFor: (dates: Dates, starts: readonly Temporal.Instant[]) => PolicySnapshot;
}

/** A change of seats: the price after it, from the one before. */
export interface SeatsChange {
  readonly booked: BookedSeats;
  readonly reprice: (quote: Quote) => Quote;
  /** Until when the guest may cancel freely because of it; null where they may not. */
  readonly freeUntil: Temporal.Instant | null;
}

/** Seats that are booked. */
export class BookedSeats {
  readonly kind: SessionsKind;
  readonly price: Quote;
  readonly moments: ReservationMoments;
  /** One for each session. */
  readonly units: readonly number[];
  /** In order of time. */
  readonly sessions: readonly SessionTimes[];
  readonly #terms: SeatsTerms;

  constructor(terms: SeatsTerms, sessions = terms.sessions, price = terms.price) {
    this.kind = terms.kind;
    this.#terms = terms;
    this.price = price;
    this.sessions = [...sessions].sort((one, other) =>
      Temporal.Instant.compare(one.startsAt, other.startsAt),
    );
    const { startDate } = this.#dates;
    this.moments = seatMoments({ startDate, timeZone: ZONE, sessions: this.sessions });
    this.units = this.sessions.map(() => 1);
  }

  get endDate(): DateText {
    return this.#dates.endDate;
  }

  get #dates(): Dates {
    const days = this.sessions.map(({ startsAt }) => todayIn(startsAt, ZONE));
    const startDate = days[0] ?? FIRST_DAY;
    return { startDate, endDate: addDays(days.at(-1) ?? startDate, 1) };
  }

  policyFor(): PolicySnapshot {
    return this.#terms.policyFor(
      this.#dates,
      this.sessions.map(({ startsAt }) => startsAt),
    );
  }

  planFor(quote: Quote): MoneyPlan {
    const ends = this.sessions.map(({ endsAt }) => endsAt);
    return { instalments: [], schedule: releasesOfSessions(quote, ends) };
  }

  #with(sessions: readonly SessionTimes[], reprice: SeatsChange['reprice']): BookedSeats {
    return new BookedSeats(this.#terms, sessions, reprice(this.price));
  }

  /** The host calls some sessions off. @param lost by their index, fewer than all */
  without(lost: readonly number[], policy: PolicySnapshot, now: Temporal.Instant): SeatsChange {
    const left = this.sessions.filter((_, index) => !lost.includes(index));
    const reprice = (quote: Quote) => quoteWithout(quote, this.sessions.length, lost.length);
    const times = left.map(({ startsAt }) => ({ startsAt, leavesFree: false }));
    const freeUntil = freeAfterChanges(policy, times, true, now);
    return { booked: this.#with(left, reprice), reprice, freeUntil };
  }

  /** The host moves one session by some minutes. */
  rescheduled(
    at: number,
    minutes: number,
    policy: PolicySnapshot,
    now: Temporal.Instant,
  ): SeatsChange {
    const reprice = (quote: Quote) => quote;
    const changed = this.sessions.map((session, index) => {
      const to = {
        startsAt: session.startsAt.add({ minutes }),
        endsAt: session.endsAt.add({ minutes }),
      };
      return index === at
        ? { ...to, leavesFree: isMovedFar(session, to) }
        : { ...session, leavesFree: false };
    });
    const booked = this.#with(changed, reprice);
    const sorted = changed.sort((one, other) =>
      Temporal.Instant.compare(one.startsAt, other.startsAt),
    );
    return { booked, reprice, freeUntil: freeAfterChanges(policy, sorted, false, now) };
  }

  /** The guest moves to as many sessions, or fewer, some days later. */
  moved(days: number, count: number): SeatsChange {
    const from = this.sessions.length;
    const reprice = (quote: Quote) => quoteOfMovedPass(quote, from, count);
    const sessions = this.sessions.slice(0, count).map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.add({ hours: 24 * days }),
      endsAt: endsAt.add({ hours: 24 * days }),
    }));
    return { booked: this.#with(sessions, reprice), reprice, freeUntil: null };
  }
}

/** The listing and dates of a reservation in a story. */
export type Booked = BookedNights | BookedSeats;
