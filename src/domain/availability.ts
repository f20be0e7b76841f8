import {
  addDays,
  type DateRange,
  type DateText,
  eachNight,
  getWeekday,
  type MonthText,
  monthRange,
  nightsBetween,
  toMonth,
} from './dates.ts';
import { minNightsFrom, type NightOverrides } from './night-overrides.ts';

/** Rooms taken on one night. A night the host has closed has no more than are taken. */
export interface NightLoad {
  readonly taken: number;
  readonly capacity: number;
  /** Whether another platform's calendar claims it. */
  readonly imported?: boolean | undefined;
}

/** The nights of a listing with bookings or terms; all others are completely free. */
export interface NightBook {
  /** Rooms on a night that is not in `nights`. */
  readonly capacity: number;
  readonly nights: ReadonlyMap<DateText, NightLoad>;
}

/** A book from stored rows. */
export function nightBook(
  capacity: number,
  rows: Iterable<NightLoad & { readonly date: DateText }>,
): NightBook {
  const nights = new Map<DateText, NightLoad>();
  for (const { date, taken, capacity: rooms, imported } of rows) {
    nights.set(date, { taken, capacity: rooms, imported });
  }
  return { capacity, nights };
}

/** Rooms left on one night, never below 0. */
export function roomsLeft(book: NightBook, night: DateText): number {
  const load = book.nights.get(night);
  return Math.max(0, load ? load.capacity - load.taken : book.capacity);
}

/** Whether every night of `range` has that many rooms left; false for a range without nights. */
export function isFree(book: NightBook, range: DateRange, rooms = 1): boolean {
  if (range.start >= range.end) return false;
  return eachNight(range.start, range.end).every((night) => roomsLeft(book, night) >= rooms);
}

export type DayState = 'past' | 'free' | 'taken' | 'below-minimum';

export interface CalendarDay {
  readonly date: DateText;
  /** False for the days of the adjacent months that fill the grid. */
  readonly inMonth: boolean;
  readonly state: DayState;
}

export interface CalendarInput {
  /** 1 for Monday to 7 for Sunday. */
  readonly firstWeekday: number;
  readonly today: DateText;
  readonly busy: NightBook;
  readonly minNights: number;
  /** Nights with a minimum of their own. */
  readonly terms?: NightOverrides | undefined;
  readonly rooms?: number;
  /** The arrival already chosen: later days are then judged as check-out dates. */
  readonly arrival?: DateText | null;
}

const NO_TERMS: NightOverrides = new Map();

/** Cells of a calendar: six weeks (spec 3 §9). */
export const CALENDAR_CELLS = 42;

/** Free nights in a row from each of `count` days on, counted no further than `count`. */
function freeRuns(input: CalendarInput, first: DateText, count: number): number[] {
  const runs = new Array<number>(count).fill(0);
  for (let i = count - 1; i >= 0; i--) {
    const free = roomsLeft(input.busy, addDays(first, i)) >= (input.rooms ?? 1);
    runs[i] = free ? (runs[i + 1] ?? 0) + 1 : 0;
  }
  return runs;
}

/**
 * Six weeks of days around a month. A day is 'free' when a stay of the minimum length can begin on
 * it, 'below-minimum' when its night is free but too few follow. With an arrival chosen, each later
 * day is 'free' when it can be the check-out date, which a taken night does not prevent.
 */
export function calendarMonth(month: MonthText, input: CalendarInput): CalendarDay[] {
  const { arrival, today, firstWeekday } = input;
  const { terms = NO_TERMS } = input;
  const min = (date: DateText) => Math.max(1, minNightsFrom(terms, date, input.minNights));
  const first = monthRange(month).start;
  const top = addDays(first, -((getWeekday(first) - firstWeekday + 7) % 7));
  const longest = Math.max(
    ...Array.from({ length: CALENDAR_CELLS }, (_, cell) => min(addDays(top, cell))),
  );
  const runs = freeRuns(input, top, CALENDAR_CELLS + longest);
  const lastCell = addDays(top, CALENDAR_CELLS - 1);
  const fromArrival = arrival && arrival < lastCell ? nightsBetween(arrival, lastCell) : 0;
  const arrivalRun = arrival ? (freeRuns(input, arrival, fromArrival)[0] ?? 0) : 0;

  const getDayState = (date: DateText, run: number): DayState => {
    if (date < today) return 'past';
    const nights = arrival ? nightsBetween(arrival, date) : 0;
    if (nights > 0) {
      if (nights > arrivalRun) return 'taken';
      return arrival && nights < min(arrival) ? 'below-minimum' : 'free';
    }
    if (run === 0) return 'taken';
    return run < min(date) ? 'below-minimum' : 'free';
  };
  return Array.from({ length: CALENDAR_CELLS }, (_, i): CalendarDay => {
    const date = addDays(top, i);
    return { date, inMonth: toMonth(date) === month, state: getDayState(date, runs[i] ?? 0) };
  });
}
