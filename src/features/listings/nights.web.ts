// Nights of a listing and their price, without anything to show: for loaders, and for dialogs that
// need no more of it.

export { loadQuote, type QuoteResult } from './web/booking/load-quote.ts';
export { type NightsOffer, nightsQuery } from './web/booking/nights-offer.ts';
export { type NightsRequest, readRequest } from './web/booking/nights-request.ts';
