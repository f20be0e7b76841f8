import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { sendLoad } from '../load.ts';
import { duel } from '../median.ts';
import { pgbench, scriptsOf } from '../pgbench.ts';
import { itinerantPaths, monthsPaths, searchPaths } from '../searches.ts';
import { type Statement, statementsOf, withStatementLog } from '../statements.ts';
import { copyDatabase } from '../stock.ts';
import { addItinerants } from '../stock-itinerants.ts';
import type { Goal, Row } from './row.ts';
import { getJson, type Stage } from './stage.ts';

/** Search over HTTP against pgbench sending the very statements that the searches sent. */
export function searchRows(stage: Stage): Promise<Row[]> {
  return againstPgbench(stage, {
    name: 'Search over HTTP',
    script: 'search',
    path: '/api/listings',
    queries: searchPaths(),
    goal: GOALS.search,
  });
}

/** Searches by months, which price every home for the cheapest of its windows, in the same way. */
export function monthsRows(stage: Stage): Promise<Row[]> {
  return againstPgbench(stage, {
    name: 'Search by months over HTTP',
    script: 'months',
    path: '/api/listings',
    queries: monthsPaths(),
    goal: null,
  });
}

/** Searches for itinerants, in the same way. */
export async function itinerantRows(stage: Stage): Promise<Row[]> {
  const { settings, cluster, template } = stage;
  const database = await copyDatabase(cluster, template, 'itinerants');
  await addItinerants((text) => cluster.sql(database, text), settings.itinerants);
  await expectItinerants((text) => cluster.sql(database, text), settings.itinerants);
  const app = await startApp('itinerants', { DATABASE_URL: cluster.url(database) });
  try {
    return await againstPgbench(
      { ...stage, database, app },
      {
        name: `Search of ${settings.itinerants.toLocaleString('en')} itinerants over HTTP`,
        script: 'itinerants',
        path: '/api/itinerants',
        queries: itinerantPaths(),
        goal: GOALS.itinerantSearch,
      },
    );
  } finally {
    await app.stop();
  }
}

/** @throws Error unless so many itinerants are to be found */
async function expectItinerants(
  ask: (text: string) => Promise<{ rows: unknown[] }>,
  count: number,
): Promise<void> {
  const { rows } = await ask('select count(*)::int as count from itinerant_search');
  const [found] = rows as { count: number }[];
  if (found === undefined || found.count < count) {
    throw new Error(`${found?.count} itinerants can be searched`);
  }
}

/** The figures of the filter dialog, histogram and facets, against pgbench in the same way. */
export function analyticsRows(stage: Stage): Promise<Row[]> {
  return againstPgbench(stage, {
    name: 'Facets and histogram over HTTP',
    script: 'analytics',
    path: '/api/stays/analytics',
    queries: searchPaths(),
    goal: GOALS.analytics,
  });
}

export interface Race {
  readonly name: string;
  /** Name of pgbench's scripts. */
  readonly script: string;
  /** Answers the parameters of a search with its `total`. */
  readonly path: string;
  readonly queries: readonly string[];
  readonly goal: Goal | null;
}

/** Calls over HTTP against pgbench sending the very statements that they sent. */
export async function againstPgbench(
  stage: Stage,
  { name, script, path, queries, goal }: Race,
): Promise<Row[]> {
  const { settings, cluster, database, app } = stage;
  const shots = queries.map((query) => ({ path: path + query }));
  let found = 0;
  const lists: Statement[][] = [];
  await withStatementLog(cluster, async () => {
    for (const shot of shots) {
      const sent = await statementsOf(cluster, database, async () => {
        found += (await getJson<{ total: number }>(app.url + shot.path)).total;
      });
      if (sent.length === 0) throw new Error(`${shot.path} sent no statement`);
      lists.push(sent);
    }
  });
  if (found === 0) throw new Error('the searches find nothing');
  const { connections, seconds, rounds } = settings;
  const scripts = scriptsOf(script, lists);
  const result = await duel(
    rounds,
    () => sendLoad({ url: app.url, connections, shots, seconds }),
    () =>
      pgbench(cluster, {
        database,
        scripts,
        clients: connections,
        for: { seconds },
        mode: 'extended',
      }),
  );
  const statements = lists.reduce((sum, list) => sum + list.length, 0) / lists.length;
  return [
    {
      name,
      reference: 'pgbench, the same statements',
      value: result.ratio,
      unit: '×',
      goal,
      details: `${result.ours.toFixed(0)} against ${result.reference.toFixed(0)} searches/s; ${shots.length} searches of ${(found / shots.length).toFixed(0)} results each, ${statements.toFixed(1)} statements, ${connections} connections; rounds ${spreadText(result.spread)}`,
    },
  ];
}

export function spreadText([min, greatest]: readonly [number, number]): string {
  return `${min.toFixed(2)}–${greatest.toFixed(2)}`;
}
