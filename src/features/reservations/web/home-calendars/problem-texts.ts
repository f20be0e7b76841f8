import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeedProblem } from '#domain/calendar-feeds.ts';

/** Why a calendar could not be taken over, and what its host can do. */
export const PROBLEM_TEXTS: Readonly<Record<FeedProblem, MessageDescriptor>> = {
  'refused-address': msg`This address isn't on the public internet, so we can't open it.`,
  unreachable: msg`The other site didn't respond.`,
  'too-slow': msg`The other site took too long to respond.`,
  refused: msg`The other site didn't give us this calendar. Copy its address there again: it may have changed.`,
  'too-many-redirects': msg`This address redirects too many times.`,
  'too-large': msg`This calendar is larger than 2 MB.`,
  'not-a-calendar': msg`There's no calendar at this address.`,
  unreadable: msg`This calendar has an event we can't read.`,
  emptied: msg`This calendar is suddenly empty, so we don't trust it. If that's right, remove it and add it again.`,
};
