import { type Column, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { PgArray, PgJson, PgJsonb, type PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/server/database/database.ts';

/** Names of columns as the database has them (`open-database.ts`). */
const CASING = new CasingCache('snake_case');
/** Rows of one statement at most: a few megabytes of them. */
const MAX_ROWS = 5_000;

/**
 * Inserts any number of rows, each batch as one parameter that the database takes apart. With a
 * parameter for each value, making the statements took longer than carrying them out.
 *
 * Rows that leave out the same columns go together, so that what is left out has its default.
 */
export async function insertRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    column,
    name: CASING.getColumnCasing(column),
  }));
  type Given = typeof columns;
  const alike = new Map<string, { given: Given; batch: Record<string, unknown>[] }>();
  for (const row of rows as readonly Record<string, unknown>[]) {
    const given = columns.filter(({ key, column }) => isGiven(column, row[key]));
    const names = given.map(({ name }) => name).join();
    const group = alike.get(names) ?? { given, batch: [] };
    alike.set(names, group);
    group.batch.push(
      Object.fromEntries(given.map(({ key, column, name }) => [name, encode(column, row[key])])),
    );
  }
  for (const { given, batch } of alike.values()) {
    const names = sql.join(
      given.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    for (let from = 0; from < batch.length; from += MAX_ROWS) {
      const some = JSON.stringify(batch.slice(from, from + MAX_ROWS));
      await db.execute(sql`
        insert into ${table} (${names})
        select ${names} from json_populate_recordset(null::${table}, ${some}::json)`);
    }
  }
}

/** Whether the row has a value of its own, or the program makes one. */
function isGiven(column: Column, value: unknown): boolean {
  return value !== undefined || column.defaultFn !== undefined;
}

/** As the column's type reads it from JSON. */
function encode(column: Column, value: unknown): unknown {
  const given = value === undefined ? column.defaultFn?.() : value;
  if (given === null || is(column, PgJson) || is(column, PgJsonb)) return given;
  if (is(column, PgArray)) {
    return (given as readonly unknown[]).map((each) => encode(column.baseColumn, each));
  }
  if (is(given, SQL)) throw new TypeError(`${column.name} is to be an expression`);
  const sent = column.mapToDriverValue(given);
  return Buffer.isBuffer(sent) ? `\\x${sent.toString('hex')}` : sent;
}
