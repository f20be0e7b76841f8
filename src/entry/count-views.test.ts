import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { openViewTally } from '#market/page/index.server.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { openPageCache } from './page-cache.ts';
import { PAGE_ROUTE_HEADER } from './page-route.ts';
import { mountPages, type RenderPage } from './pages.ts';
import { makeTestApp, type TestPerson } from './testing/test-app.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const NOW = '2028-02-29T23:59:50Z';

const app = await makeTestApp({ now: NOW });
const { main } = app.services.database;
const cache = await openPageCache(app.services);
afterAll(async () => {
  await cache.close();
  await app.close();
});

/** As the pages are built: the page of a home calls the API while it is rendered. */
const render: RenderPage = async (request, { fetchApi }) => {
  const { pathname } = new URL(request.url);
  const { status } = await fetchApi(`/api${pathname}`, { method: 'GET' });
  return new Response('<!doctype html>', {
    status,
    headers: { 'content-type': 'text/html', [PAGE_ROUTE_HEADER]: '/listings/$id' },
  });
};
mountPages(app.app, app.limits, render, app.services, cache);

const host = await app.signUp('Hanna Host');
const guest = await app.signUp('Gil Guest');
let home: string;
beforeEach(async () => {
  app.clock.set(NOW);
  home = await insertStay(main, host.id);
});

const open = (path: string, headers: Record<string, string> = {}, as?: TestPerson) =>
  app.request('GET', path, {
    headers: { 'accept-language': 'en', 'user-agent': BROWSER, ...headers },
    ...(as === undefined ? {} : { as }),
  });
const enter = (id: string, headers: Record<string, string> = {}, as?: TestPerson) =>
  app.request('POST', `/api/opened-listings/${id}`, {
    headers: { 'user-agent': BROWSER, ...headers },
    ...(as === undefined ? {} : { as }),
  });
/** Views by day. */
const readViews = async (id = home) => {
  await app.views.settle();
  const rows = await queryRows<{ month: string; views: number; days: number[] }>(
    main,
    sql`select month::text, views, days from listing_view where listing_id = ${id}`,
  );
  for (const { views, days } of rows) expect(days.reduce((sum, day) => sum + day, 0)).toBe(views);
  const byDay = rows.flatMap(({ month, days }) =>
    days.map((views, index) => [addDays(month, index), views] as const),
  );
  return Object.fromEntries(byDay.filter(([, views]) => views > 0));
};

test('a page counts once, also from the cache, signed in or opened from another page', async () => {
  expect((await open(`/listings/${home}`)).headers.get('x-cache')).toBe('miss');
  expect(await readViews()).toEqual({ '2028-02-29': 1 });
  expect((await open(`/listings/${home}`)).headers.get('x-cache')).toBe('hit');
  await open(`/listings/${home}?startDate=2028-04-01`, {}, guest);
  expect((await enter(home)).status).toBe(200);
  expect(await readViews()).toEqual({ '2028-02-29': 4 });
});

test('a view counts on its day by UTC, whenever it is added', async () => {
  await open(`/listings/${home}`);
  app.clock.advance({ seconds: 20 });
  await open(`/listings/${home}`);
  expect(await readViews()).toEqual({ '2028-02-29': 1, '2028-03-01': 1 });
});

test('the host, programs and browsers that fetch ahead are left out', async () => {
  await open(`/listings/${home}`, {}, host);
  await enter(home, {}, host);
  const agents = [
    '',
    'curl/8.14.1',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36',
  ];
  for (const agent of agents) {
    await open(`/listings/${home}`, { 'user-agent': agent });
    await enter(home, { 'user-agent': agent });
  }
  await open(`/listings/${home}`, { 'sec-purpose': 'prefetch' });
  await open(`/listings/${home}`, { 'sec-purpose': 'prefetch;prerender' });
  await open(`/listings/${home}`, { purpose: 'prefetch' });
  await open(`/listings/${home}`, { 'x-moz': 'prefetch' });
  expect(await readViews()).toEqual({});
});

test('co-hosts are left out for as long as they help the host', async () => {
  const place = { host: host.id, user: guest.id, at: NOW };
  await main.execute(sql`
    insert into co_host (id, host_id, slot, email, user_id, role, invited_at, accepted_at)
    values (gen_random_uuid(), ${place.host}, 1, 'gil@example.org', ${place.user}, 'calendar',
      ${place.at}, ${place.at})`);
  await open(`/listings/${home}`, {}, guest);
  await enter(home, {}, guest);
  expect(await readViews()).toEqual({});
  await main.execute(sql`update co_host set ended_at = ${place.at}`);
  await enter(home, {}, guest);
  expect(await readViews()).toEqual({ '2028-02-29': 1 });
});

test('data of a page that may never be opened is no view', async () => {
  await open(`/api/listings/${home}`);
  await open(`/api/listings/${home}/card`);
  expect(await readViews()).toEqual({});
});

test('an id that names no home which everybody sees adds no row', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await open(`/listings/${unknown}`)).status).toBe(404);
  expect((await enter(unknown)).status).toBe(404);
  const hidden = await insertStay(main, host.id);
  await main.execute(sql`update listing set moderation_state = 'hidden' where id = ${hidden}`);
  expect((await enter(hidden)).status).toBe(404);
  await open(`/listings/${home}`);
  await main.execute(sql`update listing set deleted_at = now() where id = ${home}`);
  for (const id of [unknown, hidden, home]) expect(await readViews(id), id).toEqual({});
});

test('servers add to the same day, in whatever order they were opened', async () => {
  const homes = [home, await insertStay(main, host.id), await insertStay(main, host.id)];
  const servers = [app.views, openViewTally(app.services), openViewTally(app.services)];
  const noteAll = (order: readonly string[]) => {
    servers.forEach((server, index) => {
      for (const id of index % 2 === 0 ? order : order.toReversed()) server.note(id, null);
    });
  };
  for (let round = 0; round < 20; round += 1) {
    noteAll(homes);
    await Promise.all(servers.map((server) => server.settle()));
  }
  for (const id of homes) expect(await readViews(id)).toEqual({ '2028-02-29': 60 });
});

test('views are added later where the database was away', async () => {
  const { database, log, now } = app.services;
  const { side } = database;
  let isAway = true;
  const tally = openViewTally({
    database: {
      ...database,
      get side() {
        if (isAway) throw new Error('away');
        return side;
      },
    },
    log,
    now,
  });
  tally.note(home, null);
  await tally.settle();
  isAway = false;
  tally.note(home, null);
  await tally.close();
  expect(await readViews()).toEqual({ '2028-02-29': 2 });
});
