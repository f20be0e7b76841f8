import { useEffect, useState } from 'react';
import { addDays, todayIn } from '#domain/dates.ts';
import { call } from '#platform/web/api/client.ts';
import { showCalendar } from '../../contract.ts';
import { CALENDAR_DAYS, type CalendarAnswer } from './calendar-rules.ts';

export interface StayCalendar {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Null until it is there; kept while it is fetched anew. */
  readonly answer: CalendarAnswer | null;
  retry(): void;
}

/**
 * A home's free and taken nights as they are now.
 *
 * @param wanted false until somebody wants to choose; fetched anew each time it becomes true
 */
export function useCalendar(listingId: string, wanted: boolean): StayCalendar {
  const [answer, setAnswer] = useState<CalendarAnswer | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
  useEffect(() => {
    if (!wanted) return;
    const asking = new AbortController();
    setFailed(false);
    // It may be yesterday still where the home is.
    const from = addDays(todayIn(Temporal.Now.instant(), 'UTC'), -1);
    const query = { from, to: addDays(from, CALENDAR_DAYS) };
    call(showCalendar, { params: { id: listingId }, query }, { signal: asking.signal })
      .then(setAnswer)
      .catch(() => {
        if (!asking.signal.aborted) setFailed(true);
      });
    return () => asking.abort();
  }, [listingId, wanted, tries]);

  let state: StayCalendar['state'] = answer === null ? 'loading' : 'ready';
  if (failed) state = 'failed';
  return { state, answer, retry: () => setTries((count) => count + 1) };
}
