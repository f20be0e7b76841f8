import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { insertStay, takeNights } from '#features/stays/server/testing/stay-builder.ts';

const app = await makeTestApp();
afterAll(() => app.close());
const { main } = app.services.database;

interface Saved {
  listingId: string;
  title: string;
  savedAt: string | null;
  available: boolean;
  price: number;
  stay: { nights: number; amount: number; available: boolean; startDate: string } | null;
}

let host: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Ana Ferreira');
});

const add = (title: string, overrides = {}) => insertStay(main, host.id, { title, ...overrides });
const list = async (as: TestPerson, query = '') =>
  (await app.request<{ items: Saved[] }>('GET', `/api/favorites${query}`, { as })).body.items;
const merge = (listingIds: string[], as: TestPerson) =>
  app.request('POST', '/api/favorites/merge', { body: { listingIds }, as });
const kept = (query: string) =>
  app.request<{ items: Saved[] }>('GET', `/api/favorites/kept?${query}`);

describe('favourites of a signed-out visitor', () => {
  test('are told of in the order asked, what is gone without its name, what is unknown not at all', async () => {
    const [first, second, gone] = [await add('first'), await add('second'), await add('gone')];
    await app.request('DELETE', `/api/listings/${gone}`, { as: host });
    const answer = await kept(`listingIds=${second},${randomUUID()},${gone},${first}`);
    expect(answer.body.items.map(({ title, available }) => [title, available])).toEqual([
      ['second', true],
      ['', false],
      ['first', true],
    ]);
    expect(answer.text).not.toContain('gone');
    expect(answer.body.items[0]).toMatchObject({ savedAt: null, price: 10_000, stay: null });
  });

  test('are asked for by ids, a hundred at most', async () => {
    const ids = Array.from({ length: 101 }, () => randomUUID());
    expect((await kept(`listingIds=${ids.slice(0, 100).join(',')}`)).status).toBe(200);
    expect((await kept(`listingIds=${ids.join(',')}`)).status).toBe(400);
    expect((await kept('listingIds=none')).status).toBe(400);
    expect((await kept('')).status).toBe(400);
  });

  test('are merged at login: newest first, before what was saved earlier, and only once', async () => {
    const guest = await app.signUp('Mina Park');
    const [old, newer, newest] = [await add('old'), await add('newer'), await add('newest')];
    await app.request('POST', '/api/favorites', { body: { listingId: old }, as: guest });
    app.clock.advance({ minutes: 1 });
    for (let time = 0; time < 2; time += 1) {
      expect((await merge([newest, newer, old, randomUUID()], guest)).body).toEqual({ done: true });
    }
    expect((await list(guest)).map(({ title }) => title)).toEqual(['newest', 'newer', 'old']);
  });

  test('merging none, or what was removed, changes nothing', async () => {
    const guest = await app.signUp('Rui Costa');
    const gone = await add('gone');
    await app.request('DELETE', `/api/listings/${gone}`, { as: host });
    expect((await merge([], guest)).status).toBe(200);
    expect((await merge([gone], guest)).status).toBe(200);
    expect(await list(guest)).toEqual([]);
    expect(
      (await app.request('POST', '/api/favorites/merge', { body: { listingIds: [] } })).status,
    ).toBe(401);
  });
});

describe('favourites with the price for my last dates', () => {
  const DATES = 'startDate=2026-05-04&endDate=2026-05-08';

  test('cost what the listing page asks for these dates', async () => {
    const guest = await app.signUp('Lea Brandt');
    const id = await add('priced', { cleaningFee: 3_000, securityRate: 10 });
    await merge([id], guest);
    const [saved] = await list(guest, `?${DATES}&guests=2`);
    const { body } = await app.request<{ quote: { total: number; nights: number } }>(
      'GET',
      `/api/listings/${id}/quote?${DATES}&guests=2`,
      { as: guest },
    );
    expect(saved?.stay).toEqual({
      startDate: '2026-05-04',
      endDate: '2026-05-08',
      nights: body.quote.nights,
      amount: body.quote.total,
      available: true,
    });
    expect((await kept(`listingIds=${id}&${DATES}&guests=2`)).body.items[0]?.stay).toEqual(
      saved?.stay,
    );
  });

  test('are not available where a night is taken, the party is too large or the stay too short', async () => {
    const taken = await add('taken');
    await takeNights(main, taken, '2026-05-07', '2026-05-08');
    const small = await add('small', { guestCount: 1 });
    const long = await add('long', { minNights: 5 });
    const next = await add('next');
    await takeNights(main, next, '2026-05-08', '2026-05-09');
    const ids = [taken, small, long, next].join(',');
    const { body } = await kept(`listingIds=${ids}&${DATES}&guests=2`);
    expect(body.items.map(({ title, stay }) => [title, stay?.available])).toEqual([
      ['taken', false],
      ['small', false],
      ['long', false],
      ['next', true],
    ]);
  });

  test('have no such price for dates that have begun, or that make no stay', async () => {
    const id = await add('undated');
    for (const dates of [
      'startDate=2020-05-04&endDate=2020-05-08',
      'startDate=2026-05-08&endDate=2026-05-04',
      'startDate=2026-05-04&endDate=2036-05-04',
      'startDate=2026-05-04',
    ]) {
      const { body } = await kept(`listingIds=${id}&${dates}`);
      expect(body.items[0]?.stay, dates).toBeNull();
    }
  });
});
