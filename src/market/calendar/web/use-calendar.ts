import { useEffect, useState } from 'react';
import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { CALENDAR_DAYS, type CalendarAnswer } from './calendar-rules.ts';

/** A listing's free and taken nights, with the state of loading. */
export interface Calendar {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Null until it is loaded; retained while it is fetched again. */
  readonly answer: CalendarAnswer | null;
  retry(): void;
}

/** Requests the nights of a listing from one day to another. */
export type AskCalendar = (
  listingId: string,
  days: { readonly from: DateText; readonly to: DateText },
  signal: AbortSignal,
) => Promise<CalendarAnswer>;

/**
 * A listing's current calendar.
 *
 * @param wanted false until the calendar is needed; fetched again each time it becomes true
 * @param ask a stable function
 */
export function useCalendar(listingId: string, wanted: boolean, ask: AskCalendar): Calendar {
  const [answer, setAnswer] = useState<CalendarAnswer | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` triggers a new request.
  useEffect(() => {
    if (!wanted) return;
    const asking = new AbortController();
    setFailed(false);
    // It may still be yesterday in the listing's time zone.
    const from = addDays(todayIn(Temporal.Now.instant(), 'UTC'), -1);
    ask(listingId, { from, to: addDays(from, CALENDAR_DAYS) }, asking.signal)
      .then(setAnswer)
      .catch(() => {
        if (!asking.signal.aborted) setFailed(true);
      });
    return () => asking.abort();
  }, [listingId, wanted, ask, tries]);

  let state: Calendar['state'] = answer === null ? 'loading' : 'ready';
  if (failed) state = 'failed';
  return { state, answer, retry: () => setTries((count) => count + 1) };
}

/** The calendar; its code loads when it is first shown. Never rendered on the server. */
export const LazyRangeCalendar = lazyComponent(() => import('./range-calendar.tsx'));
