import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';
import { CACHE } from './paths.ts';
import type { Statement } from './statements.ts';

const run = promisify(execFile);

/** Scripts for pgbench, with the values that they name. */
export interface Scripts {
  readonly files: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

/** One script for each list of statements, to be chosen from at random. */
export function scriptsOf(name: string, lists: readonly (readonly Statement[])[]): Scripts {
  const variables: Record<string, string> = {};
  const files = lists.map((list, script) => {
    const texts = list.map(({ text, values }, place) =>
      withValues(text, values, (value, at) => {
        const variable = `v${script}_${place}_${at}`;
        variables[variable] = value;
        return `:${variable}`;
      }),
    );
    return writeScript(`${name}-${script}`, texts);
  });
  return { files, variables };
}

/** A statement with its placeholders replaced; a null is written out, since pgbench has none. */
export function withValues(
  text: string,
  values: readonly (string | null)[],
  put: (value: string, at: number) => string,
): string {
  return text.replace(/\$(\d+)/g, (_, number: string) => {
    const at = Number(number) - 1;
    const value = values[at];
    if (value === undefined) throw new Error(`no value for $${number} of ${text}`);
    return value === null ? 'null' : put(value, at);
  });
}

export function writeScript(name: string, statements: readonly string[]): string {
  const folder = join(CACHE, 'pgbench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.sql`);
  const endings = statements.map((text) => (/\\gset\b/.test(text) ? text : `${text};`));
  writeFileSync(file, `${endings.join('\n')}\n`);
  return file;
}

export interface BenchRun {
  readonly database: string;
  readonly scripts: Scripts;
  readonly clients: number;
  /** Runs for so long, or so many transactions a client. */
  readonly for: { readonly seconds: number } | { readonly transactions: number };
  /** `prepared` parses a statement once a connection, `extended` each time. */
  readonly mode: 'prepared' | 'extended';
}

/** @returns transactions a second, the time to connect left out */
export async function pgbench(cluster: Cluster, order: BenchRun): Promise<number> {
  const length = 'seconds' in order.for ? `-T${order.for.seconds}` : `-t${order.for.transactions}`;
  const args = [
    ...['-n', '-M', order.mode, '-c', `${order.clients}`, '-j', `${Math.min(2, order.clients)}`],
    ...['-h', '127.0.0.1', '-p', `${cluster.port}`, '-U', 'wayhearth', length],
    ...Object.entries(order.scripts.variables).flatMap(([name, value]) => [
      '-D',
      `${name}=${value}`,
    ]),
    ...order.scripts.files.flatMap((file) => ['-f', file]),
    order.database,
  ];
  const { stdout, stderr } = await run(join(cluster.programs, 'pgbench'), args);
  const rate = /tps = ([\d.]+) \(without initial connection time\)/.exec(stdout)?.[1];
  const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? '0';
  if (rate === undefined || failed !== '0' || /abort|ERROR/.test(stderr)) {
    throw new Error(`pgbench failed: ${stdout}${stderr}`);
  }
  return Number(rate);
}
