import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { openEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { MIGRATIONS, migrationsDigest, openEmbeddedClone } from './embedded-clones.ts';
import { withOneConnection } from './one-connection.ts';

/**
 * A migrated database without rows for one test file: PGlite in memory, cloned from a snapshot that
 * is made once; or, when `TEST_DATABASE_URL` names a PostgreSQL server, a database of its own there.
 * Work within a transaction is refused a second connection.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return withOneConnection(
    await (server === undefined ? openEmbeddedClone() : openServerClone(server)),
  );
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
        url: databaseUrl(server, `${template}_draft`),
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
  const database = openPostgresql({ url: databaseUrl(server, name), poolSize: 10, onError });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** A database that outlives who opens it, as the one of an installation does. */
interface ReusableDatabase {
  /** An open database has to be closed before it is opened again. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/**
 * An empty database without any migrations: a data folder, or, when `TEST_DATABASE_URL` names a
 * PostgreSQL server, a database of its own there.
 */
export async function makeKeptDatabase(): Promise<ReusableDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'wayhearth-kept-'));
    return {
      open: async () => withOneConnection(await openEmbedded(join(folder, 'database'))),
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  return {
    open: async () =>
      withOneConnection(openPostgresql({ url: databaseUrl(server, name), poolSize: 2, onError })),
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}

function onError(): void {}
