import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import { loadConfig } from '../config/config.ts';
import { makeMetrics } from '../telemetry/metrics.ts';
import type { AppEnv } from './app-env.ts';
import { mountHealth } from './health.ts';

const TOKEN = 'a-token-of-twenty-letters';
const database = await openTestDatabase();
afterAll(() => database.close());

/** The status of `/metrics` for a caller at an address. */
async function metricsFor(
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
  settings: Record<string, string> = {},
): Promise<number> {
  const app = new Hono<AppEnv>();
  const config = loadConfig({ SESSION_SECRET: 's'.repeat(32), ...settings });
  mountHealth(app, { config, database, metrics: makeMetrics() });
  const env = remoteAddress === undefined ? {} : { remoteAddress };
  return (await app.request('/metrics', { headers }, env)).status;
}

describe('figures without a token', () => {
  test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
    'are told to %s',
    async (at) => {
      expect(await metricsFor(at)).toBe(200);
    },
  );

  test.each(['10.0.0.7', '203.0.113.5', '2001:db8::1', '::ffff:203.0.113.5', 'local', undefined])(
    'are not told to %s',
    async (at) => {
      expect(await metricsFor(at)).toBe(401);
    },
  );

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'are not told through a proxy on this machine, which sends %s',
    async (name) => {
      expect(await metricsFor('127.0.0.1', { [name]: '127.0.0.1' })).toBe(401);
    },
  );
});

describe('figures without a token are refused where there may be a proxy', () => {
  test.each([{ TRUST_PROXY: '1' }, { PUBLIC_URL: 'https://stay.example' }])(
    '%j',
    async (settings) => {
      expect(await metricsFor('127.0.0.1', {}, settings as never)).toBe(401);
    },
  );

  test.each([
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['rebound.example:3000', 401],
    ['stay.example', 401],
    ['', 401],
    ['two words', 401],
  ])('asked as %j: %i', async (host, status) => {
    expect(await metricsFor('127.0.0.1', { host })).toBe(status);
  });
});

describe('figures with a token', () => {
  const settings = { METRICS_TOKEN: TOKEN };

  test('are told to who sends it, from anywhere', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(await metricsFor('203.0.113.5', headers, settings)).toBe(200);
  });

  test.each([{}, { authorization: 'Bearer' }, { authorization: `Bearer ${TOKEN.slice(1)}x` }])(
    'are not told with %j, from this machine either',
    async (headers) => {
      expect(await metricsFor('127.0.0.1', headers as never, settings)).toBe(401);
    },
  );
});
