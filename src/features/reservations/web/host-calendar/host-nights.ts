import {
  addDays,
  type DateRange,
  type DateText,
  eachNight,
  getWeekday,
  type MonthText,
  monthRange,
  toMonth,
} from '#domain/dates.ts';
import { nightRanges } from '#domain/free-nights.ts';
import { type NightOverride, termsBook } from '#domain/night-overrides.ts';
import type { CalendarStay, HostCalendar } from '../../contract.ts';

/**
 * State of a night, which decides its actions: a taken night can't be changed, nor one that another
 * calendar takes, nor one that is held for a guest who waited for it. A kept night is free, and too
 * near to a stay for another guest.
 */
export type NightState =
  | 'past'
  | 'beyond'
  | 'open'
  | 'kept'
  | 'blocked'
  | 'imported'
  | 'offered'
  | 'taken';

/** Consecutive nights that a guest has booked or requests. */
export interface Booked extends DateRange {
  readonly stay: CalendarStay;
  /** Whether the host has yet to approve. */
  readonly isAsked: boolean;
  /** The line it is rendered on, from 0; no two on one line share a night. */
  readonly lane: number;
}

/** A calendar, looked up by the night. */
export interface HostNights {
  readonly calendar: HostCalendar;
  readonly booked: readonly Booked[];
  stateOf(night: DateText): NightState;
  /** Units left of a night. */
  countLeft(night: DateText): number;
  /** Names of the imported calendars that claim a night. */
  calendarsOn(night: DateText): readonly string[];
  /** Whether a guest and an imported calendar have a night. */
  isConflict(night: DateText): boolean;
  /** The terms of a night that differ from the home's; null for the home's own. */
  termsOf(night: DateText): NightOverride;
}

const AS_USUAL: NightOverride = { price: null, minNights: null };

/** Indexes a calendar for lookups of single nights. */
export function hostNights(calendar: HostCalendar): HostNights {
  const { today, until, capacity } = calendar;
  const left = new Map(
    calendar.left.flatMap((each) =>
      eachNight(each.start, each.end).map((night) => [night, each.left] as const),
    ),
  );
  const blocked = new Set(calendar.blocked.flatMap(({ start, end }) => eachNight(start, end)));
  const kept = new Set(calendar.kept.flatMap(({ start, end }) => eachNight(start, end)));
  const offered = new Set(calendar.offered.flatMap(({ start, end }) => eachNight(start, end)));
  const terms = termsBook(calendar.terms);
  const names = new Map(calendar.calendars.map(({ id, name }) => [id, name]));
  const imported = new Map(
    calendar.imported.flatMap((each) =>
      eachNight(each.start, each.end).map((night) => [night, each] as const),
    ),
  );
  const countLeft = (night: DateText) => left.get(night) ?? capacity;
  return {
    calendar,
    booked: inLanes(calendar.stays.flatMap(toBookedRanges)),
    countLeft,
    calendarsOn: (night) =>
      imported.get(night)?.calendarIds.flatMap((id) => names.get(id) ?? []) ?? [],
    isConflict: (night) => imported.get(night)?.isPromised === true,
    termsOf: (night) => terms.get(night) ?? AS_USUAL,
    stateOf(night) {
      if (night < today) return 'past';
      if (night >= until) return 'beyond';
      if (blocked.has(night)) return 'blocked';
      const claim = imported.get(night);
      if (claim !== undefined) return claim.isPromised ? 'taken' : 'imported';
      if (countLeft(night) === 0) return offered.has(night) ? 'offered' : 'taken';
      return kept.has(night) ? 'kept' : 'open';
    },
  };
}

/** The nights of a stay: its own, and those of requested other dates. */
function toBookedRanges(stay: CalendarStay): Omit<Booked, 'lane'>[] {
  const { start, end, wanted } = stay;
  const own = { stay, start, end, isAsked: stay.status === 'pending' };
  if (wanted === null) return [own];
  const more = eachNight(wanted.start, wanted.end).filter((night) => night < start || night >= end);
  return [own, ...nightRanges(more).map((range) => ({ stay, ...range, isAsked: true }))];
}

function inLanes(ranges: readonly Omit<Booked, 'lane'>[]): Booked[] {
  const ends: DateText[] = [];
  const sorted = [...ranges].sort((one, other) => (one.start < other.start ? -1 : 1));
  return sorted.map((range) => {
    const free = ends.findIndex((end) => end <= range.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = range.end;
    return { ...range, lane };
  });
}

/** Bookings that include a night. */
export function bookedOn(booked: readonly Booked[], night: DateText): Booked[] {
  return booked.filter(({ start, end }) => start <= night && night < end);
}

/** A bar in a week: the first day, the number of days, and the ends that are in this week. */
export interface Bar {
  readonly booked: Booked;
  readonly days: number;
  readonly begins: boolean;
  readonly ends: boolean;
}

/** A day of the grid. */
export interface GridDay {
  readonly date: DateText;
  readonly inMonth: boolean;
  readonly bars: readonly Bar[];
}

/**
 * The weeks of a month that are not over, each with the bars that begin or continue in it.
 *
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function listWeeks(
  month: MonthText,
  { booked, calendar: { today } }: Pick<HostNights, 'booked' | 'calendar'>,
  firstWeekday: number,
): GridDay[][] {
  const { start, end } = monthRange(month);
  const top = addDays(start, -((getWeekday(start) - firstWeekday + 7) % 7));
  const weeks: GridDay[][] = [];
  for (let first = top; first < end; first = addDays(first, 7)) {
    if (addDays(first, 7) <= today) continue;
    const week = eachNight(first, addDays(first, 7));
    weeks.push(week.map((date) => ({ date, inMonth: toMonth(date) === month, bars: [] })));
  }
  return weeks.map((week) => week.map((day) => ({ ...day, bars: barsFrom(day, week, booked) })));
}

function barsFrom(day: GridDay, week: readonly GridDay[], booked: readonly Booked[]): Bar[] {
  if (!day.inMonth) return [];
  const days = week.filter(({ inMonth }) => inMonth);
  const isFirst = days[0]?.date === day.date;
  return booked.flatMap((each) => {
    const begins = each.start === day.date;
    if (!begins && !(isFirst && each.start < day.date && each.end > day.date)) return [];
    const length = days.filter(({ date }) => date >= day.date && date < each.end).length;
    const last = addDays(day.date, length - 1);
    return [{ booked: each, days: length, begins, ends: addDays(last, 1) === each.end }];
  });
}

/** The selected nights, by possible action. */
export interface ChosenNights {
  /** Those that are kept free between stays as well: they can be blocked, too. */
  readonly open: readonly DateText[];
  readonly blocked: readonly DateText[];
  readonly imported: readonly DateText[];
  readonly taken: readonly DateText[];
}

/** The selected nights between two, both included, in either order. */
export function chosenNights(nights: HostNights, one: DateText, other: DateText): ChosenNights {
  const [first, last] = one < other ? [one, other] : [other, one];
  const chosen = eachNight(first, addDays(last, 1));
  const of = (...states: readonly NightState[]) =>
    chosen.filter((night) => states.includes(nights.stateOf(night)));
  return {
    open: of('open', 'kept'),
    blocked: of('blocked'),
    imported: of('imported'),
    taken: of('taken'),
  };
}
