import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { Earnings } from '#features/earnings/contract.ts';
import { makeStage, NOW } from '#features/reservations/server/testing/stage.ts';
import { queryRows } from '#platform/server/database/database.ts';
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
    `/api/home-numbers?year=${year}&listingId=${listingId}`,
    { as },
  );
const readMonth = async (listingId: string, month: string) => {
  const { body } = await ask(listingId, Number(month.slice(0, 4)));
  return body.months.find((each) => each.month === month);
};
/** A home that has been listed since a day at noon. */
async function addHome(since: string, capacity = 1): Promise<string> {
  const id = await stage.addStay({ capacity });
  await main.execute(sql`update listing set created_at = ${`${since}T03:00:00Z`} where id = ${id}`);
  return id;
}

test('a person without homes has no figures', async () => {
  const { body } = await app.request<Numbers>('GET', '/api/home-numbers', {
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
    views: 0,
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

test('a night in February of a leap year is one of 29', async () => {
  app.clock.set('2028-01-10T09:00:00Z');
  const home = await addHome('2027-01-01');
  await stage.reach('approved', {
    listingId: home,
    startDate: '2028-02-27',
    endDate: '2028-03-02',
  });
  const february = await readMonth(home, '2028-02');
  expect(february?.now).toMatchObject({ offered: 29, promised: 3, occupancy: 3 / 29 });
  expect(february?.before).toMatchObject({ offered: 28, promised: 0, occupancy: 0 });
  expect((await readMonth(home, '2028-03'))?.now).toMatchObject({ offered: 31, promised: 1 });
});

test('the price of a stay is divided among its months without losing a cent', async () => {
  const home = await stage.addStay({ price: 3_333, minNights: 1, discount: 7 } as never);
  await stage.reach('approved', {
    listingId: home,
    startDate: '2026-03-28',
    endDate: '2026-05-04',
  });
  const [row] = await queryRows<{ agreed: string; divided: string; months: string }>(
    main,
    sql`select amount_of_lines(r.quote, 'nights') + amount_of_lines(r.quote, 'discount') as agreed,
        sum(m.price) as divided, count(*) as months
      from reservation r join stay_month m on m.reservation_id = r.id
      where r.listing_id = ${home} group by r.id`,
  );
  expect(Number(row?.divided)).toBe(Number(row?.agreed));
  expect(Number(row?.months)).toBe(3);
});

test('a home that was listed after the month, or is deleted before it, offers nothing', async () => {
  const home = await addHome('2026-02-15');
  expect((await readMonth(home, '2026-01'))?.now).toMatchObject({ offered: 0, occupancy: null });
  expect((await readMonth(home, '2026-02'))?.now).toMatchObject({ offered: 14, occupancy: 0 });
  await main.execute(
    sql`update listing set deleted_at = '2026-03-10T16:00:00Z' where id = ${home}`,
  );
  // The 11th in Tokyo.
  expect((await readMonth(home, '2026-03'))?.now.offered).toBe(10);
  expect((await readMonth(home, '2026-04'))?.now).toMatchObject({ offered: 0, occupancy: null });
});

test('other dates move nights, arrival and lead time', async () => {
  const home = await addHome('2026-01-01');
  const id = await stage.reach('approved', { listingId: home });
  const update = { status: 'Update', startDate: '2026-04-10', endDate: '2026-04-13' };
  expect((await stage.act(stage.guest, id, update)).status).toBe(200);
  expect((await readMonth(home, '2026-03'))?.now).toMatchObject({ promised: 5, length: 5 });
  await stage.act(stage.host, id, { status: 'accept-change' });
  expect((await readMonth(home, '2026-03'))?.now).toMatchObject({
    promised: 0,
    length: null,
    requests: 1,
    approved: 1,
  });
  expect((await readMonth(home, '2026-04'))?.now).toMatchObject({
    promised: 3,
    nightlyRate: 10_000,
    length: 3,
    leadTime: 39,
    requests: 0,
  });
});

/** Lets a job of money run at an instant. */
async function releaseAt(instant: string): Promise<void> {
  app.clock.set(instant);
  await stage.runJob('reservations.release-money');
}

/** Cents that a host earned in a month, and with a home, as the page about earnings shows them. */
async function readEarned(listingId: string, month: string) {
  const { body } = await app.request<Earnings>('GET', '/api/earnings', { as: stage.host });
  return {
    ofMonth: body.months.find((each) => each.month === month)?.earned,
    ofHome: body.listings.find((each) => each.listingId === listingId)?.earned,
  };
}

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
  await releaseAt('2026-03-23T12:00:00Z');
  const { ofHome } = await readEarned(home, '2026-03');
  expect(ofHome).toBeGreaterThan(0);
  // The night in which the guest left is one that they had: it isn't returned.
  expect((await readMonth(home, '2026-03'))?.now).toMatchObject({
    promised: 2,
    length: 2,
    nightlyRate: 10_000,
    revenue: ofHome,
  });
});

test('rent that is paid by the month is revenue of the months in which it was released', async () => {
  const home = await addHome('2026-01-01');
  const payMonthly = { payMonthly: true } as object;
  const id = await stage.reach('paid', {
    listingId: home,
    startDate: '2026-03-20',
    endDate: '2026-05-19',
    ...payMonthly,
  });
  await releaseAt('2026-03-22T15:00:00Z');
  app.clock.set('2026-04-14T00:00:00Z');
  await stage.runJob('reservations.see-to-instalments');
  await app.services.jobs.drain();
  await releaseAt('2026-04-20T15:00:00Z');
  const { ofHome } = await readEarned(home, '2026-04');
  const [march, april, may] = await Promise.all(
    ['2026-03', '2026-04', '2026-05'].map(async (month) => (await readMonth(home, month))?.now),
  );
  expect(march?.revenue).toBeGreaterThan(0);
  expect(april?.revenue).toBeGreaterThan(0);
  expect((march?.revenue ?? 0) + (april?.revenue ?? 0)).toBe(ofHome);
  expect([march?.promised, april?.promised, may?.promised]).toEqual([12, 30, 18]);
  expect(may?.revenue).toBe(0);
  expect((await stage.row(id)).status).toBe('approved');
});

test('the revenue of all homes is that of the month on the page about earnings', async () => {
  app.clock.set('2026-04-20T15:00:00Z');
  for (const month of ['2026-03', '2026-04']) {
    const { body } = await app.request<Numbers>('GET', '/api/home-numbers?year=2026', {
      as: stage.host,
    });
    const revenue = body.months.find((each) => each.month === month)?.now.revenue;
    expect(revenue).toBeGreaterThan(0);
    expect(revenue).toBe((await readEarned('', month)).ofMonth);
  }
});

test('reviews count once everybody can read them', async () => {
  const home = await addHome('2026-01-01');
  const id = await stage.reach('paid', { listingId: home });
  const review = (state: string) => sql`
    insert into review (reservation_id, listing_id, guest_id, rating, text, moderation_state, created_at)
    values (${id}, ${home}, ${stage.guest.id}, 4, 'Quiet.', ${state}, '2026-04-30T23:59:59Z')`;
  await main.execute(review('hidden'));
  expect((await readMonth(home, '2026-04'))?.now).toMatchObject({ reviews: 0, rating: null });
  await main.execute(
    sql`update review set moderation_state = 'visible' where reservation_id = ${id}`,
  );
  expect((await readMonth(home, '2026-04'))?.now).toMatchObject({ reviews: 1, rating: 4 });
});

test('views are those of the homes that were asked for', async () => {
  const [one, other] = [await addHome('2026-01-01'), await addHome('2026-01-01')];
  app.clock.set('2026-05-31T23:00:00Z');
  for (const home of [one, one, other]) app.views.note(home, null);
  await app.views.settle();
  expect((await readMonth(one, '2026-05'))?.now.views).toBe(2);
  const { body } = await app.request<Numbers>('GET', '/api/home-numbers', { as: stage.host });
  expect(body.months[4]?.now.views).toBe(3);
});

test('stays of before the migration have the figures that triggers wrote of later ones', async () => {
  const readAll = () =>
    queryRows(main, sql`select * from stay_month order by reservation_id, month`);
  const written = await readAll();
  expect(written.length).toBeGreaterThan(10);
  await main.execute(sql`delete from stay_month`);
  const name = readdirSync('migrations').find((file) => file.endsWith('_fill_stay_months.sql'));
  await main.execute(sql.raw(readFileSync(`migrations/${name}`, 'utf8')));
  expect(await readAll()).toEqual(written);
});

test('a home of another host is not found', async () => {
  expect((await ask(stage.listingId, 2026, stage.stranger)).status).toBe(404);
  expect((await ask(stage.listingId)).status).toBe(200);
});
