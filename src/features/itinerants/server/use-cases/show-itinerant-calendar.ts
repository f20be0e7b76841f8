import type { DateText } from '#domain/dates.ts';
import { leastNights } from '#domain/itinerant-form.ts';
import type { ItinerantCalendar } from '#features/itinerants/contract.ts';
import { calendarOfNights } from '#market/booking/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { loadItinerantForBooking } from '../store/booking.ts';

/**
 * The nights of an itinerant that have taken places, and its first and last day.
 *
 * @throws Problem 'not-found', 'invalid-input'
 */
export async function showItinerantCalendar(
  id: string,
  days: { readonly from: DateText; readonly to: DateText },
  context: RequestContext,
): Promise<ItinerantCalendar> {
  const itinerant = await loadItinerantForBooking(context.db, id);
  if (itinerant === null) throw new Problem('not-found');
  const { guestCount: capacity, startDate, endDate } = itinerant;
  const listing = { ...itinerant, capacity, minNights: leastNights(itinerant) };
  return {
    ...(await calendarOfNights(listing, days, context)),
    open: { from: startDate, until: endDate },
  };
}
