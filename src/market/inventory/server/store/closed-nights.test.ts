import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { users } from '#features/accounts/server/tables.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import {
  changeCapacity,
  claimNights,
  closeNights,
  loadClosedNights,
  moveNights,
  openNights,
  releaseNights,
} from './nights.ts';

const database = await openTestDatabase();
afterAll(() => database.close());
const { main } = database;

const hostId = randomUUID();
await main.insert(users).values({ id: hostId, name: 'Ana', email: 'ana@example.org' });

const ROOMS = 3;
let house = '';
const listing = () => ({ id: house, capacity: ROOMS });
beforeEach(async () => {
  house = await insertStay(main, hostId, { capacity: ROOMS, roomCount: ROOMS });
});

const NIGHTS = ['2026-05-01', '2026-05-02', '2026-05-03'];
const RANGE = { start: '2026-05-01', end: '2026-05-04' };
const claim = (units: number, range = RANGE) => claimNights(main, listing(), range, units);

/** Units taken and capacity, by night. */
async function loads(): Promise<string[]> {
  const rows = await queryRows<{ load: string }>(
    main,
    sql`select taken || '/' || capacity as load from night
      where listing_id = ${house} order by night`,
  );
  return rows.map(({ load }) => load);
}

async function fullNights(): Promise<string | undefined> {
  const [row] = await queryRows<{ nights: string }>(
    main,
    sql`select full_nights::text as nights from stay_search where listing_id = ${house}`,
  );
  return row?.nights;
}

test('a closed night is full for searches and refuses claims, until it is opened', async () => {
  expect(await closeNights(main, house, NIGHTS)).toEqual(NIGHTS);
  expect(await fullNights()).toBe('{[2026-05-01,2026-05-04)}');
  await expect(claim(1)).rejects.toMatchObject({ code: 'nights-taken' });
  expect(await openNights(main, listing(), NIGHTS)).toEqual(NIGHTS);
  expect(await fullNights()).toBe('{}');
  await claim(ROOMS);
});

test('closing takes what is left beside a guest, whose room stays theirs', async () => {
  await claim(1);
  await closeNights(main, house, NIGHTS);
  expect(await loads()).toEqual(['1/1', '1/1', '1/1']);
  await expect(claim(1)).rejects.toMatchObject({ code: 'nights-taken' });
  // A guest's cancellation opens nothing.
  await releaseNights(main, house, [RANGE], 1);
  expect(await loads()).toEqual(['0/0', '0/0', '0/0']);
  expect(await fullNights()).toBe('{[2026-05-01,2026-05-04)}');
});

test('a guest who moves away from closed nights can not come back to them', async () => {
  await claim(1);
  await closeNights(main, house, NIGHTS);
  const to = { start: '2026-05-10', end: '2026-05-13' };
  await moveNights(main, listing(), { from: RANGE, to, units: 1 });
  const back = moveNights(main, listing(), { from: to, to: RANGE, units: 1 });
  await expect(back).rejects.toMatchObject({ code: 'nights-taken' });
});

test('nights without room, and those that are closed, stay as they are', async () => {
  await claim(ROOMS, { start: '2026-05-02', end: '2026-05-03' });
  expect(await closeNights(main, house, NIGHTS)).toEqual(['2026-05-01', '2026-05-03']);
  expect(await closeNights(main, house, NIGHTS)).toEqual([]);
  expect(await loads()).toEqual(['0/0', '3/3', '0/0']);
  expect(await loadClosedNights(main, house, RANGE)).toEqual(['2026-05-01', '2026-05-03']);
  expect(await openNights(main, listing(), NIGHTS)).toEqual(['2026-05-01', '2026-05-03']);
});

test('more rooms open no closed night; opened it has all of them', async () => {
  await closeNights(main, house, NIGHTS);
  await changeCapacity(main, house, 5, '2026-03-01');
  expect(await fullNights()).toBe('{[2026-05-01,2026-05-04)}');
  await openNights(main, { id: house, capacity: 5 }, NIGHTS);
  expect(await loads()).toEqual(['0/5', '0/5', '0/5']);
});

test('a closed night with room can not be written', async () => {
  await closeNights(main, house, NIGHTS);
  const write = sql`update night set capacity = 1 where listing_id = ${house}`;
  await expect(main.execute(write)).rejects.toThrow();
});
