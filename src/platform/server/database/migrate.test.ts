import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate, UnknownMigrationsError } from './migrate.ts';

let database: Database;

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test('a database that is up to date stays as it is', async () => {
  await expect(migrate(database, 'migrations')).resolves.toBeUndefined();
});

test('one that other migrations have made is refused before anything is changed', async () => {
  await database.executeSql(
    "update drizzle.__drizzle_migrations set hash = 'another', created_at = 1",
  );
  await expect(migrate(database, 'migrations')).rejects.toThrow(UnknownMigrationsError);
});

test('what a newer version has added is let be', async () => {
  await database.executeSql(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)",
  );
  await expect(migrate(database, 'migrations')).resolves.toBeUndefined();
});
