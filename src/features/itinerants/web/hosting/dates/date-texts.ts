import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DateEnd, DatesProblem, StopProblem } from '#domain/itinerant-dates.ts';
import { MAX_ITINERANT_NIGHTS } from '#domain/itinerant-form.ts';

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
  'before-start': msg`This stop begins before the itinerant does.`,
  'after-end': msg`This stop ends after the itinerant does.`,
  'before-last-ends': msg`This stop begins before the one before it ends.`,
};

export const NO_DATE = msg`Enter a date as DD/MM/YYYY, such as 03/04/2027.`;

/** Errors of an end of the itinerant that leaves a stop outside. */
export const OUTSIDE_TEXTS: Readonly<Record<DateEnd, MessageDescriptor>> = {
  start: msg`One of the stops begins before that day.`,
  end: msg`One of the stops ends after that day.`,
};
