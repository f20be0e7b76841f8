/** @module-tag long */
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startRedis } from '../../../../scripts/launch/helper-servers.js';
import { openTestDatabase } from '../testing/test-database.ts';
import { makeRateLimits, RATE_LIMITS, type RateLimits } from './rate-limits.ts';

// Where the suites run on PostgreSQL there is a machine for servers.
const SERVERS_ARE_THERE = process.env.TEST_DATABASE_URL !== undefined;

describe.skipIf(!SERVERS_ARE_THERE)('limits in Redis', () => {
  const log = pino({ level: 'silent' });
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let servers: RateLimits[];
  let closeDatabase: () => Promise<void>;
  beforeAll(async () => {
    redis = await startRedis();
    const database = await openTestDatabase();
    closeDatabase = () => database.close();
    servers = Array.from({ length: 3 }, () =>
      makeRateLimits({ database, log, valkeyUrl: redis.url }, true),
    );
    // Until it is connected a server counts alone.
    await vi.waitFor(async () => expect(await areShared()).toBe(true), { timeout: 10_000 });
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
    await closeDatabase();
    await redis.stop();
  });

  /** Whether each server refuses what the others have used up. */
  async function areShared(): Promise<boolean> {
    const who = crypto.randomUUID();
    const { points } = RATE_LIMITS['sign-in'];
    for (let nth = 0; nth < points; nth += 1) {
      await servers[nth % servers.length]?.take('sign-in', who);
    }
    const waits = await Promise.all(servers.map((server) => server.take('sign-in', who)));
    return waits.every((wait) => wait > 0);
  }

  test.each(['page', 'sign-in', 'message'] as const)('%s is counted exactly', async (limit) => {
    const who = crypto.randomUUID();
    let admitted = 0;
    for (let nth = 0; nth < RATE_LIMITS[limit].points; nth += 1) {
      const waits = await Promise.all(servers.map((server) => server.take(limit, who)));
      admitted += waits.filter((wait) => wait === 0).length;
    }
    expect(admitted).toBe(RATE_LIMITS[limit].points);
  });

  test('a server goes on alone while Redis is away', async () => {
    await redis.stop();
    const who = crypto.randomUUID();
    const [server] = servers;
    const waits: (number | undefined)[] = [];
    for (let nth = 0; nth <= RATE_LIMITS.message.points; nth += 1) {
      waits.push(await server?.take('message', who));
    }
    expect(waits.slice(0, -1).every((wait) => wait === 0)).toBe(true);
    expect(waits.at(-1)).toBeGreaterThan(0);
  });
});
