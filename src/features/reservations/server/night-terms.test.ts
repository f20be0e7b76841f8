import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { StayCard } from '#features/stays/contract.ts';
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

type Terms = { start: string; end: string; price: number | null; minNights: number | null };
type Priced = { before: Terms[]; calendar: HostCalendar } & {
  code: string;
  fields?: Record<string, string>;
};

const price = (terms: readonly unknown[], as: TestPerson = stage.host) =>
  stage.app.request<Priced>('PUT', `/api/properties/${home}/terms`, { as, body: { terms } });

const dates = `startDate=${START}&endDate=${END}`;
const quote = async (query = dates) =>
  stage.app.request<NightsQuote & { code: string }>('GET', `/api/listings/${home}/quote?${query}`);
const card = async (query = dates) =>
  stage.app.request<StayCard>('GET', `/api/listings/${home}/card?${query}`);

describe('nights with a price of their own', () => {
  test('cost it in quote, card, search and request at once', async () => {
    const before = (await quote()).body.quote;
    const night = addDays(START, 1);
    const { status, body } = await price([{ start: night, end: addDays(night, 1), price: 25_000 }]);
    expect(status).toBe(200);
    expect(body.before).toEqual([
      { start: night, end: addDays(night, 1), price: null, minNights: null },
    ]);
    expect(body.calendar).toMatchObject({
      usual: { price: 10_000, minNights: 2 },
      terms: [{ start: night, end: addDays(night, 1), price: 25_000, minNights: null }],
    });

    const { quote: after } = (await quote()).body;
    const nights = after.lines.filter(({ kind }) => kind === 'nights');
    expect(nights).toMatchObject([
      { quantity: after.nights - 1, unitAmount: 10_000 },
      { quantity: 1, unitAmount: 25_000, amount: 25_000 },
    ]);
    expect(after.total).toBeGreaterThan(before.total);
    expect((await card()).body.price.amount).toBe(after.total);

    const old = await stage.book({ listingId: home, totalPrice: before.total / 100 });
    expect([old.status, old.body.code]).toEqual([409, 'price-mismatch']);
    const booked = await stage.book({ listingId: home, totalPrice: after.total / 100 });
    expect([booked.status, booked.body.totalPrice]).toEqual([201, after.total / 100]);
  });

  test('change nothing that a guest has agreed on', async () => {
    const id = await stage.reach('pending', { listingId: home });
    const { total } = await stage.row(id);
    await price([{ start: START, end: END, price: 99_000 }]);
    expect((await stage.row(id)).total).toBe(total);
  });
});

describe('a minimum of stays that begin on a night', () => {
  test('is asked by quote, search, calendar and request alike, and of that night alone', async () => {
    const nights = (await quote()).body.quote.nights;
    await price([{ start: START, end: addDays(START, 1), minNights: nights + 1 }]);
    expect([(await quote()).body.code, (await card()).status]).toEqual(['too-few-nights', 404]);
    expect((await stage.book({ listingId: home })).body.code).toBe('too-few-nights');
    const longer = `startDate=${START}&endDate=${addDays(END, 1)}`;
    expect([(await quote(longer)).status, (await card(longer)).status]).toEqual([200, 200]);
    const later = `startDate=${addDays(START, 1)}&endDate=${addDays(END, 1)}`;
    expect([(await quote(later)).status, (await card(later)).status]).toEqual([200, 200]);
    const path = `/api/listings/${home}/calendar?from=${START}&to=${END}`;
    const { body } = await stage.app.request<NightsCalendar>('GET', path);
    expect(body.terms).toEqual([
      { start: START, end: addDays(START, 1), price: null, minNights: nights + 1 },
    ]);
  });

  test('may be lower than that of the home', async () => {
    const one = `startDate=${START}&endDate=${addDays(START, 1)}`;
    expect([(await quote(one)).body.code, (await card(one)).status]).toEqual([
      'too-few-nights',
      404,
    ]);
    await price([{ start: START, end: addDays(START, 1), minNights: 1 }]);
    expect([(await quote(one)).status, (await card(one)).status]).toEqual([200, 200]);
  });

  test('is kept by a search with some leeway', async () => {
    await price([{ start: addDays(START, -1), end: addDays(START, 1), minNights: 30 }]);
    const query = `dateMode=flexible&baseDate=${START}&endDate=${END}&flexibility=1`;
    expect((await card(query)).body.price.startDate).toBe(addDays(START, 1));
  });
});

describe('terms', () => {
  test('keep what a change leaves out, and come back with what it says was before', async () => {
    const range = { start: START, end: addDays(START, 2) };
    await price([{ ...range, price: 20_000 }]);
    const { body } = await price([{ start: START, end: addDays(START, 3), minNights: 4 }]);
    expect(body.calendar.terms).toEqual([
      { ...range, price: 20_000, minNights: 4 },
      { start: addDays(START, 2), end: addDays(START, 3), price: null, minNights: 4 },
    ]);
    const back = await price(body.before);
    expect(back.body.calendar.terms).toEqual([{ ...range, price: 20_000, minNights: null }]);
    const none = await price([{ ...range, price: null }]);
    expect(none.body.calendar.terms).toEqual([]);
  });

  test.each([
    ['a night that is over', 'date-past', { start: '2026-03-01', end: '2026-03-05', price: 9_000 }],
    ['no night', 'invalid-input', { start: START, end: START, price: 9_000 }],
    ['less than a dollar', 'invalid-input', { start: START, end: END, price: 99 }],
    ['more than a home may cost', 'invalid-input', { start: START, end: END, price: 1_000_001 }],
    ['a part of a cent', 'invalid-input', { start: START, end: END, price: 9_000.5 }],
    ['a minimum of none', 'invalid-input', { start: START, end: END, minNights: 0 }],
    ['a minimum of more than a year', 'invalid-input', { start: START, end: END, minNights: 366 }],
  ])('of %s are refused at the field and change nothing', async (_, code, terms) => {
    const answer = await price([terms]);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect(Object.keys(answer.body.fields ?? {})[0]).toMatch(/^terms/);
    const path = `/api/properties/${home}/calendar`;
    const { body } = await stage.app.request<HostCalendar>('GET', path, { as: stage.host });
    expect(body.terms).toEqual([]);
  });

  test('are nobody else’s to say', async () => {
    expect((await price([{ start: START, end: END, price: 9_000 }], stage.guest)).status).toBe(403);
  });
});
