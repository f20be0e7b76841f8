/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { CANCELLATION_POLICIES, LISTING_CATEGORIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { buildWorld, DEMO_ADMIN_EMAIL, DEMO_GUEST_EMAIL, DEMO_HOST_EMAIL } from './index.ts';

const TODAY = '2026-11-21';
const world = buildWorld({ seed: 7, today: TODAY });
const stayById = new Map(world.stays.map((stay) => [stay.id, stay]));

function stayOf(id: string) {
  const stay = stayById.get(id);
  if (stay === undefined) throw new Error(`No stay ${id}.`);
  return stay;
}

describe('buildWorld', () => {
  it('is the same for the same seed and day, and another for another seed', () => {
    expect(buildWorld({ seed: 7, today: TODAY })).toEqual(world);
    expect(buildWorld({ seed: 8, today: TODAY }).stays).not.toEqual(world.stays);
  });

  it('has the stays, cities, countries, hosts and guests it promises', () => {
    expect(world.stays.length).toBe(320);
    expect(new Set(world.stays.map(({ cityId }) => cityId)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(world.stays.map(({ countryCode }) => countryCode)).size).toBeGreaterThanOrEqual(
      35,
    );
    expect(new Set(world.stays.map(({ hostId }) => hostId)).size).toBe(80);
    expect(world.hosts.length).toBe(80);
    expect(world.guests.length).toBe(60);
    expect(world.stays.filter(({ cityId }) => cityId === 'lisbon').length).toBeGreaterThanOrEqual(
      12,
    );
    expect(new Set(world.stays.map(({ category }) => category)).size).toBe(
      LISTING_CATEGORIES.length,
    );
    expect(new Set(world.stays.map(({ scenery }) => scenery)).size).toBe(SCENERY_STYLES.length);
    expect(new Set(world.stays.map((stay) => stay.cancellationPolicy)).size).toBe(
      CANCELLATION_POLICIES.length,
    );
  });

  it('gives every thing its own id', () => {
    const ids = [
      world.admin,
      ...world.hosts,
      ...world.guests,
      ...world.stays,
      ...world.experiences,
      ...world.reservations,
      ...world.reviews,
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it('has what the demo accounts need, with no e-mail twice', () => {
    const emails = [world.admin, ...world.hosts, ...world.guests].map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(world.guests[0]).toMatchObject({ name: 'Mina Park', email: DEMO_GUEST_EMAIL });
    expect(world.hosts[0]).toMatchObject({ name: 'Ana Ferreira', email: DEMO_HOST_EMAIL });
    expect(world.admin).toMatchObject({ role: 'admin', email: DEMO_ADMIN_EMAIL });
    const anas = world.stays.filter(({ hostId }) => hostId === world.hosts[0]?.id);
    expect(anas.length).toBeGreaterThanOrEqual(3);
    expect(new Set(anas.map(({ city }) => city))).toEqual(new Set(['Lisbon']));
  });

  it.each([1, 2, 3, 4, 5, 42, 2026])('can be built from seed %i on any day', (seed) => {
    for (const today of ['2027-01-01', '2028-02-29', '2026-12-31']) {
      expect(buildWorld({ seed, today }).stays.length).toBe(320);
    }
  });

  it.each(['T00:00:01Z', 'T23:59:59Z'])('can be built at any time of the day, as at %s', (time) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const now = `${TODAY}${time}`;
      const { reservations } = buildWorld({ seed, today: TODAY, now });
      const latest = reservations
        .flatMap(({ events }) => events.map(({ at }) => at))
        .sort()
        .at(-1);
      expect((latest ?? '') <= now).toBe(true);
    }
  });

  it('gives people a story of their own', () => {
    const people = [...world.hosts, ...world.guests];
    expect(new Set(people.map(({ bio }) => bio)).size).toBe(people.length);
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  });
});

describe('favorites', () => {
  it('are of stays that were there, each once', () => {
    const pairs = world.favorites.map(({ userId, stayId }) => `${userId} ${stayId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { stayId, createdAt } of world.favorites) {
      expect(createdAt >= stayOf(stayId).createdAt).toBe(true);
    }
    expect(world.favorites.filter(({ userId }) => userId === world.guests[0]?.id).length).toBe(7);
  });
});
