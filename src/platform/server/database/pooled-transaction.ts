import { sql } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Queryable } from './database.ts';

/** One for all transactions: it remembers the names of columns. */
const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Runs work in a transaction on a connection of a pool, which gets it back whatever happens; one that
 * could not be rolled back is closed.
 *
 * Drizzle's own keeps the connection when `begin` is refused, as by a pooler whose server is away:
 * each refusal costs one, until a server has none left (decision 0343).
 */
export async function runInTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const session = new NodePgSession(client, dialect, undefined);
  const tx = new NodePgTransaction(dialect, session, undefined);
  let isClean = false;
  try {
    await tx.execute(sql`begin`);
    try {
      const result = await work(tx as unknown as Queryable);
      await tx.execute(sql`commit`);
      isClean = true;
      return result;
    } catch (error) {
      isClean = await tx.execute(sql`rollback`).then(
        () => true,
        () => false,
      );
      throw error;
    }
  } finally {
    client.release(!isClean);
  }
}
