import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { RESOLUTION_ROWS } from '../contract/resolutions.ts';
import { makeResolutionScene } from './testing/resolution-scene.ts';

const { stage, admin, completed, post } = await makeResolutionScene();
const { app } = stage;
const { main } = app.services.database;

interface Page {
  readonly items: { reservationId: string }[];
  readonly previous: string | null;
  readonly next: string | null;
}
const read = async (query = '') =>
  (await app.request<Page>('GET', `/api/resolutions${query}`, { as: admin })).body;
const ids = ({ items }: Page) => items.map(({ reservationId }) => reservationId);

/** Reservations with a claim as one that has ended, every third one with a case to decide as well. */
async function open(like: string, count: number): Promise<void> {
  await main.execute(sql`
    with made as (
      insert into reservation
      select (jsonb_populate_record(r, jsonb_build_object(
        'id', gen_random_uuid(), 'key', 'COPY' || n, 'intent_key', null, 'paid', 0, 'refunded', 0
      ))).* from reservation r, generate_series(1, ${count}::int) n where r.id = ${like}
      returning id, key
    ), claim as (
      insert into deposit_claim (reservation_id, state, amount, created_at)
      select id, case when right(key, 1) in ('1', '2') then 'review' else 'waiting' end, 100,
        timestamptz '2026-03-20T00:00:00.000001Z' + (length(key) % 2) * interval '1 microsecond'
      from made
    )
    insert into problem_case (reservation_id, kind, state, is_guarantee, created_at)
    select id, 'other', case when right(key, 1) = '3' then 'review' else 'offered' end, false,
      timestamptz '2026-03-19T00:00:00Z'
    from made where right(key, 1) in ('3', '6', '9')`);
}

test('what is open is read page by page, those to decide first, forwards and back', async () => {
  const { id } = await completed();
  expect(await read()).toEqual({ items: [], previous: null, next: null });
  await post(stage.host, `/api/reservations/${id}/claim`, { amount: 1_000, text: 'A chair' });
  expect(await read()).toMatchObject({
    items: [{ reservationId: id }],
    previous: null,
    next: null,
  });
  await open(id, 2 * RESOLUTION_ROWS + 2);
  const first = await read();
  const second = await read(`?after=${first.next}`);
  const third = await read(`?after=${second.next}`);
  const all = [first, second, third].flatMap(ids);
  expect([first.previous, third.next, third.items.length]).toEqual([null, null, 3]);
  expect([all.length, new Set(all).size]).toEqual([2 * RESOLUTION_ROWS + 3, all.length]);
  const { rows } = await main.execute(sql`
    select r.id, exists (select from problem_case p where p.reservation_id = r.id and p.state = 'review')
      or exists (select from deposit_claim c where c.reservation_id = r.id and c.state = 'review')
      as waits from reservation r`);
  const waits = new Map(rows.map((row) => [row.id, row.waits]));
  const ranks = all.map((each) => waits.get(each));
  expect(ranks).toEqual(ranks.toSorted((one, other) => Number(other) - Number(one)));
  expect(await read(`?before=${third.previous}`)).toEqual(second);
  expect(await read(`?before=${second.previous}`)).toEqual(first);

  // One that is settled meanwhile takes no other from the next page.
  await main.execute(
    sql`update deposit_claim set state = 'agreed', given = 100 where reservation_id = ${ids(first).at(-1)}`,
  );
  await main.execute(
    sql`update problem_case set state = 'closed', outcome = 'solved'
      where reservation_id = ${ids(first).at(-1)}`,
  );
  expect(ids(await read(`?after=${first.next}`))).toEqual(ids(second));
});

test('what is no key of a page is refused', async () => {
  for (const key of ['1', `1_${'0'.repeat(17)}_x`, '00000000-0000-4000-8000-000000000000']) {
    const { status } = await app.request('GET', `/api/resolutions?before=${key}`, { as: admin });
    expect(status, key).toBe(400);
  }
});
