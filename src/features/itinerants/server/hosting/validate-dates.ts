import { msg } from '@lingui/core/macro';
import type { DateText } from '#domain/dates.ts';
import {
  type DateEnd,
  type DatesProblem,
  problemOfDates,
  problemOfStop,
  type StopProblem,
} from '#domain/itinerant-dates.ts';
import { MAX_ITINERANT_NIGHTS } from '#domain/itinerant-form.ts';
import type { ItinerantStop } from '#features/itinerants/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

interface FormDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly stops: readonly Pick<ItinerantStop, 'startDate' | 'endDate'>[];
}

type Text = ReturnType<typeof msg>;

const DATE_TEXTS: Readonly<Record<DatesProblem, Text>> = {
  'no-night': msg`The last day has to come after the first.`,
  'too-many-nights': msg`An itinerant can last ${MAX_ITINERANT_NIGHTS} nights at most.`,
  past: msg`Please choose a first day from today on.`,
  'too-far-ahead': msg`That's too far ahead. An itinerant can end up to two years ahead.`,
};

const STOP_TEXTS: Readonly<Record<StopProblem, Text>> = {
  'no-night': msg`You have to leave a stop after you arrive there.`,
  'before-start': msg`This stop begins before the itinerant does.`,
  'after-end': msg`This stop ends after the itinerant does.`,
  'before-last-ends': msg`This stop begins before the one before it ends.`,
};

const DAY_FIELDS: Readonly<Record<DateEnd, string>> = { start: 'checkinTime', end: 'checkoutTime' };
const STOP_FIELDS: Readonly<Record<DateEnd, string>> = { start: 'startDate', end: 'endDate' };

/**
 * Refuses invalid dates: an end that isn't after the start, too many nights, a start that is past,
 * an end too far ahead, a stop outside the dates or before the end of the previous one.
 *
 * @param today in the zone of the place
 * @param former the days before a change, which may be past
 * @throws Problem 'invalid-input' with a text at each such field
 */
export function validateDates(
  { stops, ...dates }: FormDates,
  today: DateText,
  translate: Translator,
  former: Pick<FormDates, 'startDate' | 'endDate'> | null = null,
): void {
  const whole = toDateRange(dates);
  const ofDays = problemOfDates(whole, today, former === null ? null : toDateRange(former));
  const ranges = stops.map(toDateRange);
  const ofStops = ranges.map((range, at) => problemOfStop(range, ranges[at - 1], whole));
  const fields = {
    ...(ofDays === null ? {} : { [DAY_FIELDS[ofDays.at]]: translate(DATE_TEXTS[ofDays.problem]) }),
    ...Object.fromEntries(
      ofStops.flatMap((found, at) =>
        found === null
          ? []
          : [[`stops.${at}.${STOP_FIELDS[found.at]}`, translate(STOP_TEXTS[found.problem])]],
      ),
    ),
  };
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
}

function toDateRange({ startDate, endDate }: { startDate: DateText; endDate: DateText }) {
  return { start: startDate, end: endDate };
}
