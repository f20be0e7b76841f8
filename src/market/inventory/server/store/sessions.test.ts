import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SessionKey } from '#domain/session-key.ts';
import { users } from '#features/accounts/server/tables.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import { listingSessions, listings } from '../tables.ts';
import { claimSessions, moveSessions, releaseSessions } from './sessions.ts';

const SEATS = 3;
const database = await openTestDatabase();
const { main } = database;
afterAll(() => database.close());

const hostId = randomUUID();
await main.insert(users).values({ id: hostId, name: 'Ana', email: 'ana@example.org' });

const NOW = Temporal.Instant.from('2026-03-02T09:00:00Z');

let listingId = '';
let pass: SessionKey[] = [];
beforeEach(async () => {
  listingId = randomUUID();
  await main.insert(listings).values({
    id: listingId,
    kind: 'experience',
    hostId,
    title: 'Class',
    description: 'A class',
    countryCode: 'PT',
    region: 'Lisboa',
    city: 'Lisboa',
    position: { x: -9.1, y: 38.7 },
    timeZone: 'Europe/Lisbon',
    price: 5_000,
    createdAt: NOW,
    updatedAt: NOW,
  });
  const entryId = randomUUID();
  pass = ['2026-05-01', '2026-05-08', '2026-05-15'].map((date) => ({ entryId, date }));
  await main.insert(listingSessions).values(
    pass.map(({ date }) => ({
      listingId,
      entryId,
      nominalDate: date,
      startsAt: Temporal.Instant.from(`${date}T18:00Z`),
      endsAt: Temporal.Instant.from(`${date}T20:00Z`),
      capacity: SEATS,
    })),
  );
});

async function taken(): Promise<number[]> {
  const rows = await queryRows<{ taken: number }>(
    main,
    sql`select taken from listing_session where listing_id = ${listingId} order by nominal_date`,
  );
  return rows.map((row) => row.taken);
}

test('of 20 rivals as many win as there are seats, in whatever order they name sessions', async () => {
  const attempts = Array.from({ length: 20 }, (_, at) =>
    database.transaction((tx) =>
      claimSessions(tx, listingId, at % 2 === 0 ? pass : [...pass].reverse(), 1, NOW),
    ),
  );
  const results = await Promise.allSettled(attempts);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(SEATS);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'session-full' });
  }
  expect(await taken()).toEqual([SEATS, SEATS, SEATS]);
});

test('a claim that does not fit one session changes none', async () => {
  await claimSessions(main, listingId, pass.slice(1, 2), 2, NOW);
  const claim = database.transaction((tx) => claimSessions(tx, listingId, pass, 2, NOW));
  await expect(claim).rejects.toMatchObject({ code: 'session-full' });
  expect(await taken()).toEqual([0, 2, 0]);
});

test('a session that is not there holds nobody', async () => {
  const claim = claimSessions(
    main,
    listingId,
    [{ entryId: randomUUID(), date: '2026-05-01' }],
    1,
    NOW,
  );
  await expect(claim).rejects.toMatchObject({ code: 'session-full' });
});

test.each([
  ['that has begun', sql`starts_at = now() - interval '10 years', ends_at = now()`],
  ['that is cancelled', sql`status = 'cancelled'`],
])('a session %s takes nobody, and gives back whom it had', async (_, change) => {
  await claimSessions(main, listingId, pass, 1, NOW);
  await main.execute(sql`update listing_session set ${change} where listing_id = ${listingId}`);
  const later = Temporal.Instant.from('2026-03-03T00:00:00Z');
  const claim = claimSessions(main, listingId, pass.slice(0, 1), 1, later);
  await expect(claim).rejects.toMatchObject({ code: 'session-full' });
  await releaseSessions(main, listingId, pass, 1, later);
  expect(await taken()).toEqual([0, 0, 0]);
});

test('what was claimed is given back, and no more', async () => {
  await claimSessions(main, listingId, pass, 2, NOW);
  await releaseSessions(main, listingId, pass.slice(0, 1), 2, NOW);
  expect(await taken()).toEqual([0, 2, 2]);
  const release = database.transaction((tx) => releaseSessions(tx, listingId, pass, 1, NOW));
  await expect(release).rejects.toThrow('were not held');
  expect(await taken()).toEqual([0, 2, 2]);
});

test('seats that a rival gives back while one waits are there to be had', async () => {
  await claimSessions(main, listingId, pass, SEATS, NOW);
  const waiting = Promise.withResolvers<void>();
  const rival = database.transaction(async (tx) => {
    await releaseSessions(tx, listingId, pass, 1, NOW);
    waiting.resolve();
    await setTimeout(50);
  });
  await waiting.promise;
  await database.transaction((tx) => claimSessions(tx, listingId, pass, 1, NOW));
  await rival;
  expect(await taken()).toEqual([SEATS, SEATS, SEATS]);
});

test('a move changes both sides at once, and leaves alone what is in both', async () => {
  const [first, second, third] = pass;
  if (!first || !second || !third) throw new Error('there are three sessions');
  await claimSessions(main, listingId, [first, second], 2, NOW);
  await moveSessions(
    main,
    listingId,
    { from: [first, second], to: [second, third], seats: 2 },
    NOW,
  );
  expect(await taken()).toEqual([0, 2, 2]);
  const to = [{ entryId: third.entryId, date: '2026-06-01' }];
  const nowhere = database.transaction((tx) =>
    moveSessions(tx, listingId, { from: [second], to, seats: 2 }, NOW),
  );
  await expect(nowhere).rejects.toMatchObject({ code: 'session-full' });
  const full = database.transaction((tx) =>
    moveSessions(tx, listingId, { from: [second], to: [third], seats: 2 }, NOW),
  );
  await expect(full).rejects.toMatchObject({ code: 'session-full' });
  expect(await taken()).toEqual([0, 2, 2]);
});

test('rivals who move against each other neither deadlock nor lose a seat', async () => {
  const [first, , third] = pass;
  if (!first || !third) throw new Error('there are three sessions');
  await claimSessions(main, listingId, [first, third], 1, NOW);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => {
      const [from, to] = at % 2 === 0 ? [first, third] : [third, first];
      return database.transaction((tx) =>
        moveSessions(tx, listingId, { from: [from], to: [to], seats: 1 }, NOW),
      );
    }),
  );
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'session-full' });
  }
  const [one, two, three] = await taken();
  expect([two, (one ?? 0) + (three ?? 0)]).toEqual([0, 2]);
});

test('the table itself refuses what no claim made', async () => {
  const oversell = main.execute(
    sql`update listing_session set taken = capacity + 1 where listing_id = ${listingId}`,
  );
  await expect(oversell).rejects.toThrow();
});
