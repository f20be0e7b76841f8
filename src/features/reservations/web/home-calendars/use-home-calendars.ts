import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { showCalendars } from '../../contract/addresses.gen.ts';
import type { HomeCalendars, ShownCalendar } from '../../contract.ts';

/** Milliseconds between two looks at a calendar that is being fetched. */
const POLL_MS = 1_500;
/** Looks at most: a fetch takes ten seconds, and may wait for others. */
const MAX_POLLS = 40;

/** The calendars of a home: loaded once, and again while one is being fetched. */
export function useHomeCalendars(listingId: string) {
  const router = useRouter();
  const [calendars, setCalendars] = useState<HomeCalendars | 'asking' | 'failed'>('asking');
  /** Since when calendars are waited for, by their ids: their last try before. */
  const [awaited, setAwaited] = useState<ReadonlyMap<string, string | null>>(new Map());
  const polls = useRef(0);
  const isAsking = calendars === 'asking';
  const isWaiting = awaited.size > 0;

  useEffect(() => {
    if (!isAsking && !isWaiting) return;
    const asking = new AbortController();
    const ask = async () => {
      try {
        const params = { id: listingId };
        const answer = await call(showCalendars, { params }, { signal: asking.signal });
        if (asking.signal.aborted) return;
        setCalendars(answer);
        polls.current += 1;
        const isOver = polls.current > MAX_POLLS;
        const waits = answer.imported.filter((each) => !isOver && isAwaited(each, awaited));
        if (waits.length === awaited.size) return;
        setAwaited(new Map(waits.map(({ id }) => [id, awaited.get(id) ?? null])));
        // Nights on the page behind have changed.
        void router.invalidate();
      } catch {
        if (!asking.signal.aborted && isAsking) setCalendars('failed');
      }
    };
    if (isAsking) void ask();
    const timer = isWaiting ? window.setInterval(() => void ask(), POLL_MS) : undefined;
    return () => {
      asking.abort();
      window.clearInterval(timer);
    };
  }, [isAsking, isWaiting, awaited, listingId, router]);

  return {
    calendars,
    retry: () => setCalendars('asking'),
    isFetching: ({ id }: Pick<ShownCalendar, 'id'>) => awaited.has(id),
    /** Shows what a change answered. */
    show(next: HomeCalendars) {
      setCalendars(next);
      void router.invalidate();
    },
    /** Looks again until each of these has been tried. */
    awaitTry(waited: readonly ShownCalendar[]) {
      polls.current = 0;
      setAwaited(
        (now) => new Map([...now, ...waited.map(({ id, triedAt }) => [id, triedAt] as const)]),
      );
    },
  };
}

function isAwaited(
  { id, triedAt }: ShownCalendar,
  awaited: ReadonlyMap<string, string | null>,
): boolean {
  return awaited.has(id) && awaited.get(id) === triedAt;
}
