import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ITINERANT_FORM } from '#features/itinerants/server/testing/itinerant-form.ts';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import { makeTestApp, type TestPerson } from './testing/test-app.ts';

const app = await makeTestApp({ now: '2026-04-20T09:00:00Z' });
afterAll(() => app.close());

let host: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
});
let guestNumber = 0;
const newGuest = () => {
  guestNumber += 1;
  return app.signUp('Gina Guest', { email: `gina.${guestNumber}@example.org` });
};

/** Nights of the tests, and of others that stay free. */
const START = '2026-05-04';
const END = '2026-05-11';
const FREE = { startDate: '2026-05-12', endDate: '2026-05-19' };

/** Routes and fields of each kind of listing that has nights. */
const KINDS = [
  {
    kind: 'rooms of a home',
    create: '/api/listings',
    stored: '/api/listinginfo',
    page: '/api/listings',
    form: { ...HOME_FORM, minnight: 1, guestCount: 8 },
    field: 'roomCount',
    unit: 'rooms',
  },
  {
    kind: 'places of an itinerant',
    create: '/api/itinerants',
    stored: '/api/itinerantinfo',
    page: '/api/itinerants',
    form: { ...ITINERANT_FORM, party: null },
    field: 'guestCount',
    unit: 'guests',
  },
] as const;

describe.each(KINDS)('$kind', ({ create, stored, page, form, field, unit }) => {
  const listed = async () => {
    const { body, text } = await app.request<{ id: string }>('POST', create, {
      as: host,
      body: { ...form, [field]: 3 },
    });
    if (body.id === undefined) throw new Error(text);
    return body.id;
  };
  const give = async (id: string, units: number) => {
    const body = { ...form, [field]: units };
    return app.request<{ code: string; fields?: object }>('POST', `${stored}/${id}`, {
      as: host,
      body,
    });
  };
  const ask = async (listingId: string, units: number, as: TestPerson, dates: object = {}) => {
    const body = { listingId, startDate: START, endDate: END, [unit]: units, ...dates };
    return app.request<{ id: string; code: string }>('POST', '/api/reservations', { as, body });
  };
  const withdraw = (reservation: string, as: TestPerson) =>
    app.request('DELETE', `/api/reservations/${reservation}`, { as, body: {} });
  /** Units that are offered on the nights of the tests. */
  const offered = async (id: string) => {
    const { body } = await app.request<{
      capacity: number;
      nights: { date: string; left: number }[];
    }>('GET', `${page}/${id}/calendar?from=${START}&to=${END}`);
    const left = body.nights.find(({ date }) => date === START)?.left ?? body.capacity;
    const quotes = [];
    for (const units of [1, 2, 3]) {
      const { body: quote } = await app.request<{ available?: boolean }>(
        'GET',
        `${page}/${id}/quote?startDate=${START}&endDate=${END}&${unit}=${units}`,
      );
      quotes.push(quote.available === true);
    }
    // Quotes agree with the calendar.
    expect(quotes).toEqual([1, 2, 3].map((units) => units <= left));
    return left;
  };

  test('lowered to what is promised are offered again only where there is room', async () => {
    const id = await listed();
    const [two, one] = [await newGuest(), await newGuest()];
    const both = await ask(id, 2, two);
    const single = await ask(id, 1, one);
    expect([both.status, single.status]).toEqual([201, 201]);
    expect(await offered(id)).toBe(0);
    for (const units of [1, 2]) {
      const refused = await give(id, units);
      expect([refused.status, refused.body.code]).toEqual([409, 'listing-commitments']);
      expect(Object.keys(refused.body.fields ?? {})).toEqual([field]);
    }

    await withdraw(single.body.id, one);
    expect(await offered(id)).toBe(1);
    expect((await give(id, 2)).status).toBe(200);
    expect(await offered(id)).toBe(0);
    expect((await ask(id, 1, await newGuest())).body.code).toBe('nights-taken');

    await withdraw(both.body.id, two);
    expect(await offered(id)).toBe(2);
    expect((await give(id, 1)).status).toBe(200);
    expect(await offered(id)).toBe(1);
    expect((await ask(id, 1, await newGuest())).status).toBe(201);
    expect((await ask(id, 1, await newGuest())).body.code).toBe('nights-taken');
  });

  test('on nights that nobody has are lowered too', async () => {
    const id = await listed();
    const guest = await newGuest();
    await ask(id, 2, guest);
    expect((await give(id, 2)).status).toBe(200);
    const other = await newGuest();
    expect((await ask(id, 3, other, FREE)).status).toBeGreaterThanOrEqual(400);
    expect((await ask(id, 2, other, FREE)).status).toBe(201);
  });

  test('that are asked for while they are lowered: no night is promised twice', async () => {
    const id = await listed();
    const guests = [await newGuest(), await newGuest(), await newGuest()];
    const answers = await Promise.all([
      ...guests.map((guest) => ask(id, 1, guest)),
      give(id, 1),
      give(id, 2),
    ]);
    const promised = answers.slice(0, 3).filter(({ status }) => status === 201).length;
    const { body } = await app.request<Record<string, number>>('GET', `${stored}/${id}`, {
      as: host,
    });
    expect(promised).toBeLessThanOrEqual(body[field] ?? 0);
    expect(await offered(id)).toBe((body[field] ?? 0) - promised);
  });
});
