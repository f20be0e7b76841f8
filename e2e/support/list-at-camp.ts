import type { BrowserContext } from '@playwright/test';
import { typedFromDate } from '#domain/typed-date.ts';
import { callApi } from './call-api.ts';
import { dayFromToday } from './find-stay.ts';

/** Somewhere in the middle of the ice of Greenland, elsewhere for each worker, so that nobody else lists there. */
export const CAMP = { latitude: 72 + Math.random() * 4, longitude: -46 + Math.random() * 6 };

/** The parameters of a search that finds what is listed at the camp, and nothing else. */
export const HERE = `latitude=${CAMP.latitude}&longitude=${CAMP.longitude}&radiusKm=10`;

/** @param east of the camp, degrees */
function placeOf(east: number) {
  return { value: 'GL', label: 'Greenland', latlng: [CAMP.latitude, CAMP.longitude + east] };
}

/**
 * Lists an itinerant at the camp.
 *
 * @param days from today on which it begins and ends
 * @param form the fields in which it differs
 */
export function listAtCamp(
  host: BrowserContext,
  title: string,
  [from, until]: readonly [from: number, until: number],
  form: object,
): Promise<unknown> {
  return callApi(host, 'POST', '/api/itinerants', {
    location: placeOf(0),
    address: 'By the flag',
    title,
    description: 'Snow, stoves and a satellite dish.',
    guestCount: 5,
    minnight: 7,
    checkinTime: typedFromDate(dayFromToday(from)),
    checkoutTime: typedFromDate(dayFromToday(until)),
    ...form,
  });
}

/** Lists the one that moves: from the camp to nine degrees east of it. */
export function listSledges(host: BrowserContext): Promise<unknown> {
  const [start, move, end] = [dayFromToday(60), dayFromToday(70), dayFromToday(81)];
  return listAtCamp(host, 'Sledges to the east', [60, 81], {
    category: 'Adventure',
    price: 45,
    wifiSpeed: 150,
    stops: [
      { location: placeOf(0), startDate: start, endDate: move },
      { location: placeOf(9), startDate: move, endDate: end },
    ],
  });
}
