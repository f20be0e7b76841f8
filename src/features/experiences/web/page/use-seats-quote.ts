import type { SeatsRequest } from '#domain/search/seats-request.ts';
import type { SeatsQuote } from '#features/experiences/contract.ts';
import { type QuoteView, useAskedQuote } from '#market/booking/index.web.ts';
import { loadSeatsQuote, type SeatsQuoteResult, seatsQuoteKey } from './load-seats-quote.ts';

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
