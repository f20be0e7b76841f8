import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from './database.ts';

/** A change of a topic. */
export interface ChangeRow {
  readonly seq: string;
  readonly topic: string;
  readonly payload: string;
}

/** The changes since an earlier read. */
export interface Reading {
  /** All transactions before this one had ended; the next read begins here. */
  readonly horizon: bigint;
  readonly changes: readonly ChangeRow[];
}

/** Announces a change, if and only if the transaction commits. */
export async function insertChange(tx: Queryable, topic: string, payload: string): Promise<void> {
  await tx.execute(sql`insert into change (topic, payload) values (${topic}, ${payload})`);
}

/** Deletes changes that were written more than so many seconds ago. */
export async function deleteChanges(db: Queryable, seconds: number): Promise<void> {
  await db.execute(
    sql`delete from change where at < clock_timestamp() - ${seconds} * interval '1 second'`,
  );
}

/**
 * Reads changes by the number of their transaction and not by their own: a change becomes visible
 * when its transaction commits, which may be after changes with higher numbers.
 *
 * @param since the horizon of the earlier read; null for the one of now, beyond which a transaction of
 *   any database of the server may be open
 */
export async function readChanges(db: Queryable, since: bigint | null): Promise<Reading> {
  const from: SQL =
    since === null ? sql`pg_snapshot_xmin(pg_current_snapshot())` : sql`${String(since)}::xid8`;
  const rows = await queryRows<
    { horizon: string } & { [Key in keyof ChangeRow]: ChangeRow[Key] | null }
  >(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
               change.seq::text as seq, change.topic, change.payload
        from (select) as always left join change on change.written_in >= ${from}
        order by change.seq`,
  );
  return {
    horizon: BigInt(rows[0]?.horizon ?? 0),
    changes: rows.flatMap(({ seq, topic, payload }) =>
      seq === null || topic === null || payload === null ? [] : [{ seq, topic, payload }],
    ),
  };
}
