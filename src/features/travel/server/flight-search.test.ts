import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { insertStay, takeNights } from '#features/stays/server/testing/stay-builder.ts';
import { RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import { destination, festival, searchFlights } from './testing/travel-calls.ts';

const app = await makeTestApp();
const limited = await makeTestApp({ env: { RATE_LIMITS: 'on' } });
afterAll(() => Promise.all([app.close(), limited.close()]));

beforeAll(async () => {
  const { main } = app.services.database;
  const host = await app.signUp('Hanna Host');
  await insertStay(main, host.id, { price: 8_000, includedGuests: 4 });
  const cheap = await insertStay(main, host.id, { price: 3_000, includedGuests: 4 });
  await takeNights(main, cheap, '2026-04-05', '2026-04-06');
  await insertStay(main, host.id, { price: 1_000, latitude: 41.15, longitude: -8.61 });
});

describe('estimated flights', () => {
  test('one way, with the airports that are meant and the homes there', async () => {
    const { status, body } = await searchFlights(app);
    expect(status).toBe(200);
    const [result] = body.results;
    expect(body).toMatchObject({
      source: 'estimate',
      currency: 'USD',
      ticket: 'one-way',
      searchedAt: '2026-03-02T09:00:00Z',
      expiresAt: '2026-03-03T09:00:00Z',
    });
    // Spring is a best season of Lisbon: 1.2 times what distance and a Thursday cost.
    const middle = (35 + 135 + 0.055 * 3_904.484) * 1.2;
    expect(result).toEqual({
      target: destination('LIS'),
      outbound: {
        date: '2026-04-02',
        landing: { first: '2026-04-02', last: '2026-04-03' },
        closedOnLanding: null,
        from: 'JFK',
        to: 'LIS',
        km: 5_404,
        minutes: 431,
        co2Kg: 340,
        estimate: {
          low: Math.round(middle * 0.75) * 100,
          typical: Math.round(middle) * 100,
          high: Math.round(middle * 1.25) * 100,
        },
        offers: [],
      },
      inbound: null,
      total: {
        low: Math.round(middle * 0.75) * 100,
        typical: Math.round(middle) * 100,
        high: Math.round(middle * 1.25) * 100,
        currency: 'USD',
      },
      homesFrom: 3_000,
      homesSearch: expect.stringMatching(/^\/\?latitude=38\.7\d+&longitude=-9\.1\d+&radiusKm=50/),
    });
  });

  test.each([
    ['two tickets', true, 'two-one-way'],
    ['one ticket', false, 'return'],
  ])('there and back on %s is the sum of both ways', async (_what, isOneWay, ticket) => {
    const { body } = await searchFlights(app, { returnDate: '2026-04-09', isOneWay });
    expect(body.ticket).toBe(ticket);
    const [{ outbound, inbound, total, homesFrom } = {}] = body.results;
    expect(inbound).toMatchObject({ date: '2026-04-09', from: 'LIS', to: 'JFK', km: 5_404 });
    expect(total?.typical).toBe(
      (outbound?.estimate?.typical ?? 0) + (inbound?.estimate?.typical ?? 0),
    );
    // The less expensive home is taken on one of the nights: 80 and a service fee of 12 per cent.
    expect(homesFrom).toBeGreaterThanOrEqual(8_000);
  });

  test('to several at once, to one of which nobody flies', async () => {
    const { status, body } = await searchFlights(app, {
      origin: 'ny',
      targets: [destination('TYO'), destination('EWR'), destination('OPO')],
    });
    expect(status).toBe(200);
    expect(body.results.map(({ target, error }) => [target.iataCode, error?.code])).toEqual([
      ['TYO', undefined],
      ['EWR', 'same-place'],
      ['OPO', undefined],
    ]);
    expect(body.origin).toEqual({ code: 'NYC', town: 'New York City' });
    expect(body.results[1]).toMatchObject({
      outbound: null,
      total: null,
      error: { message: "You'd fly from New York City to Newark. Where do you fly from?" },
    });
    expect(body.results[0]?.outbound).toMatchObject({ from: 'JFK', to: 'NRT' });
    expect(body.results[2]?.homesFrom).toBe(1_000);
    expect(body.results[0]?.homesFrom).toBeNull();
  });

  test('to a festival is dearer within two days of its start', async () => {
    const priceOn = async (departureDate: string, target: object) => {
      const { body } = await searchFlights(app, { departureDate, targets: [target] });
      return body.results[0]?.total?.typical ?? 0;
    };
    // Two Thursdays, both between 7 and 20 days ahead.
    const there = festival('las-fallas', 'VLC');
    const plain = await priceOn('2026-03-12', destination('VLC'));
    expect(await priceOn('2026-03-12', there)).toBe(plain);
    expect((await priceOn('2026-03-14', there)) / plain).toBeCloseTo(1.3, 2);
  });

  test('nothing goes stale where there is no price', async () => {
    const { body } = await searchFlights(app, { targets: [destination('NYC')] });
    expect(body).toMatchObject({ searchedAt: '2026-03-02T09:00:00Z', expiresAt: null });
  });

  test('nothing leaves a closed airport, and what may land at one says so', async () => {
    const bali = { targets: [festival('nyepi', 'DPS')], departureDate: '2026-03-18' };
    const [there] = (await searchFlights(app, bali)).body.results;
    expect(there?.outbound).toMatchObject({
      landing: { first: '2026-03-19', last: '2026-03-20' },
      closedOnLanding: '2026-03-19',
    });
    const [open] = (await searchFlights(app, { ...bali, departureDate: '2026-03-16' })).body
      .results;
    expect(open?.outbound?.closedOnLanding).toBeNull();
    const back = { origin: 'DPS', targets: [destination('LIS')], departureDate: '2026-03-19' };
    const [closed] = (await searchFlights(app, back)).body.results;
    expect(closed).toMatchObject({
      outbound: null,
      total: null,
      error: { code: 'airport-closed' },
    });
  });

  test('the same question has the same answer', async () => {
    const [one, other] = [await searchFlights(app), await searchFlights(app)];
    expect(other.body).toEqual(one.body);
  });

  test('passengers multiply the price, and not the emissions', async () => {
    const one = (await searchFlights(app)).body.results[0];
    const nine = (await searchFlights(app, { adults: 9 })).body.results[0];
    expect((nine?.total?.typical ?? 0) / (one?.total?.typical ?? 1)).toBeCloseTo(9, 1);
    expect(nine?.outbound?.co2Kg).toBe(one?.outbound?.co2Kg);
  });
});

describe('what can not be searched', () => {
  test.each([
    ['no target', { targets: [] }, 'no-target', 'targets'],
    [
      'seven targets',
      { targets: ['LIS', 'OPO', 'BCN', 'PAR', 'BER', 'ROM', 'LON'].map(destination) },
      'too-many-targets',
      'targets',
    ],
    ['an origin of two letters', { origin: 'XX' }, 'unknown-airport', 'origin'],
    ['an origin that nobody knows', { origin: 'QQQ' }, 'unknown-airport', 'origin'],
    [
      'a target that nobody knows',
      { targets: [destination('LIS'), destination('QQQ')] },
      'unknown-airport',
      'targets.1.iataCode',
    ],
    ['yesterday', { departureDate: '2026-03-01' }, 'departure-past', 'departureDate'],
    ['in two years', { departureDate: '2028-03-01' }, 'departure-too-far', 'departureDate'],
    ['back before', { returnDate: '2026-04-01' }, 'return-first', 'returnDate'],
    ['back in two years', { returnDate: '2028-04-01' }, 'departure-too-far', 'returnDate'],
    ['ten passengers', { adults: 10 }, 'invalid-input', 'adults'],
    ['nobody', { adults: 0 }, 'invalid-input', 'adults'],
    ['a child', { children: 1 }, 'invalid-input', 'children'],
    ['another class', { travelClass: 'steerage' }, 'invalid-input', 'travelClass'],
    ['another currency', { currency: 'EUR' }, 'invalid-input', 'currency'],
    ['another region', { region: 'Atlantis' }, 'invalid-input', 'region'],
    ['no date', { departureDate: '2026-02-30' }, 'invalid-input', 'departureDate'],
  ])('%s', async (_what, change, code, field) => {
    const { status, body } = await searchFlights(app, change);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.error).toBe(body.message);
    expect(body.error.length).toBeGreaterThan(5);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test.each([
    ['targets', { targets: [] }, 'Please select at least one destination or festival'],
    [
      'targets',
      { targets: Array(7).fill(destination('LIS')) },
      'You can compare up to 6 places at once. Please remove some.',
    ],
    [
      'origin',
      { origin: 'NZZ' },
      "We don't know this airport code. Please choose one from the list.",
    ],
    [
      'departureDate',
      { departureDate: '2026-03-01' },
      "That day is already over where you're flying from. Please choose a later one.",
    ],
    [
      'departureDate',
      { departureDate: '2028-03-01' },
      "Airlines don't sell flights this far ahead yet. Please choose an earlier date.",
    ],
    ['returnDate', { returnDate: '2026-04-01' }, "The end date can't be before the start date."],
  ])('says why, as a whole and at %s: %o', async (field, change, text) => {
    const { body } = await searchFlights(app, change);
    expect([body.error, body.fields]).toEqual([text, { [field]: text }]);
  });

  test('today is the day where the flight leaves', async () => {
    // In Kiritimati it is the day after already, and in Honolulu the day before.
    app.clock.set('2026-03-02T12:00:00Z');
    const from = async (origin: string, departureDate: string) =>
      (await searchFlights(app, { origin, departureDate })).status;
    expect([await from('CXI', '2026-03-02'), await from('CXI', '2026-03-03')]).toEqual([400, 200]);
    app.clock.set('2026-03-02T09:00:00Z');
    expect([await from('HNL', '2026-02-28'), await from('HNL', '2026-03-01')]).toEqual([400, 200]);
  });

  test('a region is said back, and narrows nothing', async () => {
    for (const region of ['Asia', 'All Regions']) {
      const { status, body } = await searchFlights(app, { region });
      expect([status, body.region, body.results.length]).toEqual([200, region, 1]);
    }
    expect((await searchFlights(app)).body).not.toHaveProperty('region');
  });
});

test('searches are counted by network or by account, those that can not be are not', async () => {
  const ana = await limited.signUp('Ana Account');
  const statuses = async (times: number, as?: typeof ana) => {
    const seen: number[] = [];
    for (let nth = 0; nth < times; nth += 1) {
      seen.push((await searchFlights(limited, {}, as === undefined ? {} : { as })).status);
    }
    return seen;
  };
  await searchFlights(limited, { origin: 'XX' });
  const { points } = RATE_LIMITS.flight;
  expect([points, RATE_LIMITS['flight-member'].points]).toEqual([20, 60]);
  expect(await statuses(points)).toEqual(Array(points).fill(200));
  const refused = await searchFlights(limited);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(new Set(await statuses(60, ana))).toEqual(new Set([200]));
  expect(await statuses(1, ana)).toEqual([429]);
});
