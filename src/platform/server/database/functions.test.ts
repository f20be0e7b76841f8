import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const SQL = join(import.meta.dirname, '../../../../sql');

test('a migrated database has the functions of `sql`, with their bodies, and no others', async () => {
  const { rows } = await database.executeSql(`
    select f.proname as name, f.prosrc as body from pg_proc f
    where f.pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e'
    )`);
  const bodies = readdirSync(SQL).map((file) => {
    const [, , body] = /(\$\w*\$)(.*?)\1/s.exec(readFileSync(join(SQL, file), 'utf8')) ?? [];
    return [basename(file, '.sql'), body];
  });
  expect(Object.fromEntries(rows.map(({ name, body }) => [name, body]))).toEqual(
    Object.fromEntries(bodies),
  );
});
