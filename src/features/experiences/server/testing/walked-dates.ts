import type { DateRange, DateText } from '#domain/dates.ts';
import { type EntryRule, WEEKDAYS } from '#domain/schedule/schedule-entry.ts';

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday, three days after a Monday. */
const FIRST_WEEKDAY = 3;

/** A day of the walk. */
interface Day {
  readonly date: DateText;
  /** Days since 1970. */
  readonly number: number;
  /** From 0 for Monday. */
  readonly weekday: number;
  /** Weeks since 1970, from Monday. */
  readonly week: number;
  readonly month: number;
  readonly dayOfMonth: number;
  readonly daysInMonth: number;
}

// A cache: the same few years are walked through repeatedly.
const days = new Map<number, Day>();

function dayAt(number: number): Day {
  let day = days.get(number);
  if (day === undefined) {
    const at = new Date(number * DAY_MS);
    day = {
      date: at.toISOString().slice(0, 10),
      number,
      weekday: (number + FIRST_WEEKDAY) % WEEKDAYS.length,
      week: Math.floor((number + FIRST_WEEKDAY) / WEEKDAYS.length),
      month: at.getUTCFullYear() * 12 + at.getUTCMonth(),
      dayOfMonth: at.getUTCDate(),
      daysInMonth: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate(),
    };
    days.set(number, day);
  }
  return day;
}

function toDayNumber(date: DateText): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/**
 * The days on which an entry takes place within `[start, end)`, computed day by day with
 * independent arithmetic: the reference for `entryDates`.
 */
export function walkedDates(entry: EntryRule, { start, end }: DateRange): DateText[] {
  const { type, until } = entry.recurrence;
  if (type === 'one-time') {
    const { specificDate: date } = entry;
    return date !== null && date >= start && date < end ? [date] : [];
  }
  const chosen = new Set<number>(entry.days.map((day) => WEEKDAYS.indexOf(day)));
  const found: DateText[] = [];
  let anchor: Day | null = null;
  let last: DateText | null = null;
  const places = new Map<number, number>();
  const stop = toDayNumber(end);
  for (let number = toDayNumber(entry.startsOn); number < stop; number += 1) {
    const day = dayAt(number);
    const isChosen = chosen.has(day.weekday);
    if (anchor === null && isChosen) {
      anchor = day;
      last = lastDay(anchor, entry.duration);
    }
    if (anchor === null) continue;
    if (isChosen && !places.has(day.weekday)) places.set(day.weekday, weekdayOrdinal(day));
    const isOver = (until !== null && day.date > until) || (last !== null && day.date >= last);
    if (isOver || day.date < start) continue;
    if (happens(entry, day, { anchor, isChosen, place: places.get(day.weekday) ?? 0 })) {
      found.push(day.date);
    }
  }
  return found;
}

function happens(
  { recurrence: { type, interval, unit } }: EntryRule,
  day: Day,
  {
    anchor,
    isChosen,
    place,
  }: { readonly anchor: Day; readonly isChosen: boolean; readonly place: number },
): boolean {
  const inWeek = (every: number) => isChosen && (day.week - anchor.week) % every === 0;
  const inMonth = (every: number) =>
    isChosen &&
    (day.month - anchor.month) % every === 0 &&
    // The fifth weekday of a month, which some months don't have, means the last of each.
    (place === 5 ? day.dayOfMonth + 7 > day.daysInMonth : weekdayOrdinal(day) === place);
  switch (type) {
    case 'daily':
    case 'weekly':
      return isChosen;
    case 'bi-weekly':
      return inWeek(2);
    case 'monthly':
      return inMonth(1);
    default:
      if (unit === 'days') return (day.number - anchor.number) % interval === 0;
      return unit === 'weeks' ? inWeek(interval) : inMonth(interval);
  }
}

/** Ordinal of a day among the same weekdays of its month. */
function weekdayOrdinal({ dayOfMonth }: Day): number {
  return Math.ceil(dayOfMonth / WEEKDAYS.length);
}

function lastDay(anchor: Day, duration: EntryRule['duration']): DateText | null {
  if (duration === null || duration === 'indefinite') return null;
  if (duration === '1-week') return dayAt(anchor.number + 7).date;
  const months = { '1-month': 1, '3-months': 3, '6-months': 6, '1-year': 12 }[duration];
  const month = anchor.month + months;
  const year = Math.floor(month / 12);
  const length = new Date(Date.UTC(year, (month % 12) + 1, 0)).getUTCDate();
  const day = Math.min(anchor.dayOfMonth, length);
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
