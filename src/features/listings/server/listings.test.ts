import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { StaySearchPage } from '#features/stays/contract.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';

const app = await makeTestApp();
afterAll(() => app.close());

interface Favorites {
  items: { listingId: string; available: boolean; price: number }[];
}
interface Properties {
  items: { id: string; openReservations: number; price: number; title: string }[];
}

let host: TestPerson;
let guest: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Ana Ferreira');
  guest = await app.signUp('Mina Park');
});

const add = (title: string) => insertStay(app.services.database.main, host.id, { title });
const save = (listingId: string, as: TestPerson) =>
  app.request('POST', '/api/favorites', { body: { listingId }, as });
const saved = async (as: TestPerson) =>
  (await app.request<Favorites>('GET', '/api/favorites', { as })).body.items;
const remove = (id: string, as?: TestPerson) =>
  app.request<{ code: string }>('DELETE', `/api/listings/${id}`, as === undefined ? {} : { as });

describe('favourites', () => {
  test("are each person's own, newest first, and saving twice changes nothing", async () => {
    const [first, second] = [await add('first'), await add('second')];
    expect((await save(first, guest)).status).toBe(201);
    app.clock.advance({ minutes: 1 });
    expect((await save(second, guest)).status).toBe(201);
    app.clock.advance({ minutes: 1 });
    expect((await save(first, guest)).status).toBe(201);
    expect((await saved(guest)).map(({ listingId }) => listingId)).toEqual([second, first]);
    expect((await saved(guest))[0]).toMatchObject({
      title: 'second',
      city: 'Lisbon',
      countryName: 'Portugal',
      price: 10_000,
      available: true,
      cover: { key: 'picture-0' },
    });
    expect(await saved(host)).toEqual([]);

    const page = async (as?: TestPerson) => {
      const { body } = await app.request<StaySearchPage>(
        'GET',
        '/api/listings?page=1',
        as === undefined ? {} : { as },
      );
      return body.items.filter(({ favorite }) => favorite).map(({ id }) => id);
    };
    expect((await page(guest)).sort()).toEqual([first, second].sort());
    expect(await page(host)).toEqual([]);
    expect(await page()).toEqual([]);
  });

  test('can be taken off, also when they are not there', async () => {
    const listingId = await add('fleeting');
    await save(listingId, guest);
    const off = () => app.request('DELETE', '/api/favorites', { body: { listingId }, as: guest });
    expect((await off()).status).toBe(200);
    expect((await off()).status).toBe(200);
    expect((await saved(guest)).some((item) => item.listingId === listingId)).toBe(false);
  });

  test('need an account and a listing that is there', async () => {
    expect((await save(randomUUID(), guest)).status).toBe(404);
    const path = '/api/favorites';
    const signedOut = await app.request('POST', path, { body: { listingId: randomUUID() } });
    expect(signedOut.status).toBe(401);
    expect((await app.request('GET', path)).status).toBe(401);
  });

  test('of a removed listing stay, marked as gone', async () => {
    const listingId = await add('gone soon');
    await save(listingId, guest);
    await remove(listingId, host);
    expect((await saved(guest)).find((item) => item.listingId === listingId)).toMatchObject({
      available: false,
    });
    expect((await save(listingId, guest)).status).toBe(404);
  });
});

describe('deleting a listing', () => {
  test('is for its host alone', async () => {
    const id = await add('mine');
    expect((await remove(id)).status).toBe(401);
    expect((await remove(id, guest)).body.code).toBe('forbidden');
    expect((await remove(randomUUID(), host)).body.code).toBe('not-found');
    expect((await remove(id, host)).body).toEqual({ done: true });
    expect((await remove(id, host)).body.code).toBe('not-found');
    expect((await app.request('GET', `/api/listings/${id}`)).status).toBe(404);
  });

  test('takes it out of the search and of what the host sees as theirs', async () => {
    const id = await add('short-lived');
    const own = async () =>
      (await app.request<Properties>('GET', '/api/properties', { as: host })).body.items;
    expect((await own()).find((item) => item.id === id)).toMatchObject({
      title: 'short-lived',
      openReservations: 0,
      price: 10_000,
    });
    await remove(id, host);
    expect((await own()).some((item) => item.id === id)).toBe(false);
    const { body } = await app.request<StaySearchPage>('GET', '/api/listings?locationValue=PT');
    expect(body.items.some((item) => item.id === id)).toBe(false);
  });

  test('is refused while a reservation is open, and they see only their own', async () => {
    const id = await add('reserved');
    const stay = { listingId: id, startDate: '2026-05-01', endDate: '2026-05-08', guests: 2 };
    const requested = await app.request('POST', '/api/reservations', { body: stay, as: guest });
    expect(requested.status).toBe(201);
    const refused = await remove(id, host);
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('listing-has-reservations');
    const { body } = await app.request<Properties>('GET', '/api/properties', { as: host });
    expect(body.items.find((item) => item.id === id)?.openReservations).toBe(1);
    const none = await app.request<Properties>('GET', '/api/properties', { as: guest });
    expect(none.body.items).toEqual([]);
  });
});
