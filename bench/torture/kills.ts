import { setTimeout as wait } from 'node:timers/promises';
import { makeChance } from '#entry/resilience/testing/chance.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import { type Ledger, lostChanges, runTraffic } from '#entry/resilience/testing/traffic.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type DatabaseKind, makeArena } from './arena.ts';
import { daysAhead } from './checks.ts';
import type { Figures } from './options.ts';
import { startServer } from './server.ts';

const WRITERS = 12;
/** So many that nobody asks a host more often than a guest may. */
const GUESTS = 1_200;
const SEED = 9;
const ANSWER_WITHIN_MS = 30_000;

/** The server is killed in the middle of its writes, and starts again by itself. */
export async function kills(kind: DatabaseKind, { kills: both }: Figures) {
  const count = Math.ceil(both / 2);
  const arena = await makeArena(kind, GUESTS, [40, 40, 40]);
  const { guests, host, listingIds } = arena;
  const chance = makeChance(SEED);
  const port = await freePort();
  const all: Ledger = new Map();
  const violations: string[] = [];
  let slowest = 0;
  // Each turn begins with others: those of the turns before have asked and would be refused.
  const rested = Math.floor(guests.length / count);
  for (let turn = 0; turn < count; turn += 1) {
    const starting = performance.now();
    const server = await startServer(port, arena.env);
    slowest = Math.max(slowest, performance.now() - starting);
    const client = makeClient(port);
    const plan = {
      guests: [...guests.slice(turn * rested), ...guests.slice(0, turn * rested)],
      writers: WRITERS,
      host,
      listingIds,
      firstDay: daysAhead(10),
      seed: turn + 1,
    };
    const written: Ledger = new Map();
    const traffic = runTraffic(client.send, plan, written);
    // From the first answer on: on a busy machine it is late, and before it nothing can be lost.
    const latest = performance.now() + ANSWER_WITHIN_MS;
    while (written.size === 0 && performance.now() < latest) await wait(20);
    if (written.size === 0) violations.push(`kill ${turn + 1}: nothing was acknowledged before`);
    await wait(chance.below(900));
    await server.kill9();
    const { ledger, violations: refused } = await traffic;
    client.close();
    violations.push(...refused);
    for (const [id, known] of ledger) all.set(id, known);
    // What a kill left behind must be whole before a later one can hide it.
    violations.push(
      ...(await arena.ask(async (execute) => [
        ...(await lostChanges(execute, ledger)),
        ...(await brokenRules(execute)),
      ])),
    );
  }
  const last = await startServer(port, arena.env);
  await last.stop();
  violations.push(...(await arena.ask((execute) => lostChanges(execute, all))));
  await arena.close();
  return {
    done: `${count} × kill -9, ${all.size} reservations acknowledged, slowest restart ${(slowest / 1_000).toFixed(1)} s`,
    violations,
  };
}
