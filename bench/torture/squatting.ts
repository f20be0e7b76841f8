import { MAX_PENDING_REQUESTS } from '#domain/request-limits.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import {
  LONG_STAYS,
  runSquatter,
  SHORT_STAYS,
  squatted,
} from '#entry/resilience/testing/squatter.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type DatabaseKind, makeArena } from './arena.ts';
import { daysAhead, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { startServer } from './server.ts';

const HOMES = 24;
/** After two cancellations one has to pause: many who ask press harder than one who asks often. */
const SQUATTERS = 4;

/** Each of some people wants all homes for a year, or for a week, without paying. */
export async function squatting(kind: DatabaseKind, { rounds }: Figures) {
  const arena = await makeArena(kind, SQUATTERS + 1, Array(HOMES).fill(SQUATTERS));
  const [unconfirmed, ...squatters] = arena.guests;
  if (unconfirmed === undefined) throw new Error('nobody was seeded');
  await arena.ask((execute) =>
    execute('update "user" set email_verified = false where id = $1', [unconfirmed.id]),
  );
  const server = await startServer(await freePort(), arena.env);
  const client = makeClient(server.port);
  const { listingIds } = arena;
  const plans = squatters.map((squatter, nth) => ({
    squatter,
    unconfirmed,
    listingIds,
    rounds: Math.ceil(rounds / SQUATTERS),
    firstDay: daysAhead(30),
    nights: nth % 2 === 0 ? SHORT_STAYS : LONG_STAYS,
  }));
  const outcomes = await Promise.all(plans.map((plan) => runSquatter(client.send, plan)));
  const violations = [...outcomes.flatMap((each) => each.violations), ...noFaultsIn(server)];
  const max = Math.max(...outcomes.map((each) => each.max));
  if (max < MAX_PENDING_REQUESTS) violations.push(`no more than ${max} requests waited at once`);
  client.close();
  await server.stop();
  violations.push(
    ...(await arena.ask(async (execute) => {
      const found = [...(await brokenRules(execute))];
      for (const plan of plans) found.push(...(await squatted(execute, plan)));
      return found;
    })),
  );
  await arena.close();
  const sum = (figure: 'calls' | 'made' | 'refused') =>
    outcomes.reduce((total, each) => total + each[figure], 0);
  return {
    done: `${SQUATTERS} people, ${HOMES} homes, ${plans[0]?.rounds} rounds: ${sum('calls')} calls, ${sum('made')} requests made, ${sum('refused')} refused, at most ${max} waited of one`,
    violations,
  };
}
