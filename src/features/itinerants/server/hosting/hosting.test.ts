import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ITINERANT_NUMBERS, type ItinerantNumber } from '#domain/itinerant-form.ts';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type {
  ItinerantChoices,
  ItinerantDetails,
  StoredItinerant,
} from '#features/itinerants/contract.ts';
import { claimNights } from '#market/inventory/index.server.ts';
import { ITINERANT_FORM } from '../testing/itinerant-form.ts';

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
  current?: StoredItinerant;
}
interface Saved {
  id: string;
  version: number;
}

const create = (body: unknown, as = host) =>
  app.request<Saved & Refusal>('POST', '/api/itinerants', { body, as });
const info = (id: string, query = '', as = host) =>
  app.request<StoredItinerant & Refusal>('GET', `/api/itinerantinfo/${id}${query}`, { as });
const update = (id: string, body: unknown, as = host) =>
  app.request<Saved & Refusal>('POST', `/api/itinerantinfo/${id}`, { body, as });
const created = async (overrides: object = {}) => {
  const { body, text } = await create({ ...ITINERANT_FORM, ...overrides });
  if (body.id === undefined) throw new Error(text);
  return body.id;
};
const take = (id: string, start: string, end: string, places: number) =>
  main.transaction((tx) =>
    claimNights(tx, { id, capacity: ITINERANT_FORM.guestCount }, { start, end }, places),
  );

describe('a form', () => {
  test('comes back as it was sent, with what is stored besides', async () => {
    const id = await created();
    const { body } = await info(id);
    expect(body).toMatchObject({
      ...ITINERANT_FORM,
      amenity: ['StarLink', 'Hot Tub'],
      locationValue: 'PT',
      version: 1,
      sensitive: false,
      commitments: { reservations: 0, places: 0, startDate: null, endDate: null },
    });
  });

  test('finds what a stop is called where nobody says it', async () => {
    const stops = ITINERANT_FORM.stops.map(({ city: _city, region: _region, ...stop }) => stop);
    const { body } = await info(await created({ stops }));
    expect(body.stops.map(({ city }) => city)).toEqual(['Porto', 'Lisbon']);
    const named = ITINERANT_FORM.stops.map((stop) => ({ ...stop, city: 'Where the dolphins are' }));
    const said = (await info(await created({ stops: named }))).body;
    expect(said.stops.map(({ city }) => city)).toEqual(named.map(({ city }) => city));
  });

  test('is sent back unchanged with each routine of the catalogue', async () => {
    const choices = await app.request<ItinerantChoices>('GET', '/api/itinerant-choices');
    const routines = Object.fromEntries(
      choices.body.routines.map(({ list, entries }) => [
        `${list}Routine`,
        entries.map(({ label }) => label),
      ]),
    );
    expect(choices.body.routines.map(({ entries }) => entries.length)).toEqual([40, 30, 40, 50]);
    const id = await created(routines);
    const { body } = await info(id);
    expect(body).toMatchObject(routines);
    const again = await update(id, body);
    expect(again.body).toEqual({ id, version: 2 });
    expect((await info(id)).body).toEqual({ ...body, version: 2 });
  });

  test('tells everybody by which rules one lives there', async () => {
    const { body } = await app.request<ItinerantDetails>(
      'GET',
      `/api/itinerants/${await created()}`,
    );
    expect(body.houseRules).toEqual(['Quiet in the vans after 10 pm']);
  });

  test('may leave out all but place, texts, price and dates', async () => {
    const { location, address, title, description, price, checkinTime, checkoutTime } =
      ITINERANT_FORM;
    const { body } = await create({
      location,
      address,
      title,
      description,
      price,
      checkinTime,
      checkoutTime,
    });
    const stored = (await info(body.id)).body;
    expect(stored).toMatchObject({ minnight: 14, guestCount: 1, roomCount: 1, party: null });
    expect(stored.stops).toEqual([]);
  });
});

describe('is refused at the field', () => {
  const stop = ITINERANT_FORM.stops[0];
  test.each([
    ['a day that is none', { checkinTime: '31/04/2026' }, 'checkinTime'],
    ['an end before the start', { checkoutTime: '02/05/2026', stops: [] }, 'checkoutTime'],
    ['no night at all', { checkoutTime: '03/05/2026', stops: [] }, 'checkoutTime'],
    ['more than a year', { checkoutTime: '04/05/2027' }, 'checkoutTime'],
    ['a start that is past', { checkinTime: '01/03/2026' }, 'checkinTime'],
    [
      'an end too far ahead',
      { checkinTime: '01/02/2028', checkoutTime: '03/03/2028', stops: [] },
      'checkoutTime',
    ],
    [
      'a stop before it begins',
      { stops: [{ ...stop, startDate: '2026-05-02' }] },
      'stops.0.startDate',
    ],
    ['a stop after it ends', { stops: [{ ...stop, endDate: '2026-05-25' }] }, 'stops.0.endDate'],
    ['a stop of no night', { stops: [{ ...stop, endDate: '2026-05-03' }] }, 'stops.0.endDate'],
    ['two stops at once', { stops: [stop, stop] }, 'stops.1.startDate'],
    [
      'a stop in another country than it says',
      {
        stops: [stop, { ...ITINERANT_FORM.stops[1], location: { ...stop.location, value: 'JP' } }],
      },
      'stops.1.location.latlng',
    ],
    ['a routine nobody knows', { weekDayRoutine: ['Juggling knives'] }, 'weekDayRoutine.0'],
    [
      'a routine of another list',
      { weekNightRoutine: ['coworking-block-x'] },
      'weekNightRoutine.0',
    ],
    ['a price below nothing', { price: -1 }, 'price'],
    ['201 places', { guestCount: 201 }, 'guestCount'],
    ['no title', { title: ' ' }, 'title'],
    ['21 house rules', { houseRules: Array(21).fill('Shoes off') }, 'houseRules'],
    ['an empty house rule', { houseRules: [' '] }, 'houseRules.0'],
  ])('%s', async (_, change, field) => {
    const { status, body } = await create({ ...ITINERANT_FORM, ...change });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test.each(
    Object.entries(ITINERANT_NUMBERS).flatMap(([name, { min, max }]) => [
      [name as ItinerantNumber, min, max] as const,
    ]),
  )('%s from %d to %d', async (name, min, max) => {
    for (const value of [min, max]) {
      const { text } = await update(await created(), { ...ITINERANT_FORM, [name]: value });
      expect(text).not.toContain('fields');
    }
    for (const value of [min - 1, max + 1]) {
      const { body } = await create({ ...ITINERANT_FORM, [name]: value });
      expect(Object.keys(body.fields ?? {})).toEqual([name]);
    }
  });
});

describe('on a shared screen', () => {
  test('the street, the wifi and how to get in neither leave nor change', async () => {
    const id = await created();
    const { body, text } = await info(id, '?sensitive=true');
    for (const secret of ['Rua das Provas', 'van-network', 'van-wifi-password', 'yellow van']) {
      expect(text).not.toContain(secret);
    }
    const { address: _address, ...form } = body;
    const changed = await update(id, { ...form, title: 'Down the coast, slowly' });
    expect(changed.text).not.toContain('fields');
    expect((await info(id)).body).toMatchObject({
      ...ITINERANT_FORM,
      amenity: ['StarLink', 'Hot Tub'],
      title: 'Down the coast, slowly',
      stops: [{}, {}],
    });
  });

  test('what is read there can be sent back as it is', async () => {
    const id = await created();
    const { body } = await info(id, '?sensitive=true');
    expect((await update(id, body)).status).toBe(200);
    expect((await info(id)).body.address).toBe(ITINERANT_FORM.address);
  });
});

describe('a change', () => {
  test('of another person is refused, and so is one of a home', async () => {
    const id = await created();
    expect((await update(id, ITINERANT_FORM, other)).status).toBe(403);
    expect((await info(id, '', other)).status).toBe(403);
    expect((await info('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  test('of the second of two is told what stands now', async () => {
    const id = await created();
    await update(id, { ...ITINERANT_FORM, title: 'Mine', version: 1 });
    const { status, body } = await update(id, { ...ITINERANT_FORM, title: 'Late', version: 1 });
    expect([status, body.code]).toEqual([409, 'listing-changed']);
    expect(body.current).toMatchObject({ title: 'Mine', version: 2 });
  });

  test.each([
    ['fewer places than are taken', { guestCount: 2 }, 'guestCount'],
    ['a later start', { checkinTime: '11/05/2026', stops: [] }, 'checkinTime'],
    ['an earlier end', { checkoutTime: '14/05/2026', stops: [] }, 'checkoutTime'],
  ])('keeps what guests have reserved: %s', async (_, change, field) => {
    const id = await created();
    await take(id, '2026-05-10', '2026-05-15', 3);
    const { status, body } = await update(id, { ...ITINERANT_FORM, ...change });
    expect([status, body.code]).toEqual([409, 'listing-commitments']);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test('may go as far as what guests have reserved', async () => {
    const id = await created();
    await take(id, '2026-05-10', '2026-05-15', 3);
    const { status } = await update(id, {
      ...ITINERANT_FORM,
      guestCount: 3,
      checkinTime: '10/05/2026',
      checkoutTime: '15/05/2026',
      stops: [],
    });
    expect(status).toBe(200);
    await expect(take(id, '2026-05-10', '2026-05-11', 1)).rejects.toThrow('nights-taken');
  });

  test('of one that has begun may keep its start', async () => {
    const id = await created();
    app.clock.set('2026-05-06T09:00:00Z');
    const kept = await update(id, { ...ITINERANT_FORM, title: 'On the way' });
    const moved = await update(id, { ...ITINERANT_FORM, checkinTime: '04/05/2026', stops: [] });
    app.clock.set('2026-03-02T09:00:00Z');
    expect(kept.status).toBe(200);
    expect(Object.keys(moved.body.fields ?? {})).toEqual(['checkinTime']);
  });

  test('of one on its way keeps its first day, once a guest has slept there', async () => {
    const id = await created();
    await take(id, '2026-05-03', '2026-05-06', 1);
    app.clock.set('2026-05-08T09:00:00Z');
    const { body } = await info(id);
    const moved = await update(id, { ...ITINERANT_FORM, checkinTime: '09/05/2026', stops: [] });
    const empty = await created({ checkinTime: '08/05/2026', stops: [] });
    app.clock.set('2026-05-09T09:00:00Z');
    const free = await update(empty, {
      ...ITINERANT_FORM,
      checkinTime: '10/05/2026',
      stops: [],
    });
    app.clock.set('2026-03-02T09:00:00Z');
    expect(body.commitments).toMatchObject({ startDate: '2026-05-03', endDate: '2026-05-06' });
    expect([moved.status, Object.keys(moved.body.fields ?? {})]).toEqual([409, ['checkinTime']]);
    expect(free.status).toBe(200);
  });
});

test('the most recent one fills a new form, and whoever has none is told so', async () => {
  const person = await app.signUp('Rita Recent');
  const recent = () => app.request<object | null>('GET', '/api/recentItinerant', { as: person });
  expect((await recent()).body).toBeNull();
  for (const title of ['The first way', 'The second way']) {
    await app.request('POST', '/api/itinerants', {
      as: person,
      body: { ...ITINERANT_FORM, title },
    });
    app.clock.advance({ hours: 1 });
  }
  const { body } = await recent();
  expect(body).toMatchObject({ title: 'The second way', checkinTime: '03/05/2026' });
  expect(body).not.toHaveProperty('id');
});
