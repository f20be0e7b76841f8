import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Queryable } from './database.ts';
import { isLockTimeout, isRetryable } from './failures.ts';

/**
 * Hashes of migrations whose files were changed after databases had been made by them: their
 * functions had bodies of standard SQL, which prevent PostgreSQL 15.19 and later from altering the
 * tables whose rows those functions read (decision 0220).
 */
const FORMER_HASHES: ReadonlySet<string> = new Set([
  '1cd50fba76d1159eec6ee4119685dba0888bcb7f8ae48ef8c7f8efcc45cd0255', // 0001_stay_search
  '7d62f9abd3a44380cc670a63542463ed0e7230182a2f9e9665580e07772886b0', // 0002_place_words
  'ce16ac9e36bb1451556ac55c81bc1fc6f0d16385d03d6f71e00c1acad3c4ab0d', // 0007_listing_columns
  '77fa34578bb5f10a3c701c3eb7a4dcb30fd629c9ebd89634c2563befcabeba50', // 0010_itinerant_search
  '9a4340f30a74f27a7f03b6b0507d057c5fe1d68cf13435a051faaaa52f90d66b', // 0012_experiences
  '747184f809feb839722ebe6e585e6aecc86678a403125ae5ae66224504abe212', // 0016_measured_wifi
  'bcfa6d92866d2cbb47abae491bdb11d010c4e5df9824b21e9df4bdedc855a821', // 0021_answer_rate
]);

/**
 * Gives functions with a body of standard SQL, as earlier files made them, the same body as a text:
 * the migrations before the one that rewrites them alter tables too.
 */
const GIVE_TEXTS_FOR_BODIES = `do $do$
declare
  definition text;
  body text;
begin
  for definition, body in
    select pg_get_functiondef(f.oid), pg_get_function_sqlbody(f.oid) from pg_proc f
    where f.pronamespace = 'public'::regnamespace and f.prosqlbody is not null
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e'
      )
  loop
    execute replace(definition, body, format('as %L', regexp_replace(body, '^RETURN ', 'select ')));
  end loop;
end
$do$`;

/** A migration that the database has recorded; drizzle-kit's table and names. */
interface DoneMigration {
  readonly hash: string;
  /** When its file was made, in milliseconds since 1970. */
  readonly madeAt: number;
}

/** The database was made by migrations that are not this version's. */
export class UnknownMigrationsError extends Error {
  constructor() {
    super(
      'The database was made by another version of Wayhearth, which this one can not continue. Start it with that version, or begin with an empty database (DATA_DIR, DATABASE_URL).',
    );
    this.name = 'UnknownMigrationsError';
  }
}

/** The database lacks migrations that this version needs. */
export class MissingMigrationsError extends Error {
  constructor() {
    super(
      'The database lacks migrations of this version, and MIGRATE is off. Run npm run migrate first.',
    );
    this.name = 'MissingMigrationsError';
  }
}

/** A key of `pg_advisory_lock`: one server migrates, others wait for it. */
const LOCK = 7_423_001;
/**
 * Time that a migration waits for a table in use. Statements that need the table meanwhile wait
 * behind it, so it gives up soon, and tries again.
 */
const LOCK_TIMEOUT = '3s';
/** Milliseconds between two tries, and how often a migration is tried. */
const AGAIN_MS = 2_000;
const MAX_TRIES = 60;
/** First line of a file whose statements may not run in a transaction. */
const OUTSIDE = '-- outside a transaction';

/**
 * Brings the database to the newest migration; does nothing when it is there. Each migration is a
 * transaction of its own, on a connection without limits of time. Two servers starting at once wait
 * for each other. If a migration fails, those before it stay, and the servers of the release before
 * run on (decision 0331).
 *
 * @param folder the folder of generated migrations
 * @param until leaves out migrations whose files were made later, in milliseconds since 1970
 * @throws UnknownMigrationsError before anything is changed
 */
export async function migrate(
  database: Database,
  folder: string,
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis <= until,
  );
  await database.onOwnConnection(async (db) => {
    await db.execute(sql.raw(`select pg_advisory_lock(${LOCK})`));
    try {
      const done = await readDone(db);
      refuseUnknown(done, migrations);
      const missing = findMissing(done, migrations);
      if (missing.length === 0) return;
      if (done.length === 0) await createRecord(db);
      await db.execute(GIVE_TEXTS_FOR_BODIES);
      for (const migration of missing) {
        if (migration.sql[0]?.startsWith(OUTSIDE) === true) {
          await whenFree(() => applyOutside(db, migration, database.kind));
        } else {
          const added = await addColumns(db, migration);
          await whenFree(() => inTransaction(db, (tx) => apply(tx, migration, added)));
        }
      }
    } finally {
      await db.execute(sql.raw(`select pg_advisory_unlock(${LOCK})`)).catch(() => {});
    }
  });
}

/**
 * Compares without changing anything.
 *
 * @param folder the folder of generated migrations
 * @throws UnknownMigrationsError, MissingMigrationsError
 */
export async function requireMigrated(database: Database, folder: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const done = await readDone(database.main);
  refuseUnknown(done, migrations);
  if (findMissing(done, migrations).length > 0) throw new MissingMigrationsError();
}

function findMissing(done: readonly DoneMigration[], migrations: readonly MigrationMeta[]) {
  const newest = Math.max(0, ...done.map(({ madeAt }) => madeAt));
  return migrations.filter(({ folderMillis }) => folderMillis > newest);
}

/** Has every migration of the database wait until this transaction ends. */
export async function lockMigrations(tx: Queryable): Promise<void> {
  await tx.execute(sql.raw(`select pg_advisory_xact_lock(${LOCK})`));
}

async function readDone(tx: Queryable): Promise<DoneMigration[]> {
  const { rows } = await tx.execute(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (rows[0]?.exists !== true) return [];
  const done = await tx.execute('select hash, created_at from drizzle.__drizzle_migrations');
  return done.rows.map(({ hash, created_at: at }) => ({ hash: String(hash), madeAt: Number(at) }));
}

/** Additions of a newer version are no reason to refuse: its servers and ours run side by side. */
function refuseUnknown(done: readonly DoneMigration[], migrations: readonly MigrationMeta[]): void {
  const known = new Set(migrations.map(({ hash }) => hash)).union(FORMER_HASHES);
  const newest = Math.max(...migrations.map(({ folderMillis }) => folderMillis));
  const isUnknown = ({ hash, madeAt }: DoneMigration) => madeAt <= newest && !known.has(hash);
  if (done.some(isUnknown)) throw new UnknownMigrationsError();
}

async function createRecord(tx: Queryable): Promise<void> {
  await tx.execute('create schema if not exists drizzle');
  await tx.execute(`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  )`);
}

/**
 * Tries until the tables that the migration changes are free for it: who writes meanwhile may hold one
 * that it needs, and wait for another that it holds.
 */
async function whenFree(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const isTaken = isLockTimeout(error) || isRetryable(error);
      if (!isTaken || tries === MAX_TRIES) throw error;
      await delay(AGAIN_MS);
    }
  }
}

/** Waits for each table as long as those behind it may wait. */
async function inTransaction(
  db: Database['main'],
  work: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
    await work(tx as Queryable);
  });
}

async function apply(
  tx: Queryable,
  migration: MigrationMeta,
  done: readonly string[],
): Promise<void> {
  for (const statement of migration.sql) {
    if (!done.includes(statement)) await tx.execute(sql.raw(statement));
  }
  await record(tx, migration);
}

/** A column that a statement adds to a table. */
const ADDED_COLUMN = /^\s*alter table "?(\w+)"? add column "?(\w+)"? /i;
const CREATED_TABLE = /^\s*create table /i;

/**
 * Adds the columns at the head of a migration, each in a transaction of its own. A statement that runs
 * meanwhile waits for one table at most: a migration that held one table and waited for another would
 * make statements fail that read both. The servers of the release before don't mind a column
 * (decision 0331), and one of an earlier try is there already.
 *
 * @returns the statements whose columns are there
 */
async function addColumns(db: Database['main'], { sql: statements }: MigrationMeta) {
  const added: string[] = [];
  for (const statement of statements) {
    const [, table, column] = ADDED_COLUMN.exec(statement) ?? [];
    if (table === undefined || column === undefined) {
      if (CREATED_TABLE.test(statement)) continue;
      break;
    }
    const { rows } = await db.execute(
      sql`select to_regclass(${`"${table}"`}) is not null as "hasTable", exists (
            select from pg_attribute
            where attrelid = to_regclass(${`"${table}"`}) and attname = ${column} and not attisdropped
          ) as "hasColumn"`,
    );
    // A table that this very migration makes.
    if (rows[0]?.hasTable !== true) continue;
    if (rows[0].hasColumn !== true) {
      await whenFree(() =>
        inTransaction(db, async (tx) => {
          await tx.execute(sql.raw(statement));
        }),
      );
    }
    added.push(statement);
  }
  return added;
}

const INDEX = /create (?:unique )?index concurrently if not exists "?(\w+)"?/i;

/**
 * Makes indexes while the tables are written. An earlier try that was interrupted left an index
 * that isn't valid, which is made again.
 */
async function applyOutside(
  db: Queryable,
  migration: MigrationMeta,
  kind: Database['kind'],
): Promise<void> {
  for (const statement of migration.sql) {
    const [, name] = INDEX.exec(statement) ?? [];
    if (name !== undefined) {
      const { rows } = await db.execute(
        sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`,
      );
      if (rows.length > 0) await db.execute(sql.raw(`drop index "${name}"`));
    }
    // The embedded database has one connection, so there are no other writers.
    await db.execute(
      sql.raw(kind === 'embedded' ? statement.replace(/ concurrently/gi, '') : statement),
    );
  }
  await record(db, migration);
}

async function record(db: Queryable, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
  );
}
