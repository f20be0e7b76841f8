import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOutbox } from '#platform/server/mail/tables.ts';
import { PLAIN_MAIL } from '#platform/server/mail/testing/plain-mail.ts';
import { makeHealthChecks } from '#platform/server/status/health-parts.ts';
import { makeTestApp, type TestApp } from './testing/test-app.ts';

/** Names and states of the parts, as the page shows them. */
function partsIn(text: string): string[] {
  return [...text.matchAll(/<li data-state="(\w+)">\n<div class="line"><h2>([^<]+)<\/h2>/g)].map(
    ([, state, name]) => `${name}: ${state}`,
  );
}
const h1 = (text: string) => /<h1>([^<]+)<\/h1>/.exec(text)?.[1];

describe('while everything works', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeTestApp();
  });
  afterAll(() => app.close());

  test('the page says so in words, and what only tests', async () => {
    const { status, text, headers } = await app.request('GET', '/status');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.getSetCookie()).toEqual([]);
    expect(h1(text)).toBe('Everything is working');
    expect(partsIn(text)).toEqual([
      'Pages: works',
      'Bookings and accounts: works',
      'Emails: test',
      'Payments: test',
    ]);
    expect(text).toContain('No real money is taken.');
    expect(text).not.toContain('<script');
  });

  test.each([
    ['de', 'Alles funktioniert', 'ltr'],
    ['ar', 'كل شيء يعمل', 'rtl'],
    ['ja', 'すべて正常に動作しています', 'ltr'],
  ])('in %s', async (locale, title, direction) => {
    const { text } = await app.request('GET', '/status', {
      headers: { 'accept-language': locale },
    });
    expect(h1(text)).toBe(title);
    expect(text).toContain(`<html lang="${locale}" dir="${direction}"`);
  });
});

test('a mail that waits for long makes emails late', async () => {
  const app = await makeTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const createdAt = Temporal.Now.instant().subtract({ minutes: 10 });
  await app.services.database.main
    .insert(mailOutbox)
    .values({ ...PLAIN_MAIL, key: 'old', createdAt });
  const { text } = await app.request('GET', '/status');
  await app.close();
  expect(h1(text)).toBe('Some things aren&#39;t working right now');
  expect(partsIn(text)).toContain('Emails: late');
});

test('a database that is gone leaves the page, and its moment is remembered', async () => {
  const app = await makeTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const { database, config, now } = app.services;
  const before = await makeHealthChecks({ database, config, now }).read();
  expect(before.parts.map(({ state }) => state)).toEqual(['works', 'works', 'works', 'test']);
  await app.close();
  const { status, text } = await app.request('GET', '/status', {
    headers: { accept: 'text/html' },
  });
  expect(status).toBe(200);
  expect(h1(text)).toBe('Bookings and accounts aren&#39;t available right now');
  expect(partsIn(text)).toEqual([
    'Pages: works',
    'Bookings and accounts: away',
    'Emails: unknown',
    'Payments: test',
  ]);
});

test('a part is in its state since it was first seen in it', async () => {
  const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
  let isUp = true;
  const { config, now, database } = app.services;
  const ping = async () => {
    if (!isUp) throw new Error('gone');
  };
  const read = async () => {
    // Each reading is new: an answer is kept for seconds of the machine's clock.
    const { parts } = await checks.read();
    return parts.find(({ part }) => part === 'database');
  };
  const checks = makeHealthChecks({ database: { ...database, ping }, config, now }, 0);
  expect(await read()).toMatchObject({ state: 'works', since: now() });
  app.clock.advance({ minutes: 5 });
  isUp = false;
  const gone = now();
  expect(await read()).toMatchObject({ state: 'away', since: gone });
  app.clock.advance({ minutes: 5 });
  expect(await read()).toMatchObject({ state: 'away', since: gone });
  isUp = true;
  expect(await read()).toMatchObject({ state: 'works', since: now() });
  await app.close();
});
