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
