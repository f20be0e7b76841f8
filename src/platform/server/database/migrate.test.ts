/** @module-tag long */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrationsUpTo } from '../testing/past-migrations.ts';
import { makeKeptDatabase, openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate, requireMigrated, UnknownMigrationsError } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The newest migration whose file had functions with parsed bodies. */
const LAST_PARSED = 21;
const PARSED = ['experience_score', 'itinerant_score', 'place_words', 'stay_score'];

/** A file before its functions had texts for bodies. */
function withParsedBodies(file: string): string {
  return file.replace(/\nas \$\$ select ([^$]+) \$\$;/g, '\nreturn $1;');
}

/** Writes the functions and hashes to a database that the files of a folder would have left. */
async function takeOver(database: Database, files: string): Promise<void> {
  const newestByName = new Map<string, string>();
  for (const { hash, folderMillis, sql } of readMigrationFiles({ migrationsFolder: files })) {
    await database.executeSql(
      'update drizzle.__drizzle_migrations set hash = $1 where created_at = $2',
      [hash, folderMillis],
    );
    for (const statement of sql.filter((each) => each.includes('\nreturn '))) {
      const [definition, name = ''] =
        /create (?:or replace )?function (\w+).+/s.exec(statement) ?? [];
      if (definition !== undefined) newestByName.set(name, definition);
    }
  }
  for (const definition of newestByName.values()) {
    await database.executeSql(definition.replace(/^create function/, 'create or replace function'));
  }
}

/** Writes a folder of migrations, one of which has these statements. */
function writeMigrations(name: string, statements: readonly string[]): string {
  const path = join(folder, name);
  mkdirSync(join(path, 'meta'), { recursive: true });
  const entries = [{ idx: 0, tag: '0000_only', when: 1, breakpoints: true }];
  writeFileSync(join(path, 'meta/_journal.json'), JSON.stringify({ entries }));
  writeFileSync(join(path, '0000_only.sql'), statements.join('--> statement-breakpoint\n'));
  return path;
}

/** Functions whose bodies PostgreSQL stores as expressions, which depend on the tables they read. */
async function parsedFunctions(database: Database): Promise<unknown[]> {
  const { rows } = await database.executeSql(
    `select proname from pg_proc
     where pronamespace = 'public'::regnamespace and prosqlbody is not null order by 1`,
  );
  return rows.map(({ proname }) => proname);
}

/** Does what later migrations may do to a table, and reverts it. */
async function alterEveryTable(database: Database): Promise<string[]> {
  const { rows } = await database.executeSql(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const tables = rows.map(({ name }) => String(name));
  const rolledBack = database.transaction(async (tx) => {
    for (const table of tables) {
      await tx.execute(`alter table "${table}" add column probe integer not null default 1`);
      await tx.execute(`alter table "${table}" alter column probe type bigint`);
      await tx.execute(
        `alter table "${table}" add column made integer generated always as (1) stored`,
      );
    }
    throw new Error('all altered');
  });
  await expect(rolledBack).rejects.toThrow('all altered');
  return tables;
}

describe('a migrated database', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  test('one that is up to date stays as it is', async () => {
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

  test('every table can be altered by a later migration', async () => {
    expect(await alterEveryTable(database)).toEqual(
      expect.arrayContaining(['experience', 'itinerant', 'listing', 'stay']),
    );
  });
});

describe('a database that is kept', () => {
  let kept: Awaited<ReturnType<typeof makeKeptDatabase>>;
  let database: Database;
  beforeEach(async () => {
    kept = await makeKeptDatabase();
    database = await kept.open();
  });
  afterEach(async () => {
    await database.close();
    await kept.remove();
  });

  test('a migration runs without the time limits of a connection, in one transaction', async () => {
    const limits = writeMigrations('limits', [
      "create table limits as select current_setting('statement_timeout') as statement",
      'create table transaction as select pg_current_xact_id() as id',
    ]);
    await migrate(database, limits);
    const { rows } = await database.executeSql(
      'select statement, limits.xmin::text = id::text as same from limits, transaction',
    );
    expect(rows).toEqual([{ statement: '0', same: true }]);
  });

  test('indexes outside a transaction are made, also those that an earlier try left broken', async () => {
    const statement = 'create unique index concurrently if not exists one_each on twice (id)';
    const twice = 'create table twice (id int)';
    await database.executeSql(`${twice}; insert into twice values (1), (1)`);
    const making = writeMigrations('index', [`-- outside a transaction\n${statement}`]);
    await expect(migrate(database, making)).rejects.toThrow();
    await database.executeSql('truncate twice');
    await migrate(database, making);
    const { rows } = await database.executeSql(
      "select indisvalid as valid from pg_index where indexrelid = 'one_each'::regclass",
    );
    expect(rows).toEqual([{ valid: true }]);
  });

  test('a database that lacks migrations is refused where they run apart', async () => {
    const made = writeMigrations('apart', ['create table apart (id int)']);
    await expect(requireMigrated(database, made)).rejects.toThrow('npm run migrate');
    await migrate(database, made);
    await expect(requireMigrated(database, made)).resolves.toBeUndefined();
  });

  test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
    'a migration of a table in use lets others through, and waits until it is free',
    async () => {
      await database.executeSql('create table used (id int)');
      const altering = writeMigrations('used', ['alter table used add column more int']);
      let isDone = false;
      const migrating = database.onOwnConnection(async (holder) => {
        await holder.execute('begin');
        await holder.execute('select count(*) from used');
        const work = migrate(database, altering).then(() => {
          isDone = true;
        });
        // Longer than one try waits: between two tries the table can be read.
        await new Promise((done) => setTimeout(done, 4_000));
        const { rows } = await database.executeSql('select count(*)::int as rows from used');
        expect([rows, isDone]).toEqual([[{ rows: 0 }], false]);
        await holder.execute('commit');
        return work;
      });
      await migrating;
      expect(isDone).toBe(true);
    },
    20_000,
  );

  test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
    'a migration that a writer crosses gives way, and is tried again',
    async () => {
      await database.executeSql('create table one (id int)');
      await database.executeSql('create table two (id int)');
      const altering = writeMigrations('crossed', [
        'alter table one add column more int',
        'select pg_sleep(1)',
        'alter table two add column more int',
      ]);
      await database.onOwnConnection(async (writer) => {
        await writer.execute('begin');
        // The migration is the one that notices.
        await writer.execute(`set local deadlock_timeout = '10s'`);
        await writer.execute('insert into two values (1)');
        const migrating = migrate(database, altering);
        await new Promise((done) => setTimeout(done, 500));
        await writer.execute('insert into one values (1)');
        await writer.execute('commit');
        return migrating;
      });
      const { rows } = await database.executeSql(
        `select table_name from information_schema.columns
         where table_schema = 'public' and column_name = 'more' and table_name in ('one', 'two') order by 1`,
      );
      expect(rows).toEqual([{ table_name: 'one' }, { table_name: 'two' }]);
    },
    20_000,
  );

  test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
    'a reader of two tables that get columns is never the one that gives up',
    async () => {
      await database.executeSql('create table first (id int)');
      await database.executeSql('create table second (id int)');
      const altering = writeMigrations('columns', [
        'alter table "first" add column "more" int',
        'alter table "second" add column "more" int',
        `create function more() returns int language sql as 'select more from first'`,
      ]);
      await database.onOwnConnection(async (reader) => {
        await reader.execute('begin');
        // The reader would notice at once.
        await reader.execute(`set local deadlock_timeout = '10ms'`);
        await reader.execute('select count(*) from second');
        const migrating = migrate(database, altering);
        await new Promise((done) => setTimeout(done, 1_000));
        await reader.execute('select count(*) from first');
        await reader.execute('commit');
        return migrating;
      });
      const { rows } = await database.executeSql(
        'select more() as more, (select more from second) as other',
      );
      expect(rows).toEqual([{ more: null, other: null }]);
    },
    20_000,
  );

  test('a migration that fails leaves nothing behind', async () => {
    const failing = writeMigrations('failing', ['create table half (id int)', 'select 1 / 0']);
    await expect(migrate(database, failing)).rejects.toThrow('select 1 / 0');
    const { rows } = await database.executeSql("select to_regclass('half') is not null as there");
    expect(rows).toEqual([{ there: false }]);
  });

  test.each([
    ['the release before', LAST_PARSED],
    ['one that lacks columns of itinerants with a default', 17],
    ['one that lacks columns of listings with a default', 12],
  ])('%s, made by the files of before, migrates on and can be altered', async (_, release) => {
    // PostgreSQL 15.19 and later can't run those files: their functions come afterwards.
    await migrate(database, migrationsUpTo(release, join(folder, 'now')));
    const former = migrationsUpTo(release, join(folder, 'former'), withParsedBodies);
    await takeOver(database, former);
    expect(await parsedFunctions(database)).toEqual(PARSED);
    await migrate(database, 'migrations');
    expect(await parsedFunctions(database)).toEqual([]);
    await alterEveryTable(database);
  });
});
