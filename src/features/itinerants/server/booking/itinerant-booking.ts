import { ITINERANT_HOURS } from '#domain/itinerant-form.ts';
import { type ItinerantPricingInput, priceItinerant } from '#domain/itinerant-pricing.ts';
import { nightMoments } from '#domain/reservation-moments.ts';
import {
  agreedPolicyOfNights,
  type NightlyBookable,
  type NightsBookable,
  nightlyPolicyTexts,
  policyOfNights,
} from '#market/booking/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import {
  type ItinerantForBooking,
  loadItinerantForBooking,
  loadItinerantsForBooking,
} from '../store/booking.ts';
import { boardingFor } from './boarding.ts';
import { refuseFullNights } from './nights-instead.ts';
import { validateItinerantRequest } from './validate-itinerant-request.ts';

/** How itinerants are joined: by the night, a place a guest. */
export const itinerantBooking: NightsBookable = {
  kind: 'itinerant',
  moments: nightMoments,
  policyTexts: nightlyPolicyTexts,
  load: loadBookableItinerant,
  loadMany: async (db, listingIds) =>
    (await loadItinerantsForBooking(db, listingIds)).map(bookableItinerant),
};

async function loadBookableItinerant(
  db: Queryable,
  listingId: string,
): Promise<NightlyBookable | null> {
  const itinerant = await loadItinerantForBooking(db, listingId);
  return itinerant === null ? null : bookableItinerant(itinerant);
}

/** An itinerant as a reservation needs to know it. */
export function bookableItinerant(itinerant: ItinerantForBooking): NightlyBookable {
  const { id, hostId, title, timeZone, deleted, guestCount } = itinerant;
  return {
    kind: 'itinerant',
    ...{ id, hostId, title, timeZone, deleted, capacity: guestCount },
    ...ITINERANT_HOURS,
    quote(request, now, translate) {
      const { guests, pets, groups } = request;
      const { nights, daysAhead } = validateItinerantRequest(itinerant, request, now, translate);
      return priceItinerant(pricingOf(itinerant, { nights, guests, pets, daysAhead, groups }));
    },
    boardingFor: (dates) => boardingFor(itinerant.stops, dates),
    refuseFull: (...asked) => refuseFullNights(itinerant, ...asked),
    policy: (dates, bookedAt) => policyOfNights(itinerant, dates, bookedAt),
    policyForDates: (agreed, dates) => agreedPolicyOfNights(itinerant, agreed, dates),
  };
}

/** What the price of a request at an itinerant is made of. */
export function pricingOf(
  itinerant: ItinerantForBooking,
  request: Pick<ItinerantPricingInput, 'nights' | 'guests' | 'pets' | 'daysAhead' | 'groups'>,
): ItinerantPricingInput {
  return {
    ...request,
    nightlyPrice: itinerant.nightlyPrice,
    fees: {
      cleaning: itinerant.cleaningFee,
      extraGuest: itinerant.extraGuestFee,
      pet: itinerant.petFee,
      tax: itinerant.taxFee,
      deposit: itinerant.depositFee,
    },
    rates: itinerant,
    specialDiscountOn: itinerant.specialDiscountOn,
  };
}
