import { type NightsOffer, nightsQuery } from '#market/booking/late.web.ts';
import { call } from '#platform/web/api/client.ts';
import { quoteStay, showCalendar } from '../../contract.ts';

/** How nights of homes are chosen and priced. */
export const stayNights: NightsOffer = {
  kind: 'stay',
  askQuote: (id, asked, signal) =>
    call(quoteStay, { params: { id }, query: nightsQuery(asked) }, signal ? { signal } : {}),
  askCalendar: (id, query, signal) => call(showCalendar, { params: { id }, query }, { signal }),
};
