import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import { runSquatter, squatted } from '#entry/resilience/testing/squatter.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type DatabaseKind, makeArena } from './arena.ts';
import { daysAhead, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { startServer } from './server.ts';

const HOMES = 24;

/** One person wants all homes for a year, without paying. */
export async function squatting(kind: DatabaseKind, { rounds }: Figures) {
  const arena = await makeArena(kind, 2, Array(HOMES).fill(1));
  const [squatter, unconfirmed] = arena.guests;
  if (squatter === undefined || unconfirmed === undefined) throw new Error('nobody was seeded');
  await arena.ask((execute) =>
    execute('update "user" set email_verified = false where id = $1', [unconfirmed.id]),
  );
  const server = await startServer(await freePort(), arena.env);
  const client = makeClient(server.port);
  const { listingIds } = arena;
  const plan = { squatter, unconfirmed, listingIds, rounds, firstDay: daysAhead(30) };
  const { calls, made, refused, violations: seen } = await runSquatter(client.send, plan);
  const violations = [...seen, ...noFaultsIn(server)];
  client.close();
  await server.stop();
  violations.push(
    ...(await arena.ask((execute) => squatted(execute, plan))),
    ...(await arena.ask(brokenRules)),
  );
  await arena.close();
  return {
    done: `${HOMES} homes × ${rounds} rounds: ${calls} calls, ${made} requests made, ${refused} refused`,
    violations,
  };
}
