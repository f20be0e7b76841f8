import {
  startDuffelDouble,
  TROUBLES,
  type Trouble,
} from '#features/travel/server/testing/duffel-double.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { makeArena } from './arena.ts';
import { daysAhead, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { startServer } from './server.ts';
import { watchServer } from './watch-server.ts';

const TOKEN = 'duffel_test_of_the_torture';
/** No call of the API takes longer. */
const ANSWER_WITHIN_MS = 16_000;

/** What each trouble may come to: nothing to show, nothing in time, or an answer that says so. */
const EXPECTED: Readonly<Record<(typeof TROUBLES)[number], number>> = {
  unauthorized: 502,
  unprocessable: 502,
  'server-error': 502,
  silent: 504,
  'slow-drip': 504,
  endless: 502,
  'no-json': 502,
  expired: 200,
  euro: 200,
  empty: 200,
};

interface Sent {
  readonly status: number;
  readonly ms: number;
  readonly text: string;
}

/** Everything goes wrong at whoever knows the flights, for many who ask at once. */
export async function flights({ flightSearches: count }: Figures) {
  const double = await startDuffelDouble(TOKEN);
  const arena = await makeArena('embedded', 0, []);
  const port = await freePort();
  const server = await startServer(port, {
    ...arena.env,
    DUFFEL_TOKEN: TOKEN,
    DUFFEL_BASE: double.url,
  });
  const watch = watchServer(port);
  const violations: string[] = [];
  let slowest = 0;
  try {
    for (const [nth, trouble] of TROUBLES.entries()) {
      double.trouble(trouble);
      const sent = await searchesAtOnce(port, count, nth);
      slowest = Math.max(slowest, ...sent.map(({ ms }) => ms));
      violations.push(...wrongIn(sent, trouble));
      double.trouble(null);
    }
    const [well] = await searchesAtOnce(port, 1, TROUBLES.length);
    if (well?.status !== 200) violations.push(`afterwards, a search answers ${well?.status}`);
  } finally {
    violations.push(...(await watch.stop()).violations, ...noFaultsIn(server));
    await server.stop();
    await double.close();
    await arena.close();
  }
  return {
    done: `${TROUBLES.length} failures × ${count} searches at once, slowest answer ${Math.round(slowest)} ms`,
    violations,
  };
}

/** Searches of one target, each another question, so that no answer is shared. */
function searchesAtOnce(port: number, count: number, nth: number): Promise<Sent[]> {
  const origin = `http://localhost:${port}`;
  return Promise.all(
    Array.from({ length: count }, async (_, each): Promise<Sent> => {
      const started = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/api/flightsAPIService`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({
          type: 'search',
          origin: 'LIS',
          targets: [
            { id: 'BER', name: 'Berlin', iataCode: 'BER', type: 'destination', country: 'DE' },
          ],
          departureDate: daysAhead(10 + nth * count + each),
          adults: 1,
          travelClass: 'economy',
          isOneWay: true,
        }),
      });
      const text = await answer.text();
      return { status: answer.status, ms: performance.now() - started, text };
    }),
  );
}

function wrongIn(sent: readonly Sent[], trouble: Trouble & string): string[] {
  const expected = EXPECTED[trouble as keyof typeof EXPECTED];
  return sent.flatMap(({ status, ms, text }) => [
    ...(status === expected
      ? []
      : [`${trouble}: ${status} in place of ${expected}: ${text.slice(0, 200)}`]),
    ...(ms <= ANSWER_WITHIN_MS ? [] : [`${trouble}: answered after ${Math.round(ms)} ms`]),
    ...(text.includes(TOKEN) ? [`${trouble}: the token is in the answer`] : []),
  ]);
}
