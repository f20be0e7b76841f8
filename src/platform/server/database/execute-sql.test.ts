import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.executeSql('create table note (n integer primary key)');
});
beforeEach(() => database.executeSql('delete from note'));
afterAll(() => database.close());

const notes = async () =>
  (await database.executeSql('select n from note order by n')).rows.map(({ n }) => n);

it.each([
  ['with a frame of its own', 'begin; insert into note values (1); select 1/0; commit;'],
  ['that never ends its frame', 'begin; insert into note values (1); select 1/0'],
  ['without a frame', 'insert into note values (1); select 1/0'],
])('a text %s that fails halfway leaves nothing, and hurts nobody', async (_, text) => {
  const broken = database.executeSql(text);
  const neighbour = database.executeSql('insert into note values (2)');
  await expect(broken).rejects.toThrow('division by zero');
  await neighbour;
  await database.transaction((tx) => tx.execute('insert into note values (3)'));
  expect(await notes()).toEqual([2, 3]);
});

it('a text with a frame of its own that succeeds is kept', async () => {
  await database.executeSql(`
    BEGIN;
    SET LOCAL lock_timeout = 30000;
    SELECT pg_advisory_xact_lock(1);
    insert into note values (3);
    COMMIT;
  `);
  expect(await notes()).toEqual([3]);
});

it('several statements answer with the rows of the last', async () => {
  const { rows } = await database.executeSql('insert into note values (4); select n from note;');
  expect(rows).toEqual([{ n: 4 }]);
});
