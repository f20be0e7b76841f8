import { get } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { GOALS } from '../goals.ts';
import { type Shot, sendLoad } from '../load.ts';
import { duel, median } from '../median.ts';
import { searchPaths } from '../searches.ts';
import type { Goal, Row } from './row.ts';
import { spreadText } from './search.ts';
import { getJson, getPage, type Stage } from './stage.ts';

const compress = promisify(brotliCompress);
const LISTINGS = 10;

/** Rendered pages against the API calls whose answer they show. */
export async function pageRows({ settings, app }: Stage): Promise<Row[]> {
  const queries = searchPaths();
  const { items } = await getJson<{ items: { id: string; title: string }[] }>(
    `${app.url}/api/listings${queries[0] ?? ''}`,
  );
  const shown = items.slice(0, LISTINGS);
  const ids = shown.map(({ id }) => id);
  if (ids.length === 0) throw new Error('no listing was found');
  for (const locale of ['en', 'ar']) {
    await getPage(`${app.url}/${queries[0] ?? ''}`, { 'accept-language': locale }, [
      `lang="${locale}"`,
      ...items.map(({ id }) => `/listings/${id}`),
    ]);
  }
  const search = queries.map((query) => ({ path: `/api/listings${query}` }));
  const inLanguage = (locale: string) => resultPages(queries, locale);
  const compare = async (
    name: string,
    reference: string,
    pages: readonly Shot[],
    calls: readonly Shot[],
    goal: Goal | null,
  ): Promise<Row> => {
    const { rounds, seconds, connections } = settings;
    const shoot = (shots: readonly Shot[]) => () =>
      sendLoad({ url: app.url, connections, shots, seconds });
    const result = await duel(rounds, shoot(pages), shoot(calls));
    return {
      name,
      reference,
      value: result.ratio,
      unit: '×',
      goal,
      details: `${result.ours.toFixed(0)} pages/s against ${result.reference.toFixed(0)} calls/s; rounds ${spreadText(result.spread)}`,
    };
  };
  const listing = ids.map((id) => ({
    path: `/listings/${id}`,
    headers: { 'accept-language': 'en' },
  }));
  return [
    await compare(
      'Search page, English',
      'our search API',
      inLanguage('en'),
      search,
      GOALS.searchPage,
    ),
    await compare(
      'Search page, Arabic',
      'our search API',
      inLanguage('ar'),
      search,
      GOALS.searchPageArabic,
    ),
    await compare(
      'Listing page',
      'GET /api/listings/{id}',
      listing,
      ids.map((id) => ({ path: `/api/listings/${id}` })),
      GOALS.listingPage,
    ),
    await htmlSize(app.url, shown),
  ];
}

/** The pages of searches, as readers of a language ask for them. */
export function resultPages(queries: readonly string[], locale: string): Shot[] {
  return queries.map((query) => ({ path: `/${query}`, headers: { 'accept-language': locale } }));
}

async function htmlSize(
  url: string,
  listings: readonly { id: string; title: string }[],
): Promise<Row> {
  const sizes: number[] = [];
  const sent: number[] = [];
  for (const { id, title } of listings) {
    const headers = { 'accept-language': 'en', 'accept-encoding': 'identity' };
    const [word = title] = title.split(/[’'&]/);
    const html = Buffer.from(await getPage(`${url}/listings/${id}`, headers, [word, 'ld+json']));
    const best = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    sizes.push(best.length / 1_000);
    sent.push((await bytesSent(`${url}/listings/${id}`)) / 1_000);
  }
  return {
    name: 'HTML of a listing page',
    reference: 'brotli, as it is sent',
    value: Math.max(...sent),
    unit: 'kB',
    goal: GOALS.listingHtml,
    details: `the largest of ${sizes.length}; median ${median(sent).toFixed(1)} kB, at brotli 11 ${median(sizes).toFixed(1)} kB`,
  };
}

/** What comes over the line for a page in English; `fetch` tells only what it unpacks to. */
function bytesSent(url: string): Promise<number> {
  const headers = { 'accept-language': 'en', 'accept-encoding': 'br' };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });
}
