import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/launch/free-port.js';
import { startPooler } from '../../scripts/launch/helper-servers.js';
import { makeArena } from './arena.ts';
import { noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { startServer } from './server.ts';
import { type Disturbance, failuresOutside, longestAfter, startWriting } from './writing.ts';

/** So many that nobody asks a host more often than a guest may. */
const GUESTS = 1_200;
/** Milliseconds that the pooler is away, one after the other. */
const AWAY_MS = [0, 300, 1_000, 3_000];
const BETWEEN_MS = 3_000;
/** Settings that the role has to have, since the pooler takes none of connections. */
export const POOLED_LIMITS = [
  `alter role wayhearth set statement_timeout = '10s'`,
  `alter role wayhearth set idle_in_transaction_session_timeout = '10s'`,
  `alter role wayhearth set jit = 'off'`,
];

/**
 * Two servers write through PgBouncer in transaction mode, which is killed or stopped and started, as
 * is the database behind it.
 */
export async function pooler({ poolerRestarts }: Figures) {
  const arena = await makeArena('postgresql', GUESTS, [40, 40, 40]);
  const { postgres } = arena;
  if (postgres === null) throw new Error('there is no PostgreSQL');
  for (const statement of POOLED_LIMITS) await arena.ask((execute) => execute(statement));
  const bouncer = await startPooler(postgres);
  const env = { ...arena.env, DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: postgres.url };
  const servers = [
    await startServer(await freePort(), env),
    await startServer(await freePort(), env),
  ];
  const writing = startWriting(
    arena,
    servers.map(({ port }) => port),
    21,
  );
  const restarts: Disturbance[] = [];
  for (let turn = 0; turn < poolerRestarts; turn += 1) {
    await writing.untilAcknowledged();
    await wait(BETWEEN_MS);
    const from = performance.now();
    const ways = [bouncer.kill9, async () => bouncer.signal('SIGTERM'), postgres.kill9] as const;
    await ways[turn % ways.length]?.();
    await wait(AWAY_MS[turn % AWAY_MS.length]);
    // Behind a pooler that runs, the database was away.
    if (turn % ways.length === 2) await postgres.restart();
    else await bouncer.restart();
    restarts.push({ from, until: performance.now() });
  }
  await writing.untilAcknowledged();
  await wait(BETWEEN_MS);
  await writing.stop();
  const violations = [...failuresOutside(writing.heard, restarts)];
  for (const server of servers) {
    if (!server.isAlive()) violations.push(...noFaultsIn(server));
    await server.stop();
  }
  violations.push(...(await writing.check()));
  await bouncer.stop();
  await arena.close();
  const failed = writing.heard.filter(({ status }) => status === 0 || status >= 500).length;
  return {
    done: `${poolerRestarts} restarts, away for up to 3 s: ${writing.heard.length} requests, ${failed} failed, the last ${longestAfter(writing.heard, restarts)} ms after a restart; ${writing.ledger.size} reservations acknowledged`,
    violations,
  };
}
