import { problemOfGoTerms } from '#domain/go-day.ts';
import { dateFromTyped } from '#domain/typed-date.ts';
import type { FieldErrors } from '#platform/web/wizard/steps.ts';
import { GO_PROBLEMS } from '../../../labels/go-problems.ts';
import type { HostingValues } from '../itinerant-form.ts';
import { NO_DATE, wholeRange } from './date-errors.ts';

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
  return found === null ? {} : { [FIELDS[found.field]]: GO_PROBLEMS[found.problem] };
}
