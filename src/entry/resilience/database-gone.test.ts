/** @module-tag long */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openPostgresql } from '#platform/server/database/postgresql.ts';
import { startTalkingServer } from '#platform/server/database/testing/talking-server.ts';
import { RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import { newestPrograms } from '../../../scripts/launch/postgres-programs.js';
import { startPostgres } from '../../../scripts/postgres.js';
import { HAS_PAGES, mountBuiltPages } from './testing/built-pages.ts';
import { startGateway } from './testing/gateway.ts';
import { seedStay } from './testing/seed.ts';

const ANSWER_WITHIN_MS = 2_000;
const HEALTHY_WITHIN_MS = 5_000;
const HTML = { accept: 'text/html' };
const CODE = '"code":"database-unavailable"';

// A machine without PostgreSQL uses a double that only `/readyz` accepts; CI always has it.
const hasPostgres = newestPrograms() !== null || process.env.CI !== undefined;
const server = hasPostgres ? await startPostgres() : await startTalkingServer();
const gateway = await startGateway(() => Number(new URL(server.url).port));
const url = new URL(server.url);
url.port = String(gateway.port);
const database = openPostgresql({ url: url.href, poolSize: 4, onError: () => {} });
const app = await makeTestApp({ database, env: { RATE_LIMITS: 'on' } });
await mountBuiltPages(app);
let cookie: string | undefined;
if (hasPostgres) {
  await migrate(database, 'migrations');
  await app.services.jobs.prepare();
  const ann = await app.signUp('Ann');
  ({ cookie } = ann);
  await seedStay(database.executeSql, ann.id, 1);
}

// A failed try leaves a broken connection for the next.
beforeEach(() => gateway.restore());
afterAll(async () => {
  await app.close();
  await gateway.close();
  await ('stop' in server ? server.stop() : server.close());
});

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Part of an answer about an unreachable database. */
  readonly tells: string;
}

/** Calls that need the database, each in a different place. */
const CALLS: readonly Asked[] = [
  { method: 'GET', path: '/readyz', tells: '"status":"database unavailable"' },
  { method: 'GET', path: '/api/listings', tells: CODE },
  { method: 'POST', path: '/api/support-tickets', body: ticket(), tells: CODE },
  ...(cookie === undefined
    ? []
    : ([
        { method: 'GET', path: '/api/trips', headers: { cookie }, tells: CODE },
        // Its answer is sent piece by piece.
        { method: 'GET', path: '/sitemap-homes-1.xml', tells: CODE },
      ] as const)),
  ...(HAS_PAGES ? [{ method: 'GET', path: '/', headers: HTML, tells: '<html' } as const] : []),
];

function ask(calls = CALLS) {
  return Promise.all(
    calls.map(async ({ method, path, tells, ...options }) => {
      const started = performance.now();
      const { status, text, headers } = await app.request(method, path, options);
      const retryAfter = headers.get('retry-after');
      return { path, status, tells, text, retryAfter, ms: performance.now() - started };
    }),
  );
}

/** Polls with reads alone: writes are rate limited. */
async function isHealthy(): Promise<boolean> {
  if (!hasPostgres) return (await app.request('GET', '/readyz')).status === 200;
  const reads = CALLS.filter(({ method }) => method === 'GET');
  return (await ask(reads)).every(({ status }) => status < 300);
}

// Tried again: other tests on the machine may once cause the delay.
test.each([
  { kind: 'refuses', begin: () => gateway.refuse() },
  { kind: 'hangs up', begin: () => gateway.cut() },
  { kind: 'is silent', begin: () => gateway.freeze() },
])(
  'a database that $kind is told at once, and its return noticed',
  { retry: 2 },
  async ({ begin }) => {
    // Connections that are idle now are the ones that break.
    await expect.poll(isHealthy, { timeout: HEALTHY_WITHIN_MS }).toBe(true);
    await begin();
    for (const { path, status, tells, text, retryAfter, ms } of await ask()) {
      expect(status, path).toBe(503);
      if (path !== '/readyz') expect(retryAfter, path).toMatch(/^\d+$/);
      expect(text, path).toContain(tells);
      expect(ms, path).toBeLessThan(ANSWER_WITHIN_MS);
    }
    expect((await app.request('GET', '/healthz')).status).toBe(200);
    await gateway.restore();
    const back = performance.now();
    await expect.poll(isHealthy, { timeout: HEALTHY_WITHIN_MS, interval: 20 }).toBe(true);
    expect(performance.now() - back).toBeLessThan(HEALTHY_WITHIN_MS);
    // And it can be written to again.
    if (!hasPostgres) return;
    for (const { path, status } of await ask()) expect(status, path).toBeLessThan(300);
  },
);

test('limits hold while the database that counts for all servers is gone', async () => {
  await gateway.refuse();
  const write = async () =>
    (
      await app.request('POST', '/api/auth/request-password-reset', {
        body: { email: 'someone@example.org' },
      })
    ).status;
  const statuses: number[] = [];
  // The calls above don't count among these: their number depends on the machine's speed.
  for (let tries = 0; tries <= RATE_LIMITS['sign-up'].points; tries += 1) {
    statuses.push(await write());
  }
  expect(statuses[0]).toBe(503);
  expect(statuses.at(-1)).toBe(429);
});

function ticket() {
  return { email: 'someone@example.org', subject: 'A question', message: 'Where is the key?' };
}
