import { msg } from '@lingui/core/macro';
import { type DateText, nightsBetween } from '#domain/dates.ts';
import { MAX_ITINERANT_NIGHTS } from '#domain/itinerant-form.ts';
import { MAX_DAYS_AHEAD } from '#domain/search/stay-dates.ts';
import type { ItinerantStop } from '#features/itinerants/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

interface FormDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly stops: readonly Pick<ItinerantStop, 'startDate' | 'endDate'>[];
}

type Text = ReturnType<typeof msg>;

/**
 * Refuses dates that make no itinerant: an end that isn't after the start, more nights than there
 * may be, a start that is past, an end too far ahead, a stop outside the dates or before the end of
 * the one before it.
 *
 * @param today in the zone of the place
 * @param former the days before a change: they may be past
 * @throws Problem 'invalid-input' with a text at each such field
 */
export function validateDates(
  dates: FormDates,
  today: DateText,
  translate: Translator,
  former: Pick<FormDates, 'startDate' | 'endDate'> | null = null,
): void {
  const problems = [
    problemOfDays(dates, today, former),
    ...dates.stops.map((_, at) => problemOfStop(dates, at)),
  ].filter((problem) => problem !== null);
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(([field, text]) => [field, translate(text)]));
  throw new Problem('invalid-input', { fields });
}

function problemOfDays(
  { startDate, endDate }: FormDates,
  today: DateText,
  former: Pick<FormDates, 'startDate' | 'endDate'> | null,
): [field: string, text: Text] | null {
  const nights = nightsBetween(startDate, endDate);
  if (nights < 1) return ['checkoutTime', msg`The last day has to come after the first.`];
  if (nights > MAX_ITINERANT_NIGHTS) {
    return ['checkoutTime', msg`An itinerant can last ${MAX_ITINERANT_NIGHTS} nights at most.`];
  }
  if (startDate < today && startDate !== former?.startDate) {
    return ['checkinTime', msg`Please choose a first day from today on.`];
  }
  if (endDate !== former?.endDate && nightsBetween(today, endDate) > MAX_DAYS_AHEAD) {
    return ['checkoutTime', msg`That's too far ahead. An itinerant can end up to two years ahead.`];
  }
  return null;
}

function problemOfStop(
  { startDate, endDate, stops }: FormDates,
  at: number,
): [field: string, text: Text] | null {
  const stop = stops[at];
  if (stop === undefined) return null;
  if (stop.endDate <= stop.startDate) {
    return [`stops.${at}.endDate`, msg`You have to leave a stop after you arrive there.`];
  }
  if (stop.startDate < startDate) {
    return [`stops.${at}.startDate`, msg`This stop begins before the itinerant does.`];
  }
  if (stop.endDate > endDate) {
    return [`stops.${at}.endDate`, msg`This stop ends after the itinerant does.`];
  }
  const before = stops[at - 1];
  if (before !== undefined && stop.startDate < before.endDate) {
    return [`stops.${at}.startDate`, msg`This stop begins before the one before it ends.`];
  }
  return null;
}
