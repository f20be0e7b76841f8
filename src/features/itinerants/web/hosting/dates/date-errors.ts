import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type DateRange, type DateText, todayIn } from '#domain/dates.ts';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import {
  type DateEnd,
  type DatesProblem,
  problemOfDates,
  problemOfStop,
  type StopProblem,
} from '#domain/itinerant-dates.ts';
import { MAX_ITINERANT_NIGHTS } from '#domain/itinerant-form.ts';
import { dateFromTyped } from '#domain/typed-date.ts';
import type { FieldErrors } from '#platform/web/wizard/steps.ts';
import type { HostingValues } from '../itinerant-form.ts';
import { parseRange } from '../stops/stop-values.ts';

/** Errors of the days of an itinerant; the server has the same texts. */
export const DATE_TEXTS: Readonly<Record<DatesProblem, MessageDescriptor>> = {
  'no-night': msg`The last day has to come after the first.`,
  'too-many-nights': msg`An itinerant can last ${MAX_ITINERANT_NIGHTS} nights at most.`,
  past: msg`Please choose a first day from today on.`,
  'too-far-ahead': msg`That's too far ahead. An itinerant can end up to two years ahead.`,
};

/** Errors of the days of a stop; the server has the same texts. */
export const STOP_TEXTS: Readonly<Record<StopProblem, MessageDescriptor>> = {
  'no-night': msg`You have to leave a stop after you arrive there.`,
  'before-start': msg`This stop starts before the itinerant does.`,
  'after-end': msg`This stop ends after the itinerant does.`,
  'before-last-ends': msg`This stop starts before the one before it ends.`,
};

export const NO_DATE = msg`Enter a date as DD/MM/YYYY, such as 03/04/2027.`;

/** Errors of an end of the itinerant that leaves a stop outside. */
export const OUTSIDE_TEXTS: Readonly<Record<DateEnd, MessageDescriptor>> = {
  start: msg`One of the stops starts before that day.`,
  end: msg`One of the stops ends after that day.`,
};

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
