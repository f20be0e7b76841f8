import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { analyze, serverFacts } from './database.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

test('a database of ours is not foreign, nor one with the tables of extensions alone; any other is', async () => {
  const ours = await serverFacts(database);
  expect(ours.isForeign).toBe(false);
  expect(ours.version).toBeGreaterThanOrEqual(150_000);
  await database.executeSql('drop schema public cascade; create schema public');
  expect((await serverFacts(database)).isForeign).toBe(false);
  // Like the objects of extensions: `pg_stat_statements` has views, others have tables.
  await database.executeSql(`
    create view statements as select 1 as calls;
    create table settings (name text);
    alter extension plpgsql add view statements;
    alter extension plpgsql add table settings`);
  expect((await serverFacts(database)).isForeign).toBe(false);
  await database.executeSql('create table customer (name text)');
  expect((await serverFacts(database)).isForeign).toBe(true);
  await database.executeSql('drop table customer; create view report as select 1 as figure');
  expect((await serverFacts(database)).isForeign).toBe(true);
});

test('what was added is known to the planner once it was looked at', async () => {
  await database.executeSql('create table guest as select generate_series(1, 50)');
  const known = async () =>
    (await database.executeSql("select reltuples from pg_class where relname = 'guest'")).rows;
  expect(await known()).toEqual([{ reltuples: -1 }]);
  await analyze(database);
  expect(await known()).toEqual([{ reltuples: 50 }]);
});
