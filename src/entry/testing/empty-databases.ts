import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#platform/server/database/database.ts';
import { openPostgresql } from '#platform/server/database/postgresql.ts';
import { openEmbeddedClone } from '#platform/server/testing/embedded-clones.ts';

const SERVER = process.env.TEST_DATABASE_URL;

/** A database of a test without any row. */
export interface EmptyDatabase {
  readonly database: Database;
  /** A data folder for its pictures. */
  readonly dataDir: string;
  /** Closes it and deletes its data. */
  remove(): Promise<void>;
}

/** An embedded database in memory, with the tables of this version. */
export async function makeEmptyEmbedded(): Promise<EmptyDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wayhearth-data-'));
  const database = await openEmbeddedClone();
  return {
    database,
    dataDir,
    remove: async () => {
      await database.close().catch(() => {});
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A database of PostgreSQL where `TEST_DATABASE_URL` names a server, else an embedded one.
 * That of PostgreSQL has no table yet, and belongs to a role of its own without any other right, as
 * at a provider of databases.
 */
export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const server = await makeEmptyServerDatabase();
  if (server === null) return makeEmptyEmbedded();
  const database = openPostgresql({ url: server.url, poolSize: 4, onError: () => {} });
  const dataDir = mkdtempSync(join(tmpdir(), 'wayhearth-data-'));
  return {
    database,
    dataDir,
    remove: async () => {
      await database.close().catch(() => {});
      await server.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A database without any table on the server of `TEST_DATABASE_URL`; it belongs to a role of its own
 * without any other right. Null where no server is named.
 */
export async function makeEmptyServerDatabase(): Promise<{
  readonly url: string;
  remove(): Promise<void>;
} | null> {
  if (SERVER === undefined) return null;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(SERVER, `create role ${name} login`, `create database ${name} owner ${name}`);
  const url = new URL(SERVER);
  url.username = name;
  url.pathname = `/${name}`;
  const remove = () => onServer(SERVER, `drop database ${name} with (force)`, `drop role ${name}`);
  return { url: url.href, remove };
}

async function onServer(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
