import { type SeatsRequest, seatsParams } from '#domain/search/seats-request.ts';
import type { SeatsQuote } from '#features/experiences/contract.ts';
import { type QuoteResult, type QuoteView, useAskedQuote } from '#market/booking/index.web.ts';
import { ApiError } from '#platform/web/api/client.ts';
import { askSeats } from '../sessions/use-month-sessions.ts';

export {
  isReservable as isSeatsReservable,
  shownAnswer as shownSeatsAnswer,
} from '#market/booking/index.web.ts';

/** Current state of the price of seats. */
export type SeatsQuoteView = QuoteView<SeatsQuote>;

/**
 * The price of a request for seats.
 *
 * @param loaded the response of the page's loader
 */
export function useSeatsQuote(
  listingId: string,
  request: SeatsRequest,
  loaded: SeatsQuoteResult | null,
): { view: SeatsQuoteView; retry(): void } {
  return useAskedQuote({
    listingId,
    key: seatsQuoteKey(request),
    load: (signal) => loadSeatsQuote(listingId, request, signal),
    loaded,
  });
}

/** Response to a request's price; `key` identifies the request. */
export type SeatsQuoteResult = QuoteResult<SeatsQuote>;

/** Key of a request's price; null while no session is chosen. */
function seatsQuoteKey(request: SeatsRequest): string | null {
  return request.session === null ? null : new URLSearchParams(seatsParams(request)).toString();
}

/**
 * The price of a request, or the error of the request.
 *
 * @throws OfflineError; ApiError when the fault isn't in the request
 */
export async function loadSeatsQuote(
  id: string,
  request: SeatsRequest,
  signal: AbortSignal,
): Promise<SeatsQuoteResult | null> {
  const key = seatsQuoteKey(request);
  const { session } = request;
  if (session === null || key === null) return null;
  try {
    return { key, kind: 'answer', answer: await askSeats(id, { ...request, session }, signal) };
  } catch (error) {
    if (error instanceof ApiError && error.problem.status < 429) {
      return { key, kind: 'refusal', problem: error.problem };
    }
    throw error;
  }
}
