import { type NightsOffer, nightsQuery } from '#market/booking/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { quoteItinerant, showItinerantCalendar } from '../../contract/addresses.gen.ts';

/** Choice and price of nights of itinerants: each guest takes a place. */
export const itinerantNights: NightsOffer = {
  kind: 'itinerant',
  askQuote: (id, asked, signal) =>
    call(quoteItinerant, { params: { id }, query: nightsQuery(asked) }, signal ? { signal } : {}),
  askCalendar: (id, query, signal) =>
    call(showItinerantCalendar, { params: { id }, query }, { signal }),
};
