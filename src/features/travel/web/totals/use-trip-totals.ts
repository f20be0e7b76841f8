import { useEffect, useState } from 'react';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { compareTrips } from '../../contract/addresses.gen.ts';
import type { TripTotals, TripTotalsInput } from '../../contract.ts';
import { postQuestion, TOO_MANY } from '../search/flight-search.ts';

export type TotalsState =
  | { readonly kind: 'loading' }
  /** `retryAt`: when a retry is possible, after too many requests; otherwise null. */
  | { readonly kind: 'failed'; readonly isLimit: boolean; readonly retryAt: string | null }
  | { readonly kind: 'ready'; readonly totals: TripTotals };

const LOADING: TotalsState = { kind: 'loading' };
const FAILED: TotalsState = { kind: 'failed', isLimit: false, retryAt: null };

/** Each place's cost per month, requested again for each question. */
export function useTripTotals(input: TripTotalsInput): { state: TotalsState; retry(): void } {
  const key = JSON.stringify(input);
  const [shown, setShown] = useState<{ key: string; state: TotalsState } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the input, and `tries` asks again.
  useEffect(() => {
    const request = new AbortController();
    setShown({ key, state: LOADING });
    requestTotals(input, request.signal).then(
      (state) => setShown({ key, state }),
      (error: unknown) => {
        if (request.signal.aborted) return;
        logFailure(error);
        setShown({ key, state: FAILED });
      },
    );
    return () => request.abort();
  }, [key, tries]);
  return {
    state: shown?.key === key ? shown.state : LOADING,
    retry: () => setTries((count) => count + 1),
  };
}

async function requestTotals(input: TripTotalsInput, signal: AbortSignal): Promise<TotalsState> {
  const { ok, status, body, retryAt } = await postQuestion(compareTrips.path, input, signal);
  if (ok) return { kind: 'ready', totals: body as TripTotals };
  return { kind: 'failed', isLimit: status === TOO_MANY, retryAt };
}
