import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Foreign keys without an index that begins with their columns and covers all rows that have one. */
const WITHOUT_INDEX = `
  select key.conrelid::regclass::text || ': ' || key.conname as missing
  from pg_constraint key
  where key.contype = 'f' and key.connamespace = 'public'::regnamespace
    and key.conparentid = 0
    and not exists (
      select from pg_index i
      where i.indrelid = key.conrelid and i.indisvalid
        and (select array_agg(column_number order by column_number)
             from unnest((i.indkey::int2[])[0:cardinality(key.conkey) - 1]) column_number)
          = (select array_agg(column_number order by column_number) from unnest(key.conkey) column_number)
        and (i.indpred is null
          or pg_get_expr(i.indpred, i.indrelid) = (
            select '(' || a.attname || ' IS NOT NULL)' from pg_attribute a
            where a.attrelid = key.conrelid and a.attnum = key.conkey[1]))
    )
  order by 1`;

it('every foreign key has an index, so that deleting what it refers to reads no whole table', async () => {
  const { rows } = await database.executeSql(WITHOUT_INDEX);
  expect(rows.map(({ missing }) => missing)).toEqual([]);
});

it('finds one without', async () => {
  await database.executeSql(`
    create table test_owner (id integer primary key);
    create table test_part (owner_id integer references test_owner, second integer);
    create index test_part_second on test_part (second, owner_id);
    create index test_part_some on test_part (owner_id) where second is not null`);
  const missing = async () =>
    (await database.executeSql(WITHOUT_INDEX)).rows.map((row) => row.missing);
  expect(await missing()).toContain('test_part: test_part_owner_id_fkey');
  await database.executeSql(
    'create index test_part_owner on test_part (owner_id) where owner_id is not null',
  );
  expect(await missing()).not.toContain('test_part: test_part_owner_id_fkey');
  await database.executeSql('drop table test_part, test_owner');
});
