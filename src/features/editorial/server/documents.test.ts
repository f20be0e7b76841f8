import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import { loadContents } from '../content/load-content.ts';
import { COMPUTED_PATHS, getPageAddress, PRIVATE_PATHS, SECTION_PATHS } from '../site-pages.ts';
import { mountSiteMaps } from './mount-documents.ts';

const XML = 'application/xml; charset=utf-8';
const ORIGIN = 'https://stay.example';
const app = await makeTestApp({ env: { PUBLIC_URL: ORIGIN } });
afterAll(() => app.close());
const db = app.services.database.main;
const host = await app.signUp('Ana Ferreira');

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request<{ items: { id: string; label: string; homes: number }[] }>('GET', path, { headers });

test('the feed is RSS 2.0 with whole pieces, newest first', async () => {
  const { status, text, headers } = await get('/blog/feed.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/);
  const items = text.split('<item>').slice(1);
  expect(items.length).toBeGreaterThanOrEqual(3);
  for (const item of items) {
    expect(item).toMatch(/<link>https:\/\/stay\.example\/blog\/[a-z0-9-]+<\/link>/);
    expect(item).toContain('<guid isPermaLink="true">https://stay.example/blog/');
    expect(item).toContain('<content:encoded>&lt;p&gt;');
  }
  const dates = items.map((item) => Date.parse(/<pubDate>(.+)<\/pubDate>/.exec(item)?.[1] ?? ''));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(dates.every(Number.isFinite)).toBe(true);
  // Links within the site are whole, since they are read elsewhere.
  expect(text).not.toContain('href=&quot;/');
});

test.each([
  ['?lang=de', 'en', 'de'],
  ['', 'fr-FR,en;q=0.5', 'fr'],
  ['?lang=xx', 'pt', 'pt'],
  // Not written in Arabic: English, and labelled so.
  ['?lang=ar', 'en', 'en'],
])('the feed%s for a reader of %s is in %s', async (query, accept, language) => {
  const { text, headers } = await get(`/blog/feed.xml${query}`, { 'accept-language': accept });
  expect(text).toContain(`<language>${language}</language>`);
  expect(headers.get('vary')).toContain('accept-language');
});

const addressesIn = (text: string) =>
  [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);

const day = (n: number) => Temporal.Instant.from(`2026-01-0${n}T12:00:00.123456Z`);

test('the site map at the root names those of the pages and of the homes', async () => {
  const maps = async () => addressesIn((await get('/sitemap.xml')).text);
  const { text } = await get('/sitemap.xml');
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http/);
  expect(await maps()).toEqual([`${ORIGIN}/sitemap-pages.xml`]);
  const home = await insertStay(db, host.id, { createdAt: day(1) });
  app.clock.advance({ hours: 1 });
  expect(await maps()).toEqual([`${ORIGIN}/sitemap-pages.xml`, `${ORIGIN}/sitemap-homes-1.xml`]);
  expect(addressesIn((await get('/sitemap-homes-1.xml')).text)).toEqual([
    `${ORIGIN}/listings/${home}`,
  ]);
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-homes-1.xml']) {
    for (const method of ['GET', 'HEAD']) {
      const { status, text: body, headers } = await app.request(method, path);
      expect([status, headers.get('content-type')]).toEqual([200, XML]);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(body === '', `${method} ${path}`).toBe(method === 'HEAD');
    }
  }
  for (const path of ['/sitemap-homes-2.xml', '/sitemap-homes-0.xml', '/sitemap-homes-.xml']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('all routes stand in one table, whatever the site maps are called', () => {
  // The router's choice is known after the first request.
  expect(app.app.router.name).toBe('SmartRouter + RegExpRouter');
});

test('each listed home stands in one of the maps, with its last change; no map is too long', async () => {
  const before = await queryRows<{ id: string }>(db, sql`select id from listing`);
  const homes = before.map(({ id }) => id);
  // Some of one moment on either side of a cut, and one that was removed.
  for (const n of [2, 3, 3, 3, 4, 5]) {
    homes.push(await insertStay(db, host.id, { createdAt: day(n) }));
  }
  const gone = await insertStay(db, host.id, { createdAt: day(2), deletedAt: day(3) });
  await db
    .update(listings)
    .set({ updatedAt: day(9) })
    .where(eq(listings.id, homes[1] ?? ''));

  const small = new Hono<AppEnv>();
  small.use(async (c, next) => {
    c.set('address', '127.0.0.1');
    await next();
  });
  mountSiteMaps(small, app.services, app.limits, { perMap: 3, perRead: 2 });
  const ask = async (path: string) => (await small.request(path)).text();
  const maps = addressesIn(await ask('/sitemap.xml')).slice(1);
  expect(maps).toEqual([1, 2, 3].map((n) => `${ORIGIN}/sitemap-homes-${n}.xml`));
  const texts = await Promise.all(maps.map((address) => ask(new URL(address).pathname)));
  const named = texts.map(addressesIn);
  expect(named.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(named.flat().toSorted()).toEqual(homes.map((id) => `${ORIGIN}/listings/${id}`).toSorted());
  expect(texts.join('')).not.toContain(gone);
  expect(texts[0]).toContain(
    `<url><loc>${ORIGIN}/listings/${homes[1]}</loc><lastmod>2026-01-09T12:00:00Z</lastmod></url>`,
  );
  for (const text of texts) {
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http/);
    expect(text.endsWith('</urlset>\n')).toBe(true);
  }

  // A new home is added to the last map at once; the others remain unchanged.
  const late = await insertStay(db, host.id, { createdAt: day(6) });
  expect(addressesIn(await ask('/sitemap-homes-3.xml')).at(-1)).toBe(`${ORIGIN}/listings/${late}`);
  expect(await ask('/sitemap-homes-1.xml')).toBe(texts[0]);
});

test('the map of the pages names every written page and section, under the configured address', async () => {
  const { text } = await get('/sitemap-pages.xml');
  const listed = addressesIn(text);
  const pages = (await loadContents('en')).map(({ path }) => getPageAddress(path));
  expect(listed.toSorted()).toEqual(
    [...SECTION_PATHS, ...COMPUTED_PATHS, ...pages].map((path) => `${ORIGIN}${path}`).toSorted(),
  );
  expect(text).toContain('<lastmod>2026-11-28</lastmod>');
});

test('every route is in the site map, or is known to be private', async () => {
  const tree = readFileSync('generated/route-tree.gen.ts', 'utf8');
  const union = /fullPaths:\n([\s\S]*?)\n {2}fileRoutesByTo/.exec(tree)?.[1] ?? '';
  const routes = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
  expect(routes.length).toBeGreaterThan(20);
  const pages = new Set((await loadContents('en')).map(({ path }) => getPageAddress(path)));
  const unknown = routes
    .map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
    .filter((path) => !path.includes('$') && !pages.has(path))
    .filter((path) => ![...SECTION_PATHS, ...COMPUTED_PATHS].includes(path as never))
    .filter((path) => !PRIVATE_PATHS.some((own) => path === own || path.startsWith(`${own}/`)));
  expect(unknown).toEqual([]);
  for (const page of pages) {
    const [, folder, slug] = page.split('/');
    const path = slug !== undefined && folder !== 'support' ? `/${folder}/$slug` : page;
    expect(
      routes.map((route) => route.replace(/\/$/, '')),
      page,
    ).toContain(path);
  }
});

test('robots are shown the site map and kept from what is private', async () => {
  const { text, headers } = await get('/robots.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  for (const path of ['/api/', '/trips', '/profile-settings']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).not.toMatch(/^Disallow: \/listings/m);
  // The longest matching rule counts, so the rest of the API remains forbidden (RFC 9309 §2.2.2).
  expect(text).toMatch(/^Allow: \/api\/calendar\/$/m);
  expect(text).toMatch(/^Allow: \/api\/listings\/\*\/calendar\/$/m);
  expect(text.match(/^Allow:/gm)).toHaveLength(2);
});

test('regular events are those of listed homes, in the language of the reader', async () => {
  expect((await get('/api/home-events')).body.items).toEqual([]);
  await insertStay(db, host.id, { events: ['family-dinner', 'yoga-session'] });
  await insertStay(db, host.id, { events: ['family-dinner'] });
  const { body } = await get('/api/home-events', { 'accept-language': 'de' });
  expect(body.items.map(({ id, homes }) => [id, homes])).toEqual([
    ['family-dinner', 2],
    ['yoga-session', 1],
  ]);
  expect(body.items[0]?.label).not.toBe('Family Dinner');
});
