import { type AppServer, startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { sendLoad } from '../load.ts';
import { duel } from '../median.ts';
import { searchPaths } from '../searches.ts';
import type { Settings } from '../settings.ts';
import type { Row } from './row.ts';
import { spreadText } from './search.ts';
import { getJson, type Stage } from './stage.ts';

/** How much longer a search takes when there are ten times the stays, each with closed nights. */
export async function growthRows(
  { settings, cluster, app }: Stage,
  largeDatabase: string,
): Promise<Row[]> {
  const large = await startApp('large', { DATABASE_URL: cluster.url(largeDatabase) });
  try {
    return [
      await growthRow(
        settings,
        { url: large.url, stays: settings.manyStays },
        { url: app.url, stays: settings.stays },
        '',
      ),
    ];
  } finally {
    await large.stop();
  }
}

/** The same with fifty times the stays, on whose calendars nothing is closed. */
export async function millionRows(
  { settings, cluster }: Stage,
  databases: { many: string; few: string },
): Promise<Row[]> {
  const servers: AppServer[] = [];
  const start = async (name: string, database: string) => {
    const server = await startApp(name, { DATABASE_URL: cluster.url(database) });
    servers.push(server);
    return server.url;
  };
  try {
    const many = { url: await start('million', databases.many), stays: settings.mostStays };
    const few = { url: await start('free', databases.few), stays: settings.stays };
    return [await growthRow(settings, many, few, '; no nights are closed')];
  } finally {
    for (const server of servers) await server.stop();
  }
}

interface Market {
  /** Of a server on it. */
  readonly url: string;
  readonly stays: number;
}

async function growthRow(
  { rounds, seconds, connections }: Settings,
  many: Market,
  few: Market,
  more: string,
): Promise<Row> {
  const shots = searchPaths().map((query) => ({ path: `/api/listings${query}` }));
  const totals = async ({ url }: Market) => {
    let total = 0;
    for (const { path } of shots) total += (await getJson<{ total: number }>(url + path)).total;
    return (total / shots.length).toFixed(0);
  };
  const found = `they find ${await totals(many)} against ${await totals(few)} stays`;
  const timeOf =
    ({ url }: Market) =>
    async () =>
      (1_000 * connections) / (await sendLoad({ url, connections, shots, seconds }));
  const result = await duel(rounds, timeOf(many), timeOf(few));
  return {
    name: `Search among ${many.stays.toLocaleString('en')} stays`,
    reference: `among ${few.stays.toLocaleString('en')}`,
    value: result.ratio,
    unit: '×',
    goal: GOALS.growth,
    details: `${result.ours.toFixed(1)} against ${result.reference.toFixed(1)} ms a search at ${connections} connections; ${found}${more}; rounds ${spreadText(result.spread)}`,
  };
}
