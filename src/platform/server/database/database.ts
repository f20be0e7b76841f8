import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

// The two drivers differ only in the type of a raw result; both have `rows`.
interface RawResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

/** A connection or a transaction: the interface that stores need. */
export type Queryable =
  | PgDatabase<RawResult, Record<string, never>>
  | PgTransaction<RawResult, Record<string, never>, Record<string, never>>;

/** The open database of this process. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  /** Outside transactions. */
  readonly main: PgDatabase<RawResult, Record<string, never>>;
  /** For searches; the replica when one is configured. */
  readonly replica: PgDatabase<RawResult, Record<string, never>>;
  /** Runs `work` in one transaction; a throw rolls everything back. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * A raw statement with `$1…` parameters, for libraries that bring their own SQL. Without
   * parameters it may be several statements, which happen together or not at all.
   */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Listens to `notify` on a channel, from this process and from others of the same database, until
   * the returned function is called. Resolves once it listens.
   *
   * @param onGap the connection was interrupted: notifications in between are lost
   */
  hear(
    channel: string,
    onNotice: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  /** Resolves when a trivial query answers; rejects after `timeoutMs`. */
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Runs raw SQL and returns its rows with the type that the caller asserts. */
export async function queryRows<Row>(db: Queryable, query: SQL): Promise<Row[]> {
  const result = await db.execute(query);
  return result.rows as Row[];
}
