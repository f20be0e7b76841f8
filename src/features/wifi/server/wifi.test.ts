import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { MEASURED_DAYS, SPEED_TEST_BYTES } from '#domain/wifi-measuring.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { makeStage, NOW } from '#features/reservations/server/testing/stage.ts';
import type { StayDetails, StaySearchPage } from '#features/stays/contract.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { StayWifi } from '../contract.ts';

const stage = await makeStage();
const { app } = stage;
const { main } = app.services.database;
afterAll(() => app.close());

/** Noon of a day in Tokyo. */
const noonInTokyo = (day: string) => `${day}T03:00:00Z`;

let listingId = '';
beforeEach(async () => {
  app.clock.set(NOW);
  listingId = await stage.addStay();
});

type Answer = StayWifi & { code: string };
const record = (
  as: TestPerson,
  id: string,
  mbps: unknown,
  { method = 'typed', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) => {
  const body = { mbps, method };
  return app.request<Answer>('POST', `/api/reservations/${id}/wifi`, { as, body, headers });
};
const show = (as: TestPerson, id: string) =>
  app.request<Answer>('GET', `/api/reservations/${id}/wifi`, { as });
const fetchListing = async () =>
  (await app.request<StayDetails>('GET', `/api/listings/${listingId}`)).body;

/** A stay that is paid, of a guest of its own. */
async function bookPaidStay(
  startDate: string,
  nights = 5,
): Promise<{ guest: TestPerson; id: string }> {
  app.clock.set(NOW);
  await stage.renewGuest();
  const { guest } = stage;
  const endDate = addDays(startDate, nights);
  const id = await stage.reach('paid', { listingId, startDate, endDate });
  return { guest, id };
}

/** A guest's measurement on the first day of a stay. */
async function measuredOn(day: string, mbps: number): Promise<void> {
  const { guest, id } = await bookPaidStay(day);
  app.clock.set(noonInTokyo(day));
  expect((await record(guest, id, mbps)).status).toBe(200);
}

async function age(): Promise<void> {
  const job = app.jobHandlers.find(({ name }) => name === 'wifi.age');
  if (job === undefined) throw new Error('no job takes old speeds away');
  await job.run({} as never);
}

describe('what guests measured', () => {
  test('stands on the listing: the one in the middle, by how many, when, beside what the host says', async () => {
    await main.execute(sql`update listing set wifi_mbps = 200 where id = ${listingId}`);
    expect(await fetchListing()).toMatchObject({ wifiMbps: 200, measuredWifi: null });
    await measuredOn('2026-03-10', 40);
    await measuredOn('2026-03-20', 94);
    await measuredOn('2026-04-02', 120);
    expect(await fetchListing()).toMatchObject({
      wifiMbps: 94,
      measuredWifi: { guests: 3, lastOn: '2026-04-02', hostMbps: 200 },
    });
    // Of two in the middle the slower one.
    await measuredOn('2026-04-12', 500);
    expect((await fetchListing()).wifiMbps).toBe(94);
  });

  test('counts a guest once, by their latest, and an hour once', async () => {
    const { guest, id } = await bookPaidStay('2026-03-10');
    app.clock.set(noonInTokyo('2026-03-10'));
    await record(guest, id, 10);
    await record(guest, id, 20, { method: 'test' });
    app.clock.set(noonInTokyo('2026-03-11'));
    const { body } = await record(guest, id, 30);
    expect(body.speeds).toEqual([
      { day: '2026-03-11', hour: 12, mbps: 30, method: 'typed' },
      { day: '2026-03-10', hour: 12, mbps: 20, method: 'test' },
    ]);
    expect((await show(guest, id)).body).toEqual(body);
    expect(await fetchListing()).toMatchObject({
      wifiMbps: 30,
      measuredWifi: { guests: 1, lastOn: '2026-03-11' },
    });
  });

  test('ages: after six months the next one counts, and in the end the host alone', async () => {
    await main.execute(sql`update listing set wifi_mbps = 200 where id = ${listingId}`);
    await measuredOn('2026-03-10', 40);
    await measuredOn('2026-04-10', 60);
    expect((await fetchListing()).wifiMbps).toBe(40);
    app.clock.set('2026-09-09T12:00:00Z');
    await age();
    expect((await fetchListing()).wifiMbps).toBe(40);
    app.clock.set('2026-09-10T00:00:00Z');
    await age();
    expect(await fetchListing()).toMatchObject({ wifiMbps: 60, measuredWifi: { guests: 1 } });
    app.clock.set('2026-10-10T00:00:00Z');
    await age();
    expect(await fetchListing()).toMatchObject({ wifiMbps: 200, measuredWifi: null });
  });

  test('decides on the card, the filter and the order of a search', async () => {
    await main.execute(
      sql`update listing set wifi_mbps = 200, country_code = 'IS' where id = ${listingId}`,
    );
    const other = await stage.addStay();
    await main.execute(
      sql`update listing set wifi_mbps = 150, country_code = 'IS' where id = ${other}`,
    );
    const search = async (query: string) => {
      const answer = await app.request<StaySearchPage>(
        'GET',
        `/api/listings?locationValue=IS&${query}`,
      );
      return answer.body.items.map(({ id, wifiMbps }) => [id, wifiMbps]);
    };
    expect(await search('sort=fastest-wifi')).toEqual([
      [listingId, 200],
      [other, 150],
    ]);
    await measuredOn('2026-03-10', 94);
    expect(await search('sort=fastest-wifi')).toEqual([
      [other, 150],
      [listingId, 94],
    ]);
    expect(await search('minMbps=100')).toEqual([[other, 150]]);
    expect(await search('minMbps=94&sort=fastest-wifi')).toHaveLength(2);
  });
});

describe('recording', () => {
  test('is for the guest while they are there', async () => {
    const { guest, id } = await bookPaidStay('2026-03-10');
    expect((await record(guest, id, 50)).body.code).toBe('wifi-not-now');
    expect((await show(guest, id)).body).toMatchObject({ mayMeasure: false, speeds: [] });
    app.clock.set(noonInTokyo('2026-03-10'));
    expect((await show(guest, id)).body.mayMeasure).toBe(true);
    expect((await record(stage.stranger, id, 50)).body.code).toBe('not-found');
    expect((await record(stage.host, id, 50)).body.code).toBe('forbidden');
    expect((await show(stage.stranger, id)).body.code).toBe('not-found');
    expect((await show(stage.host, id)).body.code).toBe('forbidden');
    expect((await fetchListing()).measuredWifi).toBeNull();
  });

  test.each([0, 10_001, 1.5, '50', null])('refuses %s at its field', async (mbps) => {
    const { guest, id } = await bookPaidStay('2026-03-10');
    app.clock.set(noonInTokyo('2026-03-10'));
    const { status, body } = await record(guest, id, mbps);
    expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([
      400,
      ['mbps'],
    ]);
    expect((await show(guest, id)).body.speeds).toEqual([]);
  });

  test('keeps so many days of a stay, of which each can still be corrected', async () => {
    const { guest, id } = await bookPaidStay('2026-03-10', MEASURED_DAYS + 5);
    for (let day = 0; day < MEASURED_DAYS; day += 1) {
      app.clock.set(noonInTokyo(addDays('2026-03-10', day)));
      expect((await record(guest, id, 50 + day)).status).toBe(200);
    }
    expect((await record(guest, id, 70)).body.speeds?.[0]?.mbps).toBe(70);
    app.clock.set(noonInTokyo(addDays('2026-03-10', MEASURED_DAYS)));
    const refused = await record(guest, id, 80);
    expect([refused.status, refused.body.code]).toEqual([409, 'wifi-days-used']);
    expect((await show(guest, id)).body.speeds).toHaveLength(MEASURED_DAYS);
  });

  test('a try that is sent again is done once', async () => {
    const { guest, id } = await bookPaidStay('2026-03-10');
    app.clock.set(noonInTokyo('2026-03-10'));
    const headers = { 'idempotency-key': 'the-same-try-of-one-speed' };
    const first = await record(guest, id, 50, { headers });
    await record(guest, id, 60);
    const again = await record(guest, id, 50, { headers });
    expect(again.body).toEqual(first.body);
    expect((await show(guest, id)).body.speeds[0]?.mbps).toBe(60);
  });

  test('is in the export of who did it, and of nobody else', async () => {
    const { guest, id } = await bookPaidStay('2026-03-10');
    app.clock.set(noonInTokyo('2026-03-10'));
    await record(guest, id, 4321);
    // The number alone may stand in a time as well.
    const exported = async (as: TestPerson) =>
      (await app.request('GET', '/api/account/export', { as })).text.includes('":4321');
    expect([await exported(guest), await exported(stage.host)]).toEqual([true, false]);
  });
});

describe('the speed test', () => {
  const chunk = (as: TestPerson | null, id: string, bytes: string) =>
    app.request<{ code: string }>('GET', `/api/reservations/${id}/speed-test?bytes=${bytes}`, {
      ...(as === null ? {} : { as }),
      headers: { 'accept-encoding': 'br, gzip' },
    });

  test('sends exactly the bytes asked for, of which nothing can be left out', async () => {
    const { guest, id } = await bookPaidStay('2026-03-10');
    app.clock.set(noonInTokyo('2026-03-10'));
    const answer = await chunk(guest, id, '200000');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('200000');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toContain('no-transform');
  });

  test.each(['0', String(SPEED_TEST_BYTES.max + 1), '-1', '1e3', '', 'all'])(
    'refuses %j bytes',
    async (bytes) => {
      const { guest, id } = await bookPaidStay('2026-03-10');
      app.clock.set(noonInTokyo('2026-03-10'));
      const answer = await chunk(guest, id, bytes);
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
    },
  );

  test('is for nobody but the guest who is there', async () => {
    const { guest, id } = await bookPaidStay('2026-03-10');
    expect((await chunk(guest, id, '1000')).body.code).toBe('wifi-not-now');
    app.clock.set(noonInTokyo('2026-03-10'));
    expect((await chunk(stage.stranger, id, '1000')).body.code).toBe('not-found');
    expect((await chunk(stage.host, id, '1000')).body.code).toBe('forbidden');
    expect((await chunk(null, id, '1000')).body.code).toBe('signed-out');
    expect((await chunk(guest, 'nobody', '1000')).body.code).toBe('not-found');
  });
});

test('two guests who measure at once both count', async () => {
  const one = await bookPaidStay('2026-03-10', 5);
  const two = await bookPaidStay('2026-03-16', 5);
  // Both are there on the clock of the test: what runs is decided by status and days alone.
  await main.execute(
    sql`update reservation set check_in_from = '2026-03-10T00:00:00Z' where id = ${two.id}`,
  );
  app.clock.set(noonInTokyo('2026-03-12'));
  await Promise.all([record(one.guest, one.id, 40), record(two.guest, two.id, 80)]);
  const [row] = await queryRows<{ by: number }>(
    main,
    sql`select measured_by as by from listing where id = ${listingId}`,
  );
  expect(row?.by).toBe(2);
});
