/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestApp, type TestApp } from '#entry/testing/test-app.ts';
import { addStays } from './add-stays.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());

async function count(table: string): Promise<number> {
  const { rows } = await app.services.database.executeSql(
    `select count(*)::int as n from ${table}`,
  );
  return Number(rows[0]?.n);
}

it('adds stays to the demo world and goes on where it ended', async () => {
  const told: number[] = [];
  await addStays(app.services, { count: 510, nights: false, onProgress: (n) => told.push(n) });
  expect(told).toEqual([500, 510]);
  expect(await count('stay')).toBe(320 + 510);
  expect(await count('itinerant')).toBe(90 + 143);
  expect(await count('experience')).toBe(120 + 191);
  expect(await count('experience_search')).toBe(120 + 191);
  const held = await count('night');
  // Of the time when one mark counted the stays and what is beside them.
  await app.services.database.executeSql("delete from app_meta where key like 'demo market _%'");

  await addStays(app.services, { count: 40, nights: true, onProgress: () => {} });
  expect(await count('stay')).toBe(320 + 550);
  // As many as if all had been added at once.
  expect(await count('itinerant')).toBe(90 + 154);
  expect(await count('experience')).toBe(120 + 206);
  expect(await count('stay_search')).toBe(320 + 550);
  expect(await count('"user" where email like \'host%\'')).toBe(80 + 110);
  const closed = ((await count('night')) - held) / 40;
  expect(closed).toBeGreaterThan(85);
  expect(closed).toBeLessThan(120);
  const bare = `experience e where not exists (
    select from listing_session s
    where s.listing_id = e.listing_id and s.starts_at > '${app.services.now()}')`;
  expect(await count(bare)).toBeLessThan(4);
  expect(await count('stay_search where not isempty(full_nights)')).toBeGreaterThanOrEqual(40);
});

it('goes on with each kind where a run that failed left it', async () => {
  const failing = addStays(app.services, {
    count: 1010,
    nights: false,
    onProgress: () => {
      throw new Error('nobody listens');
    },
  });
  await expect(failing).rejects.toThrow('nobody listens');
  expect(await count('stay')).toBeLessThan(320 + 550 + 1010);

  // So many that none is ahead any more.
  await addStays(app.services, { count: 1010, nights: false, onProgress: () => {} });
  const stays = (await count('stay')) - 320;
  expect(stays).toBeGreaterThanOrEqual(550 + 1010);
  expect(await count('itinerant')).toBe(90 + Math.floor((stays * 90) / 320));
  expect(await count('experience')).toBe(120 + Math.floor((stays * 120) / 320));
});
