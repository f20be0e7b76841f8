import { useEffect, useState } from 'react';
import type { NightsQuote } from '../../contract.ts';
import { loadQuote, type QuoteResult, quoteKey } from './load-quote.ts';
import type { AskQuote } from './nights-kind.ts';
import type { NightsRequest } from './nights-request.ts';
import type { QuoteView } from './quote-view.ts';

/** Milliseconds a request rests before its price is asked. */
export const REST_MS = 250;

type Kept = QuoteResult | { readonly key: string; readonly kind: 'failure' };

/**
 * The price of a request, asked anew when the request changes; answers to an older request are dropped.
 *
 * @param ask one function for the life of the component
 * @param loaded what the page's loader was answered
 */
export function useQuote(
  ask: AskQuote,
  listingId: string,
  request: NightsRequest,
  loaded: QuoteResult | null,
): { view: QuoteView; retry(): void } {
  const key = quoteKey(request);
  const [kept, setKept] = useState<Kept | null>(loaded);
  const [last, setLast] = useState<NightsQuote | null>(answerOf(loaded));
  const isCurrent = kept?.key === key;

  // The loader runs again after a login, which may bring a discount.
  useEffect(() => {
    if (loaded === null) return;
    setKept(loaded);
    setLast(answerOf(loaded));
  }, [loaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names all of the request.
  useEffect(() => {
    if (key === null || isCurrent) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      loadQuote(ask, listingId, request, controller.signal).then(
        (result) => {
          if (controller.signal.aborted || result === null) return;
          setKept(result);
          if (result.kind === 'answer') setLast(result.answer);
        },
        () => {
          if (!controller.signal.aborted) setKept({ key, kind: 'failure' });
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [ask, listingId, key, isCurrent]);

  return { view: viewOf(key, kept, last), retry: () => setKept(null) };
}

function viewOf(key: string | null, kept: Kept | null, last: NightsQuote | null): QuoteView {
  if (key === null) return { kind: 'none' };
  if (kept === null || kept.key !== key) return { kind: 'asking', last };
  if (kept.kind === 'answer') return { kind: 'answered', answer: kept.answer };
  return kept.kind === 'refusal' ? { kind: 'refused', problem: kept.problem } : { kind: 'failed' };
}

function answerOf(result: QuoteResult | null): NightsQuote | null {
  return result?.kind === 'answer' ? result.answer : null;
}
