import { type NightsOffer, nightsQuery } from '#market/booking/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { quoteStay, showCalendar } from '../../contract/addresses.gen.ts';

/** Calls and texts for choosing and pricing nights of homes. */
export const stayNights: NightsOffer = {
  kind: 'stay',
  askQuote: (id, asked, signal) =>
    call(quoteStay, { params: { id }, query: nightsQuery(asked) }, signal ? { signal } : {}),
  askCalendar: (id, query, signal) => call(showCalendar, { params: { id }, query }, { signal }),
};
