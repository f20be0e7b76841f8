import { addDays, type DateRange, type DateText, nightsBetween } from '#domain/dates.ts';
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
