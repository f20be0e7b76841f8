import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageScope } from '#platform/web/scope/page-scope.ts';
import { mountPages } from './pages.ts';
import { makeTestApp, type TestApp } from './testing/test-app.ts';

const seen: PageScope[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await makeTestApp({
    env: { PUBLIC_URL: 'https://stay.example', MAP_STYLE_URL: 'https://tiles.example/style.json' },
  });
  const render = async (_request: Request, page: PageScope) => {
    seen.push(page);
    return new Response('<!doctype html>');
  };
  mountPages(app.app, app.limits, render, app.services.config);
});
afterAll(() => app.close());

test('a page is told the configured address and tiles, whichever host was asked', async () => {
  for (const host of ['stay.example', 'elsewhere.example', '10.0.0.7:3000']) {
    const answer = await app.app.request(`http://${host}/listings/1`, { headers: { host } });
    expect(answer.status).toBe(200);
    expect(seen.at(-1)).toMatchObject({
      origin: 'https://stay.example',
      mapStyleUrl: 'https://tiles.example/style.json',
    });
  }
  expect(seen).toHaveLength(3);
});
