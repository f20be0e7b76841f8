import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { startDuffelDouble } from './testing/duffel-double.ts';
import { destination, SEARCH, searchFlights } from './testing/travel-calls.ts';

const TOKEN = 'duffel_test_token_of_the_double';
const double = await startDuffelDouble(TOKEN);
const app = await makeTestApp({ env: { DUFFEL_TOKEN: TOKEN, DUFFEL_BASE: double.url } });
afterAll(() => Promise.all([app.close(), double.close()]));

const kept = () =>
  queryRows<{ key: string }>(app.services.database.main, sql`select key from flight_search`);
const to = (code: string) => searchFlights(app, { origin: 'LIS', targets: [destination(code)] });

beforeEach(async () => {
  double.calls.length = 0;
  double.trouble(null);
  app.clock.set('2026-03-02T09:00:00Z');
  await app.services.database.main.execute(sql`delete from flight_search`);
});

describe('an answer is shared', () => {
  test('with all who ask at once, and for ten minutes', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => to('BER')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(double.calls).toHaveLength(2);
    app.clock.advance({ minutes: 9 });
    expect((await to('BER')).body.searchedAt).toBe('2026-03-02T09:00:00Z');
    expect(double.calls).toHaveLength(2);
    app.clock.advance({ minutes: 1 });
    expect((await to('BER')).body.searchedAt).toBe('2026-03-02T09:10:00Z');
    expect(double.calls).toHaveLength(4);
  });

  test('by several servers on one database', async () => {
    const other = await makeTestApp({
      database: app.services.database,
      env: { DUFFEL_TOKEN: TOKEN, DUFFEL_BASE: double.url },
    });
    const body = { ...SEARCH, origin: 'LIS', targets: [destination('BER')] };
    const answers = await Promise.all(
      [app, other, app, other].map((each) =>
        each.request('POST', '/api/flightsAPIService', { body }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(double.calls).toHaveLength(2);
  });

  test('and so is a failure, for a moment', async () => {
    double.trouble('server-error');
    const answers = await Promise.all(Array.from({ length: 5 }, () => to('BER')));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(502));
    expect(double.calls).toHaveLength(1);
    double.trouble(null);
    app.clock.advance({ seconds: 5 });
    expect((await to('BER')).status).toBe(200);
  });

  test('but not with another question', async () => {
    await to('BER');
    await searchFlights(app, { origin: 'LIS', targets: [destination('BER')], adults: 2 });
    expect(double.calls).toHaveLength(4);
    expect(await kept()).toHaveLength(2);
  });

  test('whoever died while asking is not waited for', async () => {
    await to('BER');
    const { main } = app.services.database;
    await main.execute(
      sql`update flight_search set answer = null, expires_at = '2026-03-02T08:59:59Z'`,
    );
    expect((await to('BER')).status).toBe(200);
    expect(double.calls).toHaveLength(4);
  });

  test('what is stale is removed', async () => {
    await to('BER');
    const job = app.jobHandlers.find(({ name }) => name === 'platform.delete-old-rows');
    await job?.run({} as never);
    expect(await kept()).toHaveLength(1);
    app.clock.advance({ minutes: 10, seconds: 1 });
    await job?.run({} as never);
    expect(await kept()).toHaveLength(0);
  });
});
