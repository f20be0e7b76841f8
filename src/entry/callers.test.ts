import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MESSAGE_EVENTS } from '#features/messaging/contract.ts';
import { RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import { mountPages } from './pages.ts';
import { makeTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeTestApp({ env: { RATE_LIMITS: 'on' } });
  mountPages(app.app, app.limits, async () => new Response('<!doctype html>'), app.services, null);
});
afterAll(() => app.close());

/** Calls from the shared address of a house of many people. */
async function ask(path: string, cookie?: string, method = 'GET') {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const answer = await app.app.request(path, { method, headers }, { remoteAddress: '203.0.113.5' });
  await answer.body?.cancel();
  return answer;
}

describe('people who share an address have limits of their own', () => {
  test.each([
    ['pages', '/trips', RATE_LIMITS.page.points],
    ['calls', '/api/stays/categories', RATE_LIMITS.api.points],
  ])('%s', async (_what, path, points) => {
    const [ana, ben] = [await app.signUp(`Ana ${points}`), await app.signUp(`Ben ${points}`)];
    const again = await app.signInAgain(ana);
    for (let nth = 0; nth < points; nth += 1) {
      const { status } = await ask(path, nth % 2 === 0 ? ana.cookie : again);
      expect(status).toBe(200);
    }
    // Counted by account, whichever session calls.
    expect((await ask(path, ana.cookie)).status).toBe(429);
    expect((await ask(path, again)).status).toBe(429);
    expect((await ask(path, ben.cookie)).status).toBe(200);
    expect((await ask(path)).status).toBe(200);
  });

  test('streams of events count with the calls', async () => {
    const cleo = await app.signUp('Cleo Calls');
    const { points } = RATE_LIMITS.api;
    for (let nth = 0; nth < points; nth += 1) await ask(MESSAGE_EVENTS, cleo.cookie, 'HEAD');
    expect((await ask(MESSAGE_EVENTS, cleo.cookie)).status).toBe(429);
  });

  test('a cookie that nobody signed counts by address', async () => {
    const forged = (nth: number) => `better-auth.session_token=${nth}.${'A'.repeat(43)}%3D`;
    const path = '/api/stays/categories';
    const statuses: number[] = [];
    for (let nth = 0; nth <= RATE_LIMITS.api.points; nth += 1) {
      statuses.push((await ask(path, forged(nth))).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('a flood of one network is refused before anybody looks who asks', async () => {
    const dora = await app.signUp('Dora Door');
    const flood = { remoteAddress: '198.51.100.77' };
    const headers = { cookie: `better-auth.session_token=x` };
    for (let nth = 0; nth < RATE_LIMITS.network.points; nth += 1) {
      await app.app.request('/api/stays/categories', { headers }, flood);
    }
    const own = { headers: { cookie: dora.cookie } };
    expect((await app.app.request('/api/me', own, flood)).status).toBe(429);
    expect((await ask('/api/me', dora.cookie)).status).toBe(200);
  });
});

describe('what a browser may store', () => {
  test('no page of somebody signed in, and none whose address holds a secret', async () => {
    const eva = await app.signUp('Eva Eyes');
    const stored = async (path: string, cookie?: string) =>
      (await ask(path, cookie)).headers.get('cache-control');
    expect(await stored('/trips/1', eva.cookie)).toBe('private, no-store');
    expect(await stored('/', eva.cookie)).toBe('private, no-store');
    expect(await stored('/reset-password?token=abc')).toBe('private, no-store');
    expect(await stored('/check/AAAA-AAAA')).toBe('private, no-store');
    expect(await stored('/statements/abc')).toBe('private, no-store');
    expect(await stored('/check')).toBe('private, no-cache');
    expect(await stored('/')).toBe('private, no-cache');
  });

  test('signing out clears pages and storage, and no cookie but the session’s', async () => {
    const fay = await app.signUp('Fay Leaves');
    const answer = await app.request('POST', '/api/auth/sign-out', { as: fay });
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    const cookies = answer.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(cookies.every((name) => name?.startsWith('better-auth.'))).toBe(true);
    expect(cookies).toContain('better-auth.session_token');
  });

  test('so does deleting the account', async () => {
    const gil = await app.signUp('Gil Gone');
    const answer = await app.request('DELETE', '/api/account', { as: gil, body: {} });
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  });
});
