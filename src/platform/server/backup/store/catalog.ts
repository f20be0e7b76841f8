import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '../../database/database.ts';
import type { MigrationRecord, SequenceState, TableShape } from '../backup-source.ts';

/** The one table of the queue of jobs that holds what can't be made again. */
export const JOB_TABLE = { schema: 'pgboss', name: 'job' } as const;

/** Tables of some minutes, whose rows mean nothing in another database. */
const TRANSIENT = ['change', 'rate_limit'];

/**
 * Tables that are copied: all of the product but those, and the jobs. Columns that the database computes by
 * itself are left out.
 *
 * @param apart columns whose values are copied by other means, as `table.column`
 */
export async function listTables(db: Queryable, apart: ReadonlySet<string>): Promise<TableShape[]> {
  const rows = await queryRows<{ schema: string; name: string; column: string; type: string }>(
    db,
    sql`
      select n.nspname as schema, c.relname as name, a.attname as column,
        format_type(a.atttypid, a.atttypmod) as type
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where a.attgenerated = ''
        and (
          n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
            and c.relname <> all (${sql.param(TRANSIENT)}::text[])
            and not exists (
              select from pg_depend d
              where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
            )
          or n.nspname = ${JOB_TABLE.schema} and c.relname = ${JOB_TABLE.name}
        )
      order by n.nspname desc, c.relname, a.attnum`,
  );
  const tables = new Map<string, { schema: string; name: string; columns: TableColumn[] }>();
  for (const { schema, name, column, type } of rows) {
    if (apart.has(`${name}.${column}`)) continue;
    const table = tables.get(`${schema}.${name}`) ?? { schema, name, columns: [] };
    tables.set(`${schema}.${name}`, table);
    table.columns.push({ name: column, type });
  }
  return [...tables.values()];
}

type TableColumn = TableShape['columns'][number];

/**
 * About how many rows each table has: by the statistics, or counted where there are none, as in
 * small tables.
 */
export async function estimateRows(db: Queryable, tables: readonly TableShape[]): Promise<number> {
  let total = 0;
  for (const { schema, name } of tables) {
    const [row] = await queryRows<{ rows: number }>(
      db,
      sql`select reltuples::float8 as rows from pg_class
        where relnamespace = to_regnamespace(${schema}) and relname = ${name}`,
    );
    const rows = Number(row?.rows ?? -1);
    total += rows < 0 ? await countRows(db, { schema, name }) : rows;
  }
  return Math.round(total);
}

/** Number of rows of a table. */
export async function countRows(
  db: Queryable,
  { schema, name }: Pick<TableShape, 'schema' | 'name'>,
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::float8 as count from ${sql.identifier(schema)}.${sql.identifier(name)}`,
  );
  return Number(row?.count ?? 0);
}

/** The tables that have a row. */
export async function listFilledTables(
  db: Queryable,
  tables: readonly TableShape[],
): Promise<string[]> {
  const filled: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await queryRows(
      db,
      sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(name)} limit 1`,
    );
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** The values of all sequences of the product's tables; one that was never used is left out. */
export async function readSequences(db: Queryable): Promise<SequenceState[]> {
  return queryRows<SequenceState>(
    db,
    sql`
      select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  );
}

/** Continues sequences after these values. */
export async function setSequences(
  db: Queryable,
  sequences: readonly SequenceState[],
): Promise<void> {
  for (const { name, value } of sequences) {
    await db.execute(
      sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::bigint)`,
    );
  }
}

/** The migrations that made the database, the first one first. */
export async function listMigrations(db: Queryable): Promise<MigrationRecord[]> {
  const rows = await queryRows<{ hash: string; at: string }>(
    db,
    sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash, at }) => ({ hash, madeAt: Number(at) }));
}
