import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import { loadConfig } from '../config/config.ts';
import { makeMetrics } from '../telemetry/metrics.ts';
import { mountHealth } from './api.ts';
import type { AppEnv } from './caller.ts';

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
  mountHealth(app, { config, database, metrics: makeMetrics(), readiness: { isStopping: false } });
  const env = remoteAddress === undefined ? {} : { remoteAddress };
  return (await app.request('/metrics', { headers }, env)).status;
}

describe('figures without a token', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.7', '203.0.113.5', undefined])(
    'are told to nobody, %s asking',
    async (at) => {
      expect(await metricsFor(at, { host: 'localhost:3000' })).toBe(401);
    },
  );

  test('are not told by any token either', async () => {
    for (const authorization of ['Bearer ', 'Bearer undefined', 'Bearer']) {
      expect(await metricsFor('127.0.0.1', { authorization })).toBe(401);
    }
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
