import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * When a place is open, as far as it doesn't change from year to year. Exact hours aren't stored:
 * visitors have to look them up anyway.
 */
export const OPENINGS = {
  always: msg`Open at any hour`,
  daylight: msg`Open during daylight`,
  daytime: msg`Open during the day; check the hours first`,
  mornings: msg`Liveliest in the morning; check the days first`,
  'set-days': msg`Open on set days; ask before you bring a group`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export type Opening = keyof typeof OPENINGS;
