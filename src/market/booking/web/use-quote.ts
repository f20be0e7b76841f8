import { loadQuote, type QuoteResult, quoteKey } from './load-quote.ts';
import type { AskQuote } from './nights-offer.ts';
import type { NightsRequest } from './nights-request.ts';
import type { QuoteView } from './quote-view.ts';
import { useAskedQuote } from './use-asked-quote.ts';

/**
 * The price of a request for nights.
 *
 * @param loaded what the page's loader was answered
 */
export function useQuote(
  ask: AskQuote,
  listingId: string,
  request: NightsRequest,
  loaded: QuoteResult | null,
): { view: QuoteView; retry(): void } {
  return useAskedQuote({
    listingId,
    key: quoteKey(request),
    load: (signal) => loadQuote(ask, listingId, request, signal),
    loaded,
  });
}
