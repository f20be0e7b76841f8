import type { NightsQuote } from '#market/booking/contract.ts';
import { type NightsRequest, quoteNights } from '#market/booking/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { boardingFor, shownBoarding } from '../booking/boarding.ts';
import { bookableItinerant } from '../booking/itinerant-booking.ts';
import { nightsInstead } from '../booking/nights-instead.ts';
import { loadItinerantForBooking } from '../store/booking.ts';

/**
 * Price of joining on these nights for the caller, and the refunds with their deadlines; where
 * places are missing, the nights that have enough of them.
 *
 * @throws Problem 'not-found', 'invalid-input', 'too-many-guests', 'too-few-nights', 'date-past'
 */
export async function quoteItinerant(
  id: string,
  request: Omit<NightsRequest, 'groups'>,
  context: RequestContext,
): Promise<NightsQuote> {
  const { db, now } = context;
  const itinerant = await loadItinerantForBooking(db, id);
  const listing = itinerant === null ? null : bookableItinerant(itinerant);
  const quoted = await quoteNights(listing, request, context);
  if (itinerant === null) return quoted;
  const boarding = boardingFor(itinerant.stops, request);
  const answer =
    boarding === null
      ? quoted
      : { ...quoted, boarding: shownBoarding(boarding, context.translate.locale) };
  if (answer.available) return answer;
  const asked = { ...request, units: answer.quote.units };
  const instead = await nightsInstead(db, itinerant, asked, now);
  if (instead === null) return answer;
  return { ...answer, instead: { full: [...instead.full], free: [...instead.free] } };
}
