import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { type Scripts, withValues, writeScript } from './pgbench.ts';
import type { Statement } from './statements.ts';

const ROWS_A_STATEMENT = 200;

/** Statements of one request, with the id of its reservation. */
export interface RecordedCall {
  readonly reservationId: string;
  readonly statements: readonly Statement[];
}

interface Replay extends Scripts {
  /** Statements of one transaction. */
  readonly statements: number;
  /** How many recorded transactions can be played, each once. */
  readonly calls: number;
}

/**
 * A script that plays recorded transactions: the values of each stand in a row of a table, and
 * each run of the script takes the next row. The id of the reservation is the one it gets anew.
 */
export async function replayScript(
  cluster: Cluster,
  database: string,
  recorded: readonly RecordedCall[],
): Promise<Replay> {
  const [model] = recorded;
  if (model === undefined) throw new Error('no transaction was recorded');
  const shapeOf = (call: RecordedCall) =>
    call.statements
      .map(({ text, values }) => `${text} ${values.map((value) => value === null)}`)
      .join('\n');
  const shape = shapeOf(model);
  const calls = recorded.filter((call) => shapeOf(call) === shape);

  let columns = 0;
  const texts = model.statements.map(({ text, values }) => {
    const put = withValues(text, values, (value) => {
      if (value === model.reservationId) return ':r_id';
      columns += 1;
      return `:c${columns}`;
    });
    return text.startsWith('insert into "reservation" ') ? `${put} \\gset r_` : put;
  });
  const rows = calls.map(({ reservationId, statements }) =>
    statements.flatMap(({ values }) =>
      values.filter((value) => value !== null && value !== reservationId),
    ),
  );
  await fill(cluster.url(database), columns, rows);
  const names = Array.from({ length: columns }, (_, at) => `c${at + 1}`).join(', ');
  const next = `select ${names} from bench_call where nth = (select nextval('bench_next')) \\gset`;
  const file = writeScript('reservation', [next, ...texts]);
  return { files: [file], variables: {}, statements: texts.length, calls: calls.length };
}

async function fill(
  url: string,
  columns: number,
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  const names = Array.from({ length: columns }, (_, at) => `c${at + 1}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      drop table if exists bench_call;
      drop sequence if exists bench_next;
      create sequence bench_next;
      create table bench_call (nth bigint primary key, ${names.map((name) => `${name} text`).join(', ')})`);
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
      const values = rows.slice(from, from + ROWS_A_STATEMENT).map((row, at) => {
        if (row.length !== columns) throw new Error('a transaction has other values');
        return `(${[from + at + 1, ...row.map((value) => pg.escapeLiteral(value ?? ''))].join(', ')})`;
      });
      await client.query(`insert into bench_call values ${values.join(', ')}`);
    }
    await client.query('analyze bench_call');
  } finally {
    await client.end();
  }
}
