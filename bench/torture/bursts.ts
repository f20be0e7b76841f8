import { POOL, runBursts } from '#entry/resilience/testing/bursts.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import { seedResetLinks } from '#entry/resilience/testing/seed.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type DatabaseKind, makeArena } from './arena.ts';
import { daysAhead, deadlocksIn, noFaultsIn } from './checks.ts';
import { startServer } from './server.ts';

const WRITERS = 4 * POOL;
const MAX_WAIT_MS = 2_000;

/** Of each write four times as many at once as a server has connections, with limits that count. */
export async function bursts(kind: DatabaseKind) {
  const arena = await makeArena(kind, WRITERS, Array(WRITERS).fill(1));
  const resetTokens = await arena.ask((execute) => seedResetLinks(execute, arena.guests));
  const limits = { RATE_LIMITS: 'on', TRUST_PROXY: '1', DATABASE_POOL: String(POOL) };
  const server = await startServer(await freePort(), { ...arena.env, ...limits });
  const client = makeClient(server.port);
  const { guests, host, listingIds } = arena;
  const plan = { guests, host, listingIds, resetTokens, firstDay: daysAhead(30) };
  const { calls, slowest, slowestMs, violations } = await runBursts(client.send, plan);
  const found = [...violations, ...noFaultsIn(server)];
  if (slowestMs > MAX_WAIT_MS) found.push(`${slowest}: somebody waited ${slowestMs} ms`);
  client.close();
  await server.stop();
  found.push(...(await deadlocksIn(arena)), ...(await arena.ask(brokenRules)));
  await arena.close();
  return {
    done: `${calls} writes, ${WRITERS} of a kind at once, slowest ${slowestMs} ms (${slowest})`,
    violations: found,
  };
}
