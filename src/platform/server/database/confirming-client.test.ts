/** @module-tag long */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/postgres.js';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { openPostgresql } from './postgresql.ts';

const POSTGRES_IS_THERE = process.env.TEST_DATABASE_URL !== undefined;

describe.skipIf(!POSTGRES_IS_THERE)('beside a synchronous standby that is silent', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = openPostgresql({ url: postgres.url, poolSize: 5, onError: () => {} });
    await database.executeSql('create table kept (nth int)');
    await database.executeSql(`alter system set synchronous_standby_names = 'silent'`);
    await database.executeSql('select pg_reload_conf()');
    await expect
      .poll(async () => (await database.executeSql('show synchronous_standby_names')).rows, {
        timeout: 20_000,
      })
      .toEqual([{ synchronous_standby_names: 'silent' }]);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  const refusal = (answer: Promise<unknown>) =>
    answer.then(
      () => null,
      (error: unknown) => error,
    );

  test('a transaction is not acknowledged, though it is done here', async () => {
    const error = await refusal(
      database.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = '300ms'`);
        await tx.execute(sql`insert into kept values (1)`);
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await database.executeSql('select nth from kept')).rows).toEqual([{ nth: 1 }]);
  });

  test('nor is a statement by itself, and the connection serves on', async () => {
    const text = `set statement_timeout = '300ms'; insert into kept values (2)`;
    expect(isDatabaseUnavailable(await refusal(database.executeSql(text)))).toBe(true);
    expect((await database.executeSql('select count(*)::int as rows from kept')).rows).toEqual([
      { rows: 2 },
    ]);
  });
});
