import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { embeddedOver } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgresql } from '../database/postgresql.ts';

const MIGRATIONS = 'migrations';
const CACHE = 'node_modules/.cache/wayhearth';

/**
 * A fresh, migrated database for one test file: PGlite in memory, cloned from a snapshot that is
 * made once; or, when `TEST_DATABASE_URL` names a PostgreSQL server, a database of its own there.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server === undefined ? openEmbeddedClone() : openServerClone(server);
}

async function openEmbeddedClone(): Promise<Database> {
  sharedParts ??= readParts();
  return embeddedOver(await PGlite.create(await sharedParts));
}

let sharedParts: ReturnType<typeof readParts> | undefined;

/** What every clone is made of, read and compiled once a process: half of a second for each. */
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

function migrationsDigest(): string {
  const journal = join(MIGRATIONS, 'meta', '_journal.json');
  const hash = createHash('sha256').update(readFileSync(journal));
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  for (const { tag } of entries) hash.update(readFileSync(join(MIGRATIONS, `${tag}.sql`)));
  return hash.digest('hex').slice(0, 16);
}

async function openServerClone(server: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(7423002)');
    const template = `template_${migrationsDigest()}`;
    const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) {
      await admin.query(`drop database if exists ${template}_draft`);
      await admin.query(`create database ${template}_draft`);
      const draft = openPostgresql({
        url: urlOf(server, `${template}_draft`),
        poolSize: 2,
        onError,
      });
      await migrate(draft, MIGRATIONS);
      await draft.close();
      await admin.query(`alter database ${template}_draft rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  const database = openPostgresql({ url: urlOf(server, name), poolSize: 10, onError });
  return {
    ...database,
    close: async () => {
      await database.close();
      const last = new pg.Client({ connectionString: server });
      await last.connect();
      await last.query(`drop database ${name} with (force)`);
      await last.end();
    },
  };
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}

function onError(): void {}
