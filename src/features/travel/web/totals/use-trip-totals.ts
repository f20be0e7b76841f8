import { useEffect, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { compareTrips, type TripTotals } from '../../contract.ts';

export type TotalsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly totals: TripTotals };

type Input = Parameters<typeof call<typeof compareTrips>>[1]['body'];

const LOADING: TotalsState = { kind: 'loading' };

/** What each place costs a month, asked for anew with each question. */
export function useTripTotals(input: Input): { state: TotalsState; retry(): void } {
  const key = JSON.stringify(input);
  const [shown, setShown] = useState<{ key: string; state: TotalsState } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the input, and `tries` asks again.
  useEffect(() => {
    const request = new AbortController();
    setShown({ key, state: LOADING });
    call(compareTrips, { body: input }, { signal: request.signal }).then(
      (totals) => setShown({ key, state: { kind: 'ready', totals } }),
      (error: unknown) => {
        if (request.signal.aborted) return;
        logFailure(error);
        setShown({ key, state: { kind: 'failed' } });
      },
    );
    return () => request.abort();
  }, [key, tries]);
  return {
    state: shown?.key === key ? shown.state : LOADING,
    retry: () => setTries((count) => count + 1),
  };
}
