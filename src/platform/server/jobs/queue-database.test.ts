import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { queueDatabase } from './queue-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.executeSql('create table note (n integer primary key)');
});
afterAll(() => database.close());

it('a transaction in one text that fails halfway leaves nothing, and hurts nobody', async () => {
  const queue = queueDatabase(database);
  const broken = queue.executeSql('BEGIN; insert into note values (1); select 1/0; COMMIT;');
  const neighbour = database.executeSql('insert into note values (2)');
  await expect(broken).rejects.toThrow('division by zero');
  await neighbour;
  expect((await database.executeSql('select n from note')).rows).toEqual([{ n: 2 }]);
});

it('a transaction in one text that succeeds is kept', async () => {
  const text = `
    BEGIN;
    SET LOCAL lock_timeout = 30000;
    SELECT pg_advisory_xact_lock(1);
    insert into note values (3);
    COMMIT;
  `;
  await queueDatabase(database).executeSql(text);
  expect((await database.executeSql('select n from note where n = $1', [3])).rows).toHaveLength(1);
});
