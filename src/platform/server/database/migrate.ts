import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Queryable } from './database.ts';

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

/**
 * Brings the database to the newest migration, completely or not at all; does nothing when it is
 * there. Two servers starting at once wait for each other.
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
  await database.transaction(async (tx) => {
    // Without a time limit: a large table takes long, and so does another server that migrates it.
    await tx.execute('set local idle_in_transaction_session_timeout = 0');
    await tx.execute('set local statement_timeout = 0');
    await lockMigrations(tx);
    const done = await readDone(tx);
    refuseUnknown(done, migrations);
    const newest = Math.max(0, ...done.map(({ madeAt }) => madeAt));
    const missing = migrations.filter(({ folderMillis }) => folderMillis > newest);
    if (done.length === 0) await createRecord(tx);
    if (missing.length > 0) await tx.execute(GIVE_TEXTS_FOR_BODIES);
    for (const migration of missing) await apply(tx, migration);
  });
}

/** Has every other migration of the database wait until this transaction ends. */
export async function lockMigrations(tx: Queryable): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(7423001)');
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

async function apply(tx: Queryable, { sql: statements, hash, folderMillis }: MigrationMeta) {
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
  );
}
