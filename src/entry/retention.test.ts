import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import { EXPIRIES, RETENTION } from './retention.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const readColumn = async (text: string, values?: unknown[]) =>
  (await database.executeSql(text, values)).rows.map((row) => String(Object.values(row)[0]));

test('every table has an entry, and every entry a table', async () => {
  const tables = await readColumn(
    `select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  expect(Object.keys(RETENTION).sort()).toEqual(tables.sort());
});

test('what is kept with another row is deleted with it', async () => {
  const cascades = await readColumn(
    `select conrelid::regclass || ' ' || confrelid::regclass from pg_constraint
     where contype = 'f' and confdeltype = 'c'`,
  );
  const kept = Object.entries(RETENTION).flatMap(([table, retention]) =>
    'keptWith' in retention ? [`${table} ${retention.keptWith}`] : [],
  );
  const plain = cascades.map((pair) => pair.replaceAll('"', ''));
  expect(kept.filter((pair) => !plain.includes(pair))).toEqual([]);
});

describe('what is deleted at an age', () => {
  test.each(EXPIRIES.map((expiry) => [expiry.table, expiry] as const))(
    '%s is found by an index',
    async (table, { since }) => {
      const columns = await readColumn(
        `select a.attname from pg_index i
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
         where i.indrelid = $1::regclass and i.indpred is null`,
        [`public.${table}`],
      );
      expect(columns).toContain(since);
    },
  );

  test('is what the guide for operators says', () => {
    const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const missing = EXPIRIES.filter(({ table, hours }) => {
      const age =
        hours === 0 ? 'at its `expires_at`' : hours === 24 ? '24 hours' : `${hours / 24} days`;
      return !guide.includes(`| \`${table}\` | ${age} |`);
    });
    expect(missing).toEqual([]);
  });
});
