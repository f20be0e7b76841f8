import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedExperience, seedItinerant } from '#entry/resilience/testing/seed.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { insertStay, takeNights } from '#features/stays/server/testing/stay-builder.ts';
import type { ComparedListing } from '../contract.ts';
import { makeWishlistStage } from './testing/wishlist-stage.ts';

const { app } = await makeWishlistStage({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const { main } = app.services.database;
const execute = (text: string, values?: unknown[]) =>
  app.services.database.executeSql(text, values);

let host: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Hugo Host');
});

const DATES = { startDate: '2026-05-04', endDate: '2026-05-09' };

interface Compared {
  readonly kind: string | null;
  readonly code?: string;
  readonly fields?: Record<string, string>;
  readonly items: readonly { listingId: string; listing: ComparedListing | null }[];
}

const addressFor = (ids: readonly string[], more: Record<string, string> = {}) =>
  `/api/compared-listings?${new URLSearchParams({ listingIds: ids.join(','), ...more })}`;
const compare = (ids: readonly string[], more: Record<string, string> = {}, as?: TestPerson) =>
  app.request<Compared>('GET', addressFor(ids, more), as === undefined ? {} : { as });

/** The statements of one comparison. */
async function countStatements(ids: readonly string[]): Promise<number> {
  const asked = [vi.spyOn(main, 'select'), vi.spyOn(main, 'execute')];
  expect((await compare(ids, DATES)).status).toBe(200);
  const count = asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const each of asked) each.mockRestore();
  return count;
}

describe('homes side by side', () => {
  test('have the total and the facts that their pages show, in the order asked for', async () => {
    const ids = [
      await insertStay(main, host.id, { title: 'Dear', price: 20_000, cleaningFee: 3_000 }),
      await insertStay(main, host.id, { title: 'Cheap', discount: 10, minNights: 2 }),
      await insertStay(main, host.id, { title: 'Taken' }),
    ];
    await takeNights(main, ids[2] ?? '', '2026-05-06', '2026-05-07');
    const { body } = await compare(ids.toReversed(), { ...DATES, guests: '2' });
    expect(body.kind).toBe('stay');
    expect(body.items.map(({ listing }) => listing?.title)).toEqual(['Taken', 'Cheap', 'Dear']);
    for (const { listingId, listing } of body.items) {
      const query = new URLSearchParams({ ...DATES, guests: '2' });
      const quoted = await app.request<{ available: boolean; quote: { total: number } }>(
        'GET',
        `/api/listings/${listingId}/quote?${query}`,
      );
      expect(listing?.offer).toEqual({
        amount: quoted.body.quote.total,
        available: quoted.body.available,
        sessions: null,
      });
    }
    expect(body.items.map(({ listing }) => listing?.offer?.available)).toEqual([false, true, true]);
    expect(body.items[1]?.listing).toMatchObject({
      wifiMbps: 120,
      minNights: 2,
      journey: null,
      rating: null,
      policy: expect.stringMatching(/\w/),
    });
  });

  test('without dates, or with dates that are over, have no total', async () => {
    const ids = [await insertStay(main, host.id), await insertStay(main, host.id)];
    const past: Record<string, string> = { startDate: '2026-02-01', endDate: '2026-02-05' };
    for (const dates of [{}, past]) {
      const { body } = await compare(ids, dates);
      expect(body.items.map(({ listing }) => listing?.offer)).toEqual([null, null]);
    }
  });

  test('that are paused are not available', async () => {
    const ids = [await insertStay(main, host.id), await insertStay(main, host.id)];
    await main.execute(sql`update listing set is_paused = true where id = ${ids[0]}::uuid`);
    const { body } = await compare(ids, DATES);
    expect(body.items.map(({ listing }) => listing?.offer?.available)).toEqual([false, true]);
  });

  test('that are gone are shown without details, also where all are', async () => {
    const ids = [
      await insertStay(main, host.id, { title: 'Marker of a hidden home' }),
      await insertStay(main, host.id, { title: 'Marker of another' }),
    ];
    await main.execute(
      sql`update listing set moderation_state = 'hidden' where id = ${ids[0]}::uuid`,
    );
    const one = await compare(ids, DATES);
    expect(one.text).not.toContain('Marker of a hidden');
    expect(one.body.items.map(({ listing }) => listing === null)).toEqual([true, false]);
    await main.execute(sql`update listing set deleted_at = now() where id = ${ids[1]}::uuid`);
    const none = await compare([...ids, randomUUID()], DATES);
    expect(none.text).not.toContain('Marker');
    expect(none.body.kind).toBeNull();
    expect(none.body.items.map(({ listing }) => listing)).toEqual([null, null, null]);
  });

  test('cost no statement for each of them', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 4; at += 1) ids.push(await insertStay(main, host.id));
    const two = await countStatements(ids.slice(0, 2));
    expect(two).toBeGreaterThan(0);
    expect(await countStatements(ids)).toBe(two);
  });
});

test('itinerants have their days and the total that their pages quote', async () => {
  const dates = { startDate: '2026-05-01', endDate: '2026-05-20' };
  const ids = [
    await seedItinerant(execute, host.id, 2, dates),
    await seedItinerant(execute, host.id, 3, dates),
  ];
  const { body } = await compare(ids, DATES);
  expect(body.kind).toBe('itinerant');
  for (const { listingId, listing } of body.items) {
    const quoted = await app.request<{ available: boolean; quote: { total: number } }>(
      'GET',
      `/api/itinerants/${listingId}/quote?${new URLSearchParams(DATES)}`,
    );
    expect(listing?.offer?.amount).toBe(quoted.body.quote.total);
    expect(listing?.journey).toEqual(dates);
  }
});

test('experiences have the price of a session and how many have seats', async () => {
  const ids = [
    await seedExperience(execute, host.id, 2, '2026-05-05T18:00:00Z'),
    await seedExperience(execute, host.id, 3, '2026-06-05T18:00:00Z'),
  ];
  const { body } = await compare(ids, { ...DATES, guests: '2' });
  expect(body.kind).toBe('experience');
  expect(body.items.map(({ listing }) => listing?.offer?.sessions)).toEqual([1, 0]);
  expect(body.items.map(({ listing }) => listing?.offer?.available)).toEqual([true, false]);
  const quoted = await app.request<{ quote: { total: number } }>(
    'GET',
    `/api/experiences/${ids[0]}/quote?entryId=${ids[0]}&date=2026-05-05&guests=2`,
  );
  expect(body.items[0]?.listing?.offer?.amount).toBe(quoted.body.quote.total);
  const three = await compare(ids, { ...DATES, guests: '3' });
  expect(three.body.items[0]?.listing?.offer).toMatchObject({ available: false, sessions: 0 });
});

describe('are refused', () => {
  test('where they are of several kinds, or one is named twice', async () => {
    const home = await insertStay(main, host.id);
    const dinner = await seedExperience(execute, host.id, 2, '2026-05-05T18:00:00Z');
    for (const ids of [
      [home, dinner],
      [home, home],
    ]) {
      const refused = await compare(ids);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
        400,
        ['listingIds'],
      ]);
    }
  });

  test.each([0, 1, 5])('where they are %i', async (length) => {
    const ids = Array.from({ length }, () => randomUUID());
    expect((await compare(ids)).status).toBe(400);
  });
});
