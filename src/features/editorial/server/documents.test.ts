import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { loadContents } from '../content/load-content.ts';
import { addressOf, PRIVATE_PATHS, SECTION_PATHS } from '../site-pages.ts';

const ORIGIN = 'https://stay.example';
const app = await makeTestApp({ env: { PUBLIC_URL: ORIGIN } });
afterAll(() => app.close());

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
  // Not written in Arabic: English, and it says so.
  ['?lang=ar', 'en', 'en'],
])('the feed%s for a reader of %s is in %s', async (query, accept, language) => {
  const { text, headers } = await get(`/blog/feed.xml${query}`, { 'accept-language': accept });
  expect(text).toContain(`<language>${language}</language>`);
  expect(headers.get('vary')).toContain('accept-language');
});

test('the site map names every written page and section, under the configured address', async () => {
  const { text } = await get('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc]) => loc);
  const pages = (await loadContents('en')).map(({ path }) => addressOf(path));
  expect(listed.toSorted()).toEqual(
    [...SECTION_PATHS, ...pages].map((path) => `${ORIGIN}${path}`).toSorted(),
  );
  expect(text).toContain('<lastmod>2026-11-21</lastmod>');
});

test('every route is in the site map, or is known to be private', async () => {
  const tree = readFileSync('generated/route-tree.gen.ts', 'utf8');
  const union = /fullPaths:\n([\s\S]*?)\n {2}fileRoutesByTo/.exec(tree)?.[1] ?? '';
  const routes = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
  expect(routes.length).toBeGreaterThan(20);
  const pages = new Set((await loadContents('en')).map(({ path }) => addressOf(path)));
  const unknown = routes
    .map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
    .filter((path) => !path.includes('$') && !pages.has(path))
    .filter((path) => !SECTION_PATHS.includes(path as never))
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
});

test('regular events are those of listed homes, in the language of the reader', async () => {
  expect((await get('/api/home-events')).body.items).toEqual([]);
  const host = await app.signUp('Ana Ferreira');
  const db = app.services.database.main;
  await insertStay(db, host.id, { events: ['family-dinner', 'yoga-session'] });
  await insertStay(db, host.id, { events: ['family-dinner'] });
  const { body } = await get('/api/home-events', { 'accept-language': 'de' });
  expect(body.items.map(({ id, homes }) => [id, homes])).toEqual([
    ['family-dinner', 2],
    ['yoga-session', 1],
  ]);
  expect(body.items[0]?.label).not.toBe('Family Dinner');
});
