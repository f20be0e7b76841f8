import { useEffect, useState } from 'react';
import type { SeatsQuote } from '#features/experiences/contract.ts';
import type { ProblemBody } from '#platform/contract/errors.ts';
import { loadSeatsQuote, type SeatsQuoteResult, seatsQuoteKey } from './load-seats-quote.ts';
import type { SeatsRequest } from './seats-request.ts';

/** Milliseconds a request rests before its price is asked. */
export const REST_MS = 250;

/** What the page says of the price now. */
export type SeatsQuoteView =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly last: SeatsQuote | null }
  | { readonly kind: 'answered'; readonly answer: SeatsQuote }
  | { readonly kind: 'refused'; readonly problem: ProblemBody }
  | { readonly kind: 'failed' };

type Kept = SeatsQuoteResult | { readonly key: string; readonly kind: 'failure' };

/**
 * The price of a request, asked anew when the request changes; answers to an older one are dropped.
 *
 * @param loaded what the page's loader was answered
 */
export function useSeatsQuote(
  listingId: string,
  request: SeatsRequest,
  loaded: SeatsQuoteResult | null,
): { view: SeatsQuoteView; retry(): void } {
  const key = seatsQuoteKey(request);
  const [kept, setKept] = useState<Kept | null>(loaded);
  const [last, setLast] = useState<SeatsQuote | null>(answerOf(loaded));
  const isCurrent = kept?.key === key;

  // The loader runs again after a reservation, which takes seats.
  useEffect(() => {
    if (loaded === null) return;
    setKept(loaded);
    setLast(answerOf(loaded));
  }, [loaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names all of the request.
  useEffect(() => {
    if (key === null || isCurrent) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      loadSeatsQuote(listingId, request, asking.signal).then(
        (result) => {
          if (asking.signal.aborted || result === null) return;
          setKept(result);
          if (result.kind === 'answer') setLast(result.answer);
        },
        () => {
          if (!asking.signal.aborted) setKept({ key, kind: 'failure' });
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [listingId, key, isCurrent]);

  return { view: viewOf(key, kept, last), retry: () => setKept(null) };
}

function viewOf(key: string | null, kept: Kept | null, last: SeatsQuote | null): SeatsQuoteView {
  if (key === null) return { kind: 'none' };
  if (kept === null || kept.key !== key) return { kind: 'asking', last };
  if (kept.kind === 'answer') return { kind: 'answered', answer: kept.answer };
  return kept.kind === 'refusal' ? { kind: 'refused', problem: kept.problem } : { kind: 'failed' };
}

function answerOf(result: SeatsQuoteResult | null): SeatsQuote | null {
  return result?.kind === 'answer' ? result.answer : null;
}

/** The answer to show while the next one is on its way. */
export function shownSeatsAnswer(view: SeatsQuoteView): SeatsQuote | null {
  if (view.kind === 'answered') return view.answer;
  return view.kind === 'asking' ? view.last : null;
}

/** Whether these seats can be reserved at this price, or a session is still to be chosen. */
export function isSeatsReservable(view: SeatsQuoteView): boolean {
  return view.kind === 'none' || (view.kind === 'answered' && view.answer.available);
}
