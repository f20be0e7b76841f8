import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { END, makeStage, START, type Stage } from './testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await makeStage();
});
beforeEach(() => stage.renewGuest());
afterAll(() => stage.app.close());

const NIGHTS = { startDate: START, endDate: END };

/** The guest's price for the request. */
const fetchQuote = (listingId: string, asked: object) =>
  stage.app.request<{
    quote: { total: number };
    code?: string;
    fields?: Record<string, string>;
  }>(
    'GET',
    `/api/listings/${listingId}/quote?${new URLSearchParams(
      Object.entries(asked).map(([name, value]) => [name, `${value}`]),
    )}`,
    { as: stage.guest },
  );

describe('a request', () => {
  test('holds its nights, costs what the quote says and waits for the host for 72 hours', async () => {
    const listingId = await stage.addStay();
    const { status, body } = await stage.book({ listingId, guests: 2, message: 'Hello!' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      ...NIGHTS,
      nights: 5,
      guests: 2,
      // 5 × $100, cleaning $30, service 6%, taxes 8% of nights and cleaning, deposit 10%.
      total: 50_000 + 3_000 + 3_000 + 4_240 + 5_000,
      paid: 0,
      due: 0,
      answerBy: '2026-03-05T18:00:00+09:00',
      payBy: null,
      changeWaiting: false,
      listing: { id: listingId, title: 'Cedar House', available: true },
      guest: { name: 'Gina Guest' },
      host: { name: 'Haru Host' },
    });
    expect(body.key).toMatch(/^WH-[3-9A-Y]{4}-[3-9A-Y]{4}$/);
    expect(await stage.taken(START, END, listingId)).toEqual([1, 1, 1, 1, 1]);
  });

  test('can be answered no longer than to the start of the stay in its own zone', async () => {
    const listingId = await stage.addStay();
    const { body } = await stage.book({
      listingId,
      startDate: '2026-03-04',
      endDate: '2026-03-08',
    });
    expect(body.answerBy).toBe('2026-03-04T00:00:00+09:00');
  });

  test('for today can be answered until the day is over', async () => {
    const listingId = await stage.addStay();
    const { status, body } = await stage.book({
      listingId,
      startDate: '2026-03-02',
      endDate: '2026-03-06',
    });
    expect(status).toBe(201);
    expect(body.answerBy).toBe('2026-03-03T00:00:00+09:00');
  });

  test.each<[string, number, Parameters<Stage['book']>[0]]>([
    ['date-past', 400, { startDate: '2026-03-01', endDate: '2026-03-09' }],
    ['too-few-nights', 400, { startDate: START, endDate: '2026-03-21' }],
    ['too-many-guests', 400, { guests: 5 }],
    ['price-mismatch', 409, { totalPrice: 1 }],
    ['invalid-input', 400, { startDate: END, endDate: START }],
    ['invalid-input', 400, { startDate: START, endDate: START }],
    ['invalid-input', 400, { startDate: '9998-01-01', endDate: '9999-12-31' }],
    ['invalid-input', 400, { endDate: '2027-12-20' }],
    ['invalid-input', 400, { pets: 1 }],
    ['invalid-input', 400, { startDate: '2026-02-30' }],
    ['not-found', 404, { listingId: '00000000-0000-4000-8000-000000000000' }],
    ['invalid-input', 400, { rooms: 3 }],
  ])('is refused with %s', async (code, status, asked) => {
    const rooms = await stage.addStay({ capacity: 2 });
    const listingId = asked?.listingId ?? rooms;
    const answer = await stage.book({ ...asked, listingId });
    expect(answer.body.code).toBe(code);
    expect(answer.status).toBe(status);
    expect(await stage.taken(START, END, rooms)).toEqual([0, 0, 0, 0, 0]);
  });

  test.each<[string, Parameters<Stage['book']>[0]]>([
    ['more rooms than a whole place has', { rooms: 2 }],
    ['the most rooms that can be asked for', { rooms: 50 }],
    ['pets where none are taken', { pets: 1 }],
    ['leaving before arriving', { startDate: END, endDate: START }],
    ['too many nights', { startDate: '2026-04-01', endDate: '2027-04-02' }],
    ['days too far ahead', { startDate: '2028-02-27', endDate: '2028-03-02' }],
    ['too few nights', { endDate: '2026-03-21' }],
    ['days that are past', { startDate: '2026-03-01' }],
    ['too many guests', { guests: 5 }],
  ])('for %s is refused just as its quote is', async (_, change) => {
    const listingId = await stage.addStay();
    const asked = { startDate: START, endDate: END, guests: 1, rooms: 1, pets: 0, ...change };
    const quoted = await fetchQuote(listingId, asked);
    const answer = await stage.book({ listingId, ...asked });
    const { code, fields } = answer.body;
    expect(answer.status).toBe(400);
    expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({
      code: quoted.body.code,
      fields: Object.keys(quoted.body.fields ?? {}),
    });
    expect(await stage.taken('2026-03-01', '2026-03-31', listingId)).not.toContain(1);
  });

  test('of a longer night count than a year is refused', async () => {
    const answer = await stage.book({ startDate: '2026-04-01', endDate: '2027-04-02' });
    expect(answer.body).toMatchObject({ code: 'invalid-input', fields: { endDate: /.+/ } });
  });

  test('of the dearest stay there may be, a year of all its rooms, is quoted exactly and refused in words', async () => {
    const { price, roomCount, guestCount, taxRate } = STAY_NUMBERS;
    const { main } = stage.app.services.database;
    const listingId = await insertStay(main, stage.host.id, {
      occupancy: 'private-room',
      price: price.max * 100,
      roomCount: roomCount.max,
      capacity: roomCount.max,
      guestCount: guestCount.max,
      includedGuests: 1,
      extraGuestFee: STAY_NUMBERS.extraGuestFees.max * 100,
      taxRate: taxRate.max,
      securityRate: 100,
    });
    const asked = { startDate: '2026-04-01', endDate: '2027-04-01', guests: 50, rooms: 50 };
    const quoted = await fetchQuote(listingId, asked);
    expect(quoted.status, quoted.text).toBe(200);
    const { total } = quoted.body.quote;
    const nights = 1_000_000 * 50 * 365;
    const extra = 1_000_000 * 49 * 365;
    // The nights, their service, all that is above the included guest, taxes, the deposit.
    expect(total).toBe(nights + (nights * 6) / 100 + extra + (nights + extra) / 2 + nights);
    // More than a checkout accepts, or an amount column could store.
    expect(total).toBeGreaterThan(2 ** 31);
    const answer = await stage.book({ listingId, ...asked });
    expect(answer.body).toMatchObject({
      code: 'invalid-input',
      fields: { endDate: 'The total is too high for a single payment.' },
    });
    expect(await stage.taken('2026-04-01', '2026-04-03', listingId)).toEqual([0, 0]);
  });

  test('of the own listing is refused', async () => {
    const answer = await stage.book({}, stage.host);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('own-listing');
  });

  test('of a home that its host has taken off is refused, and holds nothing', async () => {
    const listingId = await stage.addStay();
    await stage.app.request('DELETE', `/api/listings/${listingId}`, { as: stage.host });
    const answer = await stage.book({ listingId });
    expect([answer.status, answer.body.code]).toEqual([409, 'stay-unavailable']);
    expect(await stage.taken(START, END, listingId)).toEqual([0, 0, 0, 0, 0]);
  });

  test('by a signed-out visitor is refused', async () => {
    const answer = await stage.app.request<{ code: string }>('POST', '/api/reservations', {
      body: { listingId: stage.listingId, ...NIGHTS },
    });
    expect(answer.body.code).toBe('signed-out');
  });

  test('at the price it was shown is taken', async () => {
    const listingId = await stage.addStay();
    expect((await stage.book({ listingId, totalPrice: 652.4 })).status).toBe(201);
  });

  test('of rooms takes that many, and no more than there are', async () => {
    const listingId = await stage.addStay({ capacity: 3 });
    expect((await stage.book({ listingId, rooms: 2 })).body.total).toBe(
      100_000 + 3_000 + 6_000 + 8_240 + 10_000,
    );
    await stage.renewGuest();
    expect((await stage.book({ listingId, rooms: 2 })).body.code).toBe('nights-taken');
    expect((await stage.book({ listingId, rooms: 1 })).status).toBe(201);
    expect(await stage.taken(START, END, listingId)).toEqual([3, 3, 3, 3, 3]);
  });
});

describe('the same key', () => {
  test('sent 20 times at once makes one reservation and one answer', async () => {
    const listingId = await stage.addStay({ capacity: 50 });
    const headers = { 'idempotency-key': stage.key() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stage.book({ listingId }, stage.guest, headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const [first, ...others] = answers.map(({ body }) => body);
    for (const other of others) expect(other).toEqual(first);
    expect(await stage.taken(START, END, listingId)).toEqual([1, 1, 1, 1, 1]);
  });

  test('with other contents is refused', async () => {
    const listingId = await stage.addStay({ capacity: 50 });
    const headers = { 'idempotency-key': stage.key() };
    await stage.book({ listingId }, stage.guest, headers);
    const other = await stage.book({ listingId, guests: 2 }, stage.guest, headers);
    expect(other.status).toBe(409);
    expect(other.body.code).toBe('idempotency-key-reused');
  });

  test('after a refusal is free to be used again', async () => {
    const listingId = await stage.addStay();
    const headers = { 'idempotency-key': stage.key() };
    const refused = await stage.book({ listingId, guests: 9 }, stage.guest, headers);
    expect(refused.body.code).toBe('too-many-guests');
    expect((await stage.book({ listingId }, stage.guest, headers)).status).toBe(201);
  });
});

describe('20 rivals for the same nights', () => {
  test.each([1, 3])('leave exactly %i winners', async (capacity) => {
    const listingId = await stage.addStay({ capacity });
    const rivals = await Promise.all(Array.from({ length: 20 }, () => stage.newGuest()));
    const answers = await Promise.all(
      rivals.map((rival, i) =>
        stage.book(
          {
            listingId,
            startDate: i % 2 === 0 ? START : '2026-03-22',
            endDate: i % 2 === 0 ? END : '2026-03-28',
          },
          rival,
        ),
      ),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(capacity);
    for (const { status, body } of answers) {
      if (status !== 201) expect([status, body.code]).toEqual([409, 'nights-taken']);
    }
    expect(Math.max(...(await stage.taken(START, '2026-03-28', listingId)))).toBe(capacity);
  });
});
