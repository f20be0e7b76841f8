import type { NightsQuote } from '#features/listings/contract.ts';
import { type BookingRequest, quoteNights } from '#features/listings/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { loadBookableItinerant } from '../booking/itinerant-booking.ts';

/**
 * What joining on these nights would cost the caller, and what would come back when.
 *
 * @throws Problem 'not-found', 'invalid-input', 'too-many-guests', 'too-few-nights', 'date-past'
 */
export async function quoteItinerant(
  id: string,
  request: Omit<BookingRequest, 'groups'>,
  context: RequestContext,
): Promise<NightsQuote> {
  return quoteNights(await loadBookableItinerant(context.db, id), request, context);
}
