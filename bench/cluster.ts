import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../scripts/launch/free-port.js';
import { cpuSeconds } from './cpu-seconds.ts';
import { ROOT } from './paths.ts';

const run = promisify(execFile);
const OWNER = 'wayhearth';
const READY_MS = 60_000;

interface Programs {
  findPostgresPrograms(): Promise<string>;
  unprivilegedAccount(): { uid?: number; gid?: number };
}

/** A PostgreSQL of the harness whose data outlive the run, so that loading happens once. */
export interface Cluster {
  readonly port: number;
  /** The file that statements are logged to, one JSON object a line. */
  readonly logFile: string;
  /** Path of pgbench and its fellows. */
  readonly programs: string;
  url(database: string): string;
  /** Runs a statement in a database; `postgres` for what concerns the cluster. */
  sql(database: string, text: string): Promise<pg.QueryResult>;
  /** Seconds of processor time that it took until now. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** Starts the cluster, made new the first time. Durable as in production: fsync is on. */
export async function startCluster(): Promise<Cluster> {
  const script = join(ROOT, 'scripts', 'launch', 'postgres-programs.js');
  const { findPostgresPrograms, unprivilegedAccount } = (await import(script)) as Programs;
  const programs = await findPostgresPrograms();
  const account = unprivilegedAccount();
  // Not below the project: the server's own account may not be allowed to walk there.
  const folder = join(tmpdir(), `wayhearth-bench-${process.getuid?.() ?? 0}`);
  const data = join(folder, 'data');
  const env = { cwd: folder, ...account };
  mkdirSync(folder, { recursive: true });
  chownSync(folder, account.uid ?? process.getuid?.() ?? 0, account.gid ?? process.getgid?.() ?? 0);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    rmSync(data, { recursive: true, force: true });
    const how = ['--auth=trust', `--username=${OWNER}`, '--encoding=UTF8', '--locale=C.UTF-8'];
    await run(join(programs, 'initdb'), ['--pgdata', data, ...how, '--no-sync'], env);
  }
  const url = (port: number) => (database: string) =>
    `postgres://${OWNER}@127.0.0.1:${port}/${database}`;
  const clusterOn = (port: number, stopServer: () => Promise<void>): Cluster => ({
    port,
    programs,
    logFile: join(folder, 'server.json'),
    url: url(port),
    sql: (database, text) => statement(url(port)(database), text),
    // The first line of the file is the process.
    cpuSeconds: () =>
      cpuSeconds(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])),
    stop: stopServer,
  });
  const running = await runningPort(data, url);
  if (running !== null) return clusterOn(running, async () => {});

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '1GB',
    effective_cache_size: '4GB',
    random_page_cost: 1.1,
    max_wal_size: '4GB',
    logging_collector: 'on',
    log_destination: 'jsonlog',
    log_directory: folder,
    log_filename: 'server.log',
    log_rotation_size: 0,
    log_rotation_age: 0,
  };
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', `${port}`].concat(
      Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ),
    { ...env, stdio: 'ignore' },
  );
  process.once('exit', () => server.kill('SIGQUIT'));
  await untilReady(server, url(port)('postgres'));
  return clusterOn(port, () => stop(server));
}

/** The port of a server that another run has on these data, or left behind; null without one. */
async function runningPort(
  data: string,
  url: (port: number) => (database: string) => string,
): Promise<number | null> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  // The fourth line is the port.
  const port = Number(readFileSync(file, 'utf8').split('\n')[3]);
  const answers = await statement(url(port)('postgres'), 'select 1').then(
    () => true,
    () => false,
  );
  return answers ? port : null;
}

async function statement(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query(text);
    // Several statements in one text give a list of results.
    return Array.isArray(result) ? (result.at(-1) as pg.QueryResult) : result;
  } finally {
    await client.end();
  }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + READY_MS;
  for (;;) {
    try {
      await statement(url, 'select 1');
      return;
    } catch (error) {
      const gone = server.exitCode !== null || server.signalCode !== null;
      if (gone || performance.now() > deadline) throw error;
      await wait(200);
    }
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
}
