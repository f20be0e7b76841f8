/** @module-tag long */
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openPostgresql } from '#platform/server/database/postgresql.ts';
import { withOneConnection } from '#platform/server/testing/one-connection.ts';
import { startPostgres } from '../../../scripts/postgres.js';
import { seedStay } from './testing/seed.ts';

const POSTGRES_IS_THERE = process.env.TEST_DATABASE_URL !== undefined;
const SEARCH = '/api/listings?categories=Loft';

/** A database with a replica that follows at once, until it is held. */
async function openWithReplica() {
  const primary = await startPostgres();
  const replica = await primary.addReplica();
  const database = withOneConnection(
    openPostgresql({
      url: primary.url,
      replicaUrl: replica.url,
      replicaMaxLag: 2,
      poolSize: 12,
      onError: () => {},
    }),
  );
  await migrate(database, 'migrations');
  const onReplica = openPostgresql({ url: replica.url, poolSize: 5, onError: () => {} });
  return {
    primary,
    replica,
    database,
    /** The replica shows nothing new from now on. */
    hold: () => onReplica.executeSql('select pg_wal_replay_pause()'),
    release: () => onReplica.executeSql('select pg_wal_replay_resume()'),
    close: async () => {
      await onReplica.close();
      await replica.stop();
      await primary.stop();
    },
  };
}

describe.skipIf(!POSTGRES_IS_THERE)('with a replica', () => {
  let cluster: Awaited<ReturnType<typeof openWithReplica>>;
  let app: TestApp;
  let host: TestPerson;
  let reader: TestPerson;
  const state = () => cluster.database.replica();
  const isSeen = (kind: string) =>
    vi.waitFor(() => expect(state()?.kind).toBe(kind), { timeout: 10_000, interval: 50 });
  const search = async (options: Parameters<TestApp['request']>[2]) => {
    const { status, text } = await app.request('GET', SEARCH, options);
    expect(status).toBe(200);
    return text;
  };
  const addHome = () => seedStay(app.services.database.executeSql, host.id, 1);

  beforeAll(async () => {
    cluster = await openWithReplica();
    app = await makeTestApp({ database: cluster.database });
    await app.services.jobs.prepare();
    host = await app.signUp('Hanna Host');
    reader = await app.signUp('Rita Reader');
    await isSeen('ready');
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await cluster.close();
  });

  test('searches are answered by it; what the host has just made, by the primary', async () => {
    await cluster.hold();
    const id = await addHome();
    expect(await search({ as: reader })).not.toContain(id);
    for (const path of [`/api/listings/${id}`, `/api/listings/${id}/card`]) {
      expect((await app.request('GET', path, { as: host })).status, path).toBe(200);
    }
    expect((await app.request('GET', '/api/properties', { as: host })).text).toContain(id);
    await cluster.release();
    await vi.waitFor(async () => expect(await search({ as: reader })).toContain(id), 5_000);
  });

  test('who wrote within thirty seconds reads the primary, also at another server', async () => {
    await isSeen('ready');
    await cluster.hold();
    const id = await addHome();
    const body = { listingId: id };
    const save = await app.request('POST', '/api/favorites', { as: host, body });
    const cookie = save.headers.getSetCookie().find((each) => each.startsWith('wrote='));
    expect([save.status, cookie]).toEqual([
      201,
      'wrote=1; Path=/; Max-Age=30; HttpOnly; SameSite=Lax',
    ]);
    expect(await search({ as: host })).toContain(id);
    expect(await search({ headers: { cookie: 'wrote=1' } })).toContain(id);
    expect(await search({ as: reader })).not.toContain(id);
    await cluster.release();
  });

  test('one that is too far behind is left out, told, and comes back', async () => {
    await isSeen('ready');
    await cluster.hold();
    const id = await addHome();
    expect(await search({ as: reader })).not.toContain(id);
    await isSeen('behind');
    expect(state()?.lagSeconds).toBeGreaterThan(2);
    expect(await search({ as: reader })).toContain(id);
    expect((await app.request('GET', '/readyz')).text).toContain('"replica":"behind"');
    await cluster.release();
    await isSeen('ready');
  });

  test('one that fell behind before a server started is left out until it has caught up', async () => {
    await isSeen('ready');
    await cluster.hold();
    await addHome();
    const started = openPostgresql({
      url: cluster.primary.url,
      replicaUrl: cluster.replica.url,
      replicaMaxLag: 25,
      poolSize: 8,
      onError: () => {},
    });
    const isSeenBy = (kind: string) =>
      vi.waitFor(() => expect(started.replica()?.kind).toBe(kind), 5_000);
    await isSeenBy('behind');
    await cluster.release();
    await isSeenBy('ready');
    await started.close();
  });

  test('one that is away is left out at once, told, and comes back', async () => {
    const id = await addHome();
    await isSeen('ready');
    await cluster.replica.kill9();
    for (let nth = 0; nth < 20; nth += 1) expect(await search({ as: reader })).toContain(id);
    await isSeen('away');
    const ready = await app.request('GET', '/readyz');
    expect([ready.status, ready.text]).toEqual([200, expect.stringContaining('"replica":"away"')]);
    await cluster.replica.restart();
    await isSeen('ready');
    expect(await search({ as: reader })).toContain(id);
  }, 60_000);

  test('a primary that takes no writes answers 503 until one does', async () => {
    await cluster.database.onOwnConnection(async (db) => {
      await db.execute('alter database wayhearth set default_transaction_read_only = on');
      // New connections meet it, as those do that a proxy leads to another server.
      await db.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name like 'wayhearth%'",
      );
    });
    await vi.waitFor(
      async () => expect((await app.request('GET', '/readyz')).status).toBe(503),
      5_000,
    );
    const change = () =>
      app.request('PUT', '/api/account/locale', { as: reader, body: { locale: 'de' } });
    const refused = await change();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await app.request('GET', '/api/listings')).status).toBe(200);
    await cluster.database.onOwnConnection(async (db) => {
      await db.execute('set default_transaction_read_only = off');
      await db.execute('alter database wayhearth set default_transaction_read_only = off');
    });
    await delay(100);
    await vi.waitFor(
      async () => expect((await app.request('GET', '/readyz')).status).toBe(200),
      5_000,
    );
    expect((await change()).status).toBe(200);
  });
});
