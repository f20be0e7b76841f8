import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Call } from '#entry/resilience/testing/call.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { exchange } from '#entry/resilience/testing/over-http.ts';
import { startHaproxy, startNginx } from '../../scripts/launch/balancers.js';
import { freePort } from '../../scripts/launch/free-port.js';
import type { HelperServer } from '../../scripts/launch/helper-servers.js';
import { type Arena, makeArena } from './arena.ts';
import { daysAhead, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { isReady, type ServerProcess, startServer } from './server.ts';

const BALANCERS: Readonly<Record<string, (ports: readonly number[]) => Promise<HelperServer>>> = {
  nginx: startNginx,
  HAProxy: startHaproxy,
};
/** Milliseconds between two requests of a client on one connection, a client each. */
const PAUSES = [0, 0, 1, 3, 10, 30, 60, 100, 300, 700, 1_500, 4_000];
const DRAIN_SECONDS = 5;
/** Milliseconds from the moment a server is ready again until the other one is told to stop. */
const BETWEEN_MS = [0, 1_000, 11_000];
/** Milliseconds in which a server that is told to stop says so. */
const SAYS_SO_WITHIN_MS = 1_000;
/** Milliseconds that a server takes at most to end after it has drained, with nothing under way. */
const ENDS_WITHIN_MS = 3_000;

interface Tally {
  sent: number;
  readonly failed: string[];
}

/**
 * Two servers are replaced one after the other, again and again, behind a balancer, while clients
 * send without regard to it.
 */
export async function rolling({ rollingRequests, rolls }: Figures) {
  const arena = await makeArena('postgresql', 200, Array(200).fill(1));
  const violations: string[] = [];
  const done: string[] = [];
  for (const [name, startBalancer] of Object.entries(BALANCERS)) {
    const { sent, failed, slowestMs, found } = await roll(
      arena,
      startBalancer,
      rollingRequests,
      rolls,
    );
    done.push(
      `${name}: ${failed.length} of ${sent} failed, a server ended ${slowestMs} ms after SIGTERM at most`,
    );
    violations.push(...[...failed, ...found].map((text) => `${name}: ${text}`));
  }
  violations.push(...(await arena.ask(brokenRules)));
  await arena.close();
  return {
    done: `${rolls} × two servers replaced, drained for ${DRAIN_SECONDS} s; ${done.join('; ')}`,
    violations,
  };
}

async function roll(
  arena: Arena,
  startBalancer: (ports: readonly number[]) => Promise<HelperServer>,
  requests: number,
  rolls: number,
) {
  const env = { ...arena.env, DRAIN_SECONDS: String(DRAIN_SECONDS) };
  const ports = [await freePort(), await freePort()];
  const servers: ServerProcess[] = [];
  for (const port of ports) servers.push(await startServer(port, env));
  const balancer = await startBalancer(ports);
  // It must have seen both.
  await wait(2_500);
  const tally: Tally = { sent: 0, failed: [] };
  const found: string[] = [];
  let isOver = false;
  let slowestMs = 0;
  const clients = PAUSES.map((pauseMs, nth) =>
    sendOn(arena, balancer.port, nth, pauseMs, tally, () => isOver),
  );
  for (let turn = 0; turn < rolls || tally.sent < requests; turn += 1) {
    for (const [index, port] of ports.entries()) {
      const server = servers[index] as ServerProcess;
      const { ms, violations } = await replaced(server);
      slowestMs = Math.max(slowestMs, ms);
      found.push(...violations, ...faultsIn(server));
      servers[index] = await startServer(port, env);
      await wait(BETWEEN_MS[(2 * turn + index) % BETWEEN_MS.length]);
    }
  }
  isOver = true;
  await Promise.all(clients);
  for (const server of servers) {
    found.push(...noFaultsIn(server));
    await server.kill9();
  }
  await balancer.stop();
  return { ...tally, slowestMs: Math.round(slowestMs), found };
}

/** Tells a server to stop, and watches that it says so, serves on, and ends. */
async function replaced(server: ServerProcess): Promise<{ ms: number; violations: string[] }> {
  const violations: string[] = [];
  const told = performance.now();
  const since = () => Math.round(performance.now() - told);
  const ended = server.stop();
  let saidSo: number | null = null;
  while (server.isAlive()) {
    const isEarly = since() < DRAIN_SECONDS * 1_000 - 200;
    const ready = await isReady(server.port);
    if (!ready && saidSo === null) saidSo = since();
    const page = await fetch(`http://127.0.0.1:${server.port}/healthz`).catch(() => null);
    if (page?.ok !== true && isEarly) violations.push(`it served no more after ${since()} ms`);
    await wait(100);
  }
  await ended;
  if (saidSo === null || saidSo > SAYS_SO_WITHIN_MS) {
    violations.push(`it was ready for ${saidSo} ms after SIGTERM`);
  }
  if (since() > DRAIN_SECONDS * 1_000 + ENDS_WITHIN_MS) {
    violations.push(`it ended only ${since()} ms after SIGTERM`);
  }
  return { ms: since(), violations };
}

/** The server has ended, as it was told to. */
function faultsIn(server: ServerProcess): readonly string[] {
  return noFaultsIn(server).filter((fault) => !fault.includes('ended by itself'));
}

/** Sends one request after the other, on one connection as long as it holds. */
async function sendOn(
  arena: Arena,
  port: number,
  nth: number,
  pauseMs: number,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; !isOver(); turn += 1) {
    const call = callOf(arena, nth, turn);
    const answer = await exchange(agent, port, call, false);
    tally.sent += 1;
    if (hasFailed(answer)) {
      tally.failed.push(
        `${call.method} ${call.path} answered ${answer.status} ${answer.body.code}`,
      );
    }
    await wait(pauseMs);
  }
  agent.destroy();
}

function hasFailed({ status }: Answer): boolean {
  return status === 0 || status >= 500;
}

/** Reads and writes in turn; each client is another guest with a home of their own. */
function callOf({ guests, listingIds }: Arena, nth: number, turn: number): Call {
  const cookie = guests[nth]?.cookie ?? '';
  const listingId = listingIds[nth] ?? '';
  const calls: readonly Call[] = [
    { method: 'PUT', path: '/api/account/locale', cookie, body: { locale: 'de' } },
    { method: 'GET', path: `/?asked=${turn}` },
    { method: 'POST', path: '/api/favorites', cookie, body: { listingId } },
    { method: 'GET', path: '/api/trips', cookie },
    {
      method: 'POST',
      path: '/api/support-tickets',
      body: {
        email: `guest-${nth}@example.org`,
        subject: 'A question',
        message: `Where is the key, asked for the ${turn}th time?`,
      },
    },
    { method: 'GET', path: '/healthz' },
    {
      method: 'POST',
      path: '/api/reservations',
      cookie,
      body: {
        listingId,
        startDate: daysAhead(20 + (turn % 300)),
        endDate: daysAhead(22 + (turn % 300)),
      },
    },
  ];
  return calls[turn % calls.length] as Call;
}
