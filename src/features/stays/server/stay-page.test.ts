import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { StayCard, StayDetails } from '#features/stays/contract.ts';
import {
  insertStay,
  moveNorth,
  SECRET_POSITION,
  SECRETS,
  type TestStay,
  takeNights,
} from './testing/stay-builder.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const db = app.services.database.main;

const LISBON = { latitude: 38.7139, longitude: -9.1394 };
let host: TestPerson;
let guest: TestPerson;
let stay = '';
let removed = '';
const add = (overrides: TestStay = {}) => insertStay(db, host.id, overrides);

beforeAll(async () => {
  host = await app.signUp('Ana Ferreira');
  guest = await app.signUp('Mina Park', { groups: ['student'] });
  stay = await add({
    amenities: ['full-kitchen', 'standing-desk', 'dogs-welcome'],
    events: ['tech-talk', 'family-dinner'],
    discount: 10,
    studentDiscount: 20,
    specialDiscount: 30,
    petFee: 2_500,
    securityRate: 10,
    minNights: 3,
  });
  removed = await add({ deletedAt: Temporal.Instant.from('2026-02-01T00:00:00Z') });
});

async function get<Body>(path: string, as?: TestPerson) {
  return app.request<Body>('GET', path, as === undefined ? {} : { as });
}

describe('the page of a stay', () => {
  test('tells everything in the words of the reader', async () => {
    const { body } = await get<StayDetails>(`/api/listings/${stay}`);
    expect(body).toMatchObject({
      place: { city: 'Lisbon', countryName: 'Portugal', timeZone: 'Europe/Lisbon', ...LISBON },
      categoryLabel: 'Home',
      occupancyLabel: 'Entire place',
      acceptsPets: true,
      rating: null,
      own: false,
      favorite: false,
      host: { id: host.id, name: 'Ana Ferreira', listingCount: 1 },
      labels: [{ id: 'standing-desk', label: 'Standing desk' }],
    });
    expect(body.amenityGroups.map(({ id }) => id)).toEqual(['work', 'kitchen', 'family-pets']);
    expect(body.events.map(({ label }) => label)).toEqual(['Tech Talk', 'Family Dinner']);
    // The special discount is not switched on.
    expect(body.discounts.map(({ field }) => field)).toEqual(['discount', 'studentDiscount']);
    expect(body.durationPrices).toHaveLength(5);
    expect(body.pictures).toHaveLength(2);
  });

  test('knows its host, and who saved it', async () => {
    expect((await get<StayDetails>(`/api/listings/${stay}`, host)).body.own).toBe(true);
    await app.request('POST', '/api/favorites', { body: { listingId: stay }, as: guest });
    expect((await get<StayDetails>(`/api/listings/${stay}`, guest)).body.favorite).toBe(true);
    expect((await get<StayDetails>(`/api/listings/${stay}`, host)).body.favorite).toBe(false);
  });

  test('of an unknown or a removed stay is not found', async () => {
    for (const id of [randomUUID(), removed]) {
      for (const path of ['', '/similar', '/quote?startDate=2026-04-01&endDate=2026-04-09']) {
        expect((await get(`/api/listings/${id}${path}`)).status).toBe(404);
      }
      const calendar = await get(`/api/listings/${id}/calendar?from=2026-04-01&to=2026-05-01`);
      expect(calendar.status).toBe(404);
    }
    expect((await get('/api/listings/not-an-id')).status).toBe(404);
  });
});

describe('the calendar', () => {
  test('lists the nights that are not wholly free, closed ones as full', async () => {
    const house = await add({ capacity: 3, roomCount: 3 });
    await takeNights(db, house, '2026-04-30', '2026-05-02', { taken: 2, capacity: 3 });
    await takeNights(db, house, '2026-05-10', '2026-05-11', { taken: 0, capacity: 0 });
    await takeNights(db, house, '2026-05-12', '2026-05-13', { taken: 0, capacity: 3 });
    const { body } = await get(`/api/listings/${house}/calendar?from=2026-05-01&to=2026-06-01`);
    expect(body).toEqual({
      today: '2026-03-02',
      timeZone: 'Europe/Lisbon',
      minNights: 1,
      capacity: 3,
      nights: [
        { date: '2026-05-01', left: 1 },
        { date: '2026-05-10', left: 0 },
      ],
    });
  });

  test('spans at most 400 days, forwards', async () => {
    const days = (to: string) => get(`/api/listings/${stay}/calendar?from=2026-01-01&to=${to}`);
    expect((await days('2027-02-05')).status).toBe(200);
    expect((await days('2027-02-06')).status).toBe(400);
    expect((await days('2025-12-31')).status).toBe(400);
    expect((await days('2026-02-30')).status).toBe(400);
  });
});

describe('a quote', () => {
  interface QuoteAnswer {
    code?: string;
    fields?: Record<string, string>;
    available: boolean;
    effectivePolicy: string;
    daysAhead: number;
    quote: {
      total: number;
      deposit: number;
      lines: { kind: string; amount: number }[];
      discount: { field: string } | null;
    };
    refunds: { amount: number; rule: string; until: string | null }[];
  }
  const quote = (query: string, as?: TestPerson) =>
    get<QuoteAnswer>(`/api/listings/${stay}/quote?${query}`, as);

  test('shows every line, and its refunds begin with all of it', async () => {
    const { body } = await quote('startDate=2026-03-10&endDate=2026-03-14&pets=1');
    const lines = Object.fromEntries(body.quote.lines.map(({ kind, amount }) => [kind, amount]));
    expect(lines).toEqual({ nights: 40_000, service: 2_400, pets: 2_500, deposit: 4_000 });
    expect(body.quote.total).toBe(48_900);
    expect(body).toMatchObject({ available: true, effectivePolicy: 'flexible', daysAhead: 8 });
    expect(body.refunds[0]).toMatchObject({ amount: 48_900, rule: 'all' });
    expect(body.refunds.at(-1)).toMatchObject({ amount: 4_000, until: null });
  });

  test("takes the best discount of the caller's groups", async () => {
    const month = 'startDate=2026-03-10&endDate=2026-04-10';
    expect((await quote(month)).body.quote.discount?.field).toBe('discount');
    expect((await quote(month, guest)).body.quote.discount?.field).toBe('studentDiscount');
    expect((await quote(month)).body.effectivePolicy).toBe('long-term');
  });

  test('says whether the nights are free', async () => {
    await takeNights(db, stay, '2026-07-01', '2026-07-02');
    const free = async (start: string, end: string) =>
      (await quote(`startDate=${start}&endDate=${end}`)).body.available;
    expect(await free('2026-06-27', '2026-07-01')).toBe(true);
    expect(await free('2026-06-27', '2026-07-02')).toBe(false);
    expect(await free('2026-07-02', '2026-07-06')).toBe(true);
  });

  test('names the nights that are taken, and the nearest as long that are free', async () => {
    await takeNights(db, stay, '2026-08-10', '2026-08-12');
    const taken = await quote('startDate=2026-08-09&endDate=2026-08-13');
    expect(taken.body).toMatchObject({
      available: false,
      instead: {
        full: [{ start: '2026-08-10', end: '2026-08-12' }],
        free: [
          { start: '2026-08-06', end: '2026-08-10' },
          { start: '2026-08-12', end: '2026-08-16' },
        ],
      },
    });
    const free = await quote('startDate=2026-08-12&endDate=2026-08-16');
    expect(free.body).not.toHaveProperty('instead');
  });

  test.each([
    ['startDate=2026-03-10&endDate=2026-03-12', 'too-few-nights'],
    ['startDate=2026-03-10&endDate=2026-03-14&guests=5', 'too-many-guests'],
    ['startDate=2026-03-01&endDate=2026-03-09', 'date-past'],
    ['startDate=2026-03-10&endDate=2026-03-10', 'invalid-input'],
    ['startDate=2026-03-10&endDate=2027-03-11', 'invalid-input'],
    ['startDate=2026-03-10&endDate=2026-03-14&guests=0', 'invalid-input'],
    ['startDate=2026-03-10&endDate=2026-03-14&rooms=3', 'invalid-input'],
    ['startDate=2026-03-10&endDate=2026-03-14&rooms=1.5', 'invalid-input'],
    ['startDate=2026-03-10', 'invalid-input'],
  ])('refuses %s', async (query, code) => {
    const answer = await quote(query);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe(code);
  });

  test('for pets is refused where they are not taken', async () => {
    const plain = await add();
    const request = 'startDate=2026-03-10&endDate=2026-03-14';
    const answer = await get<QuoteAnswer>(`/api/listings/${plain}/quote?${request}&pets=1`);
    expect(answer.body.fields).toHaveProperty('pets');
    expect((await get(`/api/listings/${plain}/quote?${request}`)).status).toBe(200);
  });
});

test('similar stays are near by, those alike first, at most eight, and not the stay itself', async () => {
  const lone = { latitude: -33.9, longitude: 18.4, countryCode: 'ZA', city: 'Cape Town' };
  const self = await add({ ...lone, category: 'Cabin' });
  await add({ ...lone, ...moveNorth(lone, 30), category: 'Cabin', title: 'alike' });
  await add({ ...lone, ...moveNorth(lone, 1), category: 'Loft', title: 'near' });
  await add({ ...lone, ...moveNorth(lone, 51), category: 'Cabin', title: 'too far' });
  const { body } = await get<{ items: StayCard[] }>(`/api/listings/${self}/similar`);
  expect(body.items.map(({ title }) => title)).toEqual(['alike', 'near']);
  for (let at = 0; at < 9; at += 1) await add({ ...lone, title: `more ${at}` });
  const more = await get<{ items: StayCard[] }>(`/api/listings/${self}/similar`);
  expect(more.body.items).toHaveLength(8);
});

test('places are suggested with their number of stays', async () => {
  interface Places {
    places: { kind: string; label: string; count: number; countryCode: string }[];
  }
  const lisbon = (await get<Places>('/api/places?q=Lisb')).body.places[0];
  expect(lisbon).toMatchObject({ kind: 'city', label: 'Lisbon', countryCode: 'PT' });
  expect(lisbon?.count).toBeGreaterThan(0);
  const [portugal] = (await get<Places>('/api/places?q=Portug')).body.places;
  expect(portugal).toMatchObject({ kind: 'country', label: 'Portugal' });
  // For an empty text: the places with the most stays.
  const popular = (await get<Places>('/api/places?q=')).body.places;
  expect(popular.map(({ kind }) => kind)).toEqual(popular.map(() => 'city'));
  const counts = popular.map(({ count }) => count);
  expect(counts.length).toBeGreaterThan(1);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('no answer here has a byte of what only an arriving guest may read', async () => {
  const secrets = [
    ...Object.values(SECRETS),
    String(SECRET_POSITION.latitude),
    String(SECRET_POSITION.longitude),
    host.email,
  ];
  const paths = [
    '/api/listings',
    '/api/listings?page=1',
    '/api/listings?address=Rua+dos+Segredos',
    '/api/stays/pins',
    '/api/stays/categories',
    `/api/listings/${stay}`,
    `/api/listings/${stay}/calendar?from=2026-03-01&to=2026-05-01`,
    `/api/listings/${stay}/quote?startDate=2026-03-10&endDate=2026-03-14`,
    `/api/listings/${stay}/similar`,
    `/api/listings/${stay}/reviews`,
    '/api/places?q=Lisbon',
    '/api/favorites',
    '/api/properties',
  ];
  for (const path of paths) {
    for (const as of [guest, host]) {
      const answer = await get(path, as);
      expect(answer.status, path).toBe(200);
      for (const secret of secrets) expect(answer.text, path).not.toContain(secret);
    }
  }
});
