import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { NightPlace } from '../../contract.ts';
import { END, makeStage, NOW, START } from '../testing/stage.ts';

const stage = await makeStage();
const { app, host } = stage;
const { main } = app.services.database;
afterAll(() => app.close());

const FREE = [0, 0, 0, 0, 0];
const HELD = [1, 1, 1, 1, 1];
let home = '';
let booking = '';
let booker: TestPerson;
let first: TestPerson;
let second: TestPerson;
/** A home whose nights are taken by a paid stay, and two guests who wait for them in this order. */
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
  home = await stage.addStay();
  booker = stage.guest;
  booking = await stage.reach('paid', { listingId: home });
  first = await stage.newGuest();
  second = await stage.newGuest();
  expect((await join(first)).status).toBe(201);
  app.clock.advance({ minutes: 1 });
  expect((await join(second)).status).toBe(201);
});
afterEach(async () => {
  await app.services.jobs.drain();
  expect(await brokenRules((text) => app.services.database.executeSql(text))).toEqual([]);
});

const join = (as: TestPerson, body: object = {}) =>
  app.request<{ id: string; code: string; fields?: Record<string, string> }>(
    'POST',
    '/api/waitlists',
    { as, body: { listingId: home, startDate: START, endDate: END, ...body } },
  );
const places = async (as: TestPerson) =>
  (await app.request<{ items: NightPlace[] }>('GET', '/api/waitlists', { as })).body.items;
const readState = async (as: TestPerson) => (await places(as))[0]?.state;
const leave = async (as: TestPerson) => {
  const [place] = await places(as);
  return app.request('DELETE', `/api/waitlists/${place?.id}`, { as, body: {} });
};
const taken = () => stage.taken(START, END, home);
const drain = () => app.services.jobs.drain();
const cancelBooking = async () => {
  expect((await stage.cancel(booker, booking)).status).toBe(200);
  await drain();
};
const quote = async (as: TestPerson) =>
  (
    await app.request<{ available: boolean }>(
      'GET',
      `/api/listings/${home}/quote?startDate=${START}&endDate=${END}`,
      { as },
    )
  ).body.available;
const mailKinds = async (to: TestPerson) =>
  (await stage.mails(to)).map(({ template }) => template.replace('reservations.waitlist-', ''));
/** States of all entries of the home, in the order of joining. */
const states = async () =>
  (
    await queryRows<{ state: string }>(
      main,
      sql`select state from night_waitlist where listing_id = ${home} order by joined_at`,
    )
  ).map(({ state }) => state);

describe('nights that come free', () => {
  test('are held for the first in line for twelve hours, and for nobody else', async () => {
    await cancelBooking();
    expect(await states()).toEqual(['offered', 'waiting']);
    expect(await taken()).toEqual(HELD);
    expect((await places(first))[0]).toMatchObject({ state: 'offered', ahead: 0 });
    expect((await places(second))[0]).toMatchObject({ state: 'waiting', ahead: 1 });
    expect((await places(first))[0]?.offerUntil).toContain('2026-03-03T16:01:00+09:00');
    expect([await quote(first), await quote(second)]).toEqual([true, false]);
    expect((await stage.book({ listingId: home }, second)).body.code).toBe('nights-taken');
    expect(await mailKinds(first)).toEqual(['nights-offered']);
    expect(await mailKinds(second)).toEqual([]);
    const calendar = await app.request<{ offered: object[] }>(
      'GET',
      `/api/properties/${home}/calendar`,
      { as: host },
    );
    expect(calendar.body.offered).toEqual([{ start: START, end: END }]);
    const notices = await app.request<{ items: object[] }>('GET', '/api/notices', { as: first });
    const search = { startDate: START, endDate: END, guestCount: '1' };
    expect(notices.body.items).toMatchObject([
      { kind: 'nights-offered', listing: { path: `/listings/${home}`, search } },
    ]);
  });

  test('are requested by whom they are held for, and go to the next when that is declined', async () => {
    await cancelBooking();
    const { status, body } = await stage.book({ listingId: home }, first);
    expect([status, body.status]).toEqual([201, 'pending']);
    expect(await taken()).toEqual(HELD);
    expect(await places(first)).toEqual([]);
    await stage.act(host, body.id, { status: 'declined', message: 'Sorry, no.' });
    await drain();
    expect(await states()).toEqual(['accepted', 'offered']);
    expect(await taken()).toEqual(HELD);
  });

  test('go to the next when the offer is over, and free when nobody waits', async () => {
    await cancelBooking();
    app.clock.advance({ hours: 23 });
    await stage.runJob('reservations.offer-nights');
    expect(await states()).toEqual(['passed', 'offered']);
    expect(await mailKinds(first)).toEqual(['nights-offered', 'nights-offer-over']);
    app.clock.advance({ hours: 23 });
    await stage.runJob('reservations.offer-nights');
    expect(await states()).toEqual(['passed', 'passed']);
    expect(await taken()).toEqual(FREE);
    expect((await stage.book({ listingId: home }, first)).status).toBe(201);
  });

  test('go to the next when the offer is declined', async () => {
    await cancelBooking();
    expect((await leave(first)).status).toBe(200);
    await drain();
    expect(await states()).toEqual(['left', 'offered']);
    expect(await places(first)).toEqual([]);
  });

  test('go to the next when the account ends', async () => {
    await cancelBooking();
    const copy = await app.request<{ data: { nightWaitlists: object[] } }>(
      'GET',
      '/api/account/export',
      { as: first },
    );
    expect(copy.body.data.nightWaitlists).toMatchObject([{ listingId: home, state: 'offered' }]);
    expect((await app.request('DELETE', '/api/account', { as: first, body: {} })).status).toBe(200);
    await stage.runJob('reservations.offer-nights');
    expect(await states()).toEqual(['offered']);
  });

  test('are offered once, also by two workers at once', async () => {
    expect((await stage.cancel(booker, booking)).status).toBe(200);
    await Promise.all([
      stage.runJob('reservations.offer-nights'),
      stage.runJob('reservations.offer-nights'),
      drain(),
    ]);
    expect(await states()).toEqual(['offered', 'waiting']);
    expect(await mailKinds(first)).toEqual(['nights-offered']);
  });

  test('have one owner where an offer ends while it is accepted', async () => {
    await cancelBooking();
    app.clock.advance({ hours: 23 });
    const [request] = await Promise.all([
      stage.book({ listingId: home }, first),
      stage.runJob('reservations.offer-nights'),
    ]);
    const isFirst = request.status === 201;
    expect(await states()).toEqual(isFirst ? ['accepted', 'waiting'] : ['passed', 'offered']);
    expect(await taken()).toEqual(HELD);
  });
});

test('nights that the host has closed since stay those of the guest they are held for', async () => {
  await cancelBooking();
  await main.execute(
    sql`update night set closed = true, capacity = taken where listing_id = ${home}`,
  );
  expect([await quote(first), await quote(second)]).toEqual([true, false]);
  const { status, body } = await stage.book({ listingId: home }, first);
  expect(status).toBe(201);
  await stage.act(host, body.id, { status: 'declined', message: 'Closed.' });
  await drain();
  expect(await states()).toEqual(['accepted', 'waiting']);
  expect(await taken()).toEqual(FREE);
});

test('who waits for nights of which one is still taken keeps their place, and others are served', async () => {
  const other = await stage.newGuest();
  expect((await join(other, { endDate: '2026-03-27' })).status).toBe(201);
  const after = { listingId: home, startDate: END, endDate: '2026-03-30' };
  expect((await stage.book(after, await stage.newGuest())).status).toBe(201);
  await leave(first);
  await leave(second);
  app.clock.advance({ minutes: 1 });
  const last = await stage.newGuest();
  await join(last);
  await cancelBooking();
  expect([await readState(other), await readState(last)]).toEqual(['waiting', 'offered']);
});

test('a paused home offers nothing, and a deleted one ends its waitlist', async () => {
  const pause = (isPaused: boolean) =>
    app.request('PUT', `/api/listings/${home}/pause`, { as: host, body: { isPaused } });
  expect((await pause(true)).status).toBe(200);
  await cancelBooking();
  expect(await states()).toEqual(['waiting', 'waiting']);
  expect((await pause(false)).status).toBe(200);
  await stage.runJob('reservations.offer-nights');
  expect(await states()).toEqual(['offered', 'waiting']);
  await app.request('DELETE', `/api/listings/${home}`, { as: host, body: {} });
  await stage.runJob('reservations.offer-nights');
  expect(await states()).toEqual(['passed', 'passed']);
  expect(await mailKinds(second)).toEqual(['nights-line-over']);
});

test('a waitlist ends two hours before the day of arrival', async () => {
  // The 20th in Tokyo begins at three in the afternoon of the 19th by UTC.
  app.clock.set('2026-03-19T13:00:01Z');
  await stage.runJob('reservations.offer-nights');
  expect(await states()).toEqual(['passed', 'passed']);
  expect((await join(await stage.newGuest())).body.code).toBe('too-late-to-wait');
});

test('accounts that take turns can’t keep a home closed with offers that they don’t use', async () => {
  await cancelBooking();
  app.clock.advance({ hours: 23 });
  await stage.runJob('reservations.offer-nights');
  expect(await states()).toEqual(['passed', 'offered']);
  expect((await join(first)).body.code).toBe('offers-unused');
  await leave(second);
  await drain();
  expect(await taken()).toEqual(FREE);
  await stage.reach('pending', { listingId: home });
  for (const guest of [first, second]) {
    expect((await join(guest)).body.code).toBe('offers-unused');
  }
  app.clock.advance({ hours: 24 * 10 });
  expect((await join(first)).body.code).toBe('offers-unused');
});

test('no more than three stays are held for one person at once', async () => {
  const guest = await stage.newGuest();
  const homes = await Promise.all(Array.from({ length: 5 }, () => stage.addStay()));
  const wait = { startDate: '2026-09-01', endDate: '2026-09-03' };
  for (const id of homes) {
    await main.execute(sql`insert into night (listing_id, night, taken, capacity, closed)
      values (${id}, '2026-09-01', 0, 0, true)`);
    expect((await join(guest, { listingId: id, ...wait })).status).toBe(201);
  }
  await main.execute(sql`delete from night where night = '2026-09-01'`);
  await stage.runJob('reservations.offer-nights');
  const held = (await places(guest)).filter(({ state }) => state === 'offered');
  expect(held).toHaveLength(3);
});

test('who waits for a stay that the home takes no more is told so', async () => {
  await main.execute(sql`update stay set min_nights = 20 where listing_id = ${home}`);
  await cancelBooking();
  expect(await states()).toEqual(['passed', 'passed']);
  expect(await mailKinds(first)).toEqual(['nights-line-over']);
});

test('waiting twice is waiting once', async () => {
  const again = await join(first);
  expect([again.status, again.body.id]).toEqual([201, (await places(first))[0]?.id]);
});

test('one who needn’t or mustn’t wait is told why', async () => {
  const guest = await stage.newGuest();
  const refusal = async (body: object, as = guest) => (await join(as, body)).body.code;
  expect(await refusal({ startDate: '2026-06-01', endDate: '2026-06-05' })).toBe('nights-free');
  expect(await refusal({}, host)).toBe('own-listing');
  expect(await refusal({ startDate: '2026-02-01', endDate: '2026-02-05' })).toBe('date-past');
  expect(await refusal({ guests: 50 })).toBe('too-many-guests');
  expect(await refusal({ startDate: END, endDate: START })).toBe('invalid-input');
  expect(await refusal({ listingId: first.id })).toBe('not-found');
  expect((await app.request('POST', '/api/waitlists', { body: {} })).status).toBe(401);
});

test('one person waits for ten stays at most, however many requests come at once', async () => {
  const guest = await stage.newGuest();
  const homes = await Promise.all(Array.from({ length: 12 }, () => stage.addStay()));
  await main.execute(sql`
    insert into night (listing_id, night, taken, capacity, closed)
    select id, ${START}::date, 0, 0, true from listing where id in (${sql.join(
      homes.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`);
  const answers = await Promise.all(homes.map((listingId) => join(guest, { listingId })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('too-many-night-lines');
});

test('another person’s place is neither shown nor left', async () => {
  const [place] = await places(first);
  const gone = await app.request('DELETE', `/api/waitlists/${place?.id}`, { as: second, body: {} });
  expect(gone.status).toBe(200);
  expect(await readState(first)).toBe('waiting');
});

test('a place that was left without an offer leaves nothing behind', async () => {
  const count = async () => {
    const [row] = await queryRows<{ rows: number; jobs: number }>(
      main,
      sql`select (select count(*)::int from night_waitlist where user_id = ${first.id}) as rows,
        (select count(*)::int from pgboss.job
          where data ->> 'name' = 'reservations.nights-freed') as jobs`,
    );
    return row;
  };
  const before = await count();
  for (let nth = 0; nth < 5; nth += 1) {
    await leave(first);
    expect((await join(first)).status).toBe(201);
  }
  expect(await count()).toEqual(before);
});

test('guests who can’t be served cost no more statements, however many they are', async () => {
  const { database } = app.services;
  const countStatements = async () => {
    let count = 0;
    const { transaction } = database;
    const spied = vi.spyOn(database, 'transaction').mockImplementation((work) =>
      transaction(async (tx) => {
        const asked = [vi.spyOn(tx, 'select'), vi.spyOn(tx, 'execute')];
        const result = await work(tx);
        count += asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
        return result;
      }),
    );
    await stage.runJob('reservations.offer-nights');
    spied.mockRestore();
    return count;
  };
  const block = async (guest: TestPerson) => {
    const path = `/api/blocks/${guest.id}`;
    expect((await app.request('PUT', path, { as: host })).status).toBe(200);
  };
  const others = await Promise.all([1, 2, 3].map(() => stage.newGuest()));
  for (const guest of [first, second]) await block(guest);
  await cancelBooking();
  expect(await taken()).toEqual(FREE);
  const two = await countStatements();
  expect(two).toBeGreaterThan(0);
  booker = await stage.newGuest();
  await stage.book({ listingId: home }, booker);
  for (const other of others) {
    expect((await join(other)).status).toBe(201);
    await block(other);
  }
  const [taking] = await queryRows<{ id: string }>(
    main,
    sql`select id from reservation where guest_id = ${booker.id}`,
  );
  await stage.cancel(booker, taking?.id ?? '');
  await drain();
  expect(await readState(first)).toBe('waiting');
  expect(await countStatements()).toBe(two);
});
