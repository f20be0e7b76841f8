import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { StayDetails, StaySearchPage } from '#features/stays/contract.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const { main } = app.services.database;

let host: TestPerson;
let guest: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Ana Ferreira');
  guest = await app.signUp('Mina Park');
});

const pause = (id: string, isPaused: boolean, as = host) =>
  app.request<{ code: string }>('PUT', `/api/listings/${id}/pause`, { body: { isPaused }, as });
const reserve = (listingId: string, as: TestPerson, startDate = '2026-05-04') =>
  app.request<{ id: string; code: string }>('POST', '/api/reservations', {
    as,
    body: { listingId, startDate, endDate: '2026-05-09', guests: 1 },
  });
const page = (id: string) => app.request<StayDetails>('GET', `/api/listings/${id}`);
const addTo = async (city: string) => insertStay(main, host.id, { city, title: city });

/** How often a home is in searches, pins, categories and similar homes of its city. */
async function findEverywhere(city: string, neighbour: string) {
  const query = `address=${encodeURIComponent(city)}&locationValue=PT`;
  const search = await app.request<StaySearchPage>('GET', `/api/listings?${query}`);
  const pins = await app.request<{ pins: unknown[] }>('GET', `/api/stays/pins?${query}`);
  const similar = await app.request<{ items: { title: string }[] }>(
    'GET',
    `/api/listings/${neighbour}/similar`,
  );
  const sitemap = await main.execute(sql`
    select listing_id from stay_search x join listing l on l.id = x.listing_id where l.city = ${city}`);
  return {
    search: search.body.total,
    pins: pins.body.pins.length,
    similar: similar.body.items.filter(({ title }) => title === city).length,
    listed: sitemap.rows.length,
  };
}

test('a paused home is in nothing that lists homes, and its page says so', async () => {
  const city = `Vila ${randomUUID().slice(0, 6)}`;
  const id = await addTo(city);
  const neighbour = await insertStay(main, host.id, { title: 'neighbour' });
  const everywhere = { search: 1, pins: 1, similar: 1, listed: 1 };
  expect(await findEverywhere(city, neighbour)).toEqual(everywhere);
  await app.request('POST', '/api/favorites', { body: { listingId: id }, as: guest });

  expect((await pause(id, true)).status).toBe(200);
  expect(await findEverywhere(city, neighbour)).toEqual({
    search: 0,
    pins: 0,
    similar: 0,
    listed: 0,
  });
  const shown = await page(id);
  expect([shown.status, shown.body.isPaused]).toEqual([200, true]);
  const { body } = await app.request<{ items: object[] }>('GET', '/api/favorites', { as: guest });
  expect(body.items).toMatchObject([{ listingId: id, available: true, isPaused: true }]);
  const own = await app.request<{ items: { id: string; isPaused: boolean }[] }>(
    'GET',
    '/api/properties',
    { as: host },
  );
  expect(own.body.items.find((item) => item.id === id)?.isPaused).toBe(true);

  await pause(id, false);
  expect(await findEverywhere(city, neighbour)).toEqual(everywhere);
  expect((await page(id)).body.isPaused).toBe(false);
});

test('what is agreed or asked goes on, and nothing new is reserved', async () => {
  const id = await addTo('Pausada');
  const { body: before } = await reserve(id, guest);
  await pause(id, true);
  const other = await app.signUp('Otto Other');
  const refused = await reserve(id, other, '2026-05-05');
  expect([refused.status, refused.body.code]).toEqual([409, 'listing-paused']);

  const approved = await app.request<{ status: string }>('POST', `/api/reservations/${before.id}`, {
    as: host,
    body: { status: 'approved' },
  });
  expect(approved.body.status).toBe('approved');
  const moved = await app.request<{ changeWaiting: boolean }>(
    'POST',
    `/api/reservations/${before.id}`,
    { as: guest, body: { status: 'Update', startDate: '2026-05-04', endDate: '2026-05-11' } },
  );
  expect(moved.body.changeWaiting).toBe(true);
});

test('the database refuses a reservation of a paused home, whoever writes it', async () => {
  const id = await addTo('Fechada');
  const { body } = await reserve(id, guest);
  await pause(id, true);
  const copied = main.execute(sql`
    insert into reservation
    select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'key', 'WH-XXXX-XXXX'))).*
    from reservation r where r.id = ${body.id}`);
  await expect(copied).rejects.toThrow();
  await pause(id, false);
  await main.execute(sql`
    insert into reservation
    select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'key', 'WH-XXXX-XXXX'))).*
    from reservation r where r.id = ${body.id}`);
});

test('of a pause and a request at once, no request comes after the pause', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await addTo(`Rival ${round}`);
    const other = await app.signUp(`Rival ${round}`);
    const [paused, asked] = await Promise.all([pause(id, true), reserve(id, other)]);
    expect(paused.status).toBe(200);
    expect([201, 409]).toContain(asked.status);
    expect((await reserve(id, guest)).body.code).toBe('listing-paused');
  }
});

test('only its host pauses a listing', async () => {
  const id = await addTo('Minha');
  expect((await pause(id, true, guest)).body.code).toBe('forbidden');
  expect((await pause(randomUUID(), true)).body.code).toBe('not-found');
});
