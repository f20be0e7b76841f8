import type { NightBook, NightLoad } from './availability.ts';
import { addDays, type DateRange, type DateText, getWeekday, nightsBetween } from './dates.ts';
import type { NumberBounds } from './listing-form.ts';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from './search/stay-dates.ts';

/** When a home can be reserved, as its host sets it, besides its minimum of nights. */
export interface OfferRules {
  /** Days that have to lie between today and the arrival. */
  readonly noticeDays: number;
  /** Days without guests before and after each stay. */
  readonly daysBetween: number;
  /** Maximum nights of a stay; null for that of every home. */
  readonly maxNights: number | null;
  /** Days from today to the last possible departure; null for those of every home. */
  readonly daysAhead: number | null;
  /** Weekdays on which no stay begins, 1 for Monday to 7 for Sunday, in order. */
  readonly noArrivalOn: readonly number[];
}

/** The rules of a home whose host hasn't set any. */
export const NO_RULES: OfferRules = {
  noticeDays: 0,
  daysBetween: 0,
  maxNights: null,
  daysAhead: null,
  noArrivalOn: [],
};

/** Whether rules leave open what every home leaves open. */
export function isOpenOffer(rules: OfferRules): boolean {
  return (
    rules.noticeDays === 0 &&
    rules.daysBetween === 0 &&
    rules.maxNights === null &&
    rules.daysAhead === null &&
    rules.noArrivalOn.length === 0
  );
}

/** Bounds of the rules in a form and in the database. */
export const OFFER_NUMBERS = {
  noticeDays: { min: 0, max: 30, step: 1, default: 0 },
  daysBetween: { min: 0, max: 3, step: 1, default: 0 },
  maxNights: { min: 1, max: MAX_NIGHTS, step: 1, default: MAX_NIGHTS },
  daysAhead: { min: 7, max: MAX_DAYS_AHEAD, step: 1, default: MAX_DAYS_AHEAD },
} as const satisfies Record<string, NumberBounds>;

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Why a home's rules don't let a stay begin on a day. */
export type ArrivalProblem = 'short-notice' | 'no-arrival';

/** Why a home's rules don't allow a stay. */
export type OfferProblem = ArrivalProblem | 'too-long' | 'too-far';

/** Maximum nights of a stay. */
export function longestStay({ maxNights }: Pick<OfferRules, 'maxNights'>): number {
  return Math.min(maxNights ?? MAX_NIGHTS, MAX_NIGHTS);
}

/** The last possible departure, by `today`. */
export function lastOfferedDay({ daysAhead }: Pick<OfferRules, 'daysAhead'>, today: DateText) {
  return addDays(today, Math.min(daysAhead ?? MAX_DAYS_AHEAD, MAX_DAYS_AHEAD));
}

/** Why no stay may begin on a day, by `today`; null when one may. */
export function findArrivalProblem(
  { noticeDays, noArrivalOn }: Pick<OfferRules, 'noticeDays' | 'noArrivalOn'>,
  arrival: DateText,
  today: DateText,
): ArrivalProblem | null {
  if (arrival < addDays(today, noticeDays)) return 'short-notice';
  return noArrivalOn.includes(getWeekday(arrival)) ? 'no-arrival' : null;
}

/**
 * Why the rules don't allow a stay; null when they do. Days between stays are a matter of the book
 * (`keepDaysBetween`).
 *
 * @param agreed nights that the guest has reserved here: those that are changed, or right before.
 *   Agreed terms stay possible: the same arrival, as many nights, as late a departure.
 */
export function findOfferProblem(
  rules: OfferRules,
  { start, end }: DateRange,
  today: DateText,
  agreed?: DateRange,
): OfferProblem | null {
  const continues = agreed?.end === start;
  if (!continues && agreed?.start !== start) {
    const problem = findArrivalProblem(rules, start, today);
    if (problem !== null) return problem;
  }
  const nights = nightsBetween(continues ? agreed.start : start, end);
  const agreedNights = agreed === undefined ? 0 : nightsBetween(agreed.start, agreed.end);
  if (nights > Math.max(longestStay(rules), agreedNights)) return 'too-long';
  const isLate = end > lastOfferedDay(rules, today) && !(agreed && end <= agreed.end);
  return isLate ? 'too-far' : null;
}

/** Units of a night that guests have, here or by an imported calendar; not those that are closed. */
function guestUnits({ taken, imported }: NightLoad, capacity: number): number {
  return imported === true ? Math.max(taken, capacity) : taken;
}

/** Nights of a reservation, which don't keep their own guest away and stay theirs. */
export interface OwnNights extends DateRange {
  readonly units: number;
}

/**
 * The book of a home that keeps days free between stays: on a night that is so near to guests, only
 * the units without these guests are left. Rooms are counted, not told apart, as in the ledger.
 */
export function keepDaysBetween(
  book: NightBook,
  daysBetween: number,
  own: OwnNights | null = null,
): NightBook {
  if (daysBetween === 0) return book;
  const nights = new Map<DateText, NightLoad>(book.nights);
  for (const [date, load] of book.nights) {
    const isOwn = own !== null && date >= own.start && date < own.end;
    const guests = guestUnits(load, book.capacity) - (isOwn ? own.units : 0);
    if (guests <= 0) continue;
    const left = Math.max(0, book.capacity - guests);
    for (let away = -daysBetween; away <= daysBetween; away += 1) {
      if (away === 0) continue;
      const near = addDays(date, away);
      if (own !== null && near >= own.start && near < own.end) continue;
      const before = nights.get(near) ?? { taken: 0, capacity: book.capacity };
      if (before.capacity - before.taken > left) {
        nights.set(near, { ...before, taken: before.capacity - left });
      }
    }
  }
  return { ...book, nights };
}

/**
 * The nights around a stay on which no other guest may be.
 *
 * @param held nights of the same reservation: on a side on which the stay comes no nearer to others,
 *   nothing is asked
 */
export function nightsBeside(
  { start, end }: DateRange,
  daysBetween: number,
  held?: DateRange,
): readonly DateText[] {
  const stays = (day: DateText) => held !== undefined && day >= held.start && day <= held.end;
  const days = Array.from({ length: daysBetween }, (_, nth) => nth);
  return [
    ...(stays(start) ? [] : days.map((nth) => addDays(start, nth - daysBetween))),
    ...(stays(end) ? [] : days.map((nth) => addDays(end, nth))),
  ];
}

/** A rule that leaves no stay possible together with another; null where there is none. */
export function findImpossibleRule(
  { noticeDays, maxNights, daysAhead, noArrivalOn }: OfferRules,
  minNights: number,
): 'maxNights' | 'daysAhead' | 'noArrivalOn' | null {
  if (maxNights !== null && maxNights < minNights) return 'maxNights';
  if (daysAhead !== null && daysAhead < noticeDays + minNights) return 'daysAhead';
  return WEEKDAYS.every((day) => noArrivalOn.includes(day)) ? 'noArrivalOn' : null;
}
