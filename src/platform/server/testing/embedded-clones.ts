import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database/database.ts';
import { type EmbeddedClient, embeddedOver } from '../database/embedded.ts';

import { migrate } from '../database/migrate.ts';

export const MIGRATIONS = 'migrations';
const CACHE = 'node_modules/.cache/wayhearth';

/** The original state of a clone, which shows whether a test changed its schema. */
interface Clone {
  readonly client: PGlite;
  readonly schema: string;
}

/** Clones returned by earlier tests of this process. */
const idle: Clone[] = [];

/**
 * A migrated database in memory without any rows. Making one takes longer than most files of tests,
 * so a closed database is emptied and reused.
 */
export async function openEmbeddedClone(): Promise<Database> {
  const clone = (await emptied(idle.pop())) ?? (await makeClone());
  return embeddedOver(lend(clone));
}

async function makeClone(): Promise<Clone> {
  sharedParts ??= readParts();
  const client = await PGlite.create(await sharedParts);
  return { client, schema: await fingerprintSchema(client) };
}

/** The clone without rows; undefined when a test changed its schema. */
async function emptied(clone: Clone | undefined): Promise<Clone | undefined> {
  if (clone === undefined) return undefined;
  if ((await fingerprintSchema(clone.client)) !== clone.schema) {
    await clone.client.close();
    return undefined;
  }
  await clone.client.exec(EMPTY);
  return clone;
}

/** Every table except those that record the migrations. */
const EMPTY = `do $$ begin
  -- Without triggers: those of the ledger refuse to lose rows.
  perform set_config('session_replication_role', 'replica', true);
  execute (
    select 'truncate ' || string_agg(oid::regclass::text, ', ') || ' restart identity'
    from pg_class
    where relkind in ('r', 'p')
      and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
      and oid::regclass::text <> 'pgboss.version'
  );
end $$`;

/** Migrations, and the product's tables, indexes, functions and triggers; the job queue makes its own. */
async function fingerprintSchema(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(`
    select
      (select string_agg(done::text, ' ' order by id) from drizzle.__drizzle_migrations done)
      || ' ' || (
        select md5(string_agg(oid || name, ' ' order by oid, name)) from (
          select oid, relname as name from pg_class where relnamespace = 'public'::regnamespace
          union all select oid, proname from pg_proc where pronamespace = 'public'::regnamespace
          union all select oid, tgname from pg_trigger where not tgisinternal
        ) made
      ) as schema`);
  return rows[0]?.schema ?? '';
}

/** A client that can't be used once it is closed: the next test has the database. */
function lend(clone: Clone): EmbeddedClient {
  let isInUse = true;
  const inUse = (): PGlite => {
    if (!isInUse) throw new Error('the database of this test is closed');
    return clone.client;
  };
  return {
    query: async (...args) => inUse().query(...args),
    exec: async (text) => inUse().exec(text),
    transaction: async (work) => inUse().transaction(work),
    close: async () => {
      // Returned twice, two tests would have it at once.
      if (!isInUse) return;
      isInUse = false;
      idle.push(clone);
    },
  };
}

let sharedParts: ReturnType<typeof readParts> | undefined;

/** The source of all clones, read and compiled once a process: that takes half a second. */
async function readParts() {
  const library = dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')));
  return {
    loadDataDir: new Blob([readFileSync(await migratedSnapshot())]),
    pgliteWasmModule: await WebAssembly.compile(readFileSync(join(library, 'pglite.wasm'))),
    fsBundle: new Blob([readFileSync(join(library, 'pglite.data'))]),
  };
}

async function migratedSnapshot(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, `migrated-${migrationsDigest()}.tar`);
  if (existsSync(path)) return path;
  const client = await PGlite.create();
  await migrate(embeddedOver(client), MIGRATIONS);
  const dump = await client.dumpDataDir('none');
  await client.close();
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
  return path;
}

/** Names the state after all migrations. */
export function migrationsDigest(): string {
  const journal = join(MIGRATIONS, 'meta', '_journal.json');
  const hash = createHash('sha256').update(readFileSync(journal));
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  for (const { tag } of entries) hash.update(readFileSync(join(MIGRATIONS, `${tag}.sql`)));
  return hash.digest('hex').slice(0, 16);
}
