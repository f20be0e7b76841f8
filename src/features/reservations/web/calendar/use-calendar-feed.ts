import { useEffect, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { makeCalendarFeed, revokeCalendarFeed, showCalendarFeed } from '../../contract.ts';

/** Where a person's calendar is read; null while it isn't, or not any more. */
export type CalendarFeed = { readonly url: string } | null;

/** The address of the caller's calendar: asked for once, made and revoked when they want it. */
export function useCalendarFeed() {
  const [feed, setFeed] = useState<CalendarFeed | 'asking' | 'failed'>('asking');
  const isAsking = feed === 'asking';

  useEffect(() => {
    if (!isAsking) return;
    const asking = new AbortController();
    const keep = (answer: CalendarFeed | 'failed') => {
      if (!asking.signal.aborted) setFeed(answer);
    };
    call(showCalendarFeed, {}, { signal: asking.signal }).then(
      (answer) => keep(answer.feed),
      () => keep('failed'),
    );
    return () => asking.abort();
  }, [isAsking]);

  return {
    feed,
    retry: () => setFeed('asking'),
    make: async () => setFeed(await call(makeCalendarFeed, {})),
    revoke: async () => {
      await call(revokeCalendarFeed, {});
      setFeed(null);
    },
  };
}
