import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { PriceComparison } from '#features/stays/contract.ts';
import { insertStay, moveNorth, type TestStay, takeNights } from '../testing/stay-builder.ts';

const app = await makeTestApp({ now: '2026-05-01T12:00:00Z' });
afterAll(() => app.close());
const db = app.services.database.main;

let host: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  other = await app.signUp('Otto Other');
});

/** Places far from each other, one for each test. */
const place = (nth: number) => ({ latitude: 10 + nth, longitude: 20 });
const add = (nth: number, km: number, more: TestStay = {}, as = other) =>
  insertStay(db, as.id, { ...moveNorth(place(nth), km), timeZone: 'UTC', ...more });

async function compare(nth: number, roomCount = 2, occupancy = 'entire-place') {
  const { latitude, longitude } = place(nth);
  const query = `latitude=${latitude}&longitude=${longitude}&occupancy=${occupancy}&roomCount=${roomCount}`;
  const { status, body, text } = await app.request<{ comparison: PriceComparison | null }>(
    'GET',
    `/api/stays/comparable-prices?${query}`,
    { as: host },
  );
  expect(status, text).toBe(200);
  return body.comparison;
}

test('says what five similar homes of others ask, and how far away they are', async () => {
  for (const [at, price] of [10_000, 20_000, 30_000, 40_000].entries()) {
    await add(0, at * 0.4, { price });
  }
  expect(await compare(0)).toBeNull();
  await add(0, 4, { price: 50_000 });
  expect(await compare(0)).toEqual({
    homes: 5,
    withinKm: 5,
    lower: 20_000,
    median: 30_000,
    upper: 40_000,
    takenPercent: 0,
  });
});

test('homes of the host, of another type, with many more rooms, far away or paused do not count', async () => {
  for (let at = 0; at < 4; at += 1) await add(1, 1);
  await add(1, 1, {}, host);
  await add(1, 1, { occupancy: 'private-room' });
  await add(1, 1, { roomCount: 4 });
  await add(1, 26);
  const paused = await add(1, 1);
  await db.execute(sql`update listing set is_paused = true where id = ${paused}`);
  await add(1, 1, { deletedAt: app.services.now() });
  expect(await compare(1)).toBeNull();
  await add(1, 1, { roomCount: 3 });
  expect((await compare(1))?.homes).toBe(5);
});

test('nights with guests count since a home is listed, those that its host has closed do not', async () => {
  const createdAt = Temporal.Instant.from('2026-01-01T00:00:00Z');
  const homes = [];
  for (let at = 0; at < 4; at += 1) homes.push(await add(2, 1, { createdAt }));
  // Listed 10 days ago, and taken on all of them.
  const young = await add(2, 1, { createdAt: Temporal.Instant.from('2026-04-21T00:00:00Z') });
  await takeNights(db, young, '2026-04-21', '2026-05-01');
  const [first = '', second = ''] = homes;
  // The 90 days begin on 31 January; the night of today is still to come.
  await takeNights(db, first, '2026-01-20', '2026-02-10');
  await takeNights(db, first, '2026-05-01', '2026-05-20');
  await takeNights(db, second, '2026-03-01', '2026-03-21', { taken: 0, capacity: 0 });
  expect((await compare(2))?.takenPercent).toBe(Math.round(((10 + 10) / (4 * 90 + 10)) * 100));
});

test('a home with rooms counts them one by one', async () => {
  for (let at = 0; at < 5; at += 1) {
    const createdAt = Temporal.Instant.from('2025-01-01T00:00:00Z');
    const rooms = { occupancy: 'private-room', capacity: 3, roomCount: 3 } as const;
    const id = await add(3, 1, { createdAt, ...rooms });
    await takeNights(db, id, '2026-04-01', '2026-05-01', { taken: 1, capacity: 3 });
  }
  expect((await compare(3, 3, 'private-room'))?.takenPercent).toBe(Math.round((30 / 270) * 100));
});
