import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageScope } from '#platform/web/scope/page-scope.ts';
import { mountPages } from './pages.ts';
import { makeTestApp, type TestApp } from './testing/test-app.ts';

const seen: PageScope[] = [];
const addresses: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await makeTestApp({
    env: {
      PUBLIC_URL: 'https://stay.example',
      MAP_STYLE_URL: 'https://tiles.example/style.json',
      MEDIA_CDN_URL: 'https://pictures.example',
    },
  });
  const render = async (request: Request, page: PageScope) => {
    seen.push(page);
    addresses.push(new URL(request.url).href);
    await page.fetchApi('/api/me', {});
    return new Response('<!doctype html>');
  };
  mountPages(app.app, app.limits, render, app.services, null);
});
afterAll(() => app.close());

test('a page is told the configured address and tiles, whichever host was asked', async () => {
  for (const host of ['stay.example', 'elsewhere.example', '10.0.0.7:3000']) {
    const answer = await app.app.request(`http://${host}/listings/1`, { headers: { host } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /img-src 'self' data: blob: https:\/\/tiles\.example https:\/\/pictures\.example;/,
    );
    expect(seen.at(-1)).toMatchObject({
      origin: 'https://stay.example',
      mapStyleUrl: 'https://tiles.example/style.json',
      mediaUrl: 'https://pictures.example',
    });
  }
  expect(seen).toHaveLength(3);
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await app.app.request(`https://stay.example${path}`, { headers });
  return { page: seen.at(-1), address: addresses.at(-1), cookies: answer.headers.getSetCookie() };
}

test('?lang= shows a page in that language, keeps it, and no page hears of it', async () => {
  const { page, address, cookies } = await ask('/?address=Lisbon&lang=fr&sort=price', {
    cookie: '__Host-locale=de',
    'accept-language': 'es',
  });
  expect(page).toMatchObject({ locale: 'fr', askedLanguage: 'fr', menus: null });
  expect(address).toBe('https://stay.example/?address=Lisbon&sort=price');
  expect(cookies).toEqual([expect.stringMatching(/^__Host-locale=fr; Path=\/; .*; Secure$/)]);
});

test('a page that asks for no language, or for none there is, keeps nothing', async () => {
  for (const path of ['/trips', '/trips?lang=xx', '/trips?lang=toString']) {
    const { page, address, cookies } = await ask(path, { cookie: '__Host-locale=de' });
    expect(page).toMatchObject({ locale: 'de', askedLanguage: undefined });
    expect(address).toBe('https://stay.example/trips');
    expect(cookies).toEqual([]);
  }
});

test('a language that only the menus speak brings its words with an English page', async () => {
  const { page } = await ask('/', { 'accept-language': 'ko-KR,ko;q=0.9' });
  expect(page).toMatchObject({ locale: 'en', menus: { language: 'ko', words: { home: '홈' } } });
  expect((await ask('/', { 'accept-language': 'en' })).page?.menus).toBeNull();
});

test('a page is told the preferences kept in the browser', async () => {
  const cookie = `__Host-preferences=${encodeURIComponent('zone=Asia/Tokyo&week=7&units=mi')}`;
  const { page } = await ask('/', { cookie });
  expect(page?.preferences).toEqual({
    timeZone: 'Asia/Tokyo',
    firstWeekday: 7,
    units: 'mi',
    motion: 'system',
  });
});

test('the zone of a device counts for signed-in readers alone', async () => {
  const zone = (name: string) => `__Host-device-zone=${encodeURIComponent(name)}`;
  const { sessionSecret } = app.services.config;
  const signature = createHmac('sha256', sessionSecret).update('any').digest('base64');
  const session = encodeURIComponent(`any.${signature}`);
  const signedIn = `__Host-better-auth.session_token=${session}`;
  expect((await ask('/', { cookie: zone('Asia/Tokyo') })).page?.deviceZone).toBeNull();
  const { page } = await ask('/', { cookie: `${signedIn}; ${zone('Asia/Tokyo')}` });
  expect(page?.deviceZone).toBe('Asia/Tokyo');
  const unknown = await ask('/', { cookie: `${signedIn}; ${zone('"><script>')}` });
  expect(unknown.page?.deviceZone).toBeNull();
});

test('choices kept by the names without the prefix of https are read once more, and renamed', async () => {
  const preferences = encodeURIComponent('units=mi');
  const cookie = `locale=de; theme=dark; preferences=${preferences}; last-dates=2027-03-01_2027-03-31_2`;
  const { page, cookies } = await ask('/', { cookie });
  expect(page).toMatchObject({ locale: 'de', theme: 'dark', preferences: { units: 'mi' } });
  expect(page?.cookie('locale')).toBe('de');
  expect(page?.cookie('last-dates')).toBeUndefined();
  const kept = 'Path=/; Max-Age=31536000; SameSite=Lax; Secure';
  const gone = 'Path=/; Max-Age=0; SameSite=Lax; Secure';
  expect(cookies).toEqual([
    `__Host-locale=de; ${kept}`,
    `locale=; ${gone}`,
    `__Host-theme=dark; ${kept}`,
    `theme=; ${gone}`,
    `__Host-preferences=${preferences}; ${kept}`,
    `preferences=; ${gone}`,
    `last-dates=; ${gone}`,
  ]);
});

test('a choice under the name of https wins over one that a neighbour may have planted', async () => {
  const { page, cookies } = await ask('/', { cookie: 'theme=dark; __Host-theme=light' });
  expect(page?.theme).toBe('light');
  expect(cookies).toEqual(['theme=; Path=/; Max-Age=0; SameSite=Lax; Secure']);
});
