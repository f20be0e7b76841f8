import { msg } from '@lingui/core/macro';
import { nightsBetween, todayIn } from '#domain/dates.ts';
import { ITINERANT_HOURS, leastNights } from '#domain/itinerant-form.ts';
import { type ItinerantPricingInput, priceItinerant } from '#domain/itinerant-pricing.ts';
import { nightMoments } from '#domain/reservation-moments.ts';
import {
  agreedPolicyOfNights,
  type NightlyBookable,
  type NightsBookable,
  type NightsRequest,
  nightlyPolicyTexts,
  PETS_AMENITIES,
  policyOfNights,
  refuseFewNights,
} from '#market/booking/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import {
  type ItinerantForBooking,
  loadItinerantForBooking,
  loadItinerantsForBooking,
} from '../store/booking.ts';
import { boardingFor } from './boarding.ts';
import { refuseFullNights } from './nights-instead.ts';

/** Booking of itinerants: by night, a place for each guest. */
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

/** The fields of an itinerant that a reservation needs. */
export function bookableItinerant(itinerant: ItinerantForBooking): NightlyBookable {
  const { id, hostId, title, timeZone, deleted, guestCount } = itinerant;
  return {
    kind: 'itinerant',
    id,
    hostId,
    title,
    timeZone,
    deleted,
    capacity: guestCount,
    ...ITINERANT_HOURS,
    quote(request, now, translate) {
      const { guests, pets, groups } = request;
      const { nights, daysAhead } = validateItinerantRequest(itinerant, request, now, translate);
      return priceItinerant(toPricingInput(itinerant, { nights, guests, pets, daysAhead, groups }));
    },
    boardingFor: (dates) => boardingFor(itinerant.stops, dates),
    refuseFull: (...asked) => refuseFullNights(itinerant, ...asked),
    policy: (dates, bookedAt) => policyOfNights(itinerant, dates, bookedAt),
    policyForDates: (agreed, dates) => agreedPolicyOfNights(itinerant, agreed, dates),
  };
}

/** Pricing input of a request at an itinerant. */
export function toPricingInput(
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

/** Fields of a request that an itinerant validates. */
type Request = Omit<NightsRequest, 'groups' | 'rooms'>;

/**
 * Refuses requests that an itinerant does not accept. Quotes, requests and changes of dates all use
 * it, so that the same nights can be quoted and requested. Guests may join once it has begun, for
 * at least the minimum number of nights.
 *
 * @returns the nights, and the days from today, in the zone of the place, to the first of them
 * @throws Problem 'invalid-input', 'too-many-guests', 'too-few-nights', 'date-past'
 */
function validateItinerantRequest(
  itinerant: ItinerantForBooking,
  request: Request,
  now: Temporal.Instant,
  translate: Translator,
): { nights: number; daysAhead: number } {
  const nights = nightsBetween(request.startDate, request.endDate);
  const daysAhead = nightsBetween(todayIn(now, itinerant.timeZone), request.startDate);
  const wrong = wrongField(itinerant, request, nights);
  if (wrong !== null) {
    const [field, text] = wrong;
    throw new Problem('invalid-input', { fields: { [field]: translate(text) } });
  }
  if (request.guests > itinerant.guestCount) throw new Problem('too-many-guests');
  refuseFewNights(nights, leastNights(itinerant), translate);
  if (daysAhead < 0) throw new Problem('date-past');
  return { nights, daysAhead };
}

function wrongField(
  { startDate, endDate, amenities }: ItinerantForBooking,
  request: Request,
  nights: number,
): [field: keyof Request, text: ReturnType<typeof msg>] | null {
  if (nights < 1) return ['endDate', msg`You have to leave after you join.`];
  if (request.startDate < startDate) {
    return ['startDate', msg`It hasn't begun by then. Choose a later day to join.`];
  }
  if (request.endDate > endDate) {
    return ['endDate', msg`It's over by then. Choose an earlier day to leave.`];
  }
  if (request.guests < 1) return ['guests', msg`Please add at least one guest.`];
  const acceptsPets = PETS_AMENITIES.some((amenity) => amenities.includes(amenity));
  if (request.pets > 0 && !acceptsPets) return ['pets', msg`Pets can't come along.`];
  return null;
}
