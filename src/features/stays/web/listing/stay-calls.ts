import type { NightsCalls } from '#features/listings/booking.web.ts';
import { call } from '#platform/web/api/client.ts';
import { quoteStay, showCalendar } from '../../contract.ts';

/** Where homes are asked for prices and free nights. */
export const stayCalls: NightsCalls = {
  askQuote(id, { startDate, endDate, guests, rooms, pets }, signal) {
    const query = {
      startDate,
      endDate,
      guests: String(guests),
      rooms: String(rooms),
      pets: String(pets),
    };
    return call(quoteStay, { params: { id }, query }, signal ? { signal } : {});
  },
  askCalendar: (id, query, signal) => call(showCalendar, { params: { id }, query }, { signal }),
};
