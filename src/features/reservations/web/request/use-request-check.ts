import { useCallback, useEffect, useState } from 'react';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { checkRequest } from '../../contract/addresses.gen.ts';

/** Why a request would be refused now. */
export type RequestRefusal = NonNullable<RouteResponse<typeof checkRequest>['refusal']>;

/** Milliseconds after the moment a request is allowed again, for clocks that differ a little. */
const GRACE_MS = 1000;
/**
 * Milliseconds until the next check if the pause is over by the browser's clock, but not the
 * server's.
 */
const AGAIN_MS = 30_000;

/**
 * Checks, before anything is sent, whether the user may request these dates: when the dialog opens,
 * when the dates change, when a named pause is over, and when the user returns to the window,
 * having confirmed their address in another one. If the check fails to load, no obstacle is
 * assumed.
 */
export function useRequestCheck(
  listingId: string,
  dates: { readonly startDate: string; readonly endDate: string },
) {
  const { startDate, endDate } = dates;
  const [refusal, setRefusal] = useState<RequestRefusal | null>(null);
  const [isInstant, setInstant] = useState(false);

  const check = useCallback(
    async (signal?: AbortSignal) => {
      const input = { params: { id: listingId }, query: { startDate, endDate } };
      try {
        const answer = await call(checkRequest, input, {
          background: true,
          ...(signal ? { signal } : {}),
        });
        setRefusal(answer.refusal);
        setInstant(answer.isInstant);
      } catch {
        // The request itself is refused by the same rule.
      }
    },
    [listingId, startDate, endDate],
  );

  useEffect(() => {
    const asking = new AbortController();
    const ask = () => void check(asking.signal);
    ask();
    window.addEventListener('focus', ask);
    return () => {
      window.removeEventListener('focus', ask);
      asking.abort();
    };
  }, [check]);

  const until = refusal?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const asking = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = Date.parse(until) - Date.now();
      timer = setTimeout(ask, left > 0 ? left + GRACE_MS : AGAIN_MS);
    };
    const ask = async () => {
      await check(asking.signal);
      if (!asking.signal.aborted) wait();
    };
    wait();
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [until, check]);

  return { refusal, isInstant, check };
}
