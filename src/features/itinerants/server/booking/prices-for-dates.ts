import { nightsBetween, todayIn } from '#domain/dates.ts';
import { leastNights } from '#domain/itinerant-form.ts';
import { priceItinerant } from '#domain/itinerant-pricing.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import type { DatesPrice, PricesForDates } from '#market/booking/index.server.ts';
import { loadItinerantsForBooking, withoutPlaces } from '../store/booking.ts';
import { toPricingInput } from './itinerant-booking.ts';

/**
 * Price of joining several itinerants on the same dates. An itinerant that doesn't take place on
 * all of these nights is left out, and so is one where they have begun.
 */
export const pricesForDates: PricesForDates = async (
  db,
  listingIds,
  { startDate, endDate, guests, userId, now },
) => {
  const nights = nightsBetween(startDate, endDate);
  if (nights < 1) return new Map();
  const itinerants = (await loadItinerantsForBooking(db, listingIds)).filter(
    (each) => startDate >= each.startDate && endDate <= each.endDate,
  );
  const ids = itinerants.map(({ id }) => id);
  const full = await withoutPlaces(db, ids, { start: startDate, end: endDate }, guests);
  const groups = userId === null ? [] : await groupsOf(db, userId);
  return new Map(
    itinerants.flatMap((itinerant): [string, DatesPrice][] => {
      const { id, timeZone, deleted, guestCount } = itinerant;
      const daysAhead = nightsBetween(todayIn(now, timeZone), startDate);
      if (daysAhead < 0) return [];
      const { total } = priceItinerant(
        toPricingInput(itinerant, { nights, guests, pets: 0, daysAhead, groups }),
      );
      const fits = guests <= guestCount && nights >= leastNights(itinerant);
      const available = fits && !deleted && !full.has(id);
      return [[id, { amount: total, nights, available }]];
    }),
  );
};
