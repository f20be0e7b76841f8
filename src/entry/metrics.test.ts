import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionWatch } from '#platform/server/database/watch-pool.ts';
import { countRefusals } from '#platform/server/http/counted-limits.ts';
import { makeRateLimits, RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { mailOutbox } from '#platform/server/mail/tables.ts';
import { PLAIN_MAIL } from '#platform/server/mail/testing/plain-mail.ts';
import { processRegistry } from '#platform/server/telemetry/instruments.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { openPageCache, type PageCache } from './page-cache.ts';
import { PAGE_ROUTE_HEADER } from './page-route.ts';
import { mountPages } from './pages.ts';
import { serveHealth } from './serve-health.ts';
import { makeTestApp, type TestApp } from './testing/test-app.ts';

const TOKEN = 'a-token-of-twenty-letters';
let app: TestApp;
let pages: PageCache;
beforeAll(async () => {
  // Other files of tests may have run in this process.
  processRegistry.resetMetrics();
  connectionWatch.setReplicaLag(null);
  app = await makeTestApp({ env: { METRICS_TOKEN: TOKEN, BUILD_COMMIT: 'abcdef0' } });
  pages = await openPageCache(app.services);
  const render = async () =>
    new Response('<!doctype html>', { headers: { [PAGE_ROUTE_HEADER]: '/blog/$slug' } });
  mountPages(app.app, app.limits, render, app.services, pages);
});
afterAll(async () => {
  await pages.close();
  await app.close();
});

/** The samples of an answer of /metrics: each series with its value. */
async function scrape(of = app): Promise<Map<string, number>> {
  const { text, status } = await of.request('GET', '/metrics', {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(status).toBe(200);
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    samples.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

/** The value of the one series with this name whose labels include these. */
function valueIn(samples: Map<string, number>, name: string, labels: Record<string, string> = {}) {
  const found = [...samples].filter(
    ([series]) =>
      series.split('{')[0] === name &&
      Object.entries(labels).every(([label, value]) => series.includes(`${label}="${value}"`)),
  );
  expect(found.length, `series of ${name} ${JSON.stringify(labels)}`).toBeLessThanOrEqual(1);
  return found[0]?.[1];
}

describe('requests', () => {
  test('of the API are counted by the path of their contract', async () => {
    await app.request('GET', '/api/me');
    await app.request('GET', '/api/reservations/0190a8e2-7a4e-7c5e-8000-000000000001');
    const samples = await scrape();
    const count = (route: string, status: string) =>
      valueIn(samples, 'http_request_duration_seconds_count', {
        kind: 'api',
        method: 'GET',
        route,
        status,
      });
    expect(count('/api/me', '200')).toBe(1);
    expect(count('/api/reservations/:id', '401')).toBe(1);
  });

  test('of pages are counted by the pattern that the rendering names, cached or not', async () => {
    for (const slug of ['one', 'one', 'two']) {
      const page = await app.request('GET', `/blog/${slug}`);
      expect(page.headers.has(PAGE_ROUTE_HEADER)).toBe(false);
    }
    const samples = await scrape();
    expect(
      valueIn(samples, 'http_request_duration_seconds_count', {
        kind: 'page',
        route: '/blog/$slug',
      }),
    ).toBe(3);
  });

  test('make no series of their own, whatever strangers send', async () => {
    const send = async (word: string) => {
      await app.request('GET', `/api/${word}`);
      await app.request('POST', `/api/${word}/${word}`);
      await app.request('POST', `/${word}`);
      await app.request('PROPFIND', `/${word}`);
      await app.request('GET', `/media/${word}/${word}.avif`);
      await app.request('GET', `/api/stays/${word}?${word}=1`);
      await app.request('GET', `/blog/${word}`, { headers: { 'x-page-route': word } });
    };
    await send('first');
    // Node's own begin with the first collection of garbage of a kind.
    const series = async () => [...(await scrape()).keys()].filter((key) => !/^nodejs_/.test(key));
    const before = await series();
    for (let count = 0; count < 20; count += 1) await send(`word${count}`);
    const after = await series();
    expect(after).toEqual(before);
    expect(after.join('\n')).not.toContain('word');
  });
});

test('jobs and mails that wait are counted, by name and state', async () => {
  const busy = await makeTestApp({ env: { METRICS_TOKEN: TOKEN } });
  const { database, jobs } = busy.services;
  await jobs.prepare();
  await database.transaction(async (tx) => {
    await queueMail(tx, jobs, { ...PLAIN_MAIL, key: 'one' });
    await queueMail(tx, jobs, { ...PLAIN_MAIL, key: 'two' });
    await jobs.enqueue(tx, 'later', {}, { startAfter: busy.services.now().add({ hours: 9 }) });
  });
  await database.main.update(mailOutbox).set({ status: 'failed' }).where(eq(mailOutbox.key, 'two'));
  const samples = await scrape(busy);
  expect(valueIn(samples, 'wayhearth_jobs', { handler: 'mail.send', state: 'due' })).toBe(2);
  expect(valueIn(samples, 'wayhearth_jobs', { handler: 'mail.send', state: 'retrying' })).toBe(0);
  expect(valueIn(samples, 'wayhearth_jobs', { handler: 'later', state: 'due' })).toBeUndefined();
  expect(
    valueIn(samples, 'wayhearth_jobs_oldest_due_seconds', { handler: 'mail.send' }),
  ).toBeLessThan(60);
  expect(valueIn(samples, 'wayhearth_mails', { state: 'waiting' })).toBe(1);
  expect(valueIn(samples, 'wayhearth_mails', { state: 'failed' })).toBe(1);
  expect(valueIn(samples, 'wayhearth_mails_oldest_waiting_seconds')).toBeLessThan(60);
  await jobs.drain();
  await busy.close();
  expect(
    valueIn(await scrape(), 'wayhearth_job_duration_seconds_count', {
      handler: 'mail.send',
      outcome: 'done',
    }),
  ).toBe(2);
});

test('refusals are counted by the limit, for whoever asks', async () => {
  const limits = countRefusals(makeRateLimits(app.services, true));
  for (let count = 0; count < RATE_LIMITS['sign-in'].points; count += 1) {
    await limits.spend('sign-in', 'a network');
  }
  await expect(limits.spend('sign-in', 'a network')).rejects.toThrow();
  expect(await limits.take('sign-in', 'a network')).toBeGreaterThan(0);
  const samples = await scrape();
  expect(valueIn(samples, 'wayhearth_limit_refusals_total', { limit: 'sign-in' })).toBe(2);
});

test('webhooks and what the payment provider answers are counted by their result', async () => {
  const answer = await app.request('POST', '/api/payments/webhook', { body: { id: 'evt' } });
  expect(answer.status).toBe(403);
  const samples = await scrape();
  expect(
    valueIn(samples, 'wayhearth_webhooks_total', {
      endpoint: '/api/payments/webhook',
      outcome: 'refused',
    }),
  ).toBe(1);
  expect(
    valueIn(samples, 'wayhearth_payments_total', { operation: 'webhook', outcome: 'failed' }),
  ).toBe(1);
});

describe('what a scrape reads', () => {
  test('names the build and the database', async () => {
    const samples = await scrape();
    expect(
      valueIn(samples, 'wayhearth_build_info', {
        commit: 'abcdef0',
        node: process.version,
        database: app.services.database.kind,
      }),
    ).toBe(1);
    expect([...samples.keys()].join('\n')).toMatch(/database_version="1\d\.\d+"/);
    expect(valueIn(samples, 'wayhearth_database_up')).toBe(1);
    expect(valueIn(samples, 'wayhearth_event_streams')).toBe(0);
  });

  test('sends no statement again within seconds', async () => {
    const statements = async () =>
      [...(await scrape())]
        .filter(([series]) => series.startsWith('wayhearth_statement_duration_seconds_count'))
        .reduce((sum, [, value]) => sum + value, 0);
    await scrape();
    const before = await statements();
    for (let count = 0; count < 10; count += 1) await scrape();
    expect(await statements()).toBe(before);
  });

  test('is the lag of a replica, only while it is known', async () => {
    expect(valueIn(await scrape(), 'wayhearth_replica_lag_seconds')).toBeUndefined();
    connectionWatch.setReplicaLag(2.5);
    expect(valueIn(await scrape(), 'wayhearth_replica_lag_seconds')).toBe(2.5);
    connectionWatch.setReplicaLag(null);
    expect(valueIn(await scrape(), 'wayhearth_replica_lag_seconds')).toBeUndefined();
  });
});

test('statements are counted, and those of a second are logged without values', async () => {
  const lines: string[] = [];
  const log = makeLog('warn', { write: (line) => void lines.push(line) });
  const slow = await makeTestApp({ log });
  await slow.services.database.executeSql("select pg_sleep($1), 'a name', 'it''s'", [1.05]);
  await slow.close();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: 'slow statement',
      outcome: 'ok',
      statement: "select pg_sleep($1), '?', '?'",
    }),
  ]);
});

test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'a pool reports its connections, and how long callers waited for one',
  async () => {
    const { database } = app.services;
    const connections = (samples: Map<string, number>, state: string) =>
      valueIn(samples, 'wayhearth_connections', { pool: 'main', state });
    const all = Array.from({ length: 25 }, () => database.executeSql('select pg_sleep(0.5)'));
    let busy = await scrape();
    // Of ten connections, two are apart and one watches. Each is opened when it is asked for.
    await expect
      .poll(
        async () => {
          busy = await scrape();
          return connections(busy, 'used');
        },
        { interval: 10 },
      )
      .toBe(7);
    await Promise.all(all);
    const idle = await scrape();
    expect(connections(busy, 'max')).toBe(7);
    expect(valueIn(busy, 'wayhearth_connection_waiters', { pool: 'main' })).toBe(18);
    expect(connections(idle, 'used')).toBe(0);
    expect(connections(idle, 'idle')).toBe(7);
    const waitedLong = (samples: Map<string, number>) =>
      (valueIn(samples, 'wayhearth_connection_wait_seconds_count', {
        pool: 'main',
        outcome: 'ok',
      }) ?? 0) -
      (valueIn(samples, 'wayhearth_connection_wait_seconds_bucket', {
        pool: 'main',
        outcome: 'ok',
        le: '0.1',
      }) ?? 0);
    expect(waitedLong(idle)).toBeGreaterThanOrEqual(18);
  },
);

describe('a process without pages', () => {
  async function freePort(): Promise<number> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    await once(server.close(), 'close');
    return port;
  }
  const withPort = (metricsPort: number | undefined) => {
    const { config, ...services } = app.services;
    return {
      ...services,
      config: { ...config, ...(metricsPort === undefined ? {} : { metricsPort }) },
    };
  };

  test('answers its health, and its metrics for the token, on a port of its own', async () => {
    const port = await freePort();
    const stop = await serveHealth(withPort(port));
    const at = `http://127.0.0.1:${port}`;
    const authorization = `Bearer ${TOKEN}`;
    const statuses = await Promise.all(
      ['/healthz', '/readyz', '/metrics', '/api/me'].map(
        async (path) => (await fetch(`${at}${path}`)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 401, 404]);
    const scraped = await fetch(`${at}/metrics`, { headers: { authorization } });
    expect(await scraped.text()).toContain('wayhearth_database_up 1');
    await expect(serveHealth(withPort(port))).rejects.toThrow(
      `Port ${port} is taken. Set METRICS_PORT to another one.`,
    );
    await stop?.();
    await expect(fetch(at)).rejects.toThrow();
  });

  test('answers nothing without one', async () => {
    expect(await serveHealth(withPort(undefined))).toBeNull();
  });
});

test('streams of events are counted while they are open', async () => {
  const end = await app.services.live.hear('a topic', {
    onEvent: () => {},
    onGap: () => {},
    onClose: () => {},
  });
  expect(valueIn(await scrape(), 'wayhearth_event_streams')).toBe(1);
  end();
  await delay(0);
  expect(valueIn(await scrape(), 'wayhearth_event_streams')).toBe(0);
});
