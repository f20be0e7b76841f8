import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { type Shot, sendLoad } from '../load.ts';
import { duel } from '../median.ts';
import { searchPaths } from '../searches.ts';
import { resultPages } from './pages.ts';
import type { Row } from './row.ts';
import { spreadText } from './search.ts';
import { getPage, type Stage } from './stage.ts';

/** Visitors by turns, each far below their limit. */
const VISITORS = 10_000;

/**
 * Pages that readers who are not signed in are answered with from memory: against rendering each, and
 * with the limits counted against without. Browsers ask for compressed pages, so these do.
 */
export async function cachedPageRows({ settings, cluster, database, app }: Stage): Promise<Row[]> {
  const env = { DATABASE_URL: cluster.url(database), PAGE_CACHE: 'on' };
  const cached = await startApp('cached', env);
  const limited = await startApp('limited', { ...env, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  try {
    const shots = resultPages(searchPaths(), 'en').map(({ path, headers }) => ({
      path,
      headers: { ...headers, 'accept-encoding': 'br' },
    }));
    const visits = Array.from({ length: VISITORS }, (_, nth) => {
      const { path = '/', headers = {} } = shots[nth % shots.length] ?? {};
      return { path, headers: { ...headers, 'x-forwarded-for': addressOf(nth) } };
    });
    // Each is rendered once before it is measured; what is renewed meanwhile counts.
    for (const { url } of [cached, limited]) {
      for (const { path, headers } of shots) await getPage(`${url}${path}`, { ...headers }, []);
    }
    const { rounds, seconds, connections } = settings;
    const shootAt = (url: string, some: readonly Shot[]) => () =>
      sendLoad({ url, connections, shots: some, seconds });
    const kept = await duel(rounds, shootAt(cached.url, shots), shootAt(app.url, shots));
    const limits = await duel(rounds, shootAt(limited.url, visits), shootAt(cached.url, visits));
    return [
      {
        name: 'Search page, English, kept',
        reference: 'the same, rendered each time',
        value: kept.ratio,
        unit: '×',
        goal: GOALS.cachedPage,
        details: `${kept.ours.toFixed(0)} against ${kept.reference.toFixed(0)} pages/s, ${shots.length} of them, compressed; rounds ${spreadText(kept.spread)}`,
      },
      {
        name: 'Kept search page, limits counted',
        reference: 'the same without limits',
        value: limits.ratio,
        unit: '×',
        goal: GOALS.limits,
        details: `${limits.ours.toFixed(0)} against ${limits.reference.toFixed(0)} pages/s, ${VISITORS.toLocaleString('en')} visitors by turns; rounds ${spreadText(limits.spread)}`,
      },
    ];
  } finally {
    await cached.stop();
    await limited.stop();
  }
}

/** An address of a network of its own. */
function addressOf(nth: number): string {
  return `10.${Math.floor(nth / 65_536)}.${Math.floor(nth / 256) % 256}.${nth % 256}`;
}
