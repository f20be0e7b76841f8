import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { queryRows } from '#platform/server/database/database.ts';

const app = await makeTestApp();
afterAll(() => app.close());
const db = app.services.database.main;

interface Reviews {
  items: { guestName: string; guestImage: string | null; rating: number; nights: number }[];
  total: number;
  average: number | null;
  answers: { fact: string; yes: number; total: number }[];
  page: number;
}

let host: TestPerson;
let guest: TestPerson;
let stay = '';

async function addReview(rating: number, at: string, by = guest, home = stay): Promise<void> {
  const reservationId = randomUUID();
  await db.execute(sql`
    insert into reservation (id, key, listing_id, guest_id, host_id, kind, status, start_date,
      end_date, time_zone, check_in_from, arrival_details_from, ends_at, units, rooms, guests, listing_title, quote, policy, total, answer_by, created_at,
      updated_at)
    values (${reservationId}, ${reservationId}, ${home}, ${by.id}, ${host.id}, 'stay', 'completed',
      '2026-01-01', '2026-01-08', 'Europe/Lisbon', ${at}, ${at}, ${at}, 1, 1, 1, 'A stay', '{}', '{}', 0, ${at}, ${at},
      ${at})`);
  await db.execute(sql`
    insert into review (reservation_id, listing_id, guest_id, rating, text, created_at)
    values (${reservationId}, ${home}, ${by.id}, ${rating}, 'The desk faces the river.', ${at})`);
}

async function reviews(page = ''): Promise<Reviews> {
  const answer = await app.request<Reviews>('GET', `/api/listings/${stay}/reviews${page}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

beforeAll(async () => {
  host = await app.signUp('Ana Ferreira');
  guest = await app.signUp('Mina Park');
  stay = await insertStay(db, host.id);
});

test('a stay that nobody has reviewed has no average', async () => {
  expect(await reviews()).toEqual({ items: [], total: 0, average: null, answers: [], page: 1 });
});

test('come newest first, six a page, with the average of all', async () => {
  for (let day = 10; day < 22; day += 1) await addReview(4, `2026-02-${day}T10:00:00Z`);
  await addReview(1, '2026-02-22T10:00:00Z');
  const first = await reviews();
  expect(first).toMatchObject({ total: 13, average: 3.8, page: 1 });
  expect(first.items).toHaveLength(6);
  expect(first.items[0]).toMatchObject({ guestName: 'Mina Park', rating: 1, nights: 7 });
  expect((await reviews('?page=2')).items).toHaveLength(6);
  expect((await reviews('?page=3')).items).toHaveLength(1);
  expect((await reviews('?page=0')).page).toBe(1);
});

test('answers are counted over all pages, in the order of the questions', async () => {
  await db.execute(sql`update review set facts = case
    when rating = 1 then '{"wifi": "no", "desk": "yes"}'::jsonb else '{"wifi": "yes"}' end
    where listing_id = ${stay}`);
  const answers = [
    { fact: 'wifi', yes: 12, total: 13 },
    { fact: 'desk', yes: 1, total: 1 },
  ];
  expect((await reviews()).answers).toEqual(answers);
  expect((await reviews('?page=3')).answers).toEqual(answers);
  const hidden = sql`update review set moderation_state = 'hidden' where rating = 1`;
  const shown = sql`update review set moderation_state = 'visible'`;
  await db.execute(hidden);
  expect((await reviews()).answers).toEqual([{ fact: 'wifi', yes: 12, total: 12 }]);
  await db.execute(shown);
});

test('a deleted account shows no name', async () => {
  const gone = await app.signUp('Someone Else');
  await addReview(5, '2026-02-28T10:00:00Z', gone);
  await db.execute(
    sql`update "user" set deleted_at = now(), image = 'portrait' where id = ${gone.id}`,
  );
  const [newest] = (await reviews()).items;
  expect(newest).toMatchObject({ rating: 5, guestName: '', guestImage: null });
});

test('are in the export of who wrote them, and the answers in that of the host', async () => {
  const writer = await app.signUp('Wren Writer');
  await addReview(5, '2026-03-01T10:00:00Z', writer);
  await db.execute(
    sql`update review set reply = 'Words of the host' where guest_id = ${writer.id}`,
  );
  const exported = (as: TestPerson) =>
    app.request<{ data: { reviews: object } }>('GET', '/api/account/export', { as });
  expect((await exported(writer)).body.data.reviews).toEqual({
    written: [
      {
        listingTitle: expect.any(String),
        rating: 5,
        facts: {},
        text: 'The desk faces the river.',
        createdAt: '2026-03-01T10:00:00Z',
      },
    ],
    ofGuests: [],
    hidden: [],
    answers: [],
  });
  expect((await exported(host)).body.data.reviews).toEqual({
    written: [],
    ofGuests: [],
    hidden: [],
    answers: [{ listingTitle: expect.any(String), text: 'Words of the host' }],
  });
});

test('lose their words with the account, and the home keeps their stars', async () => {
  const before = await reviews();
  const writer = await app.signUp('Lou Leaver');
  await addReview(5, '2026-03-02T08:00:00Z', writer);
  const { average } = await reviews();
  const gone = await app.request('DELETE', '/api/account', { as: writer, body: {} });
  expect(gone.status, gone.text).toBe(200);
  const after = await reviews();
  expect(after).toMatchObject({ total: before.total + 1, average });
  expect(after.items[0]).toMatchObject({ rating: 5, nights: 7, guestName: '', text: '' });
  expect(after.items.slice(1)).toEqual(before.items.slice(0, -1));
});

test('a host who leaves takes the answers along', async () => {
  const leaver = await app.signUp('Hope Leaver');
  const home = await insertStay(db, leaver.id);
  await addReview(4, '2026-03-02T08:30:00Z', guest, home);
  await db.execute(sql`update review set reply = 'Words of Hope' where listing_id = ${home}`);
  await app.request('DELETE', '/api/account', { as: leaver, body: {} });
  const rows = await queryRows(db, sql`select text, reply from review where listing_id = ${home}`);
  expect(rows).toEqual([{ text: 'The desk faces the river.', reply: null }]);
});

test('of an unknown or removed listing are not found', async () => {
  expect((await app.request('GET', `/api/listings/${randomUUID()}/reviews`)).status).toBe(404);
  await db.execute(sql`update listing set deleted_at = now() where id = ${stay}`);
  expect((await app.request('GET', `/api/listings/${stay}/reviews`)).status).toBe(404);
});
