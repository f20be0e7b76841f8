import { randomUUID } from 'node:crypto';
import { request, test } from '@playwright/test';
import { type Caller, callApi } from './call-api.ts';
import { registerConfirmed } from './confirm-address.ts';
import { sentPicture } from './sent-picture.ts';

/** The name of the hosts that tests make, each with an address of their own. */
export const HOST = 'Ana Castro';
/** The name of their guests. */
export const GUEST = 'Mina Lind';

/** A home as its page shows it. */
export interface Home {
  id: string;
  title: string;
  host: { name: string };
  minNights: number;
  guestCount: number;
  capacity: number;
  policy: { id: string };
  place: { timeZone: string };
}

/** A town where the demo world has no homes, so that searches of its towns find what they did. */
const TOWN = {
  location: { value: 'PT', label: 'Portugal', latlng: [39.823, -7.493] },
  city: 'Castelo Branco',
};

/**
 * Lists a home in the middle of Portugal for four guests, by the night, at $60.
 *
 * @param host whose address is confirmed: else nobody could find the home
 * @param more fields of the form that are other ones; a picture of the demo world by default
 */
export async function listHome(
  host: Caller,
  more: { imageSrc?: string[]; [field: string]: unknown } = {},
): Promise<Home> {
  const { id } = await callApi<{ id: string }>(host, 'POST', '/api/listings', {
    ...TOWN,
    address: 'Rua das Provas 9',
    title: `A house by the steps, ${randomUUID().slice(0, 8)}`,
    description: 'Two rooms, a long desk and a view of the roofs.',
    price: 60,
    minnight: 1,
    guestCount: 4,
    roomCount: 2,
    bathroomCount: 1,
    cleaningFees: 30,
    amenity: ['dedicated-wifi'],
    wifiName: 'steps',
    wifiPassword: 'ninety-nine-steps',
    wifiSpeed: 200,
    instructions: 'Ring twice, the green door.',
    imageAlt: ['A room with a desk'],
    ...more,
    imageSrc: more.imageSrc ?? [await sentPicture(host)],
  });
  return callApi<Home>(host, 'GET', `/api/listings/${id}`);
}

/** Makes a person who needs no browser; their password is `NEW_PASSWORD`. */
export async function makePerson(name: string): Promise<Caller & { email: string }> {
  const { baseURL } = test.info().project.use;
  const person = { request: await request.newContext(baseURL === undefined ? {} : { baseURL }) };
  const { email } = await registerConfirmed(person, name);
  return { ...person, email };
}

/** Makes a host who needs no browser. */
export function makeHost(): Promise<Caller & { email: string }> {
  return makePerson(HOST);
}

/** A home of a new host, for tests that need nothing else of them; `more` as for `listHome`. */
export async function someHome(more: Parameters<typeof listHome>[1] = {}): Promise<Home> {
  return listHome(await makeHost(), more);
}
