import { useEffect, useState } from 'react';
import { nightBook } from '#domain/availability.ts';
import { addDays } from '#domain/dates.ts';
import { MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import type { CalendarRules } from '#platform/web/calendar/choose-day.ts';
import { showCalendar } from '../../contract.ts';

/** Days ahead that the calendar shows; the API gives at most 400 at once. */
const DAYS = 399;

export type CalendarState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly rules: Omit<CalendarRules, 'rooms'> }
  | { readonly kind: 'failed' };

/** A home's free and taken nights, fetched once they are wanted. */
export function useCalendar(
  listingId: string,
  wanted: boolean,
): { calendar: CalendarState; retry(): void } {
  const [calendar, setCalendar] = useState<CalendarState>({ kind: 'loading' });
  const isLoading = calendar.kind === 'loading';

  useEffect(() => {
    if (!wanted || !isLoading) return;
    const request = new AbortController();
    // It may still be yesterday where the home is.
    const from = addDays(Temporal.Now.plainDateISO('UTC').toString(), -1);
    const query = { from, to: addDays(from, DAYS) };
    call(showCalendar, { params: { id: listingId }, query }, { signal: request.signal }).then(
      (answer) => setCalendar({ kind: 'ready', rules: rulesOf(answer, query.to) }),
      () => {
        if (!request.signal.aborted) setCalendar({ kind: 'failed' });
      },
    );
    return () => request.abort();
  }, [listingId, wanted, isLoading]);

  return { calendar, retry: () => setCalendar({ kind: 'loading' }) };
}

function rulesOf(answer: RouteResponse<typeof showCalendar>, until: string) {
  const { today, minNights, capacity, nights } = answer;
  const rows = nights.map(({ date, left }) => ({ date, taken: capacity - left, capacity }));
  return { today, until, minNights, maxNights: MAX_NIGHTS, book: nightBook(capacity, rows) };
}
