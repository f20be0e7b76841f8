import type { Queryable } from '../database/database.ts';
import type { BackupPicture, BackupSource } from './backup-source.ts';
import { estimateRows, listMigrations, listTables, readSequences } from './store/catalog.ts';
import { beginSnapshot, readLines } from './store/rows.ts';

/** Where the pictures of people are, whose rows are copied with the other tables. */
export interface BackupPictures {
  /** Columns that hold pictures, as `table.column`: they are copied as pictures. */
  readonly columns: ReadonlySet<string>;
  /** Number of the pictures that `keys` returns. */
  count(tx: Queryable): Promise<number>;
  /** Keys of all pictures that this product stores itself, in batches. */
  keys(tx: Queryable): AsyncIterable<readonly string[]>;
  /** Null where it is missing. */
  read(tx: Queryable, key: string): Promise<Uint8Array | null>;
  /** Stores a picture whose row is there. */
  write(tx: Queryable, key: string, content: Uint8Array): Promise<void>;
}

/**
 * Everything in an open database, as it is at this moment.
 *
 * @param tx a transaction in which nothing was done yet; it reads only, for as long as this is used
 */
export async function readDatabase(tx: Queryable, pictures: BackupPictures): Promise<BackupSource> {
  await beginSnapshot(tx);
  const tables = await listTables(tx, pictures.columns);
  return {
    tables,
    migrations: await listMigrations(tx),
    sequences: await readSequences(tx),
    expected: {
      rows: await estimateRows(tx, tables),
      pictures: await pictures.count(tx),
    },
    lines: (table) => readLines(tx, table),
    pictures: () => readPictures(tx, pictures),
  };
}

async function* readPictures(
  tx: Queryable,
  pictures: BackupPictures,
): AsyncGenerator<BackupPicture> {
  for await (const keys of pictures.keys(tx)) {
    for (const key of keys) yield { key, content: await pictures.read(tx, key) };
  }
}
