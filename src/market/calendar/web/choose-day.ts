import { isFree, type NightBook, roomsLeft } from '#domain/availability.ts';
import { addDays, type DateText, nightsBetween } from '#domain/dates.ts';
import { minNightsFrom, type NightOverrides } from '#domain/night-overrides.ts';
import { findArrivalProblem, type OfferRules } from '#domain/offer-rules.ts';

/** Rules for choosing dates. */
export interface CalendarRules {
  /** Today, in the listing's time zone. */
  readonly today: DateText;
  /** The first possible check-in date: today, or later. */
  readonly from: DateText;
  /** The last possible check-out date. */
  readonly until: DateText;
  /** Why not later: too far ahead, or after the listing's own dates. */
  readonly afterwards: 'beyond' | 'outside';
  readonly book: NightBook;
  readonly minNights: number;
  /** Nights with their own minimum; missing without any. */
  readonly terms?: NightOverrides | undefined;
  readonly maxNights: number;
  /** When stays may begin; missing where any day will do. */
  readonly offer?: Pick<OfferRules, 'noticeDays' | 'noArrivalOn'> | undefined;
  /** The arrival of a stay that is moved, which may stay as it is. */
  readonly kept?: DateText | undefined;
  /** Whether check-in and check-out may be on the same day: that is a trip of one night. */
  readonly allowsSameDay?: boolean;
  /** Number of rooms that must be free each night. */
  readonly rooms: number;
  /** Whether each night shows its remaining units: where units are places among others. */
  readonly tellsPlaces?: boolean;
}

/** Arrival and departure; an arrival alone is half a choice. */
export interface RangeChoice {
  readonly start: DateText | null;
  readonly end: DateText | null;
}

export const NO_CHOICE: RangeChoice = { start: null, end: null };

/** Why a day can't be chosen. */
export type DayRefusal =
  | 'past'
  | 'beyond'
  /** Before or after the listing's own dates, where it has any. */
  | 'outside'
  /** The host needs more days of notice. */
  | 'short-notice'
  /** No stay begins on its weekday. */
  | 'no-arrival'
  | 'taken'
  /** Its night is free, but too few follow it. */
  | 'short-gap'
  /** It is the chosen arrival itself, or too close to it. */
  | 'below-minimum'
  | 'above-maximum'
  /** Nights taken by another guest are between it and the arrival. */
  | 'taken-between';

/** The range of days that a chosen arrival can be combined with, with only free nights between. */
export interface Reach {
  readonly from: DateText;
  readonly to: DateText;
}

/** Minimum nights of a stay that begins on a day. */
export function minNightsOfArrival(
  arrival: DateText,
  { terms, minNights }: Pick<CalendarRules, 'terms' | 'minNights'>,
): number {
  const min = terms === undefined ? minNights : minNightsFrom(terms, arrival, minNights);
  return Math.max(1, min);
}

/** The minimum that applies to choosing a day: that of the earlier day of a half choice. */
export function minNightsForDay(choice: RangeChoice, day: DateText, rules: CalendarRules): number {
  return minNightsOfArrival(isHalf(choice) && choice.start < day ? choice.start : day, rules);
}

/** Whether an arrival is chosen without its other day. */
export function isHalf(choice: RangeChoice): choice is { start: DateText; end: null } {
  return choice.start !== null && choice.end === null;
}

/** The range of free nights around a day, at most the maximum length of a stay. */
export function computeReach(day: DateText, rules: CalendarRules): Reach {
  const { from: first, until, book, rooms, maxNights } = rules;
  let to = day;
  for (let n = 0; n < maxNights && to < until && roomsLeft(book, to) >= rooms; n++) {
    to = addDays(to, 1);
  }
  let from = day;
  for (let n = 0; n < maxNights && from > first; n++) {
    const before = addDays(from, -1);
    if (roomsLeft(book, before) < rooms) break;
    from = before;
  }
  return { from, to };
}

/** Why no night may begin or end on `day`, regardless of availability; null if it may. */
export function refusalOutside(day: DateText, rules: CalendarRules): DayRefusal | null {
  if (day < rules.today) return 'past';
  if (day < rules.from) return 'outside';
  return day > rules.until ? rules.afterwards : null;
}

/** Why no stay may begin on a day by the host's rules; null if one may. */
export function refusalByOffer(
  day: DateText,
  { offer, kept, today }: Pick<CalendarRules, 'offer' | 'kept' | 'today'>,
): 'short-notice' | 'no-arrival' | null {
  if (offer === undefined || day === kept) return null;
  return findArrivalProblem(offer, day, today);
}

/** Why `day` can't be the other day of a half choice; null if it can. */
export function refusalAsOther(
  day: DateText,
  start: DateText,
  reach: Reach,
  rules: CalendarRules,
): DayRefusal | null {
  const outside = refusalOutside(day, rules);
  if (outside !== null) return outside;
  const nights = Math.abs(nightsBetween(start, day));
  const byOffer = day < start ? refusalByOffer(day, rules) : null;
  if (byOffer !== null) return byOffer;
  if (nights > rules.maxNights) return 'above-maximum';
  if (day < reach.from || day > reach.to) return 'taken-between';
  const min =
    rules.allowsSameDay === true ? 0 : minNightsOfArrival(day < start ? day : start, rules);
  return nights < min ? 'below-minimum' : null;
}

/** Why check-in isn't possible on `day`; null when it is. */
export function refusalAsArrival(day: DateText, rules: CalendarRules): DayRefusal | null {
  const minNights = minNightsOfArrival(day, rules);
  const outside = refusalOutside(day, rules);
  if (outside !== null) return outside;
  const isLate = addDays(day, minNights) > rules.until;
  if (isLate && rules.afterwards === 'beyond') return 'beyond';
  const byOffer = refusalByOffer(day, rules);
  if (byOffer !== null) return byOffer;
  if (roomsLeft(rules.book, day) < rules.rooms) return 'taken';
  const shortest = { start: day, end: addDays(day, minNights) };
  return !isLate && isFree(rules.book, shortest, rules.rooms) ? null : 'short-gap';
}

export type Outcome =
  | { readonly choice: RangeChoice; readonly refusal: null }
  | { readonly choice: RangeChoice; readonly refusal: DayRefusal };

/**
 * Applies the choice of a day (spec 3 §4): the first sets the arrival and clears the departure, the
 * second sets the earlier as arrival and the later as departure, a third starts again. A day that
 * can't be chosen changes nothing and returns the reason.
 */
export function chooseDay(choice: RangeChoice, day: DateText, rules: CalendarRules): Outcome {
  if (!isHalf(choice)) {
    const refusal = refusalAsArrival(day, rules);
    return refusal === null ? { choice: { start: day, end: null }, refusal } : { choice, refusal };
  }
  const refusal = refusalAsOther(day, choice.start, computeReach(choice.start, rules), rules);
  if (refusal !== null) return { choice, refusal };
  const [start, end] = day < choice.start ? [day, choice.start] : [choice.start, day];
  return { choice: { start, end }, refusal };
}
