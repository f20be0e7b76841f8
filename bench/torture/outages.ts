import { setTimeout as wait } from 'node:timers/promises';
import type { Send } from '#entry/resilience/testing/call.ts';
import { type Gateway, startGateway } from '#entry/resilience/testing/gateway.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type Arena, makeArena } from './arena.ts';
import { daysAhead } from './checks.ts';
import type { Figures } from './options.ts';
import { isReady, startServer } from './server.ts';

const ANSWER_WITHIN_MS = 2_000;
const HEALTHY_WITHIN_MS = 5_000;
const READS = 6;
const KINDS = ['killed', 'cut off', 'silent'] as const;

/** The database is gone for a while: killed, cut off, or silent behind a dead network. */
export async function outages({ outages: count, outageSeconds }: Figures) {
  let arena: Arena | undefined;
  const gateway = await startGateway(() => arena?.postgres?.port ?? 0);
  arena = await makeArena('postgresql', 4, [40], { throughPort: gateway.port });
  const server = await startServer(await freePort(), arena.env);
  const client = makeClient(server.port);
  const violations: string[] = [];
  let slowestAnswer = 0;
  let slowestRecovery = 0;
  for (let turn = 0; turn < count; turn += 1) {
    const kind = KINDS[turn % KINDS.length] ?? 'killed';
    const found = (text: string) => violations.push(`outage ${turn + 1}, ${kind}: ${text}`);
    // Connections of the pool that lie idle now are the ones that break.
    await probe(client.send, arena, turn);
    await begin(kind, arena, gateway);
    const until = performance.now() + outageSeconds * 1_000;
    while (performance.now() < until) {
      for (const { status, ms } of await probe(client.send, arena, turn)) {
        slowestAnswer = Math.max(slowestAnswer, ms);
        if (status !== 503) found(`answered ${status}`);
        if (ms > ANSWER_WITHIN_MS) found(`answered after ${Math.round(ms)} ms`);
      }
      if (!server.isAlive())
        throw new Error(`the process ended:\n${server.output().slice(-2_000)}`);
      await wait(500);
    }
    await end(kind, arena, gateway);
    const back = performance.now();
    while (!(await isHealthy(client.send, arena, server.port))) {
      if (performance.now() - back > 30_000) break;
      await wait(50);
    }
    const ms = performance.now() - back;
    slowestRecovery = Math.max(slowestRecovery, ms);
    if (ms > HEALTHY_WITHIN_MS) found(`healthy only after ${Math.round(ms)} ms`);
  }
  client.close();
  await server.stop();
  violations.push(...(await arena.ask(brokenRules)));
  await gateway.close();
  await arena.close();
  return {
    done: `${count} × ${outageSeconds} s (${KINDS.join(', ')}): slowest 503 ${Math.round(slowestAnswer)} ms, slowest recovery ${Math.round(slowestRecovery)} ms`,
    violations,
  };
}

async function begin(kind: (typeof KINDS)[number], arena: Arena, gateway: Gateway): Promise<void> {
  if (kind === 'killed') await arena.postgres?.kill9();
  else if (kind === 'cut off') gateway.cut();
  else gateway.freeze();
}

async function end(kind: (typeof KINDS)[number], arena: Arena, gateway: Gateway): Promise<void> {
  if (kind === 'killed') await arena.postgres?.restart();
  else await gateway.restore();
}

/** Reads, a write, a page that was never asked for and so isn't kept, and the readiness, at once. */
function probe(send: Send, arena: Arena, turn: number) {
  // Another each time, of whom no request waits yet.
  const guest = arena.guests[turn % arena.guests.length];
  const cookie = guest?.cookie ?? '';
  const start = daysAhead(40 + turn);
  const body = { listingId: arena.listingIds[0], startDate: start, endDate: daysAhead(43 + turn) };
  return Promise.all([
    clocked(send({ method: 'GET', path: '/readyz' })),
    clocked(send({ method: 'GET', path: `/?asked=${performance.now()}` })),
    ...Array.from({ length: READS }, () =>
      clocked(send({ method: 'GET', path: '/api/trips', cookie })),
    ),
    clocked(send({ method: 'POST', path: '/api/reservations', cookie, body })),
  ]);
}

async function clocked(answer: ReturnType<Send>) {
  const started = performance.now();
  const { status } = await answer;
  return { status, ms: performance.now() - started };
}

async function isHealthy(send: Send, arena: Arena, port: number): Promise<boolean> {
  const cookie = arena.guests[0]?.cookie ?? '';
  const trips = await send({ method: 'GET', path: '/api/trips', cookie });
  const page = await send({ method: 'GET', path: '/', cookie });
  return trips.status === 200 && page.status === 200 && (await isReady(port));
}
