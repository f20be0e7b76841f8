import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { GO_DAYS_BEFORE, type GoProblem, MIN_GO_PEOPLE } from '#domain/go-day.ts';

/** Errors of the people and the day that a journey needs to go, at their fields. */
export const GO_PROBLEMS: Readonly<Record<GoProblem, MessageDescriptor>> = {
  'both-or-none': msg`Please fill in both the number of people and the day, or neither.`,
  'too-few': msg`The minimum is ${MIN_GO_PEOPLE} people.`,
  'too-many': msg`It can't need more people than it has places.`,
  past: msg`Please choose a day from today on.`,
  'too-late': msg`Please choose a day at least ${GO_DAYS_BEFORE} days before the first day.`,
};
