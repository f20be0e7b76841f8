import { nightsByPrice } from '#domain/night-overrides.ts';
import { nightMoments } from '#domain/reservation-moments.ts';
import { priceStay } from '#domain/stay-pricing.ts';
import {
  agreedPolicyOfNights,
  type NightlyBookable,
  type NightsBookable,
  nightlyPolicyTexts,
  policyOfNights,
} from '#market/booking/index.server.ts';
import { indexOverrides } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { loadStayForBooking, loadStaysForBooking, type StayForBooking } from '../store/booking.ts';
import { stayPricingInput } from './stay-pricing-input.ts';
import { validateStayRequest } from './validate-stay-request.ts';

/** How homes are reserved: by the night, in rooms or as a whole. */
export const stayBooking: NightsBookable = {
  kind: 'stay',
  moments: nightMoments,
  policyTexts: nightlyPolicyTexts,
  load: loadBookableStay,
  loadMany: async (db, listingIds) => (await loadStaysForBooking(db, listingIds)).map(bookableStay),
};

/** A stay as reservations need it, including deleted ones; null when it doesn't exist. */
export async function loadBookableStay(
  db: Queryable,
  listingId: string,
): Promise<NightlyBookable | null> {
  const stay = await loadStayForBooking(db, listingId);
  return stay === null ? null : bookableStay(stay);
}

function bookableStay(stay: StayForBooking): NightlyBookable {
  const { id, hostId, title, timeZone, deleted, capacity, checkInFrom, checkOutUntil } = stay;
  const terms = indexOverrides(stay.nightOverrides);
  return {
    kind: 'stay',
    id,
    hostId,
    title,
    timeZone,
    deleted,
    capacity,
    checkInFrom,
    checkOutUntil,
    nightly: { price: stay.nightlyPrice, minNights: stay.minNights, terms },
    quote: (request, now, translate) => {
      const { guests, pets, units, groups } = request;
      const { nights, daysAhead } = validateStayRequest(stay, terms, request, now, translate);
      const dates = { start: request.startDate, end: request.endDate };
      const pricedNights = nightsByPrice(terms, dates, stay.nightlyPrice);
      const asked = { nights, pricedNights, guests, pets, units, daysAhead, groups };
      return priceStay(stayPricingInput(stay, asked));
    },
    policy: (dates, bookedAt) => policyOfNights(stay, dates, bookedAt),
    policyForDates: (agreed, dates) => agreedPolicyOfNights(stay, agreed, dates),
  };
}
