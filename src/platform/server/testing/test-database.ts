import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { MIGRATIONS, migrationsDigest, openEmbeddedClone } from './embedded-clones.ts';

/**
 * A migrated database without rows for one test file: PGlite in memory, cloned from a snapshot that
 * is made once; or, when `TEST_DATABASE_URL` names a PostgreSQL server, a database of its own there.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server === undefined ? openEmbeddedClone() : openServerClone(server);
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
