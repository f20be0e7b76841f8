import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY_DOLLARS } from '#domain/search/stay-limits.ts';
import { LISTING_CATEGORIES, OCCUPANCIES } from '#domain/vocabulary.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { StayAnalytics, StayChoices, StaySearchPage } from '#features/stays/contract.ts';
import { insertStay, type TestStay, takeNights } from '../testing/stay-builder.ts';

const app = await makeTestApp();
afterAll(() => app.close());
const db = app.services.database.main;

const AMENITIES = ['dedicated-wifi', 'starlink', 'hot-tub', 'full-kitchen'];
const CATEGORIES = ['Loft', 'Home', 'Cabin'];
const EVENTS = ['tech-talk', 'family-dinner', 'karaoke-night'];

let hostId = '';
beforeAll(async () => {
  hostId = (await app.signUp('Ana Ferreira')).id;
});

function homeAdder(countryCode: string) {
  return (overrides: TestStay = {}) =>
    insertStay(db, hostId, { countryCode, city: 'Somewhere', ...overrides });
}

async function analytics(query: string): Promise<StayAnalytics> {
  const answer = await app.request<StayAnalytics>('GET', `/api/stays/analytics?${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function found(query: string): Promise<number> {
  const answer = await app.request<StaySearchPage>('GET', `/api/listings?page=1&${query}`);
  expect(answer.status).toBe(200);
  return answer.body.total;
}

/** A query with one more id in one of its lists. */
function withOneMore(query: string, key: 'amenity' | 'event', id: string): string {
  const params = new URLSearchParams(query);
  const ids = new Set((params.get(key) ?? '').split(',').filter((known) => known !== ''));
  params.set(key, [...ids.add(id)].join(','));
  return params.toString();
}

describe('the figures of a search', () => {
  test('prices: average over prices above 0 as an integer, lowest, highest (spec 3 §9)', async () => {
    const add = homeAdder('ES');
    await add({ price: 4_050 });
    await add({ price: 10_000 });
    await add({ price: 9_901, occupancy: 'shared-room' });
    const { total, price } = await analytics('locationValue=ES');
    expect(total).toBe(3);
    // (40.50 + 100 + 99.01) / 3 = 79.84; the range includes prices that aren't whole dollars.
    expect(price).toEqual({ average: 80, lowest: 40, highest: 100 });
    expect((await analytics('locationValue=ES&occupancy=shared-room')).price).toEqual({
      average: 99,
      lowest: 99,
      highest: 100,
    });
  });

  test('the histogram leaves the price range aside, the other figures keep it', async () => {
    const add = homeAdder('FR');
    for (const price of [1_000, 2_000, 2_400, 9_000, 24_000]) await add({ price });
    const all = await analytics('locationValue=FR');
    expect(all.histogram.max).toBe(240);
    expect(all.histogram.width).toBe(10);
    expect(all.histogram.counts).toHaveLength(24);
    expect(all.histogram.counts[1]).toBe(1);
    expect(all.histogram.counts[2]).toBe(2);
    expect(all.histogram.counts[9]).toBe(1);
    expect(all.histogram.counts[23]).toBe(1);
    const narrow = await analytics('locationValue=FR&minPrice=20&maxPrice=90');
    expect(narrow.histogram).toEqual(all.histogram);
    expect(narrow.total).toBe(3);
    expect(narrow.price).toEqual({ average: 45, lowest: 20, highest: 90 });
    expect(narrow.occupancies).toContainEqual({ id: 'entire-place', count: 3 });
  });

  test('the dearest home there may be is in the last bucket, the cheapest in the first', async () => {
    const add = homeAdder('CH');
    await add({ price: NIGHTLY_DOLLARS.max * 100 });
    await add({ price: 100 });
    const { histogram, price } = await analytics('locationValue=CH');
    expect(histogram.max).toBe(NIGHTLY_DOLLARS.max);
    expect(histogram.counts.at(-1)).toBe(1);
    expect(histogram.counts[0]).toBe(1);
    expect(price.highest).toBe(NIGHTLY_DOLLARS.max);
  });

  test('ages by decades, 25 where a home has none (spec 3 §9), and found alike', async () => {
    const add = homeAdder('IT');
    for (const averageGuestAge of [null, 29, 30, 52, 18]) await add({ averageGuestAge });
    expect((await analytics('locationValue=IT')).ages).toEqual([
      { from: 10, to: 19, count: 1 },
      { from: 20, to: 29, count: 2 },
      { from: 30, to: 39, count: 1 },
      { from: 40, to: 49, count: 0 },
      { from: 50, to: 59, count: 1 },
    ]);
    // 25 itself, and 29 and 30 within five years of it.
    expect(await found('locationValue=IT&averageAge=25')).toBe(3);
  });

  test('the mix of occupancies names each', async () => {
    const add = homeAdder('DE');
    await add({ occupancy: 'private-room' });
    await add({ occupancy: 'private-room' });
    await add({ occupancy: 'entire-place' });
    const { occupancies } = await analytics('locationValue=DE');
    expect(occupancies.map(({ id }) => id)).toEqual([...OCCUPANCIES]);
    expect(occupancies.map(({ count }) => count)).toEqual([1, 0, 2, 0]);
  });

  test.each([
    ['a place without homes', 'locationValue=AQ'],
    ['dates that are past', 'startDate=2020-01-01&endDate=2020-01-08'],
  ])('nothing is found: the fallbacks of spec 3 §9 (%s)', async (_, query) => {
    const figures = await analytics(query);
    expect(figures).toMatchObject({
      total: 0,
      price: { average: null, lowest: null, highest: null },
      histogram: { max: 10_000 },
      ages: [],
    });
    expect(figures.histogram.counts.every((count) => count === 0)).toBe(true);
    expect(Object.values(figures.amenities).every((count) => count === 0)).toBe(true);
  });

  test('junk in the query changes nothing', async () => {
    const plain = await analytics('locationValue=ES');
    const junk = 'locationValue=ES&minPrice=%27;drop&amenity=%F0%9F%8F%A0&averageAge=seven&foo=bar';
    expect(await analytics(junk)).toEqual(plain);
  });
});

test('the figures of all homes are kept, half a minute at most', async () => {
  const { total } = await analytics('');
  expect(total).toBe(await found(''));
  await homeAdder('NO')();
  expect((await analytics('')).total).toBe(total);
  expect((await analytics('locationValue=NO')).total).toBe(1);
  app.clock.advance({ seconds: 30 });
  expect((await analytics('')).total).toBe(total + 1);
});

test('what remains with each category, amenity and event is what a search for it finds', async () => {
  const add = homeAdder('PT');
  const home = fc.record({
    amenities: fc.subarray(AMENITIES),
    events: fc.subarray(EVENTS),
    price: fc.integer({ min: 1_000, max: 20_000 }),
    occupancy: fc.constantFrom(...OCCUPANCIES),
    category: fc.constantFrom('Loft', 'Home'),
    residentCount: fc.integer({ min: 0, max: 4 }),
    averageGuestAge: fc.option(fc.integer({ min: 18, max: 65 })),
  });
  const homes = fc.sample(home, { numRuns: 40, seed: 5 });
  const ids = [];
  for (const overrides of homes) ids.push(await add(overrides));
  for (const id of ids.slice(0, 15)) await takeNights(db, id, '2026-06-01', '2026-06-20');
  const request = fc.record(
    {
      amenity: fc.subarray(AMENITIES).map((list) => list.join(',')),
      event: fc.subarray(EVENTS, { maxLength: 1 }).map((list) => list.join(',')),
      occupancy: fc.constantFrom(...OCCUPANCIES),
      category: fc.constantFrom('Loft', 'Home', 'Cabin'),
      minPrice: fc.constantFrom('20', '80'),
      maxPrice: fc.constantFrom('90', '150'),
      residentCount: fc.constantFrom('1', '3'),
      averageAge: fc.constantFrom('25', '40'),
      startDate: fc.constant('2026-06-05'),
      endDate: fc.constant('2026-06-12'),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(request, async (requests) => {
      const query = new URLSearchParams({ locationValue: 'PT', ...requests }).toString();
      const figures = await analytics(query);
      expect(figures.total).toBe(await found(query));
      for (const id of AMENITIES) {
        expect(figures.amenities[id], `${id} in ${query}`).toBe(
          await found(withOneMore(query, 'amenity', id)),
        );
      }
      for (const id of EVENTS) {
        expect(figures.events[id], `${id} in ${query}`).toBe(
          await found(withOneMore(query, 'event', id)),
        );
      }
      expect(Object.keys(figures.categories)).toEqual([...LISTING_CATEGORIES]);
      for (const id of CATEGORIES) {
        const other = new URLSearchParams(query);
        other.set('category', id);
        expect(figures.categories[id], `${id} in place of ${query}`).toBe(await found(`${other}`));
      }
      const sum = (counts: readonly { count: number }[]) =>
        counts.reduce((all, { count }) => all + count, 0);
      expect(sum(figures.occupancies)).toBe(figures.total);
      expect(sum(figures.ages)).toBe(figures.total);
    }),
    { numRuns: 12 },
  );
});

test('the choices name every amenity and event that the figures count', async () => {
  const { body } = await app.request<StayChoices>('GET', '/api/stays/choices');
  const figures = await analytics('locationValue=PT');
  const amenities = body.amenityGroups.flatMap((group) => group.amenities.map(({ id }) => id));
  expect(amenities.toSorted()).toEqual(Object.keys(figures.amenities).toSorted());
  expect(body.events.map(({ id }) => id).toSorted()).toEqual(
    Object.keys(figures.events).toSorted(),
  );
  expect(body.categories).toHaveLength(14);
  const german = await app.request<StayChoices>('GET', '/api/stays/choices', {
    headers: { 'accept-language': 'de' },
  });
  expect(german.body.occupancies[0]?.label).not.toBe(body.occupancies[0]?.label);
});
