import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import {
  listedExperiences,
  once,
} from '#features/experiences/server/testing/listed-experiences.ts';
import { LISBON, listedItinerants } from '#features/itinerants/server/testing/listed-itinerants.ts';
import { insertStay, takeNights } from '#features/stays/server/testing/stay-builder.ts';
import type { TripTotals } from '#features/travel/contract.ts';
import { startDuffelDouble } from './testing/duffel-double.ts';
import { destination, festival, type Refusal, searchFlights } from './testing/travel-calls.ts';

const NOW = '2026-04-20T09:00:00Z';
const TOKEN = 'duffel_test_token_of_the_double';
const double = await startDuffelDouble(TOKEN);
const app = await makeTestApp({ now: NOW });
const asking = await makeTestApp({
  now: NOW,
  env: { DUFFEL_TOKEN: TOKEN, DUFFEL_BASE: double.url },
});
afterAll(() => Promise.all([app.close(), asking.close(), double.close()]));

const PORTO = { latitude: 41.15, longitude: -8.61 };
const TRIP = {
  origin: 'BER',
  targets: [destination('LIS'), destination('OPO'), destination('BCN')],
  startDate: '2026-05-06',
  endDate: '2026-05-16',
  passengers: 1,
};
const compare = (change: object = {}, on = app) =>
  on.request<TripTotals & Refusal>('POST', '/api/travel/totals', { body: { ...TRIP, ...change } });

let host: TestPerson;
beforeAll(async () => {
  const { main } = app.services.database;
  host = await app.signUp('Hanna Host');
  for (const price of [4_000, 6_000, 30_000]) await insertStay(main, host.id, { price });
  // Taken on one of the nights.
  const taken = await insertStay(main, host.id, { price: 100 });
  await takeNights(main, taken, '2026-05-10', '2026-05-11');
  await insertStay(main, host.id, { price: 2_000, ...PORTO });
  await insertStay(main, host.id, { price: 1_500, minNights: 11, ...PORTO });
  await listedItinerants(app, NOW).list(host, 'Along the coast', {
    location: LISBON,
    minnight: 5,
  });
  app.clock.set(NOW);
  await listedExperiences(app, NOW).list(host, 'An evening', { schedules: [once('2026-05-08')] });
  app.clock.set(NOW);
});

describe('what a trip costs', () => {
  test('is flight and home for a month, the least expensive first', async () => {
    const { status, body } = await compare();
    expect(status).toBe(200);
    expect(body).toMatchObject({ source: 'estimate', isOneWay: false, nights: 10 });
    expect(body.totals.map(({ target }) => target.iataCode)).toEqual(['OPO', 'LIS', 'BCN']);
    const [porto, lisbon, barcelona] = body.totals;
    expect(porto?.homes.count).toBe(1);
    expect(lisbon?.homes.count).toBe(3);
    const search = await searchFlights(app, {
      origin: 'BER',
      departureDate: TRIP.startDate,
      returnDate: TRIP.endDate,
    });
    expect(lisbon?.flight).toMatchObject({
      amount: search.body.results[0]?.total?.typical,
      currency: 'USD',
      isEstimate: true,
    });
    // The flight counts once, the home for thirty nights in place of ten.
    const [flight, homes] = [lisbon?.flight?.amount ?? 0, lisbon?.homes.median ?? 0];
    expect(homes).toBeGreaterThan(60_000);
    expect(lisbon?.trip).toBe(flight + homes);
    expect(lisbon?.monthly).toBe(flight + 3 * homes);
    expect(barcelona).toMatchObject({ trip: null, monthly: null, missing: ['homes'] });
  });

  test('the middle of an even number of homes is half way between two', async () => {
    const fetchMedian = async (targets: object[]) =>
      (await compare({ targets })).body.totals[0]?.homes;
    const porto = await fetchMedian([destination('OPO')]);
    await insertStay(app.services.database.main, host.id, { price: 3_000, ...PORTO });
    const both = await fetchMedian([destination('OPO')]);
    expect([porto?.count, both?.count]).toEqual([1, 2]);
    // Prices of homes are alike but for the night: 20 and 30 dollars.
    expect(both?.median).toBe((porto?.median ?? 0) * 1.25);
  });

  test('no flight is needed from where one is', async () => {
    const { body } = await compare({ targets: [destination('BER')] });
    expect(body).toMatchObject({ expiresAt: null });
    expect(body.totals[0]).toMatchObject({
      flight: null,
      missing: expect.arrayContaining(['flight']),
    });
  });

  test('every figure says where it is from, and that page counts the same', async () => {
    const { body } = await compare();
    const lisbon = body.totals.find(({ target }) => target.id === 'LIS');
    const fetchTotal = async (api: string, href = '') => {
      const query = href.slice(href.indexOf('?') + 1);
      return (await app.request<{ total: number }>('GET', `${api}?${query}`)).body.total;
    };
    expect(await fetchTotal('/api/listings', lisbon?.homes.href)).toBe(lisbon?.homes.count);
    expect(await fetchTotal('/api/itinerants', lisbon?.itinerants.href)).toBe(
      lisbon?.itinerants.count,
    );
    expect(await fetchTotal('/api/experiences', lisbon?.experiences.href)).toBe(
      lisbon?.experiences.count,
    );
    expect(lisbon?.itinerants).toMatchObject({ count: 1, href: expect.stringMatching(/^\/itin/) });
    expect(lisbon?.itinerants.from).toBeGreaterThan(0);
    expect(lisbon?.experiences).toMatchObject({ count: 1, href: expect.stringMatching(/^\/exp/) });
    expect(lisbon?.experiences.from).toBeGreaterThan(0);
    expect(lisbon?.flight?.href).toBe(
      '/travel?startDate=2026-05-06&endDate=2026-05-16&origin=BER&travelClass=economy&passengers=1&targets=LIS',
    );
  });

  test('one way where the filter of the section says so', async () => {
    const { body } = await compare({ type: 'destinations' });
    expect(body.isOneWay).toBe(true);
    const both = (await compare()).body.totals[0]?.flight?.amount ?? 0;
    expect(body.totals[0]?.flight?.amount).toBeLessThan(both);
  });

  test('of two is a flight for two and a home for two', async () => {
    const one = (await compare()).body.totals[0];
    const two = (await compare({ passengers: 2 })).body.totals[0];
    expect((two?.flight?.amount ?? 0) / (one?.flight?.amount ?? 1)).toBeCloseTo(2, 1);
    expect((await compare({ guests: 5 })).body.totals.map(({ homes }) => homes.count)).toEqual([
      0, 0, 0,
    ]);
  });

  test('to a festival links to it', async () => {
    const { body } = await compare({ targets: [festival('las-fallas', 'VLC')] });
    expect(body.totals[0]?.flight?.href).toContain('targets=las-fallas');
  });

  test.each([
    ['no target', { targets: [] }, 'no-target', 'targets'],
    ['a day that has passed', { startDate: '2026-04-19' }, 'departure-past', 'startDate'],
    ['a range that ends first', { endDate: '2026-05-05' }, 'return-first', 'endDate'],
    [
      'one way that ends first',
      { endDate: '2026-05-05', type: 'festivals' },
      'return-first',
      'endDate',
    ],
    ['an origin that nobody knows', { origin: 'QQQ' }, 'unknown-airport', 'origin'],
    ['ten passengers', { passengers: 10 }, 'invalid-input', 'passengers'],
  ])('%s is refused at the field', async (_what, change, code, field) => {
    const { status, body } = await compare(change);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, code, [field]]);
  });
});

describe('with offers of airlines', () => {
  beforeAll(async () => {
    const person = await asking.signUp('Hanna Host');
    await insertStay(asking.services.database.main, person.id, { price: 4_000 });
  });

  test('what is not in dollars is not added up', async () => {
    double.trouble('euro');
    const { body } = await compare({}, asking);
    const lisbon = body.totals.find(({ target }) => target.id === 'LIS');
    expect(lisbon).toMatchObject({
      flight: { currency: 'EUR', isEstimate: false },
      homes: { count: 1 },
      trip: null,
      monthly: null,
      missing: ['currency'],
    });
  });

  test('what homes cost is told without flights', async () => {
    double.trouble('server-error');
    const { status, body } = await compare({ passengers: 2 }, asking);
    expect(status).toBe(200);
    const lisbon = body.totals.find(({ target }) => target.id === 'LIS');
    expect(lisbon).toMatchObject({ flight: null, homes: { count: 1 }, missing: ['flight'] });
  });
});
