import { readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

/** A statement as a server of ours sent it. */
export interface Statement {
  /** With `$1`, `$2` … for its values. */
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** The connection it came by. */
  readonly session: string;
}

interface LogLine {
  readonly dbname?: string;
  readonly application_name?: string;
  readonly session_id?: string;
  readonly message?: string;
  readonly detail?: string;
}

const MARK_MS = 10_000;
let marks = 0;

/** Makes PostgreSQL log what it is sent while `work` runs. */
export async function withStatementLog<T>(cluster: Cluster, work: () => Promise<T>): Promise<T> {
  await cluster.sql('postgres', "alter system set log_statement = 'all'");
  await cluster.sql('postgres', 'select pg_reload_conf()');
  await wait(500);
  try {
    return await work();
  } finally {
    await cluster.sql('postgres', 'alter system reset log_statement');
    await cluster.sql('postgres', 'select pg_reload_conf()');
    await wait(500);
  }
}

/** The statements that servers sent to a database during `work`, in the order of the log. */
export async function statementsOf(
  cluster: Cluster,
  database: string,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  await reachMark(cluster);
  const from = statSync(cluster.logFile).size;
  await work();
  await reachMark(cluster);
  const lines = readFileSync(cluster.logFile).subarray(from).toString('utf8').split('\n');
  return lines.flatMap((line) => {
    if (line === '') return [];
    const entry = JSON.parse(line) as LogLine;
    if (entry.dbname !== database || entry.application_name !== 'wayhearth') return [];
    const text = /^(?:statement|execute [^:]*): ([\s\S]*)$/.exec(entry.message ?? '')?.[1];
    if (text === undefined) return [];
    return [{ text, values: valuesOf(entry.detail), session: entry.session_id ?? '' }];
  });
}

/** The collector writes by itself: what came before a mark is in the file once the mark is. */
async function reachMark(cluster: Cluster): Promise<void> {
  marks += 1;
  const mark = `mark ${process.pid} ${marks}`;
  await cluster.sql('postgres', `select '${mark}'`);
  const deadline = performance.now() + MARK_MS;
  while (!readFileSync(cluster.logFile, 'utf8').includes(mark)) {
    if (performance.now() > deadline) throw new Error('PostgreSQL does not log statements');
    await wait(20);
  }
}

/** Reads `parameters: $1 = 'it''s', $2 = NULL`. */
export function valuesOf(detail: string | undefined): (string | null)[] {
  const values: (string | null)[] = [];
  for (const [, quoted] of (detail ?? '').matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)) {
    values.push(quoted === undefined ? null : quoted.replaceAll("''", "'"));
  }
  return values;
}
