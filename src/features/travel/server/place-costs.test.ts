import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { insertStay, setTerms, takeNights } from '#features/stays/server/testing/stay-builder.ts';
import type { PlaceCost, PlaceCosts, TripTotals } from '#features/travel/contract.ts';
import { destination, type Refusal } from './testing/travel-calls.ts';

const NOW = '2026-04-20T09:00:00Z';
const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());
const { main } = app.services.database;

const PORTO = { latitude: 41.15, longitude: -8.61 };
const BERLIN = { latitude: 52.52, longitude: 13.4 };
const CHIANG_MAI = {
  latitude: 18.79,
  longitude: 98.98,
  countryCode: 'TH',
  timeZone: 'Asia/Bangkok',
};

const ASKED = { origin: 'BER', nights: '42', firstMonth: '2026-06', lastMonth: '2026-08' };
const ask = (change: Record<string, string> = {}, as?: TestPerson) =>
  app.request<PlaceCosts & Refusal>(
    'GET',
    `/api/travel/place-costs?${new URLSearchParams({ ...ASKED, ...change })}`,
    as === undefined ? {} : { as },
  );
const find = ({ places }: PlaceCosts, id: string): PlaceCost => {
  const place = places.find((each) => each.id === id);
  if (place === undefined) throw new Error(`${id} isn't in the answer`);
  return place;
};

let host: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  for (const price of [4_000, 6_000, 30_000]) {
    await insertStay(main, host.id, { price, discount: 10, wifiMbps: price / 100 });
  }
  // Free only before the 15th of July, and at prices of its own in June.
  const early = await insertStay(main, host.id, { price: 1_000, wifiMbps: null });
  await takeNights(main, early, '2026-07-15', '2026-09-15');
  await setTerms(main, early, [
    { start: '2026-06-05', end: '2026-06-25', price: 9_000, minNights: null },
  ]);
  await insertStay(main, host.id, { price: 2_000, ...PORTO });
  await insertStay(main, host.id, { price: 1_500, minNights: 60, ...PORTO });
  await insertStay(main, host.id, { price: 2_500, guestCount: 1, ...CHIANG_MAI });
  await insertStay(main, host.id, { price: 3_500, ...BERLIN });
});

/** The costs of the same stay by a comparison of trips. */
async function compare(id: string, startDate: string, nights: number, as?: TestPerson) {
  const body = {
    origin: 'BER',
    targets: [destination(id)],
    startDate,
    endDate: addDays(startDate, nights),
    passengers: 1,
  };
  const options = as === undefined ? { body } : { body, as };
  const answer = await app.request<TripTotals>('POST', '/api/travel/totals', options);
  return answer.body.totals[0];
}

describe('a month at every place', () => {
  test('costs what the stay costs that is cheapest, and a comparison says the same', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toMatchObject({ nights: 42, origin: { code: 'BER', town: 'Berlin' } });
    expect(body.starts).toEqual([
      '2026-06-03',
      '2026-06-10',
      '2026-06-17',
      '2026-06-24',
      '2026-07-01',
      '2026-07-08',
      '2026-07-15',
    ]);
    expect(body.places.map(({ id }) => id).toSorted()).toEqual(['BER', 'CNX', 'LIS', 'OPO']);
    const months = body.places.map(({ monthly }) => monthly.typical);
    expect(months).toEqual(months.toSorted((a, b) => a - b));
    for (const id of ['LIS', 'OPO', 'CNX']) {
      const place = find(body, id);
      const others = [];
      for (const start of body.starts) others.push(await compare(id, start, 42));
      const sums = others.flatMap((each) => each?.monthly ?? []);
      expect([id, place.monthly.typical]).toEqual([id, Math.min(...sums)]);
      const same = await compare(id, place.startDate, 42);
      expect(place.homes).toEqual(same?.homes);
      expect(place.flight?.typical).toBe(same?.flight?.amount);
    }
    // Where one is already needs no flight.
    const berlin = find(body, 'BER');
    expect(berlin.flight).toBeNull();
    expect(berlin.monthly.low).toBe(berlin.monthly.high);
  });

  test.each(['14', '30'])(
    'and so it is for %s nights, with the days that book early',
    async (nights) => {
      const { body } = await ask({ nights, firstMonth: '2026-04', lastMonth: '2026-07' });
      for (const id of ['LIS', 'OPO']) {
        const sums = [];
        for (const start of body.starts) {
          sums.push(
            (await compare(id, start, Number(nights)))?.monthly ?? Number.POSITIVE_INFINITY,
          );
        }
        expect([id, find(body, id).monthly.typical]).toEqual([id, Math.min(...sums)]);
      }
    },
  );

  test('with a discount only members of a group get, for them alone', async () => {
    await insertStay(main, host.id, { price: 2_000, studentDiscount: 50, ...PORTO });
    const student = await app.signUp('Stella Student', { groups: ['student'] });
    const mine = find((await ask({ nights: '44' }, student)).body, 'OPO');
    const theirs = find((await ask({ nights: '44' })).body, 'OPO');
    const compared = await compare('OPO', mine.startDate, 44, student);
    expect(mine.homes).toEqual(compared?.homes);
    expect(mine.homes.median).toBeLessThan(theirs.homes.median);
  });

  test('has the facts of the place in those weeks, and says where they are from', async () => {
    const { body } = await ask();
    const lisbon = find(body, 'LIS');
    expect(lisbon).toMatchObject({
      name: 'Lisbon',
      countryName: 'Portugal',
      region: 'Europe',
      isNearSea: true,
      season: 'hot-summer',
      schengenDays: null,
    });
    expect(find(body, 'CNX')).toMatchObject({ isNearSea: false, season: 'rainy-season' });
    expect(find(body, 'BER').isNearSea).toBe(false);
    // Of homes whose wifi is known.
    expect(lisbon.wifi).toEqual({ median: 60, homes: 3 });
    expect(lisbon.example?.picture).toMatchObject({ key: expect.any(String) });
    const query = lisbon.homes.href.slice(lisbon.homes.href.indexOf('?') + 1);
    const page = await app.request<{ total: number }>('GET', `/api/listings?${query}`);
    expect(page.body.total).toBe(lisbon.homes.count);
    expect(lisbon.flight?.href).toBe(
      `/travel?startDate=${lisbon.startDate}&endDate=${lisbon.endDate}&origin=BER&travelClass=economy&passengers=1&targets=LIS`,
    );
    const june = (await ask({ firstMonth: '2026-06', lastMonth: '2026-06', nights: '14' })).body;
    expect(find(june, 'LIS').festivals).toEqual(
      find(june, 'LIS').startDate <= '2026-06-13'
        ? [expect.objectContaining({ name: 'Santo António', startDate: '2026-06-12' })]
        : [],
    );
  });

  test('has no home that is too small', async () => {
    const { body } = await ask({ passengers: '2' });
    expect(body.places.map(({ id }) => id)).not.toContain('CNX');
  });
});

describe('days in the Schengen area', () => {
  test('are counted for those who are signed in, unless their passport has no limit', async () => {
    const guest = await app.signUp('Gina Guest');
    const days = async () => {
      const { body } = await ask({}, guest);
      return [find(body, 'LIS').schengenDays, find(body, 'CNX').schengenDays];
    };
    expect(await days()).toEqual([90, null]);
    await main.execute(
      sql`update profile set passport_country = 'PT' where user_id = ${guest.id}::uuid`,
    );
    expect(await days()).toEqual([null, null]);
  });
});

describe('what cannot be answered', () => {
  test.each([
    [{ origin: 'QQQ' }, 'unknown-airport', 'origin'],
    [{ firstMonth: '2025-01', lastMonth: '2025-03' }, 'departure-past', 'lastMonth'],
    [{ firstMonth: '2028-01', lastMonth: '2028-03' }, 'departure-too-far', 'firstMonth'],
    [{ firstMonth: '9999-12', lastMonth: '9999-12' }, 'departure-too-far', 'firstMonth'],
    [{ firstMonth: '2026-08', lastMonth: '2026-06' }, 'return-first', 'lastMonth'],
    [{ firstMonth: 'June' }, 'invalid-input', 'firstMonth'],
    [{ nights: '3' }, 'invalid-input', 'nights'],
    [{ nights: '900' }, 'invalid-input', 'nights'],
    [{ passengers: '10' }, 'invalid-input', 'passengers'],
    [{ travelClass: 'cargo' }, 'invalid-input', 'travelClass'],
  ])('%o', async (change, code, field) => {
    const { status, body } = await ask(change as Record<string, string>);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.fields).toHaveProperty(field);
  });
});

describe('one answer', () => {
  const countStatements = async (work: () => Promise<unknown>) => {
    const asked = [vi.spyOn(main, 'select'), vi.spyOn(main, 'execute')];
    await work();
    const count = asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const each of asked) each.mockRestore();
    return count;
  };

  test('takes five statements at most, and none of its own while it is cached', async () => {
    const guest = await app.signUp('Carla Counted');
    const inSeptember = { firstMonth: '2026-09', lastMonth: '2026-12', nights: '21' };
    const mine = await countStatements(() => ask(inSeptember, guest));
    expect(mine).toBeGreaterThan(0);
    expect(mine).toBeLessThanOrEqual(5);
    expect(await countStatements(() => ask({ ...inSeptember, nights: '22' }))).toBe(2);
    expect(await countStatements(() => ask({ ...inSeptember, nights: '22' }))).toBe(0);
  });

  test('is shared for ten minutes', async () => {
    const asked = { nights: '23' };
    const first = (await ask(asked)).body;
    app.clock.advance({ minutes: 9 });
    await insertStay(main, host.id, {
      price: 1_000,
      city: 'Athens',
      latitude: 37.98,
      longitude: 23.72,
    });
    expect((await ask(asked)).body).toEqual(first);
    app.clock.advance({ minutes: 1 });
    const next = (await ask(asked)).body;
    expect(next.computedAt).not.toBe(first.computedAt);
    expect(next.places.map(({ id }) => id)).toContain('ATH');
  });

  test('is given to strangers so often an hour, cached answers apart', async () => {
    const other = await makeTestApp({ now: NOW, env: { RATE_LIMITS: 'on' } });
    const path = (nights: number) =>
      `/api/travel/place-costs?${new URLSearchParams({ ...ASKED, nights: String(nights) })}`;
    const statuses = [];
    for (let nth = 0; nth < 61; nth += 1) {
      statuses.push((await other.request('GET', path(20 + nth))).status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(statuses[60]).toBe(429);
    expect((await other.request('GET', path(79))).status).toBe(200);
    await other.close();
  });
});
