import { afterAll, expect, test } from 'vitest';
import { formatPreferences } from '#platform/i18n/preferences.ts';
import { makeAccountApp } from './testing/account-app.ts';

const app = await makeAccountApp();
afterAll(() => app.close());

const CHOSEN = {
  timeZone: 'Asia/Tokyo',
  firstWeekday: 7,
  units: 'mi',
  motion: 'reduced',
  theme: 'dark',
} as const;
const COOKIE = `preferences=${encodeURIComponent(formatPreferences(CHOSEN))}`;

type Person = Awaited<ReturnType<typeof app.signUp>>;
const put = (as: Person, body: object) =>
  app.request('PUT', '/api/account/preferences', { as, body });
const me = (as: Person, cookie = '') =>
  app.request('GET', '/api/me', { as, headers: { cookie: `${as.cookie}; ${cookie}` } });

test('choices are kept in the account, and each browser of it follows them', async () => {
  const mina = await app.signUp('Mina Clock');
  const answer = await put(mina, CHOSEN);
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
    'theme=dark',
    COOKIE,
  ]);
  const elsewhere = (await me(mina)).headers.getSetCookie();
  expect(elsewhere.map((cookie) => cookie.split(';')[0])).toEqual(['theme=dark', COOKIE]);
  expect((await me(mina, `theme=dark; ${COOKIE}`)).headers.getSetCookie()).toEqual([]);
});

test('what is not named stays, and a choice can be taken back', async () => {
  const kit = await app.signUp('Kit Slow');
  await put(kit, CHOSEN);
  await put(kit, { timeZone: null, units: 'km' });
  const { body } = await app.request<{ data: { preferences: object } }>(
    'GET',
    '/api/account/export',
    { as: kit },
  );
  expect(body.data.preferences).toEqual({ locale: null, ...CHOSEN, timeZone: null, units: 'km' });
});

test('what the account never chose stays as the browser has it', async () => {
  const ana = await app.signUp('Ana Still');
  expect((await me(ana, COOKIE)).headers.getSetCookie()).toEqual([]);
  await put(ana, { theme: 'light' });
  const cookies = (await me(ana, COOKIE)).headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(['theme=light']);
});

test('what is no choice is refused', async () => {
  const eve = await app.signUp('Eve Wrong');
  const wrong = [
    { timeZone: 'Mars/Base' },
    { timeZone: '+02:00' },
    { firstWeekday: 3 },
    { units: 'ell' },
    { motion: 'mad' },
    { theme: 'pink' },
  ];
  for (const body of wrong) expect((await put(eve, body)).status, JSON.stringify(body)).toBe(400);
});

test('a language that only the menus speak can be chosen; mails stay in English', async () => {
  const joon = await app.signUp('Joon Han');
  const body = { locale: 'ko' };
  const answer = await app.request('PUT', '/api/account/locale', { as: joon, body });
  expect(answer.headers.getSetCookie()[0]).toContain('locale=ko;');
  expect(app.services.translator('ko').locale).toBe('en');
});
