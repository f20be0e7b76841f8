import { calendarMonth, type DayState } from '#domain/availability.ts';
import { addDays, type DateText, type MonthText } from '#domain/dates.ts';
import {
  type CalendarRules,
  type DayRefusal,
  isHalf,
  minNightsForDay,
  minNightsOfArrival,
  type RangeChoice,
  type Reach,
  refusalAsOther,
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
  return REFUSALS[state] ?? (isLate ? 'short-gap' : null);
}

function getRole(date: DateText, { start, end }: RangeChoice): CalendarCell['role'] {
  if (date === start) return 'start';
  if (date === end) return 'end';
  return start !== null && end !== null && date > start && date < end ? 'between' : null;
}
