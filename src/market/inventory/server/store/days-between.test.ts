import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { users } from '#features/accounts/server/tables.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import { claimNights, moveNights, releaseNights } from './nights.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const hostId = randomUUID();
await database.main.insert(users).values({ id: hostId, name: 'Ana', email: 'ana@example.org' });

const DAYS = 2;
const FIRST = '2026-05-01';
const day = (ahead: number) => addDays(FIRST, ahead);
const range = (from: number, to: number) => ({ start: day(from), end: day(to) });

let home = '';
const listing = (capacity = 1) => ({ id: home, capacity, daysBetween: DAYS });
beforeEach(async () => {
  home = await insertStay(database.main, hostId, { daysBetween: DAYS });
});

async function takenNights(): Promise<string[]> {
  const rows = await queryRows<{ night: string }>(
    database.main,
    sql`select night::text from night where listing_id = ${home} and taken > 0 order by night`,
  );
  return rows.map(({ night }) => night);
}

const claim = (from: number, to: number) =>
  database.transaction((tx) => claimNights(tx, listing(), range(from, to), 1));

test('of two rivals for nights right beside each other one wins, however often', async () => {
  for (let round = 0; round < 8; round += 1) {
    home = await insertStay(database.main, hostId, { daysBetween: DAYS });
    const results = await Promise.allSettled([claim(0, 3), claim(3, 6)]);
    const states = results.map(({ status }) => status).sort();
    expect(states).toEqual(['fulfilled', 'rejected']);
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({ code: 'nights-taken' });
      }
    }
    expect(await takenNights()).toHaveLength(3);
  }
});

test('twelve rivals side by side end with the days between all who won, and no deadlock', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, at) => claim(at * 2, at * 2 + 2)),
  );
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'nights-taken' });
  }
  const won = results.flatMap(({ status }, at) => (status === 'fulfilled' ? [at * 2] : []));
  expect(won.length).toBeGreaterThan(0);
  for (const [nth, from] of won.entries()) {
    const before = won[nth - 1];
    if (before !== undefined) expect(from - (before + 2)).toBeGreaterThanOrEqual(DAYS);
  }
});

test('as many days as kept are enough, one fewer is not', async () => {
  await claim(10, 12);
  await expect(claim(13, 15)).rejects.toMatchObject({ code: 'nights-taken' });
  await expect(claim(7, 9)).rejects.toMatchObject({ code: 'nights-taken' });
  await claim(14, 15);
  await claim(6, 8);
});

test('closed nights keep nobody away, imported ones do', async () => {
  await database.main.execute(sql`
    insert into night (listing_id, night, taken, capacity, closed, imported)
    values (${home}, ${day(5)}, 0, 0, true, false), (${home}, ${day(20)}, 0, 0, false, true)`);
  await claim(6, 8);
  await expect(claim(21, 23)).rejects.toMatchObject({ code: 'nights-taken' });
});

test('moving and claiming beside at once leave the days between, and no deadlock', async () => {
  await claim(0, 4);
  const move = () =>
    database.transaction((tx) =>
      moveNights(tx, listing(), { from: range(0, 4), to: range(8, 12), units: 1 }),
    );
  const results = await Promise.allSettled([move(), claim(13, 15)]);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'nights-taken' });
  }
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a stay may be shortened and go on beside its own nights, whoever is near', async () => {
  await claim(0, 4);
  const near = { ...listing(), daysBetween: 0 };
  await database.transaction((tx) => claimNights(tx, near, range(4, 8), 1));
  const shorter = { from: range(4, 8), to: range(4, 6), units: 1 };
  await database.transaction((tx) => moveNights(tx, listing(), shorter));
  await database.transaction((tx) => claimNights(tx, listing(), range(6, 9), 1, range(4, 6)));
  await releaseNights(database.main, home, [range(6, 9)], 1);
  expect(await takenNights()).toEqual([0, 1, 2, 3, 4, 5].map(day));
});
