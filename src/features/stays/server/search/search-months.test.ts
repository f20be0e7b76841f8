/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { StayCard, StaySearchPage } from '#features/stays/contract.ts';
import type { Quote } from '#market/booking/contract.ts';
import { insertStay, type TestStay, takeNights } from '../testing/stay-builder.ts';

const TODAY = '2026-03-02';
const app = await makeTestApp({ now: `${TODAY}T09:00:00Z` });
afterAll(() => app.close());
const db = app.services.database.main;

let hostId = '';
beforeAll(async () => {
  hostId = (await app.signUp('Ana Ferreira')).id;
});

async function results(query: string): Promise<StaySearchPage> {
  const answer = await app.request<StaySearchPage>('GET', `/api/listings?${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function getFirstPrice(query: string): Promise<StayCard['price'] | undefined> {
  return (await results(query)).items[0]?.price;
}

const months = (start: string, end: string) =>
  `dateMode=months&startMonth=${start}&endMonth=${end}`;

describe('the stay that a search by months is priced for', () => {
  const cases: [string, string, TestStay, [string, string][], string, string | null, number][] = [
    ['a month', 'AD', {}, [], months('2026-09', '2026-10'), '2026-09-01', 30],
    ['the whole of a short month', 'AL', {}, [], months('2027-02', '2027-02'), '2027-02-01', 28],
    [
      'the minimum of the home where that is longer',
      'AM',
      { minNights: 45 },
      [],
      months('2026-09', '2026-10'),
      '2026-09-01',
      45,
    ],
    [
      'the longest free window where a month is not free',
      'AR',
      { minNights: 5 },
      [['2026-09-01', '2026-09-03']],
      months('2026-09', '2026-09'),
      '2026-09-03',
      28,
    ],
    [
      'the first window that holds it',
      'AT',
      {},
      [['2026-09-03', '2026-09-05']],
      months('2026-09', '2026-10'),
      '2026-09-05',
      30,
    ],
    [
      'two months where it asks for them',
      'AX',
      { minNights: 5 },
      [['2026-09-03', '2026-09-05']],
      `${months('2026-09', '2026-12')}&stayMonths=2`,
      '2026-09-05',
      60,
    ],
    [
      'three months, of which one is a February',
      'BB',
      {},
      [],
      `${months('2027-02', '2027-04')}&stayMonths=3`,
      '2027-02-01',
      89,
    ],
    [
      'days from today on in the month that is running',
      'AU',
      {},
      [],
      months('2026-03', '2026-03'),
      TODAY,
      30,
    ],
  ];
  test.each(cases)('%s', async (_, countryCode, overrides, taken, query, arrival, nights) => {
    const id = await insertStay(db, hostId, { countryCode, ...overrides });
    for (const [start, end] of taken) await takeNights(db, id, start, end);
    const price = await getFirstPrice(`locationValue=${countryCode}&${query}`);
    expect(price).toMatchObject({ startDate: arrival, nights, allIn: true });
    const dates = `startDate=${price?.startDate}&endDate=${price?.endDate}`;
    const { body } = await app.request<{ quote: Quote; available: boolean }>(
      'GET',
      `/api/listings/${id}/quote?${dates}`,
    );
    expect(body.available).toBe(true);
    expect(body.quote.total).toBe(price?.amount);
  });

  test('is of a month in every home that is found, whatever the order', async () => {
    const query = `locationValue=CL&${months('2026-09', '2026-10')}`;
    const home = async (title: string, taken: [string, string][]) => {
      const id = await insertStay(db, hostId, { countryCode: 'CL', title, minNights: 5 });
      for (const [start, end] of taken) await takeNights(db, id, start, end);
      return id;
    };
    const whole = await home('free', []);
    const february = await home('28 nights', [['2026-09-29', '2026-11-01']]);
    await home('27 nights', [['2026-09-28', '2026-11-01']]);
    await home('17 nights twice', [['2026-09-18', '2026-10-15']]);
    for (const sort of ['recommended', 'price-asc', 'price-desc', 'newest']) {
      const { items, total } = await results(`${query}&sort=${sort}`);
      expect(items.map(({ id }) => id).sort(), sort).toEqual([whole, february].sort());
      expect(total, sort).toBe(2);
    }
    const path = `/api/stays/pins?${query}`;
    const { body } = await app.request<{ pins: { id: string }[] }>('GET', path);
    expect(body.pins.map(({ id }) => id).sort()).toEqual([whole, february].sort());
  });

  test('is of two months in every home that is found for two', async () => {
    const query = `locationValue=CO&${months('2026-09', '2026-12')}&stayMonths=2`;
    const home = async (terms: TestStay, taken: [string, string][]) => {
      const id = await insertStay(db, hostId, { countryCode: 'CO', minNights: 5, ...terms });
      for (const [start, end] of taken) await takeNights(db, id, start, end);
      return id;
    };
    const whole = await home({}, []);
    const shortest = await home({}, [['2026-10-30', '2027-01-01']]);
    await home({}, [['2026-10-29', '2027-01-01']]);
    await home({ maxNights: 40 }, []);
    // Arrivals on single weekdays are compared one by one.
    const onMondays = await home({ noArrivalOn: [2, 3, 4, 5, 6, 7] }, []);
    const { items, total } = await results(`${query}&sort=price-asc`);
    const found = [whole, shortest, onMondays].sort();
    expect(items.map(({ id }) => id).sort()).toEqual(found);
    expect(total).toBe(found.length);
    const nights = new Map(items.map(({ id, price }) => [id, price.nights]));
    expect(found.map((id) => nights.get(id)).sort()).toEqual([59, 60, 60]);
    const path = `/api/stays/pins?${query}`;
    const { body } = await app.request<{ pins: { id: string }[] }>('GET', path);
    expect(body.pins.map(({ id }) => id).sort()).toEqual(found);
  });

  test('is of all nights to come where they are fewer than a month has', async () => {
    const soon = await makeTestApp({ now: '2026-03-20T09:00:00Z' });
    const host = await soon.signUp('Rui Carvalho');
    const main = soon.services.database.main;
    const insert = () => insertStay(main, host.id, { countryCode: 'CL', minNights: 5 });
    const [free, taken] = [await insert(), await insert()];
    await takeNights(main, taken, '2026-03-30', '2026-04-01');
    const query = `locationValue=CL&${months('2026-03', '2026-03')}`;
    const { body } = await soon.request<StaySearchPage>('GET', `/api/listings?${query}`);
    expect(body.items.map(({ id, price }) => [id, price.nights])).toEqual([[free, 12]]);
    expect(body.total).toBe(1);
    await soon.close();
  });
});
