import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { ROUTINES } from '#features/catalogues/index.server.ts';
import type { ItinerantCalendar, ItinerantDetails } from '#features/itinerants/contract.ts';
import type { NightsQuote } from '#market/booking/contract.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { ITINERANT_FORM } from '../testing/itinerant-form.ts';

const app = await makeTestApp({ now: '2026-04-20T09:00:00Z' });
afterAll(() => app.close());

let host: TestPerson;
let guests: TestPerson[];
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  guests = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => app.signUp(`${name} Guest`)));
});

interface Refusal {
  code: string;
  fields?: Record<string, string>;
}

/** Three weeks from 3 May for two guests, with the worked example's prices. */
const listed = async (overrides: object = {}) => {
  const { body, text } = await app.request<{ id: string }>('POST', '/api/itinerants', {
    body: { ...ITINERANT_FORM, guestCount: 2, extraGuestFees: 25, ...overrides },
    as: host,
  });
  if (body.id === undefined) throw new Error(text);
  return body.id;
};
const quote = (id: string, startDate: string, endDate: string, more = '') =>
  app.request<NightsQuote & Refusal>(
    'GET',
    `/api/itinerants/${id}/quote?startDate=${startDate}&endDate=${endDate}${more}`,
  );
const join = (id: string, startDate: string, endDate: string, by = 0, more: object = {}) =>
  app.request<{ id: string } & Refusal>('POST', '/api/reservations', {
    body: { listingId: id, startDate, endDate, ...more },
    ...(guests[by] ? { as: guests[by] } : {}),
  });
const calendar = (id: string) =>
  app.request<ItinerantCalendar>(
    'GET',
    `/api/itinerants/${id}/calendar?from=2026-05-01&to=2026-06-01`,
  );

describe('the page', () => {
  test('shows what everybody may know, and no secret of it', async () => {
    const id = await listed({ weekDayRoutine: ROUTINES.weekDay.slice(0, 2).map((row) => row.id) });
    const { body, text } = await app.request<ItinerantDetails>('GET', `/api/itinerants/${id}`);
    expect(body).toMatchObject({
      title: ITINERANT_FORM.title,
      category: 'Roadtrip',
      party: 'Cinco',
      startDate: '2026-05-03',
      endDate: '2026-05-24',
      minNights: 7,
      nightlyPrice: 4_500,
      place: { city: 'Porto', countryName: 'Portugal' },
      stops: [
        { startDate: '2026-05-03', endDate: '2026-05-13', place: { city: 'Porto' } },
        { startDate: '2026-05-13', endDate: '2026-05-24', place: { city: 'Lisbon' } },
      ],
      policy: { id: 'custom', customText: 'Tell us a week ahead.' },
      own: false,
    });
    expect(body.routines).toEqual([
      { list: 'weekDay', entries: [expect.any(Object), expect.any(Object)] },
    ]);
    const { address, wifiName, wifiPassword, instructions, stops } = ITINERANT_FORM;
    const points = stops.flatMap(({ location }) => location.latlng.map(String));
    for (const secret of [address, wifiName, wifiPassword, instructions, ...points]) {
      expect(text).not.toContain(secret);
    }
  });

  test('of a home, and of one that was removed, is none', async () => {
    const id = await listed();
    await app.request('DELETE', `/api/listings/${id}`, { as: host });
    expect((await app.request('GET', `/api/itinerants/${id}`)).status).toBe(404);
    expect((await quote(id, '2026-05-03', '2026-05-24')).status).toBe(404);
  });
});

describe('an itinerant in time', () => {
  test.each([
    ['2026-04-20T09:00:00Z', 'ahead'],
    ['2026-05-17T09:00:00Z', 'running'],
    ['2026-05-18T09:00:00Z', 'closed'],
    ['2026-05-25T09:00:00Z', 'over'],
  ])('is at %s %s', async (now, phase) => {
    const id = await listed();
    app.clock.set(now);
    const { body } = await app.request<ItinerantDetails>('GET', `/api/itinerants/${id}`);
    app.clock.set('2026-04-20T09:00:00Z');
    expect(body).toMatchObject({ phase, joinUntil: '2026-05-17' });
  });

  test('goes by the clock of its first stop, and is left by that of the last', async () => {
    const [first, last] = ITINERANT_FORM.stops;
    const tokyo = { value: 'JP', label: 'Japan', latlng: [35.68, 139.69] };
    const id = await listed({ stops: [first, { ...last, location: tokyo }] });
    const whole = await join(id, '2026-05-03', '2026-05-24');
    const part = await join(id, '2026-05-03', '2026-05-13', 1);
    const rows = await queryRows<{ endsAt: string; timeZone: string }>(
      app.services.database.main,
      sql`
        select ends_at as "endsAt", time_zone as "timeZone" from reservation
        where id in (${whole.body.id}, ${part.body.id}) order by end_date`,
    );
    expect(rows.map(({ endsAt, timeZone }) => [new Date(endsAt).toISOString(), timeZone])).toEqual([
      ['2026-05-13T23:00:00.000Z', 'Europe/Lisbon'],
      ['2026-05-24T15:00:00.000Z', 'Europe/Lisbon'],
    ]);
    const { body } = await app.request<{ zones: object }>(
      'GET',
      `/api/reservations/${whole.body.id}`,
      guests[0] ? { as: guests[0] } : {},
    );
    expect(body.zones).toEqual({ arrival: 'Europe/Lisbon', leaving: 'Asia/Tokyo' });
  });
});

describe('a price for dates', () => {
  const saved = async (id: string, dates: string, more = '') => {
    const { body } = await app.request<{ items: { stay: object | null }[] }>(
      'GET',
      `/api/favorites/kept?listingIds=${id}&${dates}${more}`,
    );
    return body.items[0]?.stay;
  };
  const PART = 'startDate=2026-05-03&endDate=2026-05-10';

  test('of a saved itinerant is its quote, and says when it is full', async () => {
    const id = await listed();
    const { body } = await quote(id, '2026-05-03', '2026-05-10');
    const price = { amount: body.quote.total, nights: 7 };
    expect(await saved(id, PART)).toMatchObject({ ...price, available: true });
    await join(id, '2026-05-03', '2026-05-10');
    expect(await saved(id, PART)).toMatchObject({ ...price, available: true });
    expect(await saved(id, PART, '&guests=2')).toMatchObject({ available: false });
  });

  test.each([
    ['nights before it begins', 'startDate=2026-05-01&endDate=2026-05-10', null],
    ['nights after it ends', 'startDate=2026-05-20&endDate=2026-05-27', null],
    ['too few nights', 'startDate=2026-05-03&endDate=2026-05-05', { available: false }],
  ])('of %s', async (_, dates, price) => {
    const found = await saved(await listed(), dates);
    if (price === null) expect(found).toBeNull();
    else expect(found).toMatchObject(price);
  });
});

describe('a quote', () => {
  test('of the whole way for two is the worked example, to the cent', async () => {
    const { body } = await quote(await listed(), '2026-05-03', '2026-05-24', '&guests=2');
    expect(body.quote).toMatchObject({ total: 229_840, deposit: 15_000, nights: 21, units: 2 });
    expect(body).toMatchObject({ available: true, daysAhead: 13, effectivePolicy: 'custom' });
    expect(body.refunds[0]).toMatchObject({ percent: 60 });
  });

  test.each([
    ['before it begins', '2026-05-02', '2026-05-12', '', 'invalid-input', 'startDate'],
    ['after it ends', '2026-05-12', '2026-05-25', '', 'invalid-input', 'endDate'],
    ['no night', '2026-05-12', '2026-05-12', '', 'invalid-input', 'endDate'],
    ['nobody', '2026-05-03', '2026-05-24', '&guests=0', 'invalid-input', 'guests'],
    ['a dog', '2026-05-03', '2026-05-24', '&pets=1', 'invalid-input', 'pets'],
    ['more than its places', '2026-05-03', '2026-05-24', '&guests=3', 'too-many-guests', null],
    ['six nights of at least seven', '2026-05-03', '2026-05-09', '', 'too-few-nights', 'endDate'],
  ])('is refused for %s', async (_, start, end, more, code, field) => {
    const { body } = await quote(await listed(), start, end, more);
    expect(body.code).toBe(code);
    expect(Object.keys(body.fields ?? {})).toEqual(field === null ? [] : [field]);
  });

  test('of too few nights says how many there have to be', async () => {
    const { body } = await quote(await listed(), '2026-05-03', '2026-05-09');
    expect(body.fields?.endDate).toBe('These dates are shorter than the minimum stay of 7 nights.');
  });

  test('of one shorter than its minimum is of all its nights', async () => {
    const id = await listed({ checkoutTime: '06/05/2026', minnight: 14, stops: [] });
    expect((await quote(id, '2026-05-03', '2026-05-05')).body.code).toBe('too-few-nights');
    expect((await quote(id, '2026-05-03', '2026-05-06')).status).toBe(200);
  });

  test('of one that has begun is of nights to come', async () => {
    const id = await listed();
    app.clock.set('2026-05-10T09:00:00Z');
    const past = await quote(id, '2026-05-09', '2026-05-24');
    const rest = await quote(id, '2026-05-10', '2026-05-24');
    app.clock.set('2026-04-20T09:00:00Z');
    expect([past.body.code, rest.status]).toEqual(['date-past', 200]);
  });

  test('of a home or of nothing is none', async () => {
    const none = '00000000-0000-4000-8000-000000000000';
    expect((await quote(none, '2026-05-03', '2026-05-24')).status).toBe(404);
    expect((await calendar(none)).status).toBe(404);
  });
});

describe('places', () => {
  test('are held by the night, for the whole way and for a part', async () => {
    const id = await listed();
    expect((await join(id, '2026-05-03', '2026-05-24', 0)).status).toBe(201);
    expect((await join(id, '2026-05-10', '2026-05-17', 1)).status).toBe(201);

    const { body } = await calendar(id);
    expect(body).toMatchObject({
      capacity: 2,
      minNights: 7,
      timeZone: 'Europe/Lisbon',
      open: { from: '2026-05-03', until: '2026-05-24' },
    });
    const full = body.nights.filter(({ left }) => left === 0).map(({ date }) => date);
    expect(full).toEqual(Array.from({ length: 7 }, (_, day) => `2026-05-${10 + day}`));
    expect(body.nights).toHaveLength(21);

    const third = await join(id, '2026-05-03', '2026-05-24', 2);
    expect([third.status, third.body.code]).toEqual([409, 'nights-taken']);
    expect(third.body.fields).toEqual({
      startDate:
        "There aren't enough places on May 10 – 16. Free instead: May 3 – 10 and May 17 – 24.",
    });
    const inTheWay = await quote(id, '2026-05-09', '2026-05-16');
    expect(inTheWay.body).toMatchObject({
      available: false,
      instead: {
        full: [{ start: '2026-05-10', end: '2026-05-16' }],
        free: [
          { start: '2026-05-03', end: '2026-05-10' },
          { start: '2026-05-17', end: '2026-05-24' },
        ],
      },
    });
    const two = await quote(id, '2026-05-03', '2026-05-24', '&guests=2');
    expect(two.body.instead?.free).toEqual([]);
    expect((await join(id, '2026-05-17', '2026-05-24', 2)).status).toBe(201);
  });

  test('that are free are told from today on, once it has begun', async () => {
    const id = await listed();
    await join(id, '2026-05-15', '2026-05-24', 0, { guests: 2 });
    app.clock.set('2026-05-06T09:00:00Z');
    const { body } = await quote(id, '2026-05-08', '2026-05-24');
    const third = await join(id, '2026-05-08', '2026-05-24', 1);
    app.clock.set('2026-04-20T09:00:00Z');
    expect(body.instead).toEqual({
      full: [{ start: '2026-05-15', end: '2026-05-24' }],
      free: [{ start: '2026-05-06', end: '2026-05-15' }],
    });
    expect(third.body.fields?.startDate).toContain('Free instead: May 6 – 15.');
  });

  test('two of a guest with company, and free again once it is withdrawn', async () => {
    const id = await listed();
    const { body } = await join(id, '2026-05-03', '2026-05-10', 0, { guests: 2 });
    expect((await join(id, '2026-05-03', '2026-05-10', 1)).body.code).toBe('nights-taken');
    const gone = await app.request('DELETE', `/api/reservations/${body.id}`, {
      ...(guests[0] ? { as: guests[0] } : {}),
      body: {},
    });
    expect(gone.status).toBe(200);
    expect((await join(id, '2026-05-03', '2026-05-10', 1)).status).toBe(201);
  });

  test('are never fewer than are taken, whatever the host types', async () => {
    const id = await listed();
    await join(id, '2026-05-03', '2026-05-24', 0, { guests: 2 });
    const { body } = await app.request<Refusal>('POST', `/api/itinerantinfo/${id}`, {
      as: host,
      body: { ...ITINERANT_FORM, guestCount: 1 },
    });
    expect(body).toMatchObject({
      code: 'listing-commitments',
      fields: { guestCount: expect.any(String) },
    });
  });
});
