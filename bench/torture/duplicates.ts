import { runDuplicates } from '#entry/resilience/testing/duplicates.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type DatabaseKind, makeArena } from './arena.ts';
import { daysAhead, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { startServer } from './server.ts';

const ABREAST = 8;

/** The same request again and again, since its answer got lost on the way. */
export async function duplicates(kind: DatabaseKind, { keys, duplicates: count }: Figures) {
  const arena = await makeArena(kind, keys, Array(10).fill(1));
  const server = await startServer(await freePort(), arena.env);
  const client = makeClient(server.port);
  let sent = 0;
  let cut = 0;
  const violations: string[] = [];
  // The embedded database can be asked only once its server is gone, so the asking is put off.
  const asked: string[] = [];
  const outcome = await runDuplicates(
    client.send,
    async (text) => {
      client.close();
      violations.push(...noFaultsIn(server));
      await server.stop();
      asked.push(text);
      return arena.ask((execute) => execute(text));
    },
    {
      guests: arena.guests,
      listingIds: arena.listingIds,
      keys,
      duplicates: count,
      firstDay: daysAhead(20),
      abreast: ABREAST,
      sendAndLose: client.sendAndLose,
    },
  );
  sent += outcome.sent;
  cut += outcome.cut;
  violations.push(...outcome.violations, ...(await arena.ask(brokenRules)));
  await arena.close();
  return {
    done: `${keys} keys × ${count}: ${sent} sent, ${cut} connections cut after the commit`,
    violations,
  };
}
