import type { Context, Hono } from 'hono';
import { CALENDAR_FEED, HOME_CALENDAR } from '#features/reservations/contract.ts';
import {
  type HomeCursor,
  homeFurtherOn,
  type ListedHome,
  listedHomes,
} from '#features/stays/index.server.ts';
import { isLocale, type Locale } from '#platform/i18n/locales.ts';
import { cacheFor } from '#platform/server/cached-answers.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { type AppEnv, callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { loadContents, loadPage } from '../content/load-content.ts';
import type { ContentSummary } from '../content-page.ts';
import {
  COMPUTED_PATHS,
  getPageAddress,
  HIDDEN_FROM_ROBOTS,
  listSectionPages,
  SECTION_PATHS,
} from '../site-pages.ts';
import { element, escapeXml, FRESH_SECONDS, renderFeed, sendDocument } from './documents/feed.ts';

/** Serves documents for machines: the blog's feed, the site maps, and `robots.txt`. */
export function mountDocuments(app: Hono<AppEnv>, services: Services, limits: RateLimits): void {
  const { publicUrl } = services.config.http;

  app.get('/blog/feed.xml', async (c) => {
    const locale = languageFor(c, services);
    const entries = listSectionPages(await loadContents(locale), 'blog');
    const pieces = await Promise.all(entries.map(({ path }) => loadPage(path, locale)));
    const about = await loadPage('blog', locale);
    c.header('vary', 'accept-language');
    return sendDocument(
      c,
      'application/rss+xml',
      renderFeed({
        origin: publicUrl,
        about,
        pieces: pieces.filter((piece) => piece !== null),
        translate: services.translator(locale),
      }),
    );
  });

  mountSiteMaps(app, services, limits);

  app.get('/robots.txt', (c) => sendDocument(c, 'text/plain', robotsText(publicUrl)));
}

/** The language of the address's parameter, otherwise the reader's. A feed reader has no cookie. */
function languageFor(c: Context<AppEnv>, { translatorFor }: Services): Locale {
  const asked = c.req.query('lang');
  if (isLocale(asked)) return asked;
  const accept = c.req.header('accept-language') ?? '';
  return translatorFor(new Headers({ 'accept-language': accept })).locale as Locale;
}

/** Where calendars are that others subscribe to. */
const CALENDARS = [CALENDAR_FEED, HOME_CALENDAR.replace(':id', '*')].map((path) =>
  path.slice(0, path.indexOf(':')),
);

/**
 * Rules for robots: the API and private pages are disallowed. Calendar feeds are allowed, since
 * some calendars that subscribe to one check here first; they are `noindex` themselves.
 */
function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...CALENDARS.map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    ...HIDDEN_FROM_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const HOMES_MAP = /^\/sitemap-homes-([1-9]\d*)\.xml$/;

/**
 * Serves the site maps: one of the written pages, as many as needed for the listed homes, and the
 * list of all of them at the address in `robots.txt`.
 *
 * @param sizes of the maps of homes; smaller only in tests
 */
export function mountSiteMaps(
  app: Hono<AppEnv>,
  services: Services,
  limits: RateLimits,
  sizes: MapSizes = MAP_SIZES,
): void {
  const { publicUrl } = services.config.http;
  // Recomputed now and then: requests in between are consistent.
  const kept = cacheFor<HomeRange[]>({ seconds: FRESH_SECONDS });
  const ranges = () =>
    kept(services, services.now(), () =>
      services.database.readReplica((db) => cutIntoMaps(db, sizes)),
    );

  app.get('/sitemap.xml', async (c) => {
    const homes = (await ranges()).map((_, at) => `/sitemap-homes-${at + 1}.xml`);
    const index = renderSiteMapIndex(publicUrl, ['/sitemap-pages.xml', ...homes]);
    return sendDocument(c, 'application/xml', index);
  });

  app.get('/sitemap-pages.xml', async (c) =>
    sendDocument(c, 'application/xml', renderPagesMap(publicUrl, await loadContents('en'))),
  );

  // Not by a pattern of the path: one among fixed paths would cost all routes their fast table.
  app.get('*', async (c, next) => {
    const number = HOMES_MAP.exec(c.req.path)?.[1];
    if (number === undefined) return next();
    await limits.spend('page', callerNetwork(c.get('address')));
    const range = (await ranges())[Number(number) - 1];
    if (range === undefined) throw new Problem('not-found');
    const pieces = renderHomesMap(services.database, publicUrl, range, sizes);
    // Read before the answer begins: a database that can't be reached is answered, not broken off.
    const first = await pieces.next();
    return sendDocument(c, 'application/xml', toByteStream(first, pieces));
  });
}

/**
 * Pieces of text as bytes, each made when it is asked for.
 *
 * @param first of the pieces
 */
function toByteStream(
  first: IteratorResult<string, void>,
  pieces: AsyncGenerator<string, void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string, void> | null = first;
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = next ?? (await pieces.next());
        next = null;
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Maximum number of homes in one map, and in one read. */
interface MapSizes {
  readonly perMap: number;
  readonly perRead: number;
}

/** At most the number that sitemaps.org allows in a file. */
const MAP_SIZES: MapSizes = { perMap: 50_000, perRead: 1_000 };

/** Which of the listed homes one map names. */
interface HomeRange {
  /** The last home of the map before, null for the first map. */
  readonly after: HomeCursor | null;
  /** Its last home; null for the last map, which new homes join. */
  readonly upTo: HomeCursor | null;
}

/** Cuts the listed homes into maps, in steps of one map. */
async function cutIntoMaps(db: Queryable, { perMap }: MapSizes): Promise<HomeRange[]> {
  const ranges: HomeRange[] = [];
  let after: HomeCursor | null = null;
  for (;;) {
    const upTo: HomeCursor | null = await homeFurtherOn(db, after, perMap);
    if (upTo === null) break;
    ranges.push({ after, upTo });
    after = upTo;
  }
  if ((await homeFurtherOn(db, after, 1)) !== null) ranges.push({ after, upTo: null });
  return ranges;
}

/**
 * A map of homes, piece by piece: no more of it is held than one read brings. A map of one read is
 * read before anything of it is sent.
 */
async function* renderHomesMap(
  database: Database,
  origin: string,
  { after, upTo }: HomeRange,
  { perMap, perRead }: MapSizes,
): AsyncGenerator<string, void> {
  let last = after;
  let left = perMap;
  let text: string = URL_SET.open;
  while (left > 0) {
    const range = { after: last, upTo };
    const number = Math.min(left, perRead);
    const homes: ListedHome[] = await database.readReplica((db) => listedHomes(db, range, number));
    text += renderUrls(origin, homes.map(toMappedPage));
    if (homes.length < perRead) break;
    yield text;
    text = '';
    last = homes.at(-1) ?? null;
    left -= homes.length;
  }
  yield text + URL_SET.close;
}

function toMappedPage({ id, changedAt }: ListedHome): MappedPage {
  return { path: `/listings/${id}`, changed: changedAt.toString({ smallestUnit: 'second' }) };
}

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Start and end of a site map, around its addresses. */
const URL_SET = {
  open: `${DECLARATION}<urlset xmlns="${XMLNS}">\n`,
  close: '</urlset>\n',
} as const;

/** A public page. */
interface MappedPage {
  readonly path: string;
  /** When it last changed, in the format of sitemaps.org: a day, or an instant in UTC. */
  readonly changed?: string | undefined;
}

/** The list of all site maps, in the form of sitemaps.org. */
function renderSiteMapIndex(origin: string, paths: readonly string[]): string {
  const maps = paths.map((path) => element('sitemap', element('loc', escapeXml(origin + path))));
  const index = element('sitemapindex', `\n${maps.join('\n')}\n`, { xmlns: XMLNS });
  return `${DECLARATION}${index}\n`;
}

/** The sections and every written page. */
function renderPagesMap(origin: string, pages: readonly ContentSummary[]): string {
  const entries: MappedPage[] = [
    ...[...SECTION_PATHS, ...COMPUTED_PATHS].map((path) => ({ path })),
    ...pages.map(({ path, date }) => ({ path: getPageAddress(path), changed: date })),
  ];
  return URL_SET.open + renderUrls(origin, entries) + URL_SET.close;
}

/** Addresses, a line each. */
function renderUrls(origin: string, pages: readonly MappedPage[]): string {
  return pages
    .map(({ path, changed }) => {
      const lastmod = changed === undefined ? '' : element('lastmod', changed);
      return `${element('url', element('loc', escapeXml(origin + path)) + lastmod)}\n`;
    })
    .join('');
}
