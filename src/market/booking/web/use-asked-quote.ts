import { useEffect, useState } from 'react';
import type { QuoteResult } from './load-quote.ts';
import type { QuoteView } from './quote-view.ts';

/** Milliseconds without changes before the price is requested. */
export const REST_MS = 250;

type Stored<Answer> = QuoteResult<Answer> | { readonly key: string; readonly kind: 'failure' };

/** Props for the price of a request, for any kind of listing. */
export interface QuoteRequest<Answer> {
  readonly listingId: string;
  /** Key of everything that determines the price; null while there is nothing to request. */
  readonly key: string | null;
  load(signal: AbortSignal): Promise<QuoteResult<Answer> | null>;
  /** Result of the page's loader. */
  readonly loaded: QuoteResult<Answer> | null;
}

/**
 * The price of a request, requested again when the request changes; answers to older requests are
 * dropped.
 */
export function useAskedQuote<Answer>({ listingId, key, load, loaded }: QuoteRequest<Answer>): {
  view: QuoteView<Answer>;
  retry(): void;
} {
  const [stored, setStored] = useState<Stored<Answer> | null>(loaded);
  const [last, setLast] = useState<Answer | null>(getAnswer(loaded));
  const isCurrent = stored?.key === key;

  // The loader runs again after a login, which may add a discount, and after a reservation.
  useEffect(() => {
    if (loaded === null) return;
    setStored(loaded);
    setLast(getAnswer(loaded));
  }, [loaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names all of the request.
  useEffect(() => {
    if (key === null || isCurrent) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      load(controller.signal).then(
        (result) => {
          if (controller.signal.aborted || result === null) return;
          setStored(result);
          if (result.kind === 'answer') setLast(result.answer);
        },
        () => {
          if (!controller.signal.aborted) setStored({ key, kind: 'failure' });
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [listingId, key, isCurrent]);

  return { view: toQuoteView(key, stored, last), retry: () => setStored(null) };
}

function toQuoteView<Answer>(
  key: string | null,
  stored: Stored<Answer> | null,
  last: Answer | null,
): QuoteView<Answer> {
  if (key === null) return { kind: 'none' };
  if (stored === null || stored.key !== key) return { kind: 'asking', last };
  if (stored.kind === 'answer') return { kind: 'answered', answer: stored.answer };
  return stored.kind === 'refusal'
    ? { kind: 'refused', problem: stored.problem }
    : { kind: 'failed' };
}

function getAnswer<Answer>(result: QuoteResult<Answer> | null): Answer | null {
  return result?.kind === 'answer' ? result.answer : null;
}
