import type { DateText } from '#domain/dates.ts';
import type { NightsCalendar } from '#market/booking/contract.ts';
import { calendarOfNights } from '#market/booking/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { loadStayForBooking } from '../store/booking.ts';

/**
 * The nights of a stay that aren't completely free.
 *
 * @throws Problem 'not-found', 'invalid-input'
 */
export async function showCalendar(
  id: string,
  days: { readonly from: DateText; readonly to: DateText },
  context: RequestContext,
): Promise<NightsCalendar> {
  return calendarOfNights(await loadStayForBooking(context.db, id), days, context);
}
