/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { isUniqueViolation } from './failures.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-embedded-'));
let database: Database;

const guests = pgTable('guests', {
  name: text().primaryKey(),
  born: date(),
  asked: timestamp({ withTimezone: true, mode: 'date' }),
  tastes: jsonb(),
});

beforeAll(async () => {
  database = await openEmbedded(folder);
  await database.executeSql(
    'create table guests (name text primary key, born date, asked timestamptz, tastes jsonb)',
  );
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const names = async () =>
  (await database.executeSql('select name from guests order by name')).rows.map(({ name }) => name);

test('values arrive as they were sent', async () => {
  const ada = {
    name: 'Ada',
    born: '1985-12-10',
    asked: new Date('2026-03-01T10:00:00.123Z'),
    tastes: { quiet: true, list: [1, 'two', null] },
  };
  await database.main.insert(guests).values(ada);
  expect(await database.main.select().from(guests)).toEqual([ada]);
  const raw = await database.executeSql(
    "select $1::int as number, $2::bytea as bytes, 'a'::text as letter",
    [7, new Uint8Array([1, 2, 255])],
  );
  expect(raw.rows).toEqual([{ number: 7, bytes: new Uint8Array([1, 2, 255]), letter: 'a' }]);
  await database.main.delete(guests);
});

test('a transaction is whole: nobody sees it before its end, and a throw leaves nothing', async () => {
  let seen: Promise<unknown[]> | undefined;
  await database.transaction(async (tx) => {
    await tx.insert(guests).values({ name: 'One' });
    seen = names();
    await tx.insert(guests).values({ name: 'Two' });
  });
  // Called in the middle, answered at the end: there is one connection.
  expect(await seen).toEqual(['One', 'Two']);

  const given = new Error('changed my mind');
  await expect(
    database.transaction(async (tx) => {
      await tx.delete(guests);
      throw given;
    }),
  ).rejects.toBe(given);
  expect(await names()).toEqual(['One', 'Two']);
  await database.main.delete(guests);
});

test('transactions asked for at once happen one after the other', async () => {
  await database.main.insert(guests).values({ name: 'counter', tastes: 0 });
  await Promise.all(
    Array.from({ length: 20 }, () =>
      database.transaction(async (tx) => {
        const [row] = await tx.select().from(guests);
        await tx.update(guests).set({ tastes: Number(row?.tastes) + 1 });
      }),
    ),
  );
  expect(await database.main.select().from(guests)).toMatchObject([{ tastes: 20 }]);
  await database.main.delete(guests);
});

test('an error tells what it is about, and the next statement works', async () => {
  await database.main.insert(guests).values({ name: 'Ada' });
  const again = await database.main
    .insert(guests)
    .values({ name: 'Ada' })
    .catch((error: unknown) => error);
  expect(isUniqueViolation(again, 'guests_pkey')).toBe(true);
  expect(isUniqueViolation(again, 'another')).toBe(false);
  expect(await names()).toEqual(['Ada']);
  await database.main.delete(guests);
});

test('a value that can not be sent fails its own statement alone', async () => {
  await expect(database.executeSql('select $1', [() => 1])).rejects.toThrow(/could not be cloned/);
  expect(await names()).toEqual([]);
});

test('several statements in one text happen together or not at all', async () => {
  await database.executeSql("insert into guests values ('a'); insert into guests values ('b')");
  expect(await names()).toEqual(['a', 'b']);
  await expect(
    database.executeSql("delete from guests; insert into guests values ('c'), ('c')"),
  ).rejects.toMatchObject({ code: '23505' });
  expect(await names()).toEqual(['a', 'b']);
  await database.main.delete(guests);
});

test('a slow query holds up nobody who asks for something else', async () => {
  let over = false;
  const slow = database
    .executeSql('select count(*) from generate_series(1, 3000000)')
    .finally(() => {
      over = true;
    });
  let turns = 0;
  while (!over) {
    await new Promise((next) => setImmediate(next));
    turns += 1;
  }
  await slow;
  // In this thread it would be one turn, as long as the query.
  expect(turns).toBeGreaterThan(100);
});

test('what was written is there after it was closed', async () => {
  await database.main.insert(guests).values({ name: 'kept' });
  const before = database;
  await before.close();
  await expect(before.ping(1_000)).rejects.toThrow('closed');
  database = await openEmbedded(folder);
  const { rows } = await database.main.execute(sql`select name from guests`);
  expect(rows).toEqual([{ name: 'kept' }]);
});
