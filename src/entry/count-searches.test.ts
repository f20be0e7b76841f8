import { afterAll, expect, test } from 'vitest';
import { openPageCache } from './page-cache.ts';
import { PAGE_ROUTE_HEADER } from './page-route.ts';
import { mountPages, type RenderPage } from './pages.ts';
import { makeTestApp } from './testing/test-app.ts';

const app = await makeTestApp({ now: '2026-03-02T09:30:00Z' });
const cache = await openPageCache(app.services);
afterAll(async () => {
  await cache.close();
  await app.close();
});
const admin = await app.signUp('Ada Admin', { role: 'admin' });

/** As the pages are built: a page of results calls the API while it is rendered. */
const render: RenderPage = async (request, { fetchApi }) => {
  const { search } = new URL(request.url);
  await fetchApi(`/api/listings${search}`, { method: 'GET' });
  return new Response('<!doctype html>', {
    headers: { 'content-type': 'text/html', [PAGE_ROUTE_HEADER]: '/' },
  });
};
mountPages(app.app, app.limits, render, app.services, cache);

const open = async (path: string) => {
  const { status } = await app.app.request(path, { headers: { 'accept-language': 'en' } });
  expect(status, path).toBe(200);
};
const readFigure = async () => {
  await app.searches.settle();
  const { body } = await app.request<{ week: { figure: string }[] }>('GET', '/api/admin/today', {
    as: admin,
  });
  return body.week.find(({ figure }) => figure === 'searches');
};

test('a search counts once, by its page, by its cached page and by the API', async () => {
  await open('/?address=Lisbon');
  expect(await readFigure()).toEqual({ figure: 'searches', now: 1, before: 0 });
  await open('/?address=Lisbon');
  await open('/api/listings?address=Lisbon');
  await open('/api/itinerants?address=Lisbon');
  await open('/api/experiences?when=weekend');
  expect(await readFigure()).toMatchObject({ now: 5 });
});

test('further pages, the list of everything, pins and counts are no searches', async () => {
  const before = await readFigure();
  await open('/');
  await open('/api/listings');
  await open('/?address=Lisbon&page=2');
  await open('/api/stays/pins?address=Lisbon');
  await open('/api/stays/categories?address=Lisbon');
  expect(await readFigure()).toEqual(before);
});

test('servers add to the same hour, and a week later it is the week before', async () => {
  await app.services.database.executeSql(
    `insert into search_tally (hour, searches) values ('2026-03-02T09:00:00Z', 3)
     on conflict (hour) do update set searches = search_tally.searches + excluded.searches`,
  );
  expect(await readFigure()).toMatchObject({ now: 8, before: 0 });
  app.clock.advance({ hours: 24 * 7 });
  await open('/?address=Porto');
  expect(await readFigure()).toMatchObject({ now: 1, before: 8 });
});
