import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { MAX_DAYS_AHEAD } from '#domain/search/stay-dates.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { NightsCalendar, NightsQuote } from '#market/booking/contract.ts';
import type { HostCalendar } from '../contract.ts';
import { END, makeStage, NOW, START, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
let home: string;
beforeEach(async () => {
  await stage.renewGuest();
  stage.app.clock.set(NOW);
  home = await stage.addStay();
});
afterAll(() => stage.app.close());

/** It is the evening of 2 March in Tokyo. */
const TODAY = '2026-03-02';
const UNTIL = addDays(TODAY, MAX_DAYS_AHEAD);
const STAY = { start: START, end: END };

type Blocked = { changed: { start: string; end: string }[]; calendar: HostCalendar } & {
  code: string;
  fields?: Record<string, string>;
};

function block(nights: readonly unknown[], blocked = true, as: TestPerson = stage.host, id = home) {
  return stage.app.request<Blocked>('PUT', `/api/properties/${id}/nights`, {
    as,
    body: { nights, blocked },
  });
}

const calendar = async (as: TestPerson = stage.host, id = home) =>
  stage.app.request<HostCalendar & { code: string }>('GET', `/api/properties/${id}/calendar`, {
    as,
  });

const isQuoted = async () => {
  const query = `startDate=${START}&endDate=${END}`;
  const path = `/api/listings/${home}/quote?${query}`;
  return (await stage.app.request<NightsQuote>('GET', path)).body.available;
};

const isFound = async () => {
  const query = `startDate=${START}&endDate=${END}&limit=50`;
  const path = `/api/listings?${query}`;
  const { body } = await stage.app.request<{ items: { id: string }[] }>('GET', path);
  return body.items.some(({ id }) => id === home);
};

describe('blocked nights', () => {
  test('are gone from search, quote, calendar and request at once, and come back opened', async () => {
    expect([await isFound(), await isQuoted()]).toEqual([true, true]);
    const { status, body } = await block([{ start: '2026-03-22', end: '2026-03-23' }]);
    expect(status).toBe(200);
    expect(body.changed).toEqual([{ start: '2026-03-22', end: '2026-03-23' }]);
    expect(body.calendar.blocked).toEqual(body.changed);

    expect([await isFound(), await isQuoted()]).toEqual([false, false]);
    const path = `/api/listings/${home}/calendar?from=${START}&to=${END}`;
    const seen = await stage.app.request<NightsCalendar>('GET', path);
    expect(seen.body.nights).toEqual([{ date: '2026-03-22', left: 0 }]);
    const refused = await stage.book({ listingId: home });
    expect([refused.status, refused.body.code]).toEqual([409, 'nights-taken']);

    await block(body.changed, false);
    expect([await isFound(), await isQuoted()]).toEqual([true, true]);
    expect((await stage.book({ listingId: home })).status).toBe(201);
  });

  test('that are promised are refused, and none of those asked for is blocked', async () => {
    await stage.reach('pending', { listingId: home });
    const { status, body } = await block([{ start: '2026-03-10', end: '2026-03-21' }]);
    expect([status, body.code]).toEqual([409, 'nights-promised']);
    expect((await calendar()).body).toMatchObject({ blocked: [], left: [{ ...STAY, left: 0 }] });
  });

  test('of a house with rooms take those that are left', async () => {
    const house = await stage.addStay({ capacity: 3 });
    const id = await stage.reach('approved', { listingId: house, rooms: 1 });
    const { body } = await block([STAY], true, stage.host, house);
    expect(body.calendar).toMatchObject({
      capacity: 3,
      blocked: [STAY],
      left: [{ ...STAY, left: 0 }],
      stays: [{ id, units: 1, ...STAY }],
    });
    // A cancellation by the guest doesn't reopen blocked nights: the host may need them.
    await stage.cancel(stage.guest, id);
    expect((await stage.book({ listingId: house }, stage.stranger)).body.code).toBe('nights-taken');
  });

  test('asked for twice change once, so that taking it back opens what was open', async () => {
    await block([{ start: '2026-04-03', end: '2026-04-05' }]);
    const { body } = await block([{ start: '2026-04-01', end: '2026-04-08' }]);
    expect(body.changed).toEqual([
      { start: '2026-04-01', end: '2026-04-03' },
      { start: '2026-04-05', end: '2026-04-08' },
    ]);
    const back = await block(body.changed, false);
    expect(back.body.calendar.blocked).toEqual([{ start: '2026-04-03', end: '2026-04-05' }]);
  });

  test.each([
    ['date-past', 400, [{ start: '2026-03-01', end: '2026-03-05' }]],
    ['invalid-input', 400, [{ start: UNTIL, end: addDays(UNTIL, 1) }]],
    ['invalid-input', 400, [{ start: '2026-04-05', end: '2026-04-05' }]],
    ['invalid-input', 400, [{ start: '2026-04-06', end: '2026-04-05' }]],
    ['invalid-input', 400, [STAY, STAY]],
    ['invalid-input', 400, []],
    ['invalid-input', 400, [{ start: '2026-02-30', end: '2026-04-05' }]],
    ['invalid-input', 400, Array.from({ length: 400 }, () => STAY)],
  ])('%s is said at the field and changes nothing: %#', async (code, status, nights) => {
    const answer = await block(nights);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(Object.keys(answer.body.fields ?? {})[0]).toMatch(/^nights/);
    expect((await calendar()).body.blocked).toEqual([]);
  });

  test('reach as far as guests can reserve', async () => {
    const { body } = await block([{ start: TODAY, end: UNTIL }]);
    expect(body.calendar).toMatchObject({ today: TODAY, until: UNTIL, blocked: body.changed });
    expect(body.changed).toEqual([{ start: TODAY, end: UNTIL }]);
  });
});

describe('the calendar of a home', () => {
  test('names who has its nights, and what they ask for besides', async () => {
    const id = await stage.reach('paid', { listingId: home });
    await stage.act(stage.guest, id, {
      status: 'Update',
      startDate: '2026-03-20',
      endDate: '2026-03-27',
    });
    const { body } = await calendar();
    expect(body.stays).toEqual([
      {
        id,
        status: 'approved',
        ...STAY,
        wanted: { start: '2026-03-20', end: '2026-03-27' },
        units: 1,
        guest: { id: stage.guest.id, name: 'Gina Guest', image: null },
      },
    ]);
    expect(body.left).toEqual([{ start: START, end: '2026-03-27', left: 0 }]);
  });

  test('forgets what is over or was cancelled', async () => {
    const id = await stage.reach('pending', { listingId: home });
    await stage.cancel(stage.guest, id);
    expect((await calendar()).body).toMatchObject({ stays: [], left: [] });
  });

  test('is nobody else’s, and of no removed home', async () => {
    expect((await calendar(stage.guest)).status).toBe(403);
    expect((await block([STAY], true, stage.guest)).status).toBe(403);
    expect((await calendar(stage.host, randomUUID())).status).toBe(404);
    await stage.app.request('DELETE', `/api/listings/${home}`, { as: stage.host });
    expect((await calendar()).status).toBe(404);
    expect((await block([STAY])).status).toBe(404);
  });
});

test('of a host who blocks and guests who ask, at once, each night has one winner', async () => {
  const guests = await Promise.all(Array.from({ length: 8 }, () => stage.newGuest()));
  const nights = [{ start: '2026-03-21', end: '2026-03-23' }];
  const [blocking, ...asked] = await Promise.all([
    block(nights),
    ...guests.map((guest) => stage.book({ listingId: home }, guest)),
  ]);
  const won = asked.filter(({ status }) => status === 201).length;
  expect(won + Number(blocking?.status === 200)).toBe(1);
  expect(asked.every(({ status }) => status === 201 || status === 409)).toBe(true);
});
