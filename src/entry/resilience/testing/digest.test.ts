import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import { makeDigest } from './digest.ts';

const database = await openTestDatabase();
const { executeSql } = database;
afterAll(() => database.close());

await executeSql('create table plain (n int)');
await executeSql('create table split (n int) partition by list (n)');
await executeSql('create table split_one partition of split for values in (1)');
const digest = await makeDigest(executeSql);

test.each([
  ['a row put in', 'insert into plain values (1), (2)', 'public.plain'],
  ['a row changed', 'update plain set n = 3 where n = 1', 'public.plain'],
  ['a row taken out', 'delete from plain where n = 3', 'public.plain'],
  ['a row put in by the whole of a split table', 'insert into split values (1)', 'public.split'],
  ['a row put in by its part', 'insert into split_one values (1)', 'public.split'],
])('%s changes the print of its table, and of no other', async (_what, statement, table) => {
  const before = await digest();
  await executeSql(statement);
  const after = await digest();
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([table]);
});

test('what writes nothing, or what it found, changes no print', async () => {
  const before = await digest();
  await executeSql('update plain set n = n');
  await executeSql('update plain set n = 9 where false');
  expect(await digest()).toEqual(before);
});
