import { setTimeout as wait } from 'node:timers/promises';
import type { Send } from '#entry/resilience/testing/call.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import { startPatroniProxy } from '../../scripts/launch/balancers.js';
import { freePort } from '../../scripts/launch/free-port.js';
import {
  type PatroniCluster,
  type PatroniNode,
  startPatroniCluster,
} from '../../scripts/launch/patroni-cluster.js';
import { type Arena, makeArena } from './arena.ts';
import { noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { isReady, type ServerProcess, startServer } from './server.ts';
import { type Disturbance, failuresOutside, startWriting } from './writing.ts';

/** So many that nobody asks a host more often than a guest may. */
const GUESTS = 1_200;
const BACK_WITHIN_MS = 30_000;
const HEALTHY_WITHIN_MS = 5_000;
const PATIENCE_MS = 90_000;
const BETWEEN_MS = 3_000;
/**
 * Milliseconds for which the standby stands still before the primary is lost: longer than a statement
 * may take, while commits wait for it.
 */
const HELD_UP_MS = 12_000;
const KINDS = ['killed', 'switched over', 'killed after its standby stood still'] as const;

/** Who takes the place of whom. */
interface Promotion {
  readonly cluster: PatroniCluster;
  readonly from: PatroniNode;
  readonly to: PatroniNode;
}

/**
 * The primary is lost or replaced while two servers write through HAProxy, with commits that a
 * standby confirms.
 */
export async function failover({ failovers }: Figures) {
  const cluster = await startPatroniCluster();
  const proxy = await startPatroniProxy(cluster.nodes, 'primary');
  // It must have asked both.
  await wait(3_000);
  const arena = await makeArena('postgresql', GUESTS, [40, 40, 40], {
    url: cluster.urlAt(proxy.port),
  });
  const servers = [
    await startServer(await freePort(), arena.env),
    await startServer(await freePort(), arena.env),
  ];
  const writing = startWriting(
    arena,
    servers.map(({ port }) => port),
    22,
  );
  const violations: string[] = [];
  const times: Disturbance[] = [];
  let slowestBack = 0;
  let slowestHealthy = 0;
  for (let turn = 0; turn < failovers; turn += 1) {
    const kind = KINDS[turn % KINDS.length] ?? 'killed';
    await writing.untilAcknowledged();
    await wait(BETWEEN_MS);
    const from = await cluster.primary();
    const to = cluster.nodes.find((node) => node !== from) as PatroniNode;
    const began = performance.now();
    const lost = await end(kind, { cluster, from, to });
    const promoted = await promotedAt(to);
    const healthy = await healthyAt(servers, arena);
    times.push({ from: began, until: healthy });
    const backMs = Math.round(healthy - lost);
    const healthyMs = Math.round(healthy - promoted);
    slowestBack = Math.max(slowestBack, backMs);
    slowestHealthy = Math.max(slowestHealthy, healthyMs);
    if (backMs > BACK_WITHIN_MS) violations.push(`${kind}: writes were back after ${backMs} ms`);
    if (healthyMs > HEALTHY_WITHIN_MS) {
      violations.push(`${kind}: healthy only ${healthyMs} ms after the promotion`);
    }
    if (kind !== 'switched over') from.start();
    await cluster.healed();
  }
  await writing.untilAcknowledged();
  await writing.stop();
  violations.push(...failuresOutside(writing.heard, times));
  for (const server of servers) {
    if (!server.isAlive()) violations.push(...noFaultsIn(server));
    await server.stop();
  }
  violations.push(...(await writing.check()));
  await proxy.stop();
  await cluster.stop();
  await arena.close();
  const failed = writing.heard.filter(({ status }) => status === 0 || status >= 500).length;
  return {
    done: `${failovers} promotions (${KINDS.join(', ')}): ${writing.ledger.size} reservations acknowledged, ${failed} of ${writing.heard.length} requests failed; writes back after ${(slowestBack / 1_000).toFixed(1)} s at most, ${(slowestHealthy / 1_000).toFixed(1)} s after the promotion`,
    violations,
  };
}

/** @returns when the primary was lost */
async function end(
  kind: (typeof KINDS)[number],
  { cluster, from, to }: Promotion,
): Promise<number> {
  if (kind === 'switched over') {
    const asked = performance.now();
    await cluster.switchOver(from, to);
    return asked;
  }
  if (kind === 'killed') {
    await from.kill9();
    return performance.now();
  }
  await to.freeze();
  await wait(HELD_UP_MS);
  await from.kill9();
  const lost = performance.now();
  // What the system had received for it is gone too, as behind a dead network.
  await to.kill9();
  to.start();
  return lost;
}

export async function promotedAt({ name, restPort }: PatroniNode): Promise<number> {
  const latest = performance.now() + PATIENCE_MS;
  while (performance.now() < latest) {
    const answer = await fetch(`http://127.0.0.1:${restPort}/primary`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => null);
    await answer?.text();
    if (answer?.status === 200) return performance.now();
    await wait(50);
  }
  throw new Error(`${name} was not promoted`);
}

/** @returns when all servers say that they are ready and take writes. */
export async function healthyAt(
  servers: readonly ServerProcess[],
  { guests }: Arena,
): Promise<number> {
  const clients = servers.map(({ port }) => makeClient(port));
  const latest = performance.now() + PATIENCE_MS;
  const cookie = guests[0]?.cookie ?? '';
  while (performance.now() < latest) {
    const ready = await Promise.all(servers.map(({ port }) => isReady(port)));
    const written = await Promise.all(clients.map(({ send }) => writes(send, cookie)));
    if ([...ready, ...written].every(Boolean)) break;
    await wait(50);
  }
  for (const client of clients) client.close();
  return performance.now();
}

async function writes(send: Send, cookie: string): Promise<boolean> {
  const body = { locale: 'de' };
  return (await send({ method: 'PUT', path: '/api/account/locale', body, cookie })).status === 200;
}
