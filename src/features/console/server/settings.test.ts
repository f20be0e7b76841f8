import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { OPEN_FREE_MAP } from '#platform/contract/map-style.ts';
import { makeMapStyle } from '#platform/server/map-style/map-style.ts';
import { makeConsoleStage, REASON } from './testing/console-stage.ts';

const stage = await makeConsoleStage();
const { app, people, ask, act, log } = stage;
let stop: () => void;
beforeAll(async () => {
  stop = await app.services.mapStyle.follow();
});
afterAll(async () => {
  stop();
  await app.close();
});

const choose = (styleUrl: unknown, who = people.admin) =>
  act(who, 'PUT', '/settings/map', { styleUrl, reason: REASON });
const shown = async () => (await ask(people.admin, '/settings')).body;
const policy = async () =>
  (await app.request('GET', '/api/stays/categories')).headers.get('content-security-policy') ?? '';

test('an administrator gives all maps streets, and takes them away again', async () => {
  expect(await shown()).toEqual({ map: { styleUrl: null, isConfigured: false } });
  expect(await policy()).not.toContain('openfreemap');

  expect((await choose(OPEN_FREE_MAP)).status).toBe(200);
  expect(await shown()).toEqual({ map: { styleUrl: OPEN_FREE_MAP, isConfigured: false } });
  // Servers follow the change; the style's host is then in the policy of their pages.
  await expect.poll(() => app.services.mapStyle.current()).toBe(OPEN_FREE_MAP);
  expect(await policy()).toContain("connect-src 'self' https://tiles.openfreemap.org");

  expect((await choose(null)).status).toBe(200);
  await expect.poll(() => app.services.mapStyle.current()).toBeUndefined();
  expect(await policy()).not.toContain('openfreemap');
  expect((await log()).slice(-2)).toMatchObject([
    {
      action: 'settings.map-style',
      reason: REASON,
      before: { styleUrl: null },
      after: { styleUrl: OPEN_FREE_MAP },
    },
    {
      action: 'settings.map-style',
      before: { styleUrl: OPEN_FREE_MAP },
      after: { styleUrl: null },
    },
  ]);
});

test('another server of the database knows the style, too', async () => {
  const { database, changeFeed, log } = app.services;
  const other = makeMapStyle({ config: { map: {} }, database, changeFeed, log });
  const end = await other.follow();
  await choose('https://tiles.example/style.json');
  await expect.poll(() => other.current()).toBe('https://tiles.example/style.json');
  await choose(null);
  await expect.poll(() => other.current()).toBeUndefined();
  end();
});

test.each([
  'http://tiles.example/style.json',
  'https://me:secret@tiles.example/style.json',
  'https://localhost/style.json',
  'javascript:alert(1)',
  'openfreemap',
  '',
  7,
])('%j is no style', async (styleUrl) => {
  expect((await choose(styleUrl)).status).toBe(400);
  expect(app.services.mapStyle.current()).toBeUndefined();
});

test('where the operator has set a style, that holds', async () => {
  const set = await makeTestApp({ env: { MAP_STYLE_URL: 'https://tiles.example/style.json' } });
  const admin = await set.signUp('Ada Admin', { role: 'admin' });
  const answer = await set.request('GET', '/api/admin/settings', { as: admin });
  expect(answer.body).toEqual({
    map: { styleUrl: 'https://tiles.example/style.json', isConfigured: true },
  });
  const body = { styleUrl: null, reason: REASON };
  const refused = await set.request('PUT', '/api/admin/settings/map', { as: admin, body });
  expect(refused.status).toBe(403);
  expect(set.services.mapStyle.current()).toBe('https://tiles.example/style.json');
  await set.close();
});

test('streets are offered to the operator once', async () => {
  expect(await app.services.mapStyle.offerOnce()).toBe(true);
  expect(await app.services.mapStyle.offerOnce()).toBe(false);
});
