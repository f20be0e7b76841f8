import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { ItinerantFigures } from '#features/itinerants/contract.ts';
import { ITINERANT_FORM } from './testing/itinerant-form.ts';

const app = await makeTestApp({ now: '2026-04-20T09:00:00Z' });
afterAll(() => app.close());

let host: TestPerson;
let guests: TestPerson[];
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  guests = await Promise.all(['Ada', 'Ben'].map((name) => app.signUp(`${name} Guest`)));
});

const kept = () => app.request<ItinerantFigures>('GET', '/api/itinerant-figures');
/** The figures once the cached ones have expired. */
const figures = async () => {
  app.clock.advance({ seconds: 61 });
  return (await kept()).body;
};
const listed = async (overrides: object = {}) => {
  const { body, text } = await app.request<{ id: string }>('POST', '/api/itinerants', {
    body: { ...ITINERANT_FORM, ...overrides },
    as: host,
  });
  if (body.id === undefined) throw new Error(text);
  return body.id;
};
const join = async (listingId: string, startDate: string, endDate: string, guest: number) => {
  const as = guests[guest];
  const dates = { startDate, endDate };
  const { body, text } = await app.request<{ id: string }>('POST', '/api/reservations', {
    body: { listingId, ...dates },
    ...(as ? { as } : {}),
  });
  if (body.id === undefined) throw new Error(text);
  return body.id;
};
const approve = async (id: string) => {
  const path = `/api/reservations/${id}`;
  expect((await app.request('POST', path, { as: host, body: { status: 'approved' } })).status).toBe(
    200,
  );
};

test('nothing listed is nothing counted, for a minute', async () => {
  const none = { itinerants: 0, rating: null, categories: [] };
  expect((await kept()).body).toEqual(none);
  await listed();
  expect((await kept()).body).toEqual(none);
  expect((await figures()).itinerants).toBe(1);
});

test('cities are counted once a category, where it begins and where it stops', async () => {
  const gone = await listed({ category: 'Fest', stops: [] });
  await listed({ category: 'Fest', stops: [] });
  await listed({ category: 'Roadtrip' });
  expect((await figures()).categories).toEqual([
    { category: 'Roadtrip', itinerants: 2, members: 0, places: 2 },
    { category: 'Fest', itinerants: 2, members: 0, places: 1 },
  ]);
  await app.request('DELETE', `/api/listings/${gone}`, { as: host });
  expect(await figures()).toMatchObject({
    itinerants: 3,
    categories: [{ itinerants: 2 }, { itinerants: 1 }],
  });
});

test('members are those who were approved, each once, while they are', async () => {
  const [first, second] = [await listed({ category: 'Trip' }), await listed({ category: 'Trip' })];
  const members = async () =>
    (await figures()).categories.find(({ category }) => category === 'Trip')?.members;
  const asked = await join(first, '2026-05-03', '2026-05-10', 0);
  expect(await members()).toBe(0);
  await approve(asked);
  expect(await members()).toBe(1);
  await approve(await join(second, '2026-05-12', '2026-05-20', 0));
  expect(await members()).toBe(1);
  const other = await join(second, '2026-05-12', '2026-05-20', 1);
  await approve(other);
  expect(await members()).toBe(2);
  const as = guests[1];
  await app.request('DELETE', `/api/reservations/${other}`, { ...(as ? { as } : {}), body: {} });
  expect(await members()).toBe(1);
});

test('the rating is that of all reviews, whichever itinerant they are of', async () => {
  expect((await figures()).rating).toBeNull();
  const [many, one] = [await listed(), await listed({ category: 'Family' })];
  const { executeSql } = app.services.database;
  await executeSql(`update listing set rating_sum = 14, rating_count = 3 where id = '${many}'`);
  await executeSql(`update listing set rating_sum = 5, rating_count = 1 where id = '${one}'`);
  // 19 / 4, regardless of the averages of the two.
  expect((await figures()).rating).toEqual({ average: 4.8, count: 4 });
});
