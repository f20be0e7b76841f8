import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ReplicaState } from './replica-watch.ts';

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
  /**
   * Reads on the replica what may be some seconds old; on the primary where no replica is
   * configured, or where it is away, too far behind, or fails. `work` may run twice.
   */
  readReplica<T>(
    work: (db: PgDatabase<RawResult, Record<string, never>>) => Promise<T>,
  ): Promise<T>;
  /** The replica as it was last seen; null where none is configured. */
  replica(): ReplicaState | null;
  /**
   * A few connections apart, for short statements that must neither wait behind requests nor take
   * their connections: counts of limits, changes to announce.
   */
  readonly side: PgDatabase<RawResult, Record<string, never>>;
  /** Runs `work` in one transaction; a throw rolls everything back. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * A raw statement with `$1…` parameters, for libraries that bring their own SQL. Without
   * parameters it may be several statements, which happen together or not at all.
   */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Runs `work` on a connection without limits of time, past any pooler, so that settings and locks
   * of a session hold until it ends.
   */
  onOwnConnection<T>(
    work: (db: PgDatabase<RawResult, Record<string, never>>) => Promise<T>,
  ): Promise<T>;
  /**
   * Resolves when the database answers and takes writes; rejects otherwise, or after `timeoutMs`.
   */
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Runs raw SQL and returns its rows with the type that the caller asserts. */
export async function queryRows<Row>(db: Queryable, query: SQL): Promise<Row[]> {
  const result = await db.execute(query);
  return result.rows as Row[];
}

/**
 * Updates the statistics by which searches are planned, after many rows were added. In a large
 * database it takes longer than a page may wait.
 */
export async function analyze(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute('set local statement_timeout = 0');
    await tx.execute('analyze');
  });
}

/**
 * Runs a statement that a library wrote with `$1…` placeholders in a transaction of ours.
 *
 * @param text one statement; a `$` followed by digits is a placeholder wherever it occurs
 * @throws RangeError when a placeholder has no value
 */
export async function executeOn(
  tx: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: Record<string, unknown>[] }> {
  return tx.execute(withValues(text, values));
}

function withValues(text: string, values: readonly unknown[]): SQL {
  const chunks = text.split(/\$(\d+)/).map((part, index) => {
    if (index % 2 === 0) return sql.raw(part);
    const position = Number(part) - 1;
    if (position < 0 || position >= values.length) throw new RangeError(`no value for $${part}`);
    // A parameter of its own, so that a list arrives as one array and not as many values.
    return sql`${sql.param(values[position])}`;
  });
  return sql.join(chunks);
}

/** Properties of a PostgreSQL server that are checked before anything is written to it. */
export interface ServerFacts {
  /** In PostgreSQL's numbering: 150_004 is 15.4. */
  readonly version: number;
  /** It has tables or views that belong neither to us nor to an extension. */
  readonly isForeign: boolean;
}

/** Reads the current facts of the server. */
export async function serverFacts(database: Database): Promise<ServerFacts> {
  const { rows } = await database.executeSql(
    `select current_setting('server_version_num')::int as version,
            to_regclass('public.app_meta') is null
              and exists (
                select from pg_class c
                where c.relnamespace = to_regnamespace('public')
                  and c.relkind in ('r', 'p', 'v', 'm', 'f')
                  and not exists (
                    select from pg_depend d
                    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
                  )
              ) as foreign_tables`,
  );
  const [facts] = rows;
  return { version: Number(facts?.version), isForeign: facts?.foreign_tables === true };
}

/** The role of a connection, and its settings by name, as PostgreSQL writes them. */
export interface ConnectionFacts {
  readonly role: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** Reads the facts of a connection as it is now, also behind a pooler. */
export async function connectionFacts(database: Database): Promise<ConnectionFacts> {
  const { rows } = await database.executeSql(
    `select current_user as role, json_object_agg(name, current_setting(name)) as settings
     from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'jit')`,
  );
  return rows[0] as unknown as ConnectionFacts;
}
