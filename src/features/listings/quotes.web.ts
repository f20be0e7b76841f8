// How a page asks for the price of a request and keeps it in its address, whichever kind of listing it
// is for.

export type { QuoteResult } from './web/booking/load-quote.ts';
export { isReservable, type QuoteView, shownAnswer } from './web/booking/quote-view.ts';
export { useAskedQuote } from './web/booking/use-asked-quote.ts';
export { useRequestInUrl } from './web/booking/use-request-in-url.ts';
