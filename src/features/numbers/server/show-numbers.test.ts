import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { Earnings } from '#features/earnings/contract.ts';
import { makeStage, NOW } from '#features/reservations/server/testing/stage.ts';
import type { Numbers } from '../contract.ts';

// A host and their home in Tokyo, at 100 dollars a night and 30 for cleaning.
const stage = await makeStage();
const { app } = stage;
const { main } = app.services.database;
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});

const ask = (listingId: string, year = 2026, as = stage.host) =>
  app.request<Numbers & { code: string }>(
    'GET',
    `/api/properties/numbers?year=${year}&listingId=${listingId}`,
    { as },
  );
const readMonth = async (listingId: string, month: string) => {
  const { body } = await ask(listingId, Number(month.slice(0, 4)));
  return body.months.find((each) => each.month === month);
};
/** A home that has been listed since a day at noon. */
async function addHome(since: string, capacity = 1): Promise<string> {
  const id = await stage.addStay({ capacity });
  await main.execute(
    sql`update listing set created_at = ${`${since}T03:00:00Z`} where id = ${id}`,
  );
  return id;
}

test('a person without homes has no figures', async () => {
  const { body } = await app.request<Numbers>('GET', '/api/properties/numbers', {
    as: stage.guest,
  });
  expect(body).toMatchObject({ year: 2026, firstYear: 2026, lastYear: 2027, homes: [] });
  expect(body.months).toHaveLength(12);
  expect(body.months[0]?.now).toMatchObject({ offered: 0, occupancy: null, revenue: 0 });
});

test('a stay across two months is in both, its arrival in the first', async () => {
  const home = await addHome('2026-03-02');
  await stage.reach('approved', {
    listingId: home,
    startDate: '2026-03-30',
    endDate: '2026-04-04',
  });
  expect((await readMonth(home, '2026-03'))?.now).toEqual({
    // From the 2nd on.
    offered: 30,
    promised: 2,
    occupancy: 2 / 30,
    nightlyRate: 10_000,
    revenue: 0,
    leadTime: 28,
    length: 5,
    requests: 1,
    approved: 1,
    reviews: 0,
    rating: null,
  });
  expect((await readMonth(home, '2026-04'))?.now).toMatchObject({
    offered: 30,
    promised: 3,
    occupancy: 0.1,
    nightlyRate: 10_000,
    leadTime: null,
    length: null,
    requests: 0,
  });
  expect((await readMonth(home, '2027-03'))?.before).toMatchObject({ promised: 2, requests: 1 });
});

test('a request without an answer and a cancelled stay promise no night', async () => {
  const home = await addHome('2026-01-01');
  await stage.reach('pending', { listingId: home });
  await stage.renewGuest();
  const dates = { startDate: '2026-03-26', endDate: '2026-03-29' };
  const id = await stage.reach('paid', { listingId: home, ...dates });
  expect((await readMonth(home, '2026-03'))?.now.promised).toBe(3);
  await stage.cancel(stage.guest, id);
  expect((await readMonth(home, '2026-03'))?.now).toMatchObject({
    promised: 0,
    occupancy: 0,
    nightlyRate: null,
    requests: 2,
    approved: 1,
  });
});

test('closed nights are not offered, and rooms are counted one by one', async () => {
  const home = await addHome('2026-01-01', 2);
  await main.execute(sql`
    insert into night (listing_id, night, taken, capacity, closed)
    select ${home}, day::date, 0, 0, true from generate_series('2026-05-01'::date, '2026-05-10'::date, '1 day') day`);
  expect((await readMonth(home, '2026-05'))?.now.offered).toBe(2 * 21);
});

test('revenue is what the earnings say, also after a guest left early', async () => {
  const home = await addHome('2026-01-01');
  const startDate = '2026-03-20';
  const id = await stage.reach('paid', {
    listingId: home,
    startDate,
    endDate: addDays(startDate, 10),
  });
  const { check_in_code: code } = await stage.row(id);
  app.clock.set('2026-03-20T10:00:00Z');
  await stage.act(stage.guest, id, { code });
  app.clock.set('2026-03-21T12:00:00Z');
  const { body } = await stage.cancel(stage.guest, id);
  expect(body.refund).toBeGreaterThan(0);
  const earnings = await app.request<Earnings>('GET', '/api/earnings', { as: stage.host });
  const earned = earnings.body.listings.find(({ listingId }) => listingId === home)?.earned;
  expect(earned).toBeGreaterThan(0);
  expect((await readMonth(home, '2026-03'))?.now).toMatchObject({
    promised: 1,
    length: 1,
    nightlyRate: 10_000,
    revenue: earned,
  });
});

test('a home of another host is not found', async () => {
  expect((await ask(stage.listingId, 2026, stage.stranger)).status).toBe(404);
  expect((await ask(stage.listingId)).status).toBe(200);
});
