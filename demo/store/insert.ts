import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/database/database.ts';

/** Parameters of one statement at most; PostgreSQL itself ends at 65,535. */
const MAX_PARAMETERS = 20_000;

/** Inserts any number of rows in as few statements as they fit into. */
export async function insertRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const perStatement = Math.floor(MAX_PARAMETERS / Object.keys(getTableColumns(table)).length);
  for (let from = 0; from < rows.length; from += perStatement) {
    await db.insert(table).values(rows.slice(from, from + perStatement) as never);
  }
}
