import type { MessageDescriptor } from '@lingui/core';
import { type DateRange, type DateText, todayIn } from '#domain/dates.ts';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { problemOfDates, problemOfStop } from '#domain/itinerant-dates.ts';
import { dateFromTyped } from '#domain/typed-date.ts';
import type { FieldErrors } from '#platform/web/wizard/steps.ts';
import type { HostingValues } from '../itinerant-form.ts';
import { parseRange } from '../stops/stop-values.ts';
import { DATE_TEXTS, NO_DATE, OUTSIDE_TEXTS } from './date-texts.ts';

type Dated = Pick<HostingValues, 'checkinTime' | 'checkoutTime' | 'stops'>;
type DateFieldErrors = FieldErrors<Pick<HostingValues, 'checkinTime' | 'checkoutTime'>>;

const FIELDS = { start: 'checkinTime', end: 'checkoutTime' } as const;

/** The days of an itinerant as typed; null for an invalid one. */
export function rangeOfForm({ checkinTime, checkoutTime }: Omit<Dated, 'stops'>) {
  return parseRange({ startDate: checkinTime, endDate: checkoutTime });
}

/** The days of an itinerant; null where they aren't both entered. */
export function wholeRange(values: Omit<Dated, 'stops'>): DateRange | null {
  const { start, end } = rangeOfForm(values);
  return start === null || end === null ? null : { start, end };
}

/**
 * Errors of the days of an itinerant, with those of its stops. A first day is past once it is over
 * everywhere on earth; within a day of that the server decides, which knows the time zone of the
 * place.
 *
 * @param former the days before a change, which may be past
 */
export function dateErrors(
  values: Dated,
  now: Temporal.Instant,
  former: DateRange | null,
): DateFieldErrors {
  const missing = Object.values(FIELDS).filter((field) => dateFromTyped(values[field]) === null);
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, NO_DATE]));
  const range = wholeRange(values);
  if (range === null) return {};
  const { start } = range;
  const past = pastProblem(values, datesOnEarth(now).earliest, former);
  if (past !== null) return { checkinTime: past };
  const own = problemOfDates(range, todayIn(now, 'UTC'), { start, end: start });
  if (own !== null) return { [FIELDS[own.at]]: DATE_TEXTS[own.problem] };
  return stopErrors(values.stops, range);
}

/** Error of a stop outside the days; other errors of stops are shown at the stops. */
function stopErrors(stops: Dated['stops'], whole: DateRange): DateFieldErrors {
  const errors = stops.flatMap((stop): [string, MessageDescriptor][] => {
    const found = problemOfStop(parseRange(stop), undefined, whole);
    if (found?.problem === 'before-start') return [[FIELDS.start, OUTSIDE_TEXTS.start]];
    return found?.problem === 'after-end' ? [[FIELDS.end, OUTSIDE_TEXTS.end]] : [];
  });
  return Object.fromEntries(errors);
}

/** Error of a first day in the past, which shows while typing. */
export function pastProblem(
  values: Omit<Dated, 'stops'>,
  today: DateText,
  former: DateRange | null,
): MessageDescriptor | null {
  const range = wholeRange(values);
  if (range === null) return null;
  return problemOfDates(range, today, former)?.problem === 'past' ? DATE_TEXTS.past : null;
}
