/** @module-tag long */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openPostgresql } from '#platform/server/database/postgresql.ts';
import { newestPrograms } from '../../../scripts/launch/postgres-programs.js';
import { startPostgres } from '../../../scripts/postgres.js';
import { makeChance } from './testing/chance.ts';
import { startGateway } from './testing/gateway.ts';

/** Opening a connection takes two of them, which is longer than a caller in a long queue waits. */
const DELAY_MS = 600;
/** One for requests, beside those that are apart. */
const POOL = 5;
const CALLERS = 18;
/** Most milliseconds that a caller pauses who was turned away, so that the queue is never empty. */
const PAUSE_MS = 300;

// A machine without PostgreSQL leaves these out; CI always has it.
describe.skipIf(newestPrograms() === null && process.env.CI === undefined)('connections', () => {
  test('are opened again behind a queue, though that takes longer than callers wait', {
    timeout: 60_000,
  }, async () => {
    const { database, direct, close } = await openBehindGateway(DELAY_MS);
    let answered = 0;
    let isOver = false;
    const callers = Array.from({ length: CALLERS }, async (_, nth) => {
      const chance = makeChance(nth);
      while (!isOver) {
        await database.main.execute(sql`select 1`).then(
          () => {
            answered += 1;
          },
          () => wait(chance.below(PAUSE_MS)),
        );
      }
    });
    const more = async () => {
      const before = answered;
      await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(before + 2);
    };
    await more();
    // There has been a queue for longer than that makes waiting short.
    await wait(2_000);
    await direct.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wayhearth'`,
    );
    await more();
    isOver = true;
    await Promise.all(callers);
    await close();
  });

  test('that break before a transaction has begun are not lost', {
    timeout: 60_000,
  }, async () => {
    const { database, gateway, close } = await openBehindGateway();
    const change = () => database.transaction((tx) => tx.execute(sql`select 1`));
    for (let nth = 0; nth < 3; nth += 1) {
      await change();
      gateway.freeze();
      const begun = expect(change()).rejects.toThrow();
      await wait(100);
      await gateway.restore();
      await begun;
    }
    await Promise.all([change(), change()]);
    await close();
  });
});

async function openBehindGateway(delayMs = 0) {
  const server = await startPostgres();
  const gateway = await startGateway(() => server.port, delayMs);
  const url = new URL(server.url);
  url.port = String(gateway.port);
  const database = openPostgresql({ url: url.href, poolSize: POOL, onError: () => {} });
  const direct = new pg.Client({ connectionString: server.url });
  await direct.connect();
  const close = async () => {
    await database.close();
    await direct.end();
    await gateway.close();
    await server.stop();
  };
  return { database, gateway, direct, close };
}
