import {
  addDays,
  addMonths,
  type DateRange,
  type DateText,
  eachNight,
  getWeekday,
  type MonthText,
  monthRange,
  nightsBetween,
  toMonth,
} from '#domain/dates.ts';
import { problemOfStop, type StopProblem } from '#domain/itinerant-dates.ts';
import { MAX_ITINERANT_NIGHTS } from '#domain/itinerant-form.ts';
import { dateFromTyped, typedFromDate } from '#domain/typed-date.ts';
import type { HostingValues, StopValue } from '../itinerant-form.ts';

type Days = Pick<StopValue, 'startDate' | 'endDate'>;

/** The days of a stop as typed; null for an invalid one. */
export function parseRange({ startDate, endDate }: Days): {
  readonly start: DateText | null;
  readonly end: DateText | null;
} {
  return { start: dateFromTyped(startDate), end: dateFromTyped(endDate) };
}

/** The days of a stop if both are entered, and make at least one night; otherwise null. */
export function nightsRange(stop: Days): DateRange | null {
  const { start, end } = parseRange(stop);
  return start === null || end === null || end <= start ? null : { start, end };
}

/**
 * A new stop after the others: the first begins on the itinerant's first day, each other on the
 * last day of the previous one.
 */
export function nextStop(
  values: Pick<HostingValues, 'location' | 'region' | 'city' | 'checkinTime' | 'stops'>,
): StopValue {
  const fresh = { endDate: '', meetingPoint: '', checkInFrom: null, storedAs: null };
  const last = values.stops.at(-1);
  if (last !== undefined) {
    return { ...fresh, location: null, region: '', city: '', startDate: last.endDate };
  }
  const { location, region, city, checkinTime } = values;
  return { ...fresh, location, region, city, startDate: checkinTime };
}

/**
 * Moves a stop to another position, both counted from 0. Where all days were in order they stay so:
 * each stop keeps its nights, and the gaps between them stay the same.
 */
export function moveStop(stops: readonly StopValue[], from: number, to: number): StopValue[] {
  const moved = [...stops];
  moved.splice(to, 0, ...moved.splice(from, 1));
  const gaps = gapsBetween(stops);
  const ranges = moved.map(nightsRange);
  let day = stops[0] === undefined ? null : parseRange(stops[0]).start;
  if (gaps === null || day === null) return moved;
  return moved.map((stop, at) => {
    const range = ranges[at];
    if (range === null || range === undefined || day === null) return stop;
    const start = addDays(day, gaps[at] ?? 0);
    day = addDays(start, nightsBetween(range.start, range.end));
    return { ...stop, startDate: typedFromDate(start), endDate: typedFromDate(day) };
  });
}

/** Days between each stop and the previous one; null where their days aren't in order. */
function gapsBetween(stops: readonly StopValue[]): number[] | null {
  const ranges = stops.map(nightsRange);
  const gaps = ranges.map((range, at) => {
    const before = ranges[at - 1];
    if (range === null || before === null) return -1;
    return before === undefined ? 0 : nightsBetween(before.end, range.start);
  });
  return gaps.every((gap) => gap >= 0) ? gaps : null;
}

/**
 * The form values with changed stops: the itinerant begins and ends with them, unless the host has
 * entered other days.
 */
export function withStops(
  before: Pick<HostingValues, 'stops' | 'checkinTime' | 'checkoutTime'>,
  stops: StopValue[],
): Partial<HostingValues> {
  const { checkinTime, checkoutTime } = before;
  const isFollowing = (said: string, former: string) => said === '' || said === former;
  const first = firstDay(stops);
  const last = lastDay(stops);
  return {
    stops,
    ...(first !== '' && isFollowing(checkinTime, firstDay(before.stops))
      ? { checkinTime: first }
      : {}),
    ...(last !== '' && isFollowing(checkoutTime, lastDay(before.stops))
      ? { checkoutTime: last }
      : {}),
  };
}

/** The earliest day of the stops, as typed; '' for none. */
function firstDay(stops: readonly StopValue[]): string {
  return stops.find(({ startDate }) => startDate !== '')?.startDate ?? '';
}

/** The latest day of the stops, as typed; '' for none. */
function lastDay(stops: readonly StopValue[]): string {
  return stops.findLast(({ endDate }) => endDate !== '')?.endDate ?? '';
}

/** Errors of one stop. */
export interface StopProblems {
  readonly place: boolean;
  /** Why the day is invalid, or 'missing'. */
  readonly start: 'missing' | StopProblem | null;
  readonly end: 'missing' | StopProblem | null;
}

const UNBOUND = { start: null, end: null };

/** Errors of the stop at an index, from 0; the days of the itinerant may not be known yet. */
export function findStopProblems(
  stops: readonly StopValue[],
  at: number,
  whole: ReturnType<typeof parseRange> = UNBOUND,
): StopProblems {
  const stop = stops[at];
  if (stop === undefined) return { place: false, start: null, end: null };
  const range = parseRange(stop);
  const before = stops[at - 1];
  const found = problemOfStop(range, before === undefined ? undefined : parseRange(before), whole);
  return {
    place: stop.location === null,
    start: range.start === null ? 'missing' : found?.at === 'start' ? found.problem : null,
    end: range.end === null ? 'missing' : found?.at === 'end' ? found.problem : null,
  };
}

/**
 * Whether the stops are too incomplete or wrong to be sent. Errors of stops outside the itinerant's
 * days are shown at those days.
 */
export function isWrong(stops: readonly StopValue[]): boolean {
  return stops.some((_, at) => {
    const { place, start, end } = findStopProblems(stops, at);
    return place || start !== null || end !== null;
  });
}

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
