import { calendarMonth, type DayState } from '#domain/availability.ts';
import { addDays, type DateText, getWeekday, type MonthText } from '#domain/dates.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import {
  type CalendarRules,
  type DayRefusal,
  isHalf,
  minNightsForDay,
  minNightsOfArrival,
  type RangeChoice,
  type Reach,
  refusalAsOther,
  refusalByOffer,
  refusalOutside,
} from './choose-day.ts';

/** One of the 42 cells of a month (spec 3 §9). */
export interface CalendarCell {
  readonly date: DateText;
  /** False for the days of adjacent months, which are shown but can't be chosen. */
  readonly inMonth: boolean;
  /** Why it can't be chosen now; null if it can. */
  readonly refusal: DayRefusal | null;
  /** Minimum nights of a stay, for the text of a refusal. */
  readonly min: number;
  readonly role: 'start' | 'end' | 'between' | null;
}

const REFUSALS: Record<DayState, DayRefusal | null> = {
  past: 'past',
  free: null,
  taken: 'taken',
  'below-minimum': 'short-gap',
};

/**
 * A month as rows of seven days.
 *
 * @param reach of the arrival, while the other day is missing
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function calendarRows(
  month: MonthText,
  choice: RangeChoice,
  reach: Reach | null,
  rules: CalendarRules,
  firstWeekday: number,
): CalendarCell[][] {
  const { today, book, minNights, terms, rooms } = rules;
  const days = calendarMonth(month, { firstWeekday, today, busy: book, minNights, terms, rooms });
  const half = isHalf(choice) && reach !== null ? { start: choice.start, reach } : null;
  const cells = days.map(({ date, inMonth, state }): CalendarCell => {
    const asArrival = refusalOfState(date, state, rules);
    const refusal = half === null ? asArrival : refusalAsOther(date, half.start, half.reach, rules);
    const min = minNightsForDay(choice, date, rules);
    return { date, inMonth, refusal, min, role: getRole(date, choice) };
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The same as `refusalAsArrival`, for a day with known state. */
function refusalOfState(date: DateText, state: DayState, rules: CalendarRules): DayRefusal | null {
  const { until, afterwards } = rules;
  const isLate = addDays(date, minNightsOfArrival(date, rules)) > until;
  const outside = refusalOutside(date, rules);
  if (outside !== null) return outside;
  if (isLate && afterwards === 'beyond') return 'beyond';
  const byOffer = refusalByOffer(date, rules);
  if (byOffer !== null) return byOffer;
  return REFUSALS[state] ?? (isLate ? 'short-gap' : null);
}

function getRole(date: DateText, { start, end }: RangeChoice): CalendarCell['role'] {
  if (date === start) return 'start';
  if (date === end) return 'end';
  return start !== null && end !== null && date > start && date < end ? 'between' : null;
}

/** A week that begins on a Monday, to name weekdays by. */
const A_MONDAY = '2024-01-01';

/** Browsers support one of these, or neither. */
interface WeekInfoLocale {
  getWeekInfo?(): { firstDay: number };
  readonly weekInfo?: { firstDay: number };
}

/**
 * The first day of the week, 1 for Monday to 7 for Sunday; Monday where the browser doesn't know.
 */
export function getFirstWeekday(locale: string): number {
  const tag: WeekInfoLocale = new Intl.Locale(locale).maximize();
  return tag.getWeekInfo?.().firstDay ?? tag.weekInfo?.firstDay ?? 1;
}

export interface WeekdayName {
  readonly short: string;
  /** For columns too narrow for the short name, which in Arabic is the whole name. */
  readonly narrow: string;
  readonly long: string;
}

/** Names of the seven weekdays in the order of the calendar's columns. */
export function weekdayNames(locale: string, firstWeekday: number): WeekdayName[] {
  const short = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const narrow = dateFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const long = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, column) => {
    const day = Date.parse(addDays(A_MONDAY, (firstWeekday - 1 + column) % 7));
    return { short: short.format(day), narrow: narrow.format(day), long: long.format(day) };
  });
}

/** The days that the keyboard can reach. */
export interface KeyboardField {
  /** The first and the last day that can have the focus. */
  readonly first: DateText;
  readonly last: DateText;
  /** 1 for Monday to 7 for Sunday. */
  readonly firstWeekday: number;
  readonly mirrored: boolean;
}

/**
 * The day that a key moves to: arrows by days and weeks, Home and End to the ends of the week, Page
 * Up and Page Down by months; null for any other key. It stays within the field.
 */
export function moveDay(day: DateText, key: string, field: KeyboardField): DateText | null {
  const date = Temporal.PlainDate.from(day);
  const forward = field.mirrored ? -1 : 1;
  const fromWeekStart = (getWeekday(day) - field.firstWeekday + 7) % 7;
  const moves: Record<string, Temporal.DurationLike> = {
    ArrowRight: { days: forward },
    ArrowLeft: { days: -forward },
    ArrowDown: { days: 7 },
    ArrowUp: { days: -7 },
    Home: { days: -fromWeekStart },
    End: { days: 6 - fromWeekStart },
    PageDown: { months: 1 },
    PageUp: { months: -1 },
  };
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (move === undefined) return null;
  const target = date.add(move).toString();
  if (target < field.first) return field.first;
  return target > field.last ? field.last : target;
}
