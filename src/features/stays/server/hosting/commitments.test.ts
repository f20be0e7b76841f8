import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { StoredForm } from '#features/stays/contract.ts';
import { HOME_FORM, PORTO } from '../testing/home-form.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const host = await app.signUp('Hanna Host');
/** A guest without a pending request. */
const newGuest = () => app.signUp('Gus Guest', { email: `gus+${randomUUID()}@example.org` });

interface Refusal {
  code: string;
  fields?: Record<string, string>;
}

const info = (id: string) => app.request<StoredForm>('GET', `/api/listinginfo/${id}`, { as: host });
const update = (id: string, body: unknown) =>
  app.request<Refusal>('POST', `/api/listinginfo/${id}`, { body, as: host });
const created = async () => {
  const { body } = await app.request<{ id: string }>('POST', '/api/listings', {
    as: host,
    body: HOME_FORM,
  });
  return body.id;
};
const reserve = async (listingId: string, more: object = {}) => {
  const dates = { startDate: '2026-04-06', endDate: '2026-04-20' };
  const answer = await app.request<{ id: string }>('POST', '/api/reservations', {
    as: await newGuest(),
    body: { listingId, ...dates, ...more },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.id;
};

describe('what guests have reserved is kept', () => {
  test.each([
    ['fewer rooms than a night has taken', { roomCount: 1 }, 'roomCount'],
    ['fewer guests than are coming', { guestCount: 4 }, 'guestCount'],
    ['another part of the home', { occupancy: 'shared-room' }, 'occupancy'],
    [
      'a home two kilometres away',
      { location: { ...HOME_FORM.location, latlng: [PORTO[0] + 0.02, PORTO[1]] } },
      'location.latlng',
    ],
  ])('%s is refused with a reason', async (_name, overrides, field) => {
    const id = await created();
    await reserve(id, { rooms: 2, guests: 5 });
    expect((await info(id)).body.commitments).toEqual({ reservations: 1, units: 2, guests: 5 });
    const { status, body } = await update(id, { ...HOME_FORM, ...overrides });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
      409,
      'listing-commitments',
      [field],
    ]);
  });

  test('as many rooms as are taken is enough, and no night takes more from then on', async () => {
    const id = await created();
    await reserve(id, { rooms: 2 });
    expect((await update(id, { ...HOME_FORM, roomCount: 2 })).status).toBe(200);
    await expect(reserve(id, { rooms: 1 })).rejects.toThrow('nights-taken');
    expect((await update(id, { ...HOME_FORM, roomCount: 3 })).status).toBe(200);
    await reserve(id, { rooms: 1 });
  });

  test('price, policy and texts may change: a reservation has copied them', async () => {
    const id = await created();
    await reserve(id);
    const overrides = { price: 99, cancellationPolicy: 'strict', title: 'Dearer', minnight: 30 };
    expect((await update(id, { ...HOME_FORM, ...overrides })).status).toBe(200);
  });

  test('deleting is refused with a reason while a reservation is open (spec 1 §7)', async () => {
    const id = await created();
    await reserve(id);
    const { body } = await app.request<Refusal>('DELETE', `/api/listings/${id}`, { as: host });
    expect(body.code).toBe('listing-has-reservations');
  });

  test('host and guests at once: no night has more rooms taken than the home has', async () => {
    const id = await created();
    const guests = Array.from({ length: 4 }, () => reserve(id, { rooms: 1 }).catch(() => null));
    await Promise.all([...guests, update(id, { ...HOME_FORM, roomCount: 1 })]);
    const { rows } = await app.services.database.executeSql(
      `select max(n.taken) as taken, max(n.capacity) as room, max(s.capacity) as capacity
       from stay s join night n on n.listing_id = s.listing_id where s.listing_id = $1`,
      [id],
    );
    const [night] = rows as { taken: number; room: number; capacity: number }[];
    expect(night?.taken).toBeGreaterThan(0);
    expect(night?.taken).toBeLessThanOrEqual(night?.capacity ?? 0);
    expect(night?.room).toBe(night?.capacity);
  });
});
