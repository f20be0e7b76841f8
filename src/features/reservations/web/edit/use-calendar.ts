import { useEffect, useState } from 'react';
import { addDays, todayIn } from '#domain/dates.ts';
import { showCalendar } from '#features/stays/contract.ts';
import { call } from '#platform/web/api/client.ts';
import type { CalendarRules } from '#platform/web/calendar/choose-day.ts';
import { CALENDAR_DAYS, calendarRules, type HeldNights } from './night-book-of.ts';

export interface StayCalendar {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly rules: CalendarRules | null;
  retry(): void;
}

/**
 * A home's calendar as it is now.
 *
 * @param wanted false until somebody wants to choose
 * @param units units needed of each night
 */
export function useCalendar(
  listingId: string,
  { wanted, units, own }: { wanted: boolean; units: number; own: HeldNights | null },
): StayCalendar {
  const [rules, setRules] = useState<CalendarRules | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again; `own` belongs to the dialog's one reservation.
  useEffect(() => {
    if (!wanted) return;
    const asking = new AbortController();
    setFailed(false);
    // It may be yesterday still where the home is.
    const from = addDays(todayIn(Temporal.Now.instant(), 'UTC'), -1);
    const query = { from, to: addDays(from, CALENDAR_DAYS) };
    call(showCalendar, { params: { id: listingId }, query }, { signal: asking.signal })
      .then((answer) => setRules(calendarRules(answer, units, own)))
      .catch(() => {
        if (!asking.signal.aborted) setFailed(true);
      });
    return () => asking.abort();
  }, [listingId, wanted, units, tries]);

  let state: StayCalendar['state'] = rules === null ? 'loading' : 'ready';
  if (failed) state = 'failed';
  return { state, rules, retry: () => setTries((count) => count + 1) };
}
