import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { sendLoad } from '../load.ts';
import { duel } from '../median.ts';
import { searchPaths } from '../searches.ts';
import type { Row } from './row.ts';
import { spreadText } from './search.ts';
import { getJson, type Stage } from './stage.ts';

/** How much longer a search takes when there are ten times the stays. */
export async function growthRows(
  { settings, cluster, app }: Stage,
  largeDatabase: string,
): Promise<Row[]> {
  const large = await startApp('large', { DATABASE_URL: cluster.url(largeDatabase) });
  try {
    const shots = searchPaths().map((query) => ({ path: `/api/listings${query}` }));
    const totals = async (url: string) => {
      let total = 0;
      for (const { path } of shots) total += (await getJson<{ total: number }>(url + path)).total;
      return total / shots.length;
    };
    const few = await totals(app.url);
    const many = await totals(large.url);
    const { rounds, seconds, connections } = settings;
    const timeOf = (url: string) => async () =>
      (1_000 * connections) / (await sendLoad({ url, connections, shots, seconds }));
    const result = await duel(rounds, timeOf(large.url), timeOf(app.url));
    return [
      {
        name: `Search among ${settings.manyStays.toLocaleString('en')} stays`,
        reference: `among ${settings.stays.toLocaleString('en')}`,
        value: result.ratio,
        unit: '×',
        goal: GOALS.growth,
        details: `${result.ours.toFixed(1)} against ${result.reference.toFixed(1)} ms a search at ${connections} connections; they find ${many.toFixed(0)} against ${few.toFixed(0)} stays; rounds ${spreadText(result.spread)}`,
      },
    ];
  } finally {
    await large.stop();
  }
}
