/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#entry/open-database.ts';
import { openPageCache, pageKey } from '#entry/page-cache.ts';
import { makeTestApp, type TestApp } from '#entry/testing/test-app.ts';
import { parseConfig } from '#platform/server/config/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { withOneConnection } from '#platform/server/testing/one-connection.ts';
import { startPooler } from '../../../scripts/launch/helper-servers.js';
import { startPostgres } from '../../../scripts/postgres.js';
import { seedStay } from './testing/seed.ts';

const METRICS_TOKEN = 'a-token-of-twenty-letters';
const POSTGRES_IS_THERE = process.env.TEST_DATABASE_URL !== undefined;
/** Time until every server knows a change. */
const WITHIN = { timeout: 1_000, interval: 10 };

/** Connections of all main pools of this process that are at work. */
async function connectionsInUse(app: TestApp): Promise<number> {
  const { text } = await app.request('GET', '/metrics', {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  return Number(/^wayhearth_connections{pool="main",state="used"} (\d+)$/m.exec(text)?.[1]);
}

describe.skipIf(!POSTGRES_IS_THERE)('behind PgBouncer in transaction mode', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  const open = (env: Record<string, string>) =>
    openDatabase(
      { ...parseConfig({ NODE_ENV: 'test', ...env }, '/'), sessionSecret: '' },
      () => {},
    );
  const openBehind = () => open({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url });

  beforeAll(async () => {
    postgres = await startPostgres();
    pooler = await startPooler(postgres);
  }, 60_000);
  afterAll(async () => {
    await pooler.stop();
    await postgres.stop();
  });

  test('a role without the limits is refused, with the statements that set them', async () => {
    const expected = [
      'alter role "wayhearth" set statement_timeout = \'10s\';',
      'alter role "wayhearth" set idle_in_transaction_session_timeout = \'10s\';',
      'alter role "wayhearth" set jit = \'off\';',
    ];
    await expect(open({ DATABASE_URL: pooler.url })).rejects.toThrow('DATABASE_DIRECT_URL');
    await expect(openBehind()).rejects.toThrow(expected.join(' '));
    // One that drops settings in place of refusing them.
    const ignored = 'statement_timeout,idle_in_transaction_session_timeout,options';
    const silent = await startPooler(postgres, { ignored });
    await expect(
      open({ DATABASE_URL: silent.url, DATABASE_DIRECT_URL: postgres.url }),
    ).rejects.toThrow(expected.join(' '));
    await silent.stop();

    const direct = await open({ DATABASE_URL: postgres.url });
    for (const statement of expected) await direct.executeSql(statement);
    await direct.close();
    await pooler.stop();
    pooler = await startPooler(postgres);
    const database = await openBehind();
    await migrate(database, 'migrations');
    await database.close();
  }, 60_000);

  describe('two servers', () => {
    let databases: Database[];
    let one: TestApp;
    let other: TestApp;
    beforeAll(async () => {
      databases = [withOneConnection(await openBehind()), withOneConnection(await openBehind())];
      [one, other] = (await Promise.all(
        databases.map((database) =>
          makeTestApp({ database, env: { RATE_LIMITS: 'on', METRICS_TOKEN } }),
        ),
      )) as [TestApp, TestApp];
      await one.services.jobs.prepare();
      await other.services.jobs.prepare();
    });
    afterAll(async () => {
      await one.close();
      await other.close();
    });

    test('answer 503 while the database behind the pooler is away, and recover', async () => {
      const guest = await one.signUp('Gesa Guest');
      const change = () =>
        one.request('PUT', '/api/account/locale', { as: guest, body: { locale: 'de' } });
      expect((await change()).status).toBe(200);
      await postgres.kill9();
      for (let nth = 0; nth < 8; nth += 1) {
        const { status, headers } = await change();
        expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      }
      await postgres.restart();
      await vi.waitFor(async () => expect((await change()).status).toBe(200), 10_000);
    }, 60_000);

    test('free connections that wait in the pooler while the database stays away', async () => {
      const guest = await one.signUp('Gero Guest');
      const change = () =>
        one.request('PUT', '/api/account/locale', { as: guest, body: { locale: 'de' } });
      await change();
      await postgres.kill9();
      const crowd = await Promise.all(Array.from({ length: 30 }, change));
      expect(crowd.map(({ status }) => status)).toEqual(crowd.map(() => 503));
      // All that were waiting have ended: the next one gets a connection, and learns it is of no use.
      await vi.waitFor(async () => expect(await connectionsInUse(one)).toBe(0), 10_000);
      await postgres.restart();
      await vi.waitFor(async () => expect((await change()).status).toBe(200), 10_000);
    }, 60_000);

    test('hear of events within a second', async () => {
      const heard: string[] = [];
      const ear = (server: string) => ({
        onEvent: () => heard.push(server),
        onGap: () => {},
        onClose: () => {},
      });
      await one.services.live.hear('people', ear('one'));
      await other.services.live.hear('people', ear('other'));
      await databases[0]?.transaction((tx) =>
        one.services.live.tell(tx, ['people'], { name: 'message', data: {} }),
      );
      await vi.waitFor(() => expect(heard.sort()).toEqual(['one', 'other']), WITHIN);
    });

    test('drop pages of a changed listing within a second', async () => {
      const host = await one.signUp('Hanna Host');
      const id = await seedStay(one.services.database.executeSql, host.id, 1);
      const pages = await openPageCache(other.services);
      const key = pageKey([id]);
      const ask = async () => {
        const { response } = await pages.answer(
          key,
          { nonce: 'n', takesBrotli: false },
          async () => ({
            page: new Response(id),
            isShared: true,
          }),
        );
        return response.headers.get('x-cache');
      };
      await ask();
      expect(await ask()).toBe('hit');
      await databases[0]?.executeSql('update listing set price = price + 1 where id = $1', [id]);
      await vi.waitFor(async () => expect(await ask()).toBe('miss'), WITHIN);
      pages.close();
    });

    test('count limits together, and do keyed work once', async () => {
      const guest = await one.signUp('Gita Guest');
      const host = await one.signUp('Hugo Host');
      const id = await seedStay(one.services.database.executeSql, host.id, 1);
      const key = crypto.randomUUID();
      const answers = await Promise.all(
        [one, other, one, other].map((app) =>
          app.request<{ id: string }>('POST', '/api/conversations', {
            as: guest,
            body: { listingId: id },
            headers: { 'idempotency-key': key },
          }),
        ),
      );
      expect(new Set(answers.map(({ text }) => text)).size, answers[0]?.text).toBe(1);
      const statuses: number[] = [];
      for (let nth = 0; nth < 30; nth += 1) {
        for (const app of [one, other]) {
          const { status } = await app.request('POST', '/api/auth/sign-in/email', {
            body: { email: 'nobody@example.org', password: 'not this one either' },
          });
          statuses.push(status);
        }
      }
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(8);
      expect(statuses).toContain(429);
    }, 60_000);
  });
});
