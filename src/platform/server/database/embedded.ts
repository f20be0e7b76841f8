import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { PRIVATE_FOLDER } from '../private-files.ts';
import type { Database, Queryable } from './database.ts';
import { type EmbeddedClient, openInThread } from './embedded-client.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * Opens the embedded database (PGlite: PostgreSQL in this process, one writer) in a thread of its
 * own.
 *
 * @param dataDir its folder, created when missing
 * @throws FolderHeldError when a live process has locked the folder
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, PRIVATE_FOLDER);
  const unlock = lockFolder(dataDir);
  // A process that ends while it opens, or without closing, releases the folder as well.
  process.once('exit', unlock);
  const client = await openInThread(join(dataDir, 'postgres'));
  const close = async () => {
    await client.close().finally(unlock);
    process.off('exit', unlock);
  };
  return { ...embeddedOver(client), close };
}

/** The `Database` over an open PGlite, in a thread of its own or in this one. */
export function embeddedOver(client: EmbeddedClient): Database {
  // Drizzle uses only its `query` and `transaction`.
  const main = drizzle(client as PGlite, { casing: 'snake_case' }) as unknown as Database['main'];
  return {
    kind: 'embedded',
    main,
    replica: main,
    transaction: (work) => main.transaction((tx) => work(tx as Queryable)),
    executeSql: async (text, values = []) => {
      // Several statements in one text (as libraries' housekeeping has) need the simple protocol. A
      // text may bring its own BEGIN; if it failed before its COMMIT, the one connection would
      // refuse all later callers. A transaction around it always ends before the next caller gets
      // the connection.
      if (values.length === 0 && text.includes(';')) {
        const results = await client.transaction((tx) => tx.exec(text));
        return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
      }
      return client.query<Record<string, unknown>>(text, values);
    },
    // One process, one connection: it never breaks.
    hear: async (channel, onNotice) => {
      const unlisten = await client.listen(channel, onNotice);
      return () => unlisten();
    },
    ping: async () => {
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}
