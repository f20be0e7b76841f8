import { nightsBetween, todayIn } from '#domain/dates.ts';
import { minNightsFrom, nightsByPrice } from '#domain/night-overrides.ts';
import { lastDeparture, MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import { priceStay } from '#domain/stay-pricing.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import type { DatesPrice, PricesForDates } from '#market/booking/index.server.ts';
import { indexOverrides } from '#market/inventory/index.server.ts';
import { readDatesOffers } from '../store/dates-offer.ts';
import { stayPricingInput } from './stay-pricing-input.ts';

/**
 * Prices of the same dates at each of several stays, for one unit. A stay where they have begun is
 * missing, and so are all where the dates are invalid.
 */
export const pricesForDates: PricesForDates = async (
  db,
  listingIds,
  { startDate, endDate, guests, userId, now },
) => {
  const nights = nightsBetween(startDate, endDate);
  if (nights < 1 || nights > MAX_NIGHTS) return new Map();
  const offers = await readDatesOffers(db, listingIds, startDate, endDate);
  const groups = userId === null ? [] : await groupsOf(db, userId);
  return new Map(
    offers.flatMap((offer): [string, DatesPrice][] => {
      const today = todayIn(now, offer.timeZone);
      const daysAhead = nightsBetween(today, startDate);
      if (daysAhead < 0) return [];
      const book = indexOverrides(offer.nightOverrides);
      const dates = { start: startDate, end: endDate };
      const pricedNights = nightsByPrice(book, dates, offer.nightlyPrice);
      const request = { nights, pricedNights, guests, pets: 0, units: 1, daysAhead, groups };
      const { total } = priceStay(stayPricingInput(offer, request));
      const fits =
        guests <= offer.guestCount && nights >= minNightsFrom(book, startDate, offer.minNights);
      const available = fits && offer.free && endDate <= lastDeparture(today);
      return [[offer.id, { amount: total, nights, available }]];
    }),
  );
};
