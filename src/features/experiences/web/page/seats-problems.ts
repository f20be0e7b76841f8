import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SeatsBooking } from './use-seats-booking.ts';

/** Errors of a request, by the part they concern. */
export interface SeatsProblems {
  readonly date?: string;
  readonly guests?: string;
}

/** Why seats can't be reserved, in the user's language; errors of the API are translated by it. */
export function useSeatsProblems({ quote, request, waitlist }: SeatsBooking): SeatsProblems {
  const { t } = useLingui();
  if (quote.kind === 'refused') {
    const { code, message, fields } = quote.problem;
    const text = Object.values(fields ?? {})[0] ?? message;
    return code === 'too-many-guests' ? { guests: text } : { date: text };
  }
  if (quote.kind !== 'answered' || quote.answer.available) return {};
  // A guest who waits, or has an offer, knows about it already.
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
