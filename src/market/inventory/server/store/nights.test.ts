import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/server/tables.ts';
import { insertStay, takeNights } from '#features/stays/server/testing/stay-builder.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import { claimNights, moveNights, releaseNights } from './nights.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const hostId = randomUUID();
await database.main.insert(users).values({ id: hostId, name: 'Ana', email: 'ana@example.org' });

async function loads(listingId: string): Promise<Record<string, number>> {
  const rows = await queryRows<{ night: string; taken: number }>(
    database.main,
    sql`select night::text, taken from night where listing_id = ${listingId} order by night`,
  );
  return Object.fromEntries(rows.map(({ night, taken }) => [night, taken]));
}

async function fullNights(listingId: string): Promise<string | undefined> {
  const [row] = await queryRows<{ nights: string }>(
    database.main,
    sql`select full_nights::text as nights from stay_search where listing_id = ${listingId}`,
  );
  return row?.nights;
}

/** Units of a test's house. */
const ROOMS = 3;
let house = '';
const listing = () => ({ id: house, capacity: ROOMS });
beforeEach(async () => {
  house = await insertStay(database.main, hostId, { capacity: ROOMS, roomCount: ROOMS });
});

describe('claimNights', () => {
  test('of 20 rivals for overlapping nights exactly as many win as there are rooms', async () => {
    const attempts = Array.from({ length: 20 }, (_, at) =>
      database.transaction((tx) =>
        claimNights(tx, listing(), { start: `2026-05-0${1 + (at % 3)}`, end: '2026-05-08' }, 1),
      ),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const result of results) {
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'nights-taken' });
    }
    const taken = await loads(house);
    expect(Math.max(...Object.values(taken))).toBe(3);
    expect(taken['2026-05-07']).toBe(3);
  });

  test('a claim that does not fit one night changes none', async () => {
    await takeNights(database.main, house, '2026-05-04', '2026-05-05', { taken: 2, capacity: 3 });
    const claim = database.transaction((tx) =>
      claimNights(tx, listing(), { start: '2026-05-01', end: '2026-05-08' }, 2),
    );
    await expect(claim).rejects.toMatchObject({ code: 'nights-taken' });
    expect(await loads(house)).toEqual({ '2026-05-04': 2 });
  });

  test('more units than the house has, and nights the host has closed, are refused', async () => {
    await expect(
      claimNights(database.main, listing(), { start: '2026-05-01', end: '2026-05-03' }, 4),
    ).rejects.toMatchObject({ code: 'nights-taken' });
    await takeNights(database.main, house, '2026-06-01', '2026-06-02', { taken: 0, capacity: 0 });
    await expect(
      claimNights(database.main, listing(), { start: '2026-05-31', end: '2026-06-02' }, 1),
    ).rejects.toMatchObject({ code: 'nights-taken' });
  });

  test('nights that are held already are left as they are', async () => {
    await claimNights(database.main, listing(), { start: '2026-05-01', end: '2026-05-04' }, 1);
    await claimNights(database.main, listing(), { start: '2026-05-02', end: '2026-05-06' }, 1, {
      start: '2026-05-01',
      end: '2026-05-04',
    });
    expect(Object.values(await loads(house))).toEqual([1, 1, 1, 1, 1]);
  });

  test('what searches read follows: only nights with nothing left are full', async () => {
    await claimNights(database.main, listing(), { start: '2026-05-01', end: '2026-05-04' }, 2);
    expect(await fullNights(house)).toBe('{}');
    await claimNights(database.main, listing(), { start: '2026-05-02', end: '2026-05-03' }, 1);
    expect(await fullNights(house)).toBe('{[2026-05-02,2026-05-03)}');
    await releaseNights(database.main, house, [{ start: '2026-05-02', end: '2026-05-03' }], 2);
    expect(await fullNights(house)).toBe('{}');
  });

  test('rivals for different nights of one house lose none of what searches read', async () => {
    await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
        database.transaction((tx) =>
          claimNights(tx, listing(), { start: `2026-07-${10 + at}`, end: `2026-07-${11 + at}` }, 3),
        ),
      ),
    );
    expect(await fullNights(house)).toBe('{[2026-07-10,2026-07-18)}');
  });
});

describe('releaseNights', () => {
  test('gives back what was claimed, but for the nights that stay held', async () => {
    await claimNights(database.main, listing(), { start: '2026-05-01', end: '2026-05-06' }, 2);
    await releaseNights(database.main, house, [{ start: '2026-05-01', end: '2026-05-06' }], 2, {
      start: '2026-05-02',
      end: '2026-05-04',
    });
    expect(Object.values(await loads(house))).toEqual([0, 2, 2, 0, 0]);
  });

  test('refuses to give back a night that nobody ever held', async () => {
    const release = database.transaction((tx) =>
      releaseNights(tx, house, [{ start: '2026-05-01', end: '2026-05-03' }], 1),
    );
    await expect(release).rejects.toThrow('were not held');
    expect(await loads(house)).toEqual({});
  });

  test('refuses to give back more than is held', async () => {
    await claimNights(database.main, listing(), { start: '2026-05-01', end: '2026-05-03' }, 1);
    const release = database.transaction((tx) =>
      releaseNights(tx, house, [{ start: '2026-05-01', end: '2026-05-03' }], 2),
    );
    await expect(release).rejects.toThrow('were not held');
    expect(Object.values(await loads(house))).toEqual([1, 1]);
  });
});

describe('moveNights', () => {
  const from = { start: '2026-05-01', end: '2026-05-05' };

  test('nights in both ranges stay, the others change hands', async () => {
    await claimNights(database.main, listing(), from, 2);
    const to = { start: '2026-05-03', end: '2026-05-07' };
    await moveNights(database.main, listing(), { from, to, units: 2 });
    expect(Object.values(await loads(house))).toEqual([0, 0, 2, 2, 2, 2]);
  });

  test('a move onto taken nights changes nothing', async () => {
    await claimNights(database.main, listing(), from, 1);
    await takeNights(database.main, house, '2026-05-06', '2026-05-07', { taken: 3, capacity: 3 });
    const move = database.transaction((tx) =>
      moveNights(tx, listing(), { from, to: { start: '2026-05-04', end: '2026-05-08' }, units: 1 }),
    );
    await expect(move).rejects.toMatchObject({ code: 'nights-taken' });
    expect(Object.values(await loads(house))).toEqual([1, 1, 1, 1, 3]);
  });

  test('twenty who trade places end with what they began', async () => {
    const one = { start: '2026-08-01', end: '2026-08-04' };
    const other = { start: '2026-08-03', end: '2026-08-06' };
    await claimNights(database.main, listing(), one, 1);
    await claimNights(database.main, listing(), other, 1);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        database.transaction((tx) =>
          moveNights(
            tx,
            listing(),
            at % 2 === 0 ? { from: one, to: other, units: 1 } : { from: other, to: one, units: 1 },
          ),
        ),
      ).map((attempt) => attempt.catch(() => undefined)),
    );
    const taken = Object.values(await loads(house));
    expect(taken.reduce((sum, units) => sum + units, 0)).toBe(6);
    expect(Math.max(...taken)).toBeLessThanOrEqual(3);
  });
});

describe('releaseNights of several ranges', () => {
  const early = { start: '2026-05-01', end: '2026-05-06' };
  const late = { start: '2026-05-04', end: '2026-05-20' };

  test('gives back a night of several ranges once', async () => {
    await database.transaction((tx) =>
      claimNights(tx, listing(), { start: '2026-05-01', end: '2026-05-20' }, 1),
    );
    await database.transaction((tx) => releaseNights(tx, house, [late, early], 1));
    expect(Math.max(...Object.values(await loads(house)))).toBe(0);
  });

  test('rivals who name their ranges in opposite order wait for each other', async () => {
    for (let round = 0; round < 20; round += 1) {
      for (let guest = 0; guest < 2; guest += 1) {
        await database.transaction((tx) =>
          claimNights(tx, listing(), { start: '2026-05-01', end: '2026-05-20' }, 1),
        );
      }
      const orders = [
        [early, late],
        [late, early],
      ];
      await Promise.all(
        orders.map((ranges) => database.transaction((tx) => releaseNights(tx, house, ranges, 1))),
      );
    }
    expect(Math.max(...Object.values(await loads(house)))).toBe(0);
  });
});
