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
 * What a row leaves out has its default: what the table says in plain values is sent along, so that
 * nearly all rows are alike. Those that leave out what only the database can say go by themselves.
 */
export async function insertRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: CASING.getColumnCasing(column),
    column,
    isLeft: isLeftToDatabase(column),
    encode: encoderOf(column),
  }));
  const alike = new Map<string, { names: string[]; batch: Record<string, unknown>[] }>();
  for (const row of rows as readonly Record<string, unknown>[]) {
    const sent: Record<string, unknown> = {};
    for (const { key, name, column, isLeft, encode } of columns) {
      const given = row[key];
      if (given === undefined && isLeft) continue;
      const value = given === undefined ? defaultOf(column) : given;
      sent[name] = value === null ? null : encode(value);
    }
    const names = Object.keys(sent);
    const group = alike.get(names.join()) ?? { names, batch: [] };
    alike.set(names.join(), group);
    group.batch.push(sent);
  }
  for (const { names, batch } of alike.values()) {
    const list = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
    for (let from = 0; from < batch.length; from += MAX_ROWS) {
      const some = JSON.stringify(batch.slice(from, from + MAX_ROWS));
      await db.execute(sql`
        insert into ${table} (${list})
        select ${list} from json_populate_recordset(null::${table}, ${some}::json)`);
    }
  }
}

/** Whether the database alone can tell what a row has that says nothing of the column. */
function isLeftToDatabase(column: Column): boolean {
  const { generated, hasDefault, defaultFn, default: value } = column;
  if (generated !== undefined) return true;
  return hasDefault && defaultFn === undefined && (value === undefined || is(value, SQL));
}

/** What such a row has of any other column. */
function defaultOf(column: Column): unknown {
  return column.defaultFn === undefined ? (column.default ?? null) : column.defaultFn();
}

/** How a column's values are written, so that its type reads them from JSON. */
function encoderOf(column: Column): (value: unknown) => unknown {
  if (is(column, PgJson) || is(column, PgJsonb)) return (value) => value;
  if (is(column, PgArray)) {
    const each = encoderOf(column.baseColumn);
    return (values) => (values as readonly unknown[]).map(each);
  }
  return (value) => {
    if (typeof value === 'object' && is(value, SQL)) {
      throw new TypeError(`${column.name} is to be an expression`);
    }
    const sent = column.mapToDriverValue(value);
    return Buffer.isBuffer(sent) ? `\\x${sent.toString('hex')}` : sent;
  };
}
