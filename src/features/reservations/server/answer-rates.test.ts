import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StayDetails } from '#features/stays/contract.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { listStaleRates, writeRates } from './store/due.ts';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const COUNT = 'reservations.count-answers';

let stage: Stage;
let listingId: string;
/** A listing of the same host without any requests. */
let other: string;
beforeAll(async () => {
  stage = await makeStage();
  other = stage.listingId;
  listingId = await stage.addStay({ capacity: 20 });
});
afterAll(() => stage.app.close());

const request = async () => {
  const { body, text } = await stage.book({ listingId }, await stage.newGuest());
  if (body.id === undefined) throw new Error(text);
  return body.id;
};

const fetchAnswerRate = async (id: string) =>
  (await stage.app.request<StayDetails>('GET', `/api/listings/${id}`)).body.host.answerRate;

const readSearchScore = async (id: string) => {
  const [row] = await queryRows<{ score: number }>(
    stage.app.services.database.main,
    sql`select score from stay_search where listing_id = ${id}`,
  );
  return row?.score ?? Number.NaN;
};

test('counts what a host answered, and nothing that tells nothing of them', async () => {
  const before = await readSearchScore(listingId);
  for (let index = 0; index < 3; index += 1) {
    await stage.act(stage.host, await request(), { status: 'approved' });
  }
  await stage.act(stage.host, await request(), { status: 'declined' });
  // Approved and then cancelled by its guest: it was answered.
  const guest = await stage.newGuest();
  const left = (await stage.book({ listingId }, guest)).body.id;
  await stage.act(stage.host, left, { status: 'approved' });
  await stage.cancel(guest, left);
  // Withdrawn before the host could answer, and still waiting.
  const hasty = await stage.newGuest();
  await stage.cancel(hasty, (await stage.book({ listingId }, hasty)).body.id);
  await stage.runJob(COUNT);
  expect(await fetchAnswerRate(listingId)).toBe(100);
  expect(await fetchAnswerRate(other)).toBe(100);
  expect(await readSearchScore(listingId)).toBeGreaterThan(before);

  await request();
  await stage.runJob(COUNT);
  expect(await fetchAnswerRate(listingId)).toBe(100);

  stage.app.clock.advance({ hours: 72 });
  await stage.runJob('reservations.expire-requests');
  const answered = await readSearchScore(listingId);
  await stage.runJob(COUNT);
  expect(await fetchAnswerRate(listingId)).toBe(83);
  expect(await readSearchScore(listingId)).toBeLessThan(answered);
});

test('forgets what is more than a year ago', async () => {
  stage.app.clock.set('2027-03-08T09:00:00Z');
  await stage.runJob(COUNT);
  expect(await fetchAnswerRate(listingId)).toBeNull();
  stage.app.clock.set(NOW);
});

test('writes only to listings that say otherwise', async () => {
  const { database } = stage.app.services;
  const now = Temporal.Instant.from(NOW);
  const stale = await listStaleRates(database.main, now, 'all');
  expect(stale.map(({ id }) => id)).toEqual([listingId, other].toSorted());
  await database.transaction((tx) => writeRates(tx, stale.slice(0, 1)));
  expect(await listStaleRates(database.main, now, 'all')).toEqual(stale.slice(1));
});
