import {
  addDays,
  addMonths,
  type DateText,
  eachNight,
  getWeekday,
  type MonthText,
  monthRange,
  nightsBetween,
  toMonth,
} from '#domain/dates.ts';
import { MAX_ITINERANT_NIGHTS } from '#domain/itinerant-form.ts';
import type { StopValue } from '../itinerant-form.ts';
import { nightsRange } from './stop-values.ts';

/** A day of the overview. */
export interface LegDay {
  readonly date: DateText;
  /** The stop of its night, from 0; null for none. */
  readonly stop: number | null;
  /** Whether it is the stop's first night. */
  readonly isFirst: boolean;
}

export interface LegMonth {
  readonly month: MonthText;
  /** Weeks of seven days; null before the first and after the last of the month. */
  readonly weeks: readonly (readonly (LegDay | null)[])[];
}

const DAYS = 7;
/** A range of more than a year means that one of the days is mistyped. */
const MAX_MONTHS = 13;

/**
 * The months of the stops, each day with the stop of its night; empty while no stop has both its
 * days.
 *
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function legMonths(stops: readonly StopValue[], firstWeekday: number): LegMonth[] {
  const nights = new Map<DateText, Omit<LegDay, 'date'>>();
  for (const [stop, value] of stops.entries()) {
    const range = nightsRange(value);
    if (range === null || nightsBetween(range.start, range.end) > MAX_ITINERANT_NIGHTS) continue;
    for (const date of eachNight(range.start, range.end)) {
      nights.set(date, { stop, isFirst: date === range.start });
    }
  }
  const days = [...nights.keys()].sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const months: LegMonth[] = [];
  for (let month = toMonth(first); month <= toMonth(last); month = addMonths(month, 1)) {
    if (months.length === MAX_MONTHS) return months;
    months.push({ month, weeks: listWeeks(month, firstWeekday, nights) });
  }
  return months;
}

function listWeeks(
  month: MonthText,
  firstWeekday: number,
  nights: ReadonlyMap<DateText, Omit<LegDay, 'date'>>,
): LegMonth['weeks'] {
  const { start, end } = monthRange(month);
  const lead = (getWeekday(start) - firstWeekday + DAYS) % DAYS;
  const top = addDays(start, -lead);
  const length = eachNight(start, end).length + lead;
  return Array.from({ length: Math.ceil(length / DAYS) }, (_, week) =>
    Array.from({ length: DAYS }, (__, day) => {
      const date = addDays(top, week * DAYS + day);
      if (toMonth(date) !== month) return null;
      return { date, ...(nights.get(date) ?? { stop: null, isFirst: false }) };
    }),
  );
}
