import { typedFromDate } from '#domain/typed-date.ts';
import { type Caller, callApi } from './call-api.ts';
import { dayFromToday } from './find-stay.ts';

/** A place in the middle of the ice of Greenland. */
export type Camp = {
  latitude: number;
  longitude: number;
  /** The parameters of a search that finds what is listed at the camp, and nothing else. */
  here: string;
};

/**
 * A camp where nobody else lists. Each file of tests makes its own: files that run one after the
 * other in a process share the modules they import.
 */
export function makeCamp(): Camp {
  const latitude = 72 + Math.random() * 4;
  const longitude = -46 + Math.random() * 6;
  const here = `latitude=${latitude}&longitude=${longitude}&radiusKm=10`;
  return { latitude, longitude, here };
}

/** @param east of the camp, degrees */
export function placeAt(camp: Camp, east = 0) {
  return { value: 'GL', label: 'Greenland', latlng: [camp.latitude, camp.longitude + east] };
}

/**
 * Lists an itinerant at the camp.
 *
 * @param days from today on which it begins and ends
 * @param form the fields in which it differs
 */
export function listAtCamp(
  host: Caller,
  camp: Camp,
  title: string,
  [from, until]: readonly [from: number, until: number],
  form: object,
): Promise<unknown> {
  return callApi(host, 'POST', '/api/itinerants', {
    location: placeAt(camp),
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
export function listSledges(host: Caller, camp: Camp): Promise<unknown> {
  const [start, move, end] = [dayFromToday(60), dayFromToday(70), dayFromToday(81)];
  return listAtCamp(host, camp, 'Sledges to the east', [60, 81], {
    category: 'Adventure',
    price: 45,
    wifiSpeed: 150,
    stops: [
      { location: placeAt(camp), startDate: start, endDate: move },
      { location: placeAt(camp, 9), startDate: move, endDate: end },
    ],
  });
}
