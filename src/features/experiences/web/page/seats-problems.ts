import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SeatsBooking } from './use-seats-booking.ts';

/** What is wrong with a request, at what it concerns. */
export interface SeatsProblems {
  readonly date?: string;
  readonly guests?: string;
}

/** Why seats can't be had, in the reader's language; refusals as the API translated them. */
export function useSeatsProblems({ quote, request, waitlist }: SeatsBooking): SeatsProblems {
  const { t } = useLingui();
  if (quote.kind === 'refused') {
    const { code, message, fields } = quote.problem;
    const text = Object.values(fields ?? {})[0] ?? message;
    return code === 'too-many-guests' ? { guests: text } : { date: text };
  }
  if (quote.kind !== 'answered' || quote.answer.available) return {};
  // Who waits, or is offered what others can't have, knows.
  if (waitlist.view.kind === 'waiting' || waitlist.view.kind === 'offered') return {};
  const { sessions } = quote.answer;
  if (sessions.some(({ status }) => status === 'cancelled')) {
    return { date: t`The host cancelled this date.` };
  }
  const left = Math.min(...sessions.map((session) => session.left));
  if (left === 0) {
    return request.scheduleDuration === 'full'
      ? { date: t`One of the dates of this pass is full.` }
      : { date: t`This date is full.` };
  }
  return {
    guests: t`Only ${plural(left, { one: '# seat is left', other: '# seats are left' })}.`,
  };
}
