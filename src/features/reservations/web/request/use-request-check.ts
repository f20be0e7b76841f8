import { useCallback, useEffect, useState } from 'react';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { checkRequest } from '../../contract.ts';

/** Why a request would be refused now. */
export type RequestRefusal = NonNullable<RouteResponse<typeof checkRequest>['refusal']>;

/**
 * Asks, before anything is sent, whether the reader may request these dates: as the dialog opens,
 * when the dates change, and when the reader comes back to the window, having confirmed their
 * address in another one. While it can't be asked, nothing is known to stand in the way.
 */
export function useRequestCheck(
  listingId: string,
  dates: { readonly startDate: string; readonly endDate: string },
) {
  const { startDate, endDate } = dates;
  const [refusal, setRefusal] = useState<RequestRefusal | null>(null);

  const check = useCallback(
    async (signal?: AbortSignal) => {
      const input = { params: { id: listingId }, query: { startDate, endDate } };
      try {
        setRefusal((await call(checkRequest, input, signal ? { signal } : {})).refusal);
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

  return { refusal, check };
}
