import type { NightsQuote } from '#features/listings/contract.ts';
import { quoteNights } from '#features/listings/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { loadBookableStay } from '../booking/stay-booking.ts';
import type { StayRequest } from '../booking/validate-stay-request.ts';

/**
 * What dates would cost the caller, line by line, and what would come back when.
 *
 * @throws Problem 'not-found', 'invalid-input', 'too-many-guests', 'too-few-nights', 'date-past'
 */
export async function quoteStay(
  id: string,
  request: StayRequest,
  context: RequestContext,
): Promise<NightsQuote> {
  return quoteNights(await loadBookableStay(context.db, id), request, context);
}
