import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type * as v from 'valibot';
import { MAX_TARGETS } from '#domain/flights.ts';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { TRAVEL_ERRORS } from '../contract/errors.ts';
import type { targetFailureSchema } from '../contract/flights.ts';

/** Status and text of the refusals about travel; the first is spec 3 §8. */
export const travelErrors: ErrorEntries<typeof TRAVEL_ERRORS> = {
  'no-target': {
    status: 400,
    message: msg`Please select at least one destination or festival`,
  },
  'too-many-targets': {
    status: 400,
    message: msg`You can compare up to ${{ max: MAX_TARGETS }} places at once. Please remove some.`,
  },
  'unknown-airport': {
    status: 400,
    message: msg`We don't know this airport code. Please choose one from the list.`,
  },
  // "Where the flight leaves": it may still be that day where the reader is.
  'departure-past': {
    status: 400,
    message: msg`That day is already over where you're flying from. Please choose a later one.`,
  },
  'departure-too-far': {
    status: 400,
    message: msg`Airlines don't sell flights this far ahead yet. Please choose an earlier date.`,
  },
  'return-first': { status: 400, message: msg`The end date can't be before the start date.` },
  'flights-unavailable': {
    status: 502,
    message: msg`We couldn't load flights right now. Please try again.`,
  },
  'flights-timeout': {
    status: 504,
    message: msg`The airlines took too long to respond. Please try again.`,
  },
};

/** Why a search found nothing of one target. */
export type TargetFailure = v.InferOutput<typeof targetFailureSchema>['code'];

/** Text of a failure; with both towns' names in the reader's language. */
export function targetFailureText(
  failure: TargetFailure,
  { origin, destination }: { readonly origin: string; readonly destination: string },
): MessageDescriptor {
  switch (failure) {
    case 'no-flights':
      return msg`We didn't find any flights on this date.`;
    case 'same-place':
      return msg`You'd fly from ${origin} to ${destination}. Where do you fly from?`;
    case 'airport-closed':
      return msg`The airport is closed on this day. Please choose another date.`;
    default:
      return travelErrors[failure].message;
  }
}
