import type { Contents } from './digest.ts';

/** A table as it is copied. */
export interface TableShape {
  readonly schema: string;
  readonly name: string;
  /** In the order of the lines; `type` as PostgreSQL writes it. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** A migration that made the database. */
export interface MigrationRecord {
  readonly hash: string;
  /** When its file was made, in milliseconds since 1970. */
  readonly madeAt: number;
}

/** The last value that a sequence returned. */
export interface SequenceState {
  readonly name: string;
  /** A 64-bit integer. */
  readonly value: string;
}

/** Rows and pictures of one moment: of an open database or of a backup. */
export interface BackupSource {
  readonly tables: readonly TableShape[];
  readonly migrations: readonly MigrationRecord[];
  readonly sequences: readonly SequenceState[];
  /** Amounts for progress; those of an open database are estimates. */
  readonly expected: { readonly rows: number; readonly pictures: number };
  /** The contents that a backup had when it was made. */
  readonly recorded?: CopiedContents;
  /** All rows of a table, in batches of lines of COPY's text format. */
  lines(table: TableShape): AsyncIterable<readonly string[]>;
  /** All pictures whose content is copied, one after the other. */
  pictures(): AsyncIterable<BackupPicture>;
}

/** Contents of each table, by its name with the schema, and of all pictures. */
export interface CopiedContents {
  readonly tables: ReadonlyMap<string, Contents>;
  readonly pictures: Contents;
  /** Pictures whose content was missing in the source. */
  readonly missingPictures: number;
}

/** A picture of a person. */
export interface BackupPicture {
  readonly key: string;
  /** Null where it is missing in the source. */
  readonly content: Uint8Array | null;
}
