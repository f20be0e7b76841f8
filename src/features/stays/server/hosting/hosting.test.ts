import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '#domain/places.ts';
import { STAY_NUMBERS, type StayNumber } from '#domain/stay-form.ts';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { StayDetails, StoredForm } from '#features/stays/contract.ts';
import { HOME_FORM, PORTO } from '../testing/home-form.ts';
import { insertStay } from '../testing/stay-builder.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const { main } = app.services.database;

let host: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  other = await app.signUp('Otto Other');
});

interface Refusal {
  code: string;
  fields?: Record<string, string>;
  current?: StoredForm;
}

const create = (body: unknown, as = host) =>
  app.request<{ id: string; version: number } & Refusal>('POST', '/api/listings', { body, as });
const info = (id: string, as = host) =>
  app.request<StoredForm & Refusal>('GET', `/api/listinginfo/${id}`, { as });
const update = (id: string, body: unknown, as = host) =>
  app.request<{ id: string; version: number } & Refusal>('POST', `/api/listinginfo/${id}`, {
    body,
    as,
  });
const page = (id: string) => app.request<StayDetails>('GET', `/api/listings/${id}`);
const created = async (overrides: object = {}) => {
  const { body, text } = await create({ ...HOME_FORM, ...overrides });
  if (body.id === undefined) throw new Error(text);
  return body.id;
};
const reserve = async (listingId: string, more: object = {}) => {
  const dates = { startDate: '2026-04-06', endDate: '2026-04-20' };
  const answer = await app.request<{ id: string }>('POST', '/api/reservations', {
    as: await app.signUp('Gus Guest', { email: `gus+${randomUUID()}@example.org` }),
    body: { listingId, ...dates, ...more },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.id;
};

describe('POST /api/listings', () => {
  test.each([
    ['Kiritimati', 'KI', [1.87, -157.4], 'Pacific/Kiritimati'],
    ['the Chatham Islands', 'NZ', [-43.95, -176.56], 'Pacific/Chatham'],
    ['Lord Howe Island', 'AU', [-31.55, 159.08], 'Australia/Lord_Howe'],
    ['Easter Island', 'CL', [-27.15, -109.43], 'Pacific/Easter'],
    ['the Marquesas', 'PF', [-8.91, -140.1], 'Pacific/Marquesas'],
    ['Fakaofo', 'TK', [-9.38, -171.25], 'Pacific/Fakaofo'],
    ['Tornio, at the border of Sweden', 'FI', [65.848, 24.147], 'Europe/Helsinki'],
  ])('a home on %s is listed in its own time', async (_, value, latlng, timeZone) => {
    const id = await created({ location: { value, label: '', latlng }, region: '', city: '' });
    expect((await page(id)).body.place).toMatchObject({ countryCode: value, timeZone });
  });

  test('a home that is listed is found, shown and reserved as its form says', async () => {
    const id = await created();
    const { body } = await page(id);
    expect(body).toMatchObject({
      title: 'Attic above the river',
      category: 'Loft',
      occupancy: 'private-room',
      capacity: 3,
      guestCount: 6,
      minNights: 7,
      nightlyPrice: 4_250,
      wifiMbps: 300,
      checkInFrom: '16:00',
      policy: { id: 'custom', customText: 'Tell us a week ahead.' },
      securityRate: 10,
      place: { countryCode: 'PT', city: 'Porto', timeZone: 'Europe/Lisbon' },
    });
    expect(
      body.amenityGroups.flatMap(({ amenities }) => amenities.map((a) => a.id)).sort(),
    ).toEqual(['hot-tub', 'starlink']);
    const found = await app.request<{ items: { id: string }[] }>(
      'GET',
      '/api/listings?locationValue=PT&category=Loft',
    );
    expect(found.body.items.map((item) => item.id)).toContain(id);
    expect(await reserve(id)).toMatch(/^[\da-f-]{36}$/);
  });

  test('the rules of a home are kept, shown, and refused where they leave no stay', async () => {
    const rules = {
      noticeDays: 3,
      daysBetween: 1,
      maxNights: 30,
      daysAhead: 90,
      noArrivalOn: [7, 6, 7] as const,
    };
    const id = await created(rules);
    const kept = { ...rules, noArrivalOn: [6, 7] };
    expect((await page(id)).body.rules).toEqual(kept);
    expect((await info(id)).body).toMatchObject(kept);
    for (const [field, wrong] of [
      ['maxNights', { maxNights: 6 }],
      ['daysAhead', { daysAhead: 9, noticeDays: 3 }],
      ['noArrivalOn', { noArrivalOn: [1, 2, 3, 4, 5, 6, 7] }],
    ] as const) {
      const { status, body } = await update(id, { ...HOME_FORM, ...wrong });
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      expect(body.fields?.[field]).toMatch(/./);
    }
    expect((await create({ ...HOME_FORM, noticeDays: 31 })).status).toBe(400);
    expect((await info(await created())).body).toMatchObject({
      noticeDays: 0,
      daysBetween: 0,
      maxNights: null,
      daysAhead: null,
      noArrivalOn: [],
    });
  });

  test('everybody sees a position shifted by 100 to 500 m and none of the secrets', async () => {
    const { body, text } = await page(await created());
    const away = distanceKm(body.place, { latitude: PORTO[0], longitude: PORTO[1] });
    expect(away).toBeGreaterThan(0.09);
    expect(away).toBeLessThan(0.5);
    for (const secret of ['Provas', 'attic-network', 'attic-wifi', 'blue shutter', '41.1462219']) {
      expect(text).not.toContain(secret);
    }
  });

  test('what is left out gets the defaults of the specification (spec 3 §3.2)', async () => {
    const { location, address, title, description, price } = HOME_FORM;
    const { status, body } = await create({ location, address, title, description, price });
    expect(status).toBe(201);
    expect((await info(body.id)).body).toMatchObject({
      guestCount: 1,
      roomCount: 1,
      bathroomCount: 1,
      minnight: 14,
      securityDeposit: 0,
      discount: 0,
      localDiscount: 0,
      imageSrc: [],
      logoImageSrc: [],
      amenity: [],
      averageGuestAge: 25,
      occupancy: 'entire-place',
      city: 'Porto',
    });
  });

  test.each(['address', 'title', 'description', 'price', 'location'])(
    '%s is required (spec 3 §5)',
    async (field) => {
      const { [field]: _left, ...rest } = HOME_FORM as Record<string, unknown>;
      const { status, body } = await create(rest);
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      expect(body.fields?.[field]).toBe('This is required.');
    },
  );

  const numbers = Object.entries(STAY_NUMBERS) as [StayNumber, (typeof STAY_NUMBERS)[StayNumber]][];
  test.each(numbers)('%s keeps to its range in API and database alike', async (field, bounds) => {
    for (const value of [bounds.min, bounds.max]) {
      const { status, text } = await create({ ...HOME_FORM, [field]: value });
      expect(status, text).toBe(201);
    }
    // Half a step between two valid values.
    for (const value of [bounds.min - 1, bounds.max + 1, bounds.min + bounds.step / 2]) {
      const { status, body } = await create({ ...HOME_FORM, [field]: value });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  test('the database refuses by itself what the contract would (a price of nothing)', async () => {
    await expect(insertStay(main, host.id, { price: 0 })).rejects.toThrow();
    await expect(insertStay(main, host.id, { womenDiscount: 36 })).rejects.toThrow();
    await expect(insertStay(main, host.id, { title: 'x'.repeat(101) })).rejects.toThrow();
  });

  test('the special discount goes in steps of five', async () => {
    const { body } = await create({ ...HOME_FORM, specialDiscount: 22 });
    expect(body.fields).toHaveProperty('specialDiscount');
  });

  test.each([
    ['an unknown country', { location: { ...HOME_FORM.location, value: 'ZZ' } }, 'location.value'],
    ['a point elsewhere', { location: { value: 'JP', latlng: PORTO } }, 'location.latlng'],
    ['an unknown amenity', { amenity: ['starlink', 'moat'] }, 'amenity.1'],
    ['an unknown event', { event: ['duel'] }, 'event.0'],
    ['somebody’s picture', { imageSrc: ['https://example.org/a.jpg'] }, 'imageSrc.0'],
    ['more than 30 pictures', { imageSrc: Array(31).fill('/media/a/480.jpg') }, 'imageSrc'],
    ['a time of 25 o’clock', { checkinTime: '25:00' }, 'checkinTime'],
  ])('%s is refused at its field', async (_name, overrides, field) => {
    const { status, body } = await create({ ...HOME_FORM, ...overrides });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('one key lists one home, however often it is sent', async () => {
    const send = () =>
      app.request<{ id: string }>('POST', '/api/listings', {
        as: host,
        body: HOME_FORM,
        headers: { 'idempotency-key': 'one-home-please' },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });
});

describe('GET and POST /api/listinginfo/{id}', () => {
  test('a form read back is the form that was sent, and may be sent again', async () => {
    const id = await created();
    const { body } = await info(id);
    const { label: _label, ...location } = HOME_FORM.location;
    expect(body).toMatchObject({ ...HOME_FORM, amenity: body.amenity, location });
    expect(new Set(body.amenity)).toEqual(new Set(['StarLink', 'Hot Tub']));
    expect(new Set(body.amenityIds)).toEqual(new Set(['starlink', 'hot-tub']));
    expect(body.eventIds).toEqual(['family-dinner']);
    expect((await update(id, body)).body).toEqual({ id, version: 2 });
    expect((await info(id)).body).toEqual({ ...body, version: 2 });
  });

  test('a change is seen on the page, and the home stays where it was shown', async () => {
    const id = await created();
    const before = (await page(id)).body;
    await update(id, { ...HOME_FORM, title: 'Attic with a new name', price: 50 });
    const after = (await page(id)).body;
    expect(after).toMatchObject({ title: 'Attic with a new name', nightlyPrice: 5_000 });
    expect(after.place).toEqual(before.place);
  });

  test('another person neither reads nor changes it', async () => {
    const id = await created();
    expect((await info(id, other)).body.code).toBe('forbidden');
    expect((await update(id, HOME_FORM, other)).body.code).toBe('forbidden');
  });

  test('of two who began with one version the second is told what stands now', async () => {
    const id = await created();
    const { version } = (await info(id)).body;
    expect((await update(id, { ...HOME_FORM, title: 'First', version })).status).toBe(200);
    const second = await update(id, { ...HOME_FORM, title: 'Second', version });
    expect([second.status, second.body.code]).toEqual([409, 'listing-changed']);
    expect(second.body.current).toEqual((await info(id)).body);
    expect(second.body.current).toMatchObject({ title: 'First', version: 2 });
    expect((await update(id, { ...HOME_FORM, title: 'Second', version: 2 })).status).toBe(200);
  });

  test('two changes at once: one is kept, the other is told', async () => {
    const id = await created();
    const both = await Promise.all(
      ['A', 'B'].map((title) => update(id, { ...HOME_FORM, title, version: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a listing that is gone, or was never there, is not found', async () => {
    const id = await created();
    await app.request('DELETE', `/api/listings/${id}`, { as: host });
    for (const gone of [id, '00000000-0000-0000-0000-000000000000']) {
      expect((await info(gone)).body.code).toBe('not-found');
      expect((await update(gone, HOME_FORM)).body.code).toBe('not-found');
    }
  });
});

describe('GET /api/recentListing', () => {
  test('is null for who has none, then the newest, ready to be sent as a new one', async () => {
    const newcomer = await app.signUp('Nina New');
    const recent = () =>
      app.request<StoredForm | null>('GET', '/api/recentListing', { as: newcomer });
    expect((await recent()).body).toBeNull();
    await create({ ...HOME_FORM, title: 'Older' }, newcomer);
    app.clock.advance({ minutes: 1 });
    await create({ ...HOME_FORM, title: 'Newer' }, newcomer);
    const { body } = await recent();
    expect(body).toMatchObject({ title: 'Newer', location: { latlng: PORTO } });
    expect((await create(body, newcomer)).status).toBe(201);
  });
});

describe('POST /api/listings/preview', () => {
  const preview = (body: unknown) =>
    app.request<StayDetails & Refusal>('POST', '/api/listings/preview', { as: host, body });

  test('shows a whole form as its page will be', async () => {
    const shown = (await preview(HOME_FORM)).body;
    const { id, place, ...listed } = (await page(await created())).body;
    const count = (stay: { host: { listingCount: number } }) => stay.host.listingCount;
    expect(shown).toMatchObject({
      ...listed,
      own: true,
      host: { ...listed.host, listingCount: count(shown) },
    });
    expect(shown.place.city).toBe(place.city);
    expect(shown.id).not.toBe(id);
  });

  test('shows an empty form too, and keeps nothing', async () => {
    const before = (await app.request<{ items: [] }>('GET', '/api/properties', { as: host })).body;
    expect((await preview({})).status).toBe(200);
    const after = (await app.request<{ items: [] }>('GET', '/api/properties', { as: host })).body;
    expect(after.items.length).toBe(before.items.length);
  });
});
