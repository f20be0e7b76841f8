import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { ItinerantCard } from '#features/itinerants/contract.ts';
import { ITINERANT_FORM } from './testing/itinerant-form.ts';

const app = await makeTestApp({ now: '2026-04-20T09:00:00Z' });
afterAll(() => app.close());

let host: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
});

const SPAIN = { value: 'ES', label: 'Spain', latlng: [41.39, 2.17] };
const JAPAN = { value: 'JP', label: 'Japan', latlng: [35.68, 139.69] };

const listed = async (overrides: object = {}) => {
  const body = { ...ITINERANT_FORM, stops: [], ...overrides };
  const answer = await app.request<{ id: string }>('POST', '/api/itinerants', { body, as: host });
  if (answer.body.id === undefined) throw new Error(answer.text);
  return answer.body.id;
};
const similar = async (id: string) => {
  const { body } = await app.request<{ items: ItinerantCard[] }>(
    'GET',
    `/api/itinerants/${id}/similar`,
  );
  return body.items;
};

test('those alike come first, and only those that one can still join', async () => {
  const self = await listed({ title: 'Itself' });
  const place = await listed({ title: 'Of the same country', category: 'Fest' });
  const kind = await listed({ title: 'Of the same kind', location: SPAIN });
  const both = await listed({ title: 'Of both' });
  await listed({ title: 'Of neither', category: 'Fest', location: JAPAN });
  const gone = await listed({ title: 'Removed' });
  await app.request('DELETE', `/api/listings/${gone}`, { as: host });
  await listed({ title: 'Soon over', checkinTime: '21/04/2026', checkoutTime: '01/05/2026' });

  expect((await similar(self)).map(({ title }) => title)).toEqual([
    'Soon over',
    'Of both',
    'Of the same kind',
    'Of the same country',
  ]);

  // Guests have to join for seven of its ten nights, so the last day to join is the 24th.
  app.clock.set('2026-04-25T09:00:00Z');
  const items = await similar(self);
  app.clock.set('2026-04-20T09:00:00Z');
  expect(items.map(({ id }) => id)).toEqual([both, kind, place]);
  expect(items[0]).toMatchObject({
    city: 'Porto',
    countryName: 'Portugal',
    startDate: '2026-05-03',
    endDate: '2026-05-24',
    price: { amount: 4_500, nights: 1 },
    favorite: false,
  });
});

test('there are eight at most, and none of what is unknown', async () => {
  const self = await listed({ title: 'Itself', category: 'Maritime', location: JAPAN });
  for (let n = 0; n < 9; n++) {
    await listed({ title: `Ship number ${n}`, category: 'Maritime', location: JAPAN });
  }
  expect(await similar(self)).toHaveLength(8);
  const none = '00000000-0000-4000-8000-000000000000';
  expect((await app.request('GET', `/api/itinerants/${none}/similar`)).status).toBe(404);
});
