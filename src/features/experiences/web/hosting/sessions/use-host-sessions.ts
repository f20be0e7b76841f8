import { useEffect, useState } from 'react';
import { addDays, todayIn } from '#domain/dates.ts';
import { SESSION_HORIZON_DAYS } from '#domain/schedule/schedule-entry.ts';
import type { Session } from '../../../contract.ts';
import { askSessions } from '../../sessions/ask-sessions.ts';

/** Maximum days of one request. */
const DAYS_AT_ONCE = 100;

/** The coming sessions of an experience, cancelled ones among them; loads more days on request. */
export function useHostSessions(id: string): {
  sessions: readonly Session[] | 'loading' | 'failed';
  /** Days ahead that are shown, and whether they are all. */
  days: { readonly shown: number; readonly isAll: boolean };
  retry(): void;
  reload(): void;
  showLater(): void;
} {
  const [shown, setShown] = useState(DAYS_AT_ONCE);
  const [tries, setTries] = useState(0);
  const [sessions, setSessions] = useState<readonly Session[] | 'loading' | 'failed'>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    const request = new AbortController();
    loadDays(id, shown, request.signal).then(setSessions, () => {
      if (!request.signal.aborted) setSessions('failed');
    });
    return () => request.abort();
  }, [id, shown, tries]);

  return {
    sessions,
    days: { shown, isAll: shown >= SESSION_HORIZON_DAYS },
    retry() {
      setSessions('loading');
      setTries(tries + 1);
    },
    reload: () => setTries(tries + 1),
    showLater: () => setShown(SESSION_HORIZON_DAYS),
  };
}

/** From yesterday on, which is still today in some time zones. */
async function loadDays(id: string, days: number, signal: AbortSignal): Promise<Session[]> {
  const first = addDays(todayIn(Temporal.Now.instant(), 'UTC'), -1);
  const last = addDays(first, days + 2);
  const starts: string[] = [];
  for (let day = first; day < last; day = addDays(day, DAYS_AT_ONCE)) starts.push(day);
  const parts = await Promise.all(
    starts.map((start) => {
      const end = addDays(start, DAYS_AT_ONCE);
      return askSessions(id, { start, end: end < last ? end : last }, signal);
    }),
  );
  return parts.flat();
}
