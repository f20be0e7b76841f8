import { addDays, type DateText, startOfDay } from './dates.ts';
import { ARRIVAL_DETAILS_DAYS } from './reservation-lifecycle.ts';

/** How a journey that needs a number of people stands. */
export const GO_STATUSES = ['waiting', 'goes', 'off'] as const;
export type GoStatus = (typeof GO_STATUSES)[number];

/** A journey of one person needs no others. */
export const MIN_GO_PEOPLE = 2;
/**
 * Days from the go/no-go day to the first day, both included: what is confidential about the arrival
 * is shown only once it is decided.
 */
export const GO_DAYS_BEFORE = ARRIVAL_DETAILS_DAYS + 1;

/** Days that a card's bank keeps an authorisation. */
const HOLD_DAYS = 7;
/** Hours of these that are left for the capture itself. */
const HOLD_MARGIN_HOURS = 12;

/** The people that a journey needs, as its host says. */
export interface GoTerms {
  /** People that it needs. */
  readonly people: number;
  /** The last day to join before it is decided. */
  readonly date: DateText;
}

/** When a go/no-go day is over, and it is decided. */
export function goDecisionAt(date: DateText, timeZone: string): Temporal.Instant {
  return startOfDay(addDays(date, 1), timeZone);
}

/** The last go/no-go day of a journey that begins on a day. */
export function lastGoDate(startDate: DateText): DateText {
  return addDays(startDate, -GO_DAYS_BEFORE);
}

/** Why a journey can't need these people by this day. */
export type GoProblem = 'both-or-none' | 'too-few' | 'too-many' | 'past' | 'too-late';
export type GoField = 'people' | 'date';

/**
 * The first fault of what a form says that a journey needs; null where it is right, or empty.
 *
 * @param today in the zone of the place; null where the day itself is unchanged and may be past
 */
export function problemOfGoTerms(
  { people, date }: { readonly people: number | null; readonly date: DateText | null },
  {
    capacity,
    startDate,
    today,
  }: { readonly capacity: number; readonly startDate: DateText; readonly today: DateText | null },
): { readonly field: GoField; readonly problem: GoProblem } | null {
  if (people === null && date === null) return null;
  if (people === null) return { field: 'people', problem: 'both-or-none' };
  if (people < MIN_GO_PEOPLE) return { field: 'people', problem: 'too-few' };
  if (people > capacity) return { field: 'people', problem: 'too-many' };
  if (date === null) return { field: 'date', problem: 'both-or-none' };
  if (today !== null && date < today) return { field: 'date', problem: 'past' };
  if (date > lastGoDate(startDate)) return { field: 'date', problem: 'too-late' };
  return null;
}

/** Why what a journey needs can't be changed any more. */
export type GoChangeProblem =
  | 'added-late'
  | 'removed-late'
  | 'raised-late'
  | 'moved-late'
  | 'decided';

/**
 * Why a host may not change what a journey needs, once guests have reserved on these terms: the
 * number may be lowered while it isn't decided, and nothing else; null where it may be changed.
 *
 * @param former `isDecided` once the day is over
 */
export function problemOfGoChange(
  former: (GoTerms & { readonly isDecided: boolean }) | null,
  next: GoTerms | null,
  hasGuests: boolean,
): { readonly field: GoField; readonly problem: GoChangeProblem } | null {
  if (!hasGuests) return null;
  if (former === null) return next === null ? null : { field: 'people', problem: 'added-late' };
  const isSame = next?.people === former.people && next.date === former.date;
  if (isSame) return null;
  if (former.isDecided) {
    const field = next?.people === former.people ? 'date' : 'people';
    return { field, problem: 'decided' };
  }
  if (next === null) return { field: 'people', problem: 'removed-late' };
  if (next.date !== former.date) return { field: 'date', problem: 'moved-late' };
  return next.people > former.people ? { field: 'people', problem: 'raised-late' } : null;
}

/**
 * Whether a payment of now is held on the card until the decision: cards are held for a week. For
 * a later decision it is taken, and returned in full if the journey doesn't go.
 */
export function isHeldOnCard(decidedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  const kept = now.add({ hours: HOLD_DAYS * 24 - HOLD_MARGIN_HOURS });
  return Temporal.Instant.compare(decidedAt, kept) <= 0;
}

/**
 * The states of money that is held on a card. It is with us once it is `captured`; `lost` if the
 * card's bank has refused that. In between, the provider is asked.
 */
export const HOLD_STATES = [
  'held',
  'capturing',
  'captured',
  'releasing',
  'released',
  'lost',
] as const;
