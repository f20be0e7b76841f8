import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '../../database/database.ts';
import { QUEUES } from '../../jobs/jobs.ts';
import type { TableShape } from '../backup-source.ts';
import { parseLine } from '../copy-text.ts';
import { JOB_TABLE } from './catalog.ts';

/** Rows per query. A row with texts has some kilobytes. */
const BATCH = 1_000;
/** Types whose texts never need an escape. */
const PLAIN =
  /^(?:smallint|integer|bigint|boolean|double precision|real|numeric.*|uuid|date|timestamp.*|point)$/;
/** Columns escaped in a type that has these: what would end a column or a line. */
const ESCAPES = [
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
] as const;

/** How a value is written doesn't depend on the settings of a server. */
const SAME_TEXTS = [
  "set local datestyle = 'ISO, MDY'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
];

/** A long transaction: no statement of it, and no pause between two, is too long. */
const WITHOUT_LIMITS = [
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  'set local lock_timeout = 0',
];

/** Makes the transaction see the database of one moment, and never write to it. */
export async function beginSnapshot(tx: Queryable): Promise<void> {
  await tx.execute(sql.raw('set transaction isolation level repeatable read, read only'));
  await prepareCopying(tx);
}

/** Sets what copying needs, for this transaction. */
export async function prepareCopying(tx: Queryable): Promise<void> {
  for (const setting of [...WITHOUT_LIMITS, ...SAME_TEXTS]) await tx.execute(sql.raw(setting));
}

/** The rows of a table in batches of lines; one table at a time in a transaction. */
export async function* readLines(tx: Queryable, table: TableShape): AsyncGenerator<string[]> {
  const line = sql.join(table.columns.map(columnText), sql` || E'\t' || `);
  const where = table.schema === JOB_TABLE.schema ? sql` where name in ${[...QUEUES]}` : sql``;
  await tx.execute(
    sql`declare copied_rows no scroll cursor for select ${line} as line from ${nameSql(table)}${where}`,
  );
  for (;;) {
    const rows = await queryRows<{ line: string }>(tx, sql.raw(`fetch ${BATCH} from copied_rows`));
    if (rows.length > 0) yield rows.map((row) => row.line);
    if (rows.length < BATCH) break;
  }
  await tx.execute(sql.raw('close copied_rows'));
}

function columnText({ name, type }: TableShape['columns'][number]): SQL {
  let text = sql`${sql.identifier(name)}::text`;
  if (!PLAIN.test(type)) {
    for (const [from, to] of ESCAPES) {
      text = sql`replace(${text}, ${sql.raw(quote(from))}, ${sql.raw(quote(to))})`;
    }
  }
  return sql`coalesce(${text}, E'\\\\N')`;
}

/** A text as a constant with escapes. */
function quote(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');
  return `E'${escaped}'`;
}

/** Adds rows to a table; columns that a line doesn't have take their defaults. */
export async function insertLines(
  tx: Queryable,
  table: TableShape,
  lines: readonly string[],
): Promise<void> {
  const rows = lines.map(parseLine);
  const names = sql.join(
    table.columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    table.columns.map(({ type }, at) => sql`${sql.identifier(`v${at}`)}::${sql.raw(type)}`),
    sql`, `,
  );
  const lists = sql.join(
    table.columns.map((_, at) => sql`${sql.param(rows.map((row) => row[at]))}::text[]`),
    sql`, `,
  );
  const aliases = sql.join(
    table.columns.map((_, at) => sql.identifier(`v${at}`)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${nameSql(table)} (${names}) overriding system value
      select ${values} from unnest(${lists}) as copied(${aliases})`,
  );
}

function nameSql({ schema, name }: TableShape): SQL {
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
}
