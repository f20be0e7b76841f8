import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { sendLoad } from '../load.ts';
import { duel } from '../median.ts';
import { searchPaths } from '../searches.ts';
import { resultPages } from './pages.ts';
import type { Row } from './row.ts';
import { spreadText } from './search.ts';
import { getPage, type Stage } from './stage.ts';

/** Pages that readers who are not signed in are answered with from memory, against rendering each. */
export async function cachedPageRows({ settings, cluster, database, app }: Stage): Promise<Row[]> {
  const cached = await startApp('cached', {
    DATABASE_URL: cluster.url(database),
    PAGE_CACHE: 'on',
  });
  try {
    const shots = resultPages(searchPaths(), 'en');
    // Each is rendered once before it is measured; what is renewed meanwhile counts.
    for (const { path, headers } of shots)
      await getPage(`${cached.url}${path}`, { ...headers }, []);
    const { rounds, seconds, connections } = settings;
    const shootAt = (url: string) => () => sendLoad({ url, connections, shots, seconds });
    const result = await duel(rounds, shootAt(cached.url), shootAt(app.url));
    return [
      {
        name: 'Search page, English, kept',
        reference: 'the same, rendered each time',
        value: result.ratio,
        unit: '×',
        goal: GOALS.cachedPage,
        details: `${result.ours.toFixed(0)} against ${result.reference.toFixed(0)} pages/s, ${shots.length} of them; rounds ${spreadText(result.spread)}`,
      },
    ];
  } finally {
    await cached.stop();
  }
}
