import { useEffect, useState } from 'react';
import type { NightsRequest } from '#domain/search/nights-request.ts';
import type { ProblemBody } from '#platform/contract/errors.ts';
import { ApiError } from '#platform/web/api/client.ts';
import type { NightsQuote } from '../contract.ts';
import { type AskQuote, nightsQuery, toRequestedNights } from './nights-offer.ts';

/** Result of a price request; `key` identifies the request. */
export type QuoteResult<Answer = NightsQuote> =
  | { readonly key: string; readonly kind: 'answer'; readonly answer: Answer }
  | { readonly key: string; readonly kind: 'refusal'; readonly problem: ProblemBody };

/** Key of the price of a request; null while there is nothing to request. */
export function quoteKey(request: NightsRequest): string | null {
  const asked = toRequestedNights(request);
  return asked === null ? null : new URLSearchParams(nightsQuery(asked)).toString();
}

/**
 * The price of a request, or why it has none.
 *
 * @throws OfflineError; ApiError when the request isn't the cause
 */
export async function loadQuote(
  ask: AskQuote,
  id: string,
  request: NightsRequest,
  signal: AbortSignal,
): Promise<QuoteResult | null> {
  const asked = toRequestedNights(request);
  const key = quoteKey(request);
  if (asked === null || key === null) return null;
  try {
    return { key, kind: 'answer', answer: await ask(id, asked, signal) };
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 400) {
      return { key, kind: 'refusal', problem: error.problem };
    }
    throw error;
  }
}

/** State of the price on the page. */
export type QuoteView<Answer = NightsQuote> =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly last: Answer | null }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly problem: ProblemBody }
  | { readonly kind: 'failed' };

/** The answer to show while the next one loads. */
export function shownAnswer<Answer>(view: QuoteView<Answer>): Answer | null {
  if (view.kind === 'answered') return view.answer;
  return view.kind === 'asking' ? view.last : null;
}

/** Whether a request with this price can be sent, or it is incomplete. */
export function isReservable(view: QuoteView<{ readonly available: boolean }>): boolean {
  return view.kind === 'none' || (view.kind === 'answered' && view.answer.available);
}

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
