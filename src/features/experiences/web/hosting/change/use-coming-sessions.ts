import { useEffect, useState } from 'react';
import { addDays, todayIn } from '#domain/dates.ts';
import type { Session } from '../../../contract.ts';
import { askSessions } from '../../sessions/ask-sessions.ts';

/** Days ahead for which sessions can be asked for at once. */
export const DAYS_AHEAD = 100;

/** Sessions of an experience that will take place, of the next hundred days. */
export function useComingSessions(
  id: string,
  isWanted: boolean,
): readonly Session[] | 'loading' | 'failed' {
  const [sessions, setSessions] = useState<readonly Session[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    // Far enough back for where it is still yesterday.
    const start = addDays(todayIn(Temporal.Now.instant(), 'UTC'), -1);
    askSessions(id, { start, end: addDays(start, DAYS_AHEAD) }, request.signal).then(
      (found) => setSessions(found.filter(({ status }) => status === 'scheduled')),
      () => {
        if (!request.signal.aborted) setSessions('failed');
      },
    );
    return () => request.abort();
  }, [id, isWanted]);
  return sessions;
}
