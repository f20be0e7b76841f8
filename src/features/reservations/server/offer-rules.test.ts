import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { NightsCalendar, NightsQuote } from '#market/booking/contract.ts';
import type { HostCalendar } from '../contract.ts';
import type { StayOverrides } from './testing/add-stay.ts';
import { CHECK_IN_OPENS } from './testing/monthly-guest.ts';
import { END, makeStage, NOW, START, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
beforeEach(async () => {
  await stage.renewGuest();
  stage.app.clock.set(NOW);
});
afterAll(() => stage.app.close());

// Monday, 2 March 2026, in Tokyo; the stay of the tests is from Friday the 20th to the 25th.
const RULES: StayOverrides = {
  noticeDays: 3,
  daysBetween: 2,
  maxNights: 10,
  daysAhead: 60,
  noArrivalOn: [6, 7],
};

const quote = (listingId: string, startDate: string, endDate: string, more = '') =>
  stage.app.request<NightsQuote & { code: string; fields?: Record<string, string> }>(
    'GET',
    `/api/listings/${listingId}/quote?startDate=${startDate}&endDate=${endDate}${more}`,
  );

describe('a request against the rules of a home says which day is wrong', () => {
  test.each([
    ['2026-03-04', '2026-03-09', 'startDate', "This home needs 3 days' notice"],
    ['2026-03-21', '2026-03-25', 'startDate', "Stays here can't start on this weekday: Saturday"],
    ['2026-03-20', '2026-03-31', 'endDate', 'The maximum stay here is 10 nights.'],
    ['2026-04-29', '2026-05-02', 'endDate', 'until Friday, May 1, 2026'],
  ])('%s to %s', async (startDate, endDate, field, text) => {
    const listingId = await stage.addStay(RULES);
    const priced = await quote(listingId, startDate, endDate);
    expect([priced.status, priced.body.code]).toEqual([400, 'invalid-input']);
    expect(priced.body.fields?.[field]).toContain(text);
    const { body } = await stage.book({ listingId, startDate, endDate }, stage.stranger);
    expect(body).toMatchObject({ code: 'invalid-input', fields: { [field]: expect.any(String) } });
  });

  test('nights that are kept free between stays are marked in the calendar of the host', async () => {
    const listingId = await stage.addStay({ daysBetween: 2, capacity: 2 });
    const kept = async () =>
      (
        await stage.app.request<HostCalendar>('GET', `/api/properties/${listingId}/calendar`, {
          as: stage.host,
        })
      ).body.kept;
    await stage.reach('pending', { listingId });
    expect(await kept()).toEqual([]);
    await stage.book({ listingId }, stage.stranger);
    expect(await kept()).toEqual([
      { start: '2026-03-18', end: '2026-03-20' },
      { start: '2026-03-25', end: '2026-03-27' },
    ]);
  });

  test('nights too near to other guests name the days between', async () => {
    const listingId = await stage.addStay(RULES);
    await stage.reach('pending', { listingId });
    const { status, body } = await stage.book(
      { listingId, startDate: '2026-03-26', endDate: '2026-03-29' },
      stage.stranger,
    );
    expect([status, body.code]).toEqual([409, 'nights-taken']);
    expect(body.fields?.startDate).toBe('This home keeps 2 days free between stays.');
    const after = { listingId, startDate: '2026-03-27', endDate: '2026-03-29' };
    expect((await stage.book(after, stage.stranger)).status).toBe(201);
  });
});

test('a quote proposes nights that the rules allow, and a calendar says them', async () => {
  const listingId = await stage.addStay(RULES);
  await stage.reach('pending', { listingId });
  const { body } = await quote(listingId, '2026-03-25', '2026-03-28');
  expect(body.available).toBe(false);
  // The 14th, 15th, 21st, 22nd, 28th and 29th are weekends.
  expect(body.instead?.free).toEqual([
    { start: '2026-03-13', end: '2026-03-16' },
    { start: '2026-03-27', end: '2026-03-30' },
  ]);
  const calendar = await stage.app.request<NightsCalendar>(
    'GET',
    `/api/listings/${listingId}/calendar?from=2026-03-26&to=2026-04-20`,
  );
  expect(calendar.body.rules).toEqual(RULES);
  // The night before counts for the days after it.
  expect(calendar.body.nights.at(-1)).toEqual({ date: '2026-03-24', left: 0, guests: 1 });
});

test('a calendar of a home without rules is what it was', async () => {
  const listingId = await stage.addStay();
  await stage.reach('pending', { listingId });
  const { body } = await stage.app.request<NightsCalendar>(
    'GET',
    `/api/listings/${listingId}/calendar?from=2026-03-24&to=2026-04-20`,
  );
  expect(body).not.toHaveProperty('rules');
  expect(body.nights).toEqual([{ date: '2026-03-24', left: 0 }]);
});

describe('a stay that is agreed', () => {
  test('keeps its arrival without notice, and asks for notice for another one', async () => {
    const listingId = await stage.addStay(RULES);
    const id = await stage.reach('paid', { listingId });
    stage.app.clock.set('2026-03-18T09:00:00Z');
    const move = (startDate: string, endDate: string) =>
      stage.act(stage.guest, id, { status: 'Update', startDate, endDate });
    expect((await move('2026-03-19', END)).body.code).toBe('invalid-input');
    expect((await move(START, '2026-03-31')).body.code).toBe('invalid-input');
    const priced = await quote(
      listingId,
      START,
      '2026-03-27',
      `&agreedStart=${START}&agreedEnd=${END}`,
    );
    expect(priced.body.quote.nights).toBe(7);
    expect((await move(START, '2026-03-27')).body.changeWaiting).toBe(true);
  });

  test('is not brought nearer to others than the days between', async () => {
    const listingId = await stage.addStay(RULES);
    const id = await stage.reach('paid', { listingId });
    const next = { listingId, startDate: '2026-03-27', endDate: '2026-03-29' };
    expect((await stage.book(next, stage.stranger)).status).toBe(201);
    const longer = { status: 'Update', startDate: START, endDate: '2026-03-26' };
    expect((await stage.act(stage.guest, id, longer)).body.code).toBe('nights-taken');
    const shorter = { status: 'Update', startDate: START, endDate: '2026-03-24' };
    expect((await stage.act(stage.guest, id, shorter)).body.changeWaiting).toBe(true);
  });

  test('is extended behind it without notice, as long as the longest stay in all', async () => {
    const listingId = await stage.addStay({ ...RULES, noArrivalOn: [3] });
    const id = await stage.reach('paid', { listingId });
    stage.app.clock.set(CHECK_IN_OPENS.add({ hours: 1 }).toString());
    const { check_in_code: code } = await stage.row(id);
    await stage.act(stage.guest, id, { code });
    const behind = (endDate: string) => stage.book({ listingId, startDate: END, endDate });
    expect((await behind('2026-03-31')).body.fields?.endDate).toContain('10 nights');
    expect((await behind('2026-03-30')).status).toBe(201);
    const other = await stage.newGuest();
    const beside = { listingId, startDate: '2026-03-31', endDate: '2026-04-03' };
    expect((await stage.book(beside, other)).body.code).toBe('nights-taken');
  });
});
