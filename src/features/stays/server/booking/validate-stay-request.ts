import { msg } from '@lingui/core/macro';
import { type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { minNightsFrom, type NightOverrides } from '#domain/night-overrides.ts';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import { refuseFewNights } from '#market/booking/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import type { StayForBooking } from '../store/booking.ts';

/** A request for a stay. */
export interface StayRequest {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly guests: number;
  readonly rooms: number;
  readonly pets: number;
}

/**
 * Refuses requests that a stay does not accept. Quotes, requests and changes of dates all use it,
 * so that a quote exists exactly for the dates that can be requested.
 *
 * @param terms of the stay's nights
 * @returns the nights, and the days from today, in the listing's time zone, to the arrival
 * @throws Problem 'invalid-input', 'too-many-guests', 'too-few-nights', 'date-past'
 */
export function validateStayRequest(
  stay: StayForBooking,
  terms: NightOverrides,
  request: StayRequest,
  now: Temporal.Instant,
  translate: Translator,
): { nights: number; daysAhead: number } {
  const nights = nightsBetween(request.startDate, request.endDate);
  const daysAhead = nightsBetween(todayIn(now, stay.timeZone), request.startDate);
  const wrong = wrongField(stay, request, nights, daysAhead);
  if (wrong !== null) {
    const [field, text] = wrong;
    throw new Problem('invalid-input', { fields: { [field]: translate(text) } });
  }
  if (request.guests > stay.guestCount) throw new Problem('too-many-guests');
  refuseFewNights(nights, minNightsFrom(terms, request.startDate, stay.minNights), translate);
  if (daysAhead < 0) throw new Problem('date-past');
  return { nights, daysAhead };
}

function wrongField(
  stay: StayForBooking,
  { guests, rooms, pets }: StayRequest,
  nights: number,
  daysAhead: number,
): [field: keyof StayRequest, text: ReturnType<typeof msg>] | null {
  if (nights < 1) return ['endDate', msg`Your departure has to be after your arrival.`];
  if (nights > MAX_NIGHTS) return ['endDate', msg`Please choose at most ${MAX_NIGHTS} nights.`];
  if (daysAhead + nights > MAX_DAYS_AHEAD) {
    return ['endDate', msg`That's too far ahead. You can reserve up to two years ahead.`];
  }
  if (guests < 1) return ['guests', msg`Please add at least one guest.`];
  if (rooms < 1) return ['rooms', msg`Please choose at least one room.`];
  // A whole place is one unit to book, and may be requested by its number of rooms.
  if (rooms > Math.max(stay.capacity, stay.roomCount)) {
    return ['rooms', msg`This home doesn't have that many rooms.`];
  }
  if (pets > 0 && !stay.acceptsPets) return ['pets', msg`This home doesn't allow pets.`];
  return null;
}
