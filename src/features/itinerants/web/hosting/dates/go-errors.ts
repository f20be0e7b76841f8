import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { GO_DAYS_BEFORE, type GoProblem, MIN_GO_PEOPLE, problemOfGoTerms } from '#domain/go-day.ts';
import { dateFromTyped } from '#domain/typed-date.ts';
import type { FieldErrors } from '#platform/web/wizard/steps.ts';
import type { HostingValues } from '../itinerant-form.ts';
import { NO_DATE, wholeRange } from './date-errors.ts';

/** Errors of what a journey needs to go; the server has the same texts. */
const TEXTS: Readonly<Record<GoProblem, MessageDescriptor>> = {
  'both-or-none': msg`Please fill in both the number of people and the day, or neither.`,
  'too-few': msg`A journey can need ${MIN_GO_PEOPLE} people or more.`,
  'too-many': msg`It can't need more people than it has places.`,
  past: msg`Please choose a day from today on.`,
  'too-late': msg`Please choose a day at least ${GO_DAYS_BEFORE} days before the first day.`,
};

const FIELDS = { people: 'goPeople', date: 'goDate' } as const;

/**
 * Errors of what a journey needs to go. Whether the day is past is up to the server, which knows the
 * time zone of the place.
 */
export function goErrors(
  values: Pick<
    HostingValues,
    'goPeople' | 'goDate' | 'guestCount' | 'checkinTime' | 'checkoutTime'
  >,
): FieldErrors<Pick<HostingValues, 'goPeople' | 'goDate'>> {
  const { goPeople: people, goDate, guestCount: capacity } = values;
  const date = goDate === null ? null : dateFromTyped(goDate);
  if (goDate !== null && date === null) return { goDate: NO_DATE };
  const range = wholeRange(values);
  if (range === null) return {};
  const found = problemOfGoTerms(
    { people, date },
    { capacity, startDate: range.start, today: null },
  );
  return found === null ? {} : { [FIELDS[found.field]]: TEXTS[found.problem] };
}
