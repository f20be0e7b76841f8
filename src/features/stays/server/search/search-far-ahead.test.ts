import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, addMonths, todayIn, toMonth } from '#domain/dates.ts';
import { MAX_DAYS_AHEAD } from '#domain/search/stay-dates.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { StaySearchPage } from '#features/stays/contract.ts';
import { pricesForDates } from '../booking/stay-booking.ts';
import { insertStay } from '../testing/stay-builder.ts';

const NOW = '2026-03-02T09:00:00Z';
const TODAY = '2026-03-02';
/** The last possible check-out date in Lisbon: 730 days from today. */
const LAST = '2028-03-01';

const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());
const db = app.services.database.main;

let hostId = '';
beforeAll(async () => {
  hostId = (await app.signUp('Ana Ferreira')).id;
});

const around = (base: string, end: string, flexibility: number) =>
  `dateMode=flexible&baseDate=${base}&endDate=${end}&flexibility=${flexibility}`;
const months = (start: string, end: string) =>
  `dateMode=months&startMonth=${start}&endMonth=${end}`;

async function results(query: string): Promise<StaySearchPage> {
  const answer = await app.request<StaySearchPage>('GET', `/api/listings?${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Whether the home can be requested on these dates, according to its quote. */
async function canBeHad(id: string, startDate: string, endDate: string): Promise<boolean> {
  const { status, body } = await app.request<{ available: boolean }>(
    'GET',
    `/api/listings/${id}/quote?startDate=${startDate}&endDate=${endDate}`,
  );
  return status === 200 && body.available;
}

test('the last departure is two years from today', () => {
  expect(addDays(TODAY, MAX_DAYS_AHEAD)).toBe(LAST);
});

describe('the last dates one can reserve', () => {
  const cases: [string, string, [start: string, end: string] | null][] = [
    ['exact, ending on the last day', `startDate=2028-02-20&endDate=${LAST}`, ['2028-02-20', LAST]],
    ['exact, ending a day later', 'startDate=2028-02-20&endDate=2028-03-02', null],
    [
      'flexible, the nearest arrival that ends in time',
      around('2028-02-28', '2028-03-04', 7),
      ['2028-02-25', LAST],
    ],
    ['flexible, all of which end later', around('2028-02-28', '2028-03-04', 2), null],
    [
      'months, the month of the last day up to it',
      months('2028-02', '2028-04'),
      ['2028-02-01', LAST],
    ],
    ['months, the month that only that day is of', months('2028-03', '2028-04'), null],
  ];
  test.each(cases)('%s', async (name, query, expected) => {
    const city = `Far ${name}`;
    await insertStay(db, hostId, { city, countryCode: 'AQ' });
    const place = `locationValue=AQ&address=${encodeURIComponent(city)}`;
    const { items } = await results(`${place}&${query}`);
    expect(items.map(({ price }) => [price.startDate, price.endDate])).toEqual(
      expected === null ? [] : [expected],
    );
  });

  test('a minimum that ends later finds nothing', async () => {
    await insertStay(db, hostId, { countryCode: 'IS', minNights: 30 });
    expect((await results(`locationValue=IS&${months('2028-02', '2028-04')}`)).total).toBe(0);
    expect((await results(`locationValue=IS&${months('2028-01', '2028-04')}`)).total).toBe(1);
  });

  test('a saved home is not available later', async () => {
    const id = await insertStay(db, hostId, { countryCode: 'NO' });
    const available = async (endDate: string) => {
      const dates = { startDate: '2028-02-20', endDate, guests: 1, groups: [] };
      const now = Temporal.Instant.from(NOW);
      return (await pricesForDates(db, [id], { ...dates, now })).get(id)?.available;
    };
    expect(await available(LAST)).toBe(true);
    expect(await available('2028-03-02')).toBe(false);
  });
});

const ZONES = ['Pacific/Pago_Pago', 'Europe/Lisbon', 'Pacific/Kiritimati'] as const;

test('whatever is found can be had, and exact dates that can be had are found', async () => {
  const homes: string[] = [];
  const city = 'Everywhere at once';
  for (const timeZone of ZONES) {
    for (const minNights of [1, 20, 40]) {
      homes.push(await insertStay(db, hostId, { city, countryCode: 'AQ', timeZone, minNights }));
    }
  }
  const place = `locationValue=AQ&address=${encodeURIComponent(city)}`;
  const hours = fc.integer({ min: 0, max: 23 });
  const start = fc.integer({ min: -45, max: 3 });
  const nights = fc.integer({ min: 1, max: 45 });
  await fc.assert(
    fc.asyncProperty(hours, start, nights, fc.integer({ min: 1, max: 14 }), async (...drawn) => {
      const [hour, away, length, flexibility] = drawn;
      const now = Temporal.Instant.from(NOW).add({ hours: hour });
      app.clock.set(now.toString());
      const base = addDays(todayIn(now, 'UTC'), MAX_DAYS_AHEAD + away);
      const end = addDays(base, length);
      const month = toMonth(base);
      const exact = await results(`${place}&startDate=${base}&endDate=${end}`);
      const found = new Set(exact.items.map(({ id }) => id));
      for (const id of homes) {
        expect(found.has(id), `${id} ${base} ${end}`).toBe(await canBeHad(id, base, end));
      }
      for (const query of [around(base, end, flexibility), months(month, addMonths(month, 2))]) {
        for (const { id, price } of (await results(`${place}&${query}`)).items) {
          const { startDate = '', endDate = '' } = price;
          expect(await canBeHad(id, startDate ?? '', endDate ?? ''), `${query} ${id}`).toBe(true);
        }
      }
    }),
    { numRuns: 25 },
  );
  app.clock.set(NOW);
}, 120_000);
