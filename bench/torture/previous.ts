import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hasFailed } from '#entry/resilience/testing/traffic.ts';
import { FIRST_KEPT } from '../../scripts/check-migrations.js';
import { startNginx } from '../../scripts/launch/balancers.js';
import { freePort } from '../../scripts/launch/free-port.js';
import { makeArena } from './arena.ts';
import { deadlocksIn, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { runProgram, type ServerProcess, startServer } from './server.ts';
import { startWriting } from './writing.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '..', '..');
/** Builds what a checkout of any release serves. */
const BUILD = `
  import { prepareBuild, prepareNode } from './scripts/launch/prepare.js';
  await prepareBuild(await prepareNode());`;
/** So many that nobody asks a host more often than a guest may. */
const GUESTS = 3_000;

/**
 * Two servers of the release before serve while this one's migrations run, and after them; then they
 * are replaced one by one, and one of them comes back, as when a release is withdrawn.
 */
export async function previous({ previousSeconds }: Figures) {
  const before = await buildPrevious();
  const arena = await makeArena('postgresql', GUESTS, [40, 40, 40], {
    migrations: join(before.release, 'migrations'),
  });
  const env = { ...arena.env, MIGRATE: 'off', DRAIN_SECONDS: '5', TRUST_PROXY: '1' };
  const ports = [await freePort(), await freePort()];
  const servers: ServerProcess[] = [];
  for (const port of ports) servers.push(await startServer(port, env, before));
  const nginx = await startNginx(ports);
  // It must have seen both.
  await wait(2_500);
  const writing = startWriting(arena, [nginx.port], 24);
  const violations: string[] = [];
  const goOn = async () => {
    await wait(previousSeconds * 1_000);
    await writing.untilAcknowledged();
  };
  const replace = async (index: number, program: { readonly release?: string }) => {
    const server = servers[index];
    if (server === undefined) return;
    violations.push(...noFaultsIn(server));
    await server.stop();
    servers[index] = await startServer(server.port, env, program);
    await goOn();
  };

  await goOn();
  await runProgram('migrate.js', env);
  await goOn();
  await replace(0, {});
  await replace(1, {});
  await replace(0, before);

  await writing.stop();
  const failed = writing.heard.filter(hasFailed);
  violations.push(...failed.map(({ call, status }) => `${call} answered ${status}`));
  for (const server of servers) {
    violations.push(...noFaultsIn(server));
    await server.stop();
  }
  violations.push(...(await writing.check()), ...(await deadlocksIn(arena)));
  await nginx.stop();
  await arena.close();
  before.remove();
  return {
    done: `servers of ${before.commit} and of this release on one database: ${writing.heard.length} requests, ${failed.length} failed; ${writing.ledger.size} reservations acknowledged`,
    violations,
  };
}

/**
 * The release before this one, built: the parent of the commit that brought the first migration which
 * its servers have to survive. `PREVIOUS_RELEASE` names a folder where it is built already.
 */
async function buildPrevious() {
  const first = `migrations/${String(FIRST_KEPT).padStart(4, '0')}_*`;
  const added = await git('log', '--diff-filter=A', '--format=%H', '--', first);
  const commit = await git('rev-parse', '--short', `${added.split('\n').at(-1)}^`);
  const given = process.env.PREVIOUS_RELEASE;
  if (given !== undefined) return { release: resolve(given), commit, remove: () => {} };
  const release = mkdtempSync(join(tmpdir(), 'wayhearth-previous-'));
  process.stdout.write(`… Building ${commit}, a few minutes\n`);
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, release]);
  const inside = { cwd: release, env: { ...process.env, NODE_ENV: 'development' } };
  await run('git', ['checkout', '--quiet', '--detach', commit], inside);
  await run('npm', ['ci'], inside);
  await run(process.execPath, ['--input-type=module', '--eval', BUILD], inside);
  return { release, commit, remove: () => rmSync(release, { recursive: true, force: true }) };
}

async function git(...args: readonly string[]): Promise<string> {
  return (await run('git', args, { cwd: ROOT })).stdout.trim();
}
