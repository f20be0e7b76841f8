import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { lostChanges } from '#entry/resilience/testing/traffic.ts';
import { startNginx, startPatroniProxy } from '../../scripts/launch/balancers.js';
import { freePort } from '../../scripts/launch/free-port.js';
import { startPooler } from '../../scripts/launch/helper-servers.js';
import { type PatroniNode, startPatroniCluster } from '../../scripts/launch/patroni-cluster.js';
import { makeArena } from './arena.ts';
import { noFaultsIn } from './checks.ts';
import { healthyAt, promotedAt } from './failover.ts';
import type { Figures } from './options.ts';
import { POOLED_LIMITS } from './pooler.ts';
import { runProgram, type ServerProcess, startServer } from './server.ts';
import { startWriting, type Writing } from './writing.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
/** So many that nobody asks a host more often than a guest may. */
const GUESTS = 3_000;
const RESTORED = 'restored';
const MIN_ANSWERED = 0.999;
/** Added by the release that comes while servers of the one before serve. */
const MIGRATION = `alter table "listing" add column "torture" text;--> statement-breakpoint
create table "torture" ("id" uuid primary key);`;

/**
 * Two servers, a worker, a replica, a pooler and a balancer under mixed load, with a release that
 * migrates, a killed server, a lost primary and a restarted pooler, and a backup restored in the end.
 */
export async function together({ togetherMinutes }: Figures) {
  const cluster = await startPatroniCluster();
  const primary = await startPatroniProxy(cluster.nodes, 'primary');
  const standby = await startPatroniProxy(cluster.nodes, 'replica');
  // They must have asked both.
  await wait(3_000);
  const url = cluster.urlAt(primary.port);
  const arena = await makeArena('postgresql', GUESTS, [40, 40, 40], { url });
  for (const statement of POOLED_LIMITS) await arena.ask((execute) => execute(statement));
  const bouncer = await startPooler({ port: primary.port, url }, { poolSize: 40 });
  const release = makeRelease();
  const env = {
    ...arena.env,
    DATABASE_URL: bouncer.url,
    DATABASE_DIRECT_URL: url,
    DATABASE_REPLICA_URL: cluster.urlAt(standby.port),
    MIGRATE: 'off',
    JOBS: 'off',
    DRAIN_SECONDS: '5',
    // nginx is one.
    TRUST_PROXY: '1',
  };
  const ports = [await freePort(), await freePort()];
  const servers: ServerProcess[] = [];
  for (const port of ports) servers.push(await startServer(port, env));
  const workerPort = await freePort();
  const workerEnv = { ...env, METRICS_PORT: String(workerPort) };
  let worker = await startServer(workerPort, workerEnv, { file: 'worker.js' });
  const nginx = await startNginx(ports);
  const writing = startWriting(arena, [nginx.port], 23);
  const violations: string[] = [];
  const started = performance.now();
  const untilShare = async (share: number) => {
    const at = started + share * togetherMinutes * 60_000;
    await wait(Math.max(1_000, at - performance.now()));
    await writing.untilAcknowledged();
  };

  await untilShare(0.1);
  const newer = { release };
  await runProgram('migrate.js', { ...env, DATABASE_URL: url }, newer);
  for (const [index, port] of ports.entries()) {
    await servers[index]?.stop();
    servers[index] = await startServer(port, env, newer);
  }
  await worker.stop();
  worker = await startServer(workerPort, workerEnv, { ...newer, file: 'worker.js' });

  await untilShare(0.4);
  await servers[0]?.kill9();
  await wait(5_000);
  servers[0] = await startServer(ports[0] ?? 0, env, newer);

  await untilShare(0.6);
  const from = await cluster.primary();
  const to = cluster.nodes.find((node) => node !== from) as PatroniNode;
  const lost = performance.now();
  await from.kill9();
  await promotedAt(to);
  const back = Math.round((await healthyAt(servers, arena)) - lost);
  if (back > 30_000) violations.push(`writes were back after ${back} ms`);
  from.start();
  await cluster.healed();

  await untilShare(0.85);
  await bouncer.restart();
  await untilShare(1);
  await writing.stop();

  for (const server of [...servers, worker]) {
    if (!server.isAlive()) violations.push(...noFaultsIn(server));
  }
  violations.push(...(await writing.check()));
  const share = answeredShare(writing);
  if (share.answered < MIN_ANSWERED)
    violations.push(`only ${percent(share.answered)} were answered`);
  const restored = await restore(url, release, arena.env.DATA_DIR ?? '', writing);
  violations.push(...restored);

  await nginx.stop();
  for (const server of [...servers, worker]) await server.stop();
  await bouncer.stop();
  await primary.stop();
  await standby.stop();
  await cluster.stop();
  await arena.close();
  rmSync(release, { recursive: true, force: true });
  return {
    done: `${togetherMinutes} minutes: ${writing.heard.length} requests, ${percent(share.answered)} answered, ${percent(share.putOff)} of them 503 with Retry-After; ${writing.ledger.size} reservations acknowledged; writes back ${(back / 1_000).toFixed(1)} s after the primary was lost; a backup restored`,
    violations,
  };
}

/** Shares of the requests: answered by the product, and put off by it until the database is back. */
function answeredShare({ heard }: Writing): { answered: number; putOff: number } {
  const count = (statuses: readonly number[]) =>
    heard.filter(({ status }) => statuses.includes(status)).length / heard.length;
  return { answered: 1 - count([0, 500, 502, 504]), putOff: count([503]) };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}

/** The build as the next release: with a migration that this one doesn't have. */
function makeRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-release-'));
  for (const name of ['dist', 'migrations']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const journal = join(folder, 'migrations', 'meta', '_journal.json');
  const known = JSON.parse(readFileSync(journal, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = known.entries.at(-1) ?? { idx: 0, when: 0, tag: '' };
  const tag = '9999_torture';
  known.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(journal, JSON.stringify(known));
  writeFileSync(join(folder, 'migrations', `${tag}.sql`), MIGRATION);
  return folder;
}

/** Restores a backup into a database beside the real one, in which everything must be. */
async function restore(
  url: string,
  release: string,
  dataFolder: string,
  { ledger }: Writing,
): Promise<readonly string[]> {
  const backup = join(release, 'backup');
  const beside = new URL(url);
  beside.pathname = `/${RESTORED}`;
  const env = { DATA_DIR: dataFolder };
  const source = { ...env, DATABASE_URL: url };
  await runProgram('backup.js', source, { release, args: ['--to', backup] });
  await withClient(url, (client) => client.query(`create database ${RESTORED}`));
  const target = { ...env, DATABASE_URL: beside.toString() };
  await runProgram('restore.js', target, { release, args: ['--from', backup] });
  const server = await startServer(await freePort(), target, { release });
  const page = await fetch(`http://127.0.0.1:${server.port}/`);
  await page.text();
  await server.stop();
  const found = await withClient(target.DATABASE_URL, async (client) => [
    ...(await lostChanges((text, values) => client.query(text, values), ledger)),
    ...(await brokenRules((text, values) => client.query(text, values))),
  ]);
  if (page.status !== 200) found.push(`its page answered ${page.status}`);
  return found.map((text) => `restored: ${text}`);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
