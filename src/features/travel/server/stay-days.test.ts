import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import {
  BERLIN,
  LISBON,
  listedItinerants,
} from '#features/itinerants/server/testing/listed-itinerants.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import type { StayDays } from '#features/travel/contract.ts';
import type { Refusal } from './testing/travel-calls.ts';

const NOW = '2026-04-20T09:00:00Z';
const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());

let host: TestPerson;
let guest: TestPerson;
let lisbon: string;

const fetchStayDays = (query: Record<string, string> = {}, as: TestPerson | null = guest) =>
  app.request<StayDays & Refusal>('GET', `/api/stay-days?${new URLSearchParams(query)}`, {
    ...(as === null ? {} : { as }),
  });
const reserve = async (listingId: string, startDate: string, endDate: string, as = guest) => {
  const { body, text } = await app.request<{ id: string }>('POST', '/api/reservations', {
    body: { listingId, startDate, endDate },
    as,
  });
  if (body.id === undefined) throw new Error(text);
  return body.id;
};
const updateStatus = (id: string, status: string) =>
  app.services.database.main.execute(
    sql`update reservation set status = ${status} where id = ${id}::uuid`,
  );
const updatePassport = (passportCountry: string | null) =>
  app.services.database.main.execute(
    sql`update profile set passport_country = ${passportCountry} where user_id = ${guest.id}::uuid`,
  );

beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  guest = await app.signUp('Gina Guest');
  lisbon = await insertStay(app.services.database.main, host.id, { title: 'Tiled flat' });
});

describe('days of stays', () => {
  test('are none without trips, and nobody else’s business', async () => {
    expect((await fetchStayDays({}, null)).status).toBe(401);
    const { body } = await fetchStayDays();
    expect(body).toMatchObject({
      passportCountry: null,
      limit: 'unknown',
      countries: [],
      stays: [],
      schengen: { today: 0, mostDays: 0, mostOn: null, allowed: 90, window: 180, overFrom: null },
      source: 'https://eur-lex.europa.eu/eli/reg/2016/399/oj',
    });
    expect(body.notice).toContain('not legal advice');
  });

  test('count what was approved, with the day of arrival and that of leaving', async () => {
    const id = await reserve(lisbon, '2026-05-10', '2026-05-20');
    expect((await fetchStayDays()).body.stays).toEqual([]);
    for (const status of ['approved', 'checked-in', 'completed']) {
      await updateStatus(id, status);
      const { body } = await fetchStayDays();
      expect(body.stays).toEqual([
        {
          reservationId: id,
          title: 'Tiled flat',
          country: 'PT',
          countryName: 'Portugal',
          isSchengen: true,
          startDate: '2026-05-10',
          endDate: '2026-05-20',
        },
      ]);
      expect(body.schengen).toMatchObject({ today: 0, mostDays: 11, mostOn: '2026-05-20' });
      expect(body.countries).toEqual([
        {
          country: 'PT',
          countryName: 'Portugal',
          days: 11,
          isLong: false,
          from: '2025-05-21',
          until: '2026-05-20',
        },
      ]);
    }
    for (const status of ['declined', 'expired', 'cancelled', 'no-show']) {
      await updateStatus(id, status);
      expect((await fetchStayDays()).body.stays).toEqual([]);
    }
    expect((await fetchStayDays({}, host)).body.stays).toEqual([]);
    await updateStatus(id, 'approved');
  });

  test('of an itinerant are in the countries of its stops', async () => {
    const itinerants = listedItinerants(app, NOW);
    await itinerants.list(host, 'To Berlin', {
      checkinTime: '01/07/2026',
      checkoutTime: '15/07/2026',
      location: LISBON,
      stops: [
        { location: BERLIN, region: '', city: '', startDate: '2026-07-05', endDate: '2026-07-12' },
      ],
    });
    app.clock.set(NOW);
    const id = await reserve(itinerants.idOf('To Berlin') ?? '', '2026-07-01', '2026-07-15');
    await updateStatus(id, 'approved');
    const { body } = await fetchStayDays();
    expect(
      body.stays
        .filter(({ reservationId }) => reservationId === id)
        .map(({ country, startDate, endDate }) => [country, startDate, endDate]),
    ).toEqual([
      ['PT', '2026-07-01', '2026-07-05'],
      ['DE', '2026-07-05', '2026-07-12'],
      ['PT', '2026-07-12', '2026-07-15'],
    ]);
    // A day in two countries is one day of the area.
    expect(body.schengen?.mostDays).toBe(11 + 15);

    // Before it is booked as well, and of a part of it only the countries of those days.
    const listCountries = async (startDate: string, endDate: string) => {
      const listingId = itinerants.idOf('To Berlin') ?? '';
      const asked = await fetchStayDays({ listingId, startDate, endDate }, host);
      return asked.body.stays.map((stay) => [stay.country, stay.startDate, stay.endDate]);
    };
    expect(await listCountries('2026-07-03', '2026-07-14')).toEqual([
      ['PT', '2026-07-03', '2026-07-05'],
      ['DE', '2026-07-05', '2026-07-12'],
      ['PT', '2026-07-12', '2026-07-14'],
    ]);
    expect(await listCountries('2026-07-06', '2026-07-10')).toEqual([
      ['DE', '2026-07-06', '2026-07-10'],
    ]);
  });

  test('take one more trip into account', async () => {
    const extra = { country: 'ES', startDate: '2026-08-01', endDate: '2026-10-20' };
    const { body } = await fetchStayDays(extra);
    expect(body.stays.at(-1)).toMatchObject({ reservationId: null, title: '', country: 'ES' });
    // 26 days before it, all of them within 180: 64 more.
    expect(body.schengen).toMatchObject({ overFrom: '2026-10-04', extraMayLast: 64 });
    const outside = await fetchStayDays({ ...extra, country: 'GB' });
    expect(outside.body.schengen).toMatchObject({ overFrom: null, extraMayLast: null });
    expect(outside.body.countries.map(({ country }) => country)).toContain('GB');
  });

  test('beyond six months of any 365 days in a country are told apart', async () => {
    const trip = { country: 'TH', startDate: '2026-08-01' };
    const longIn = async (endDate: string) => {
      const { body } = await fetchStayDays({ ...trip, endDate });
      const thailand = body.countries.find(({ country }) => country === 'TH');
      return [thailand?.days, thailand?.isLong];
    };
    expect(await longIn('2027-01-29')).toEqual([182, false]);
    expect(await longIn('2027-01-30')).toEqual([183, true]);
    expect((await fetchStayDays()).body.taxSource).toMatch(/^https:\/\/europa\.eu\//);
  });

  test('have no limit with a passport of a country of the area', async () => {
    await updatePassport('IE');
    const { body } = await fetchStayDays();
    expect(body).toMatchObject({ passportCountry: 'IE', limit: 'free', schengen: null });
    expect(body.countries.length).toBeGreaterThan(0);
    await updatePassport('US');
    expect((await fetchStayDays()).body).toMatchObject({
      limit: 'applies',
      schengen: { allowed: 90 },
    });
    await updatePassport(null);
  });

  test.each([
    ['half a trip', { country: 'PT' }, 'startDate', 'invalid-input'],
    ['no end', { country: 'PT', startDate: '2026-08-01' }, 'endDate', 'invalid-input'],
    ['no country', { startDate: '2026-08-01', endDate: '2026-08-02' }, 'country', 'invalid-input'],
    [
      'a country that there is not',
      { country: 'XX', startDate: '2026-08-01', endDate: '2026-08-02' },
      'country',
      'invalid-input',
    ],
    [
      'a listing that there is not',
      {
        listingId: '00000000-0000-4000-8000-000000000000',
        startDate: '2026-08-01',
        endDate: '2026-08-02',
      },
      'listingId',
      'invalid-input',
    ],
    [
      'one that ends first',
      { country: 'PT', startDate: '2026-08-02', endDate: '2026-08-01' },
      'endDate',
      'return-first',
    ],
    [
      'one of a hundred years',
      { country: 'PT', startDate: '2026-08-02', endDate: '2126-08-01' },
      'endDate',
      'invalid-input',
    ],
    [
      'one in a hundred years',
      { country: 'PT', startDate: '2126-08-02', endDate: '2126-08-03' },
      'startDate',
      'invalid-input',
    ],
  ])('%s is refused at the field', async (_what, query, field, code) => {
    const { status, body } = await fetchStayDays(query as unknown as Record<string, string>);
    const text =
      code === 'return-first'
        ? "The end date can't be before the start date."
        : 'Please choose a country and dates within the next two years.';
    expect([status, body.code, body.fields]).toEqual([400, code, { [field]: text }]);
  });
});

test('the passport is part of the own profile alone', async () => {
  const { body } = await app.request<object>('GET', '/api/profile', { as: guest });
  const save = (passportCountry: string | null) =>
    app.request<{ passportCountry: string | null; fields?: object }>('PUT', '/api/profile', {
      as: guest,
      body: { ...body, passportCountry },
    });
  expect((await save('nz')).body.passportCountry).toBe('NZ');
  expect((await fetchStayDays()).body.passportCountry).toBe('NZ');
  const shown = await app.request<object>('GET', `/api/profiles/${guest.id}`, { as: host });
  expect(Object.keys(shown.body)).not.toContain('passportCountry');
  expect(Object.keys((await save('NZL')).body.fields ?? {})).toEqual(['passportCountry']);
  expect((await save(null)).body.passportCountry).toBeNull();
});
