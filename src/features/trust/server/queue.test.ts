import { afterAll, expect, test } from 'vitest';
import { QUEUE_ROWS } from '../contract/limits.ts';
import { makeTrustStage } from './testing/trust-stage.ts';

const stage = await makeTrustStage();
const { app, world, execute, decide } = stage;
afterAll(() => app.close());

const MORE = 3;

interface Page {
  readonly items: { id: string; subject: { kind: string; id: string } }[];
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
}
const read = async (query = '') =>
  (await app.request<Page>('GET', `/api/admin/moderation${query}`, { as: world.people.admin }))
    .body;

/** Accounts that wait for a decision, in the order of the queue. */
async function report(count: number): Promise<string[]> {
  const { rows } = await execute(
    `with person as (
       insert into "user" (name, email, email_verified)
       select 'Reported ' || n, 'reported-' || n || '@example.org', true
       from generate_series(1, $1::int) n returning id, name
     )
     insert into moderation_item (subject_kind, subject_id, owner_id, harm, opened_at)
     select 'profile', id::text, id, 1 + row_number() over (order by name) % 3,
       -- Several at the same moment, and with digits that a browser's clock doesn't have.
       $2::timestamptz + (row_number() over (order by name) / 4) * interval '1.000001 second'
     from person returning id, harm, opened_at::text as at`,
    [count, app.services.now().toString()],
  );
  const keys = rows as { id: string; harm: number; at: string }[];
  return keys
    .sort(
      (one, other) =>
        other.harm - one.harm ||
        (one.at < other.at ? -1 : one.at > other.at ? 1 : one.id < other.id ? -1 : 1),
    )
    .map(({ id }) => id);
}
const ids = ({ items }: Page) => items.map(({ id }) => id);

test('what waits is read page by page, forwards and back', async () => {
  expect(await read()).toMatchObject({ items: [], previous: null, next: null, total: 0 });
  const all = await report(2 * QUEUE_ROWS + MORE);
  const first = await read();
  expect([first.previous, first.total]).toEqual([null, all.length]);
  const second = await read(`?after=${first.next}`);
  const third = await read(`?after=${second.next}`);
  expect([first, second, third].flatMap(ids)).toEqual(all);
  expect([third.items.length, third.next]).toEqual([MORE, null]);
  expect(await read(`?before=${third.previous}`)).toEqual(second);
  expect(await read(`?before=${second.previous}`)).toEqual(first);
  // Both at once: the one that goes on.
  expect(await read(`?after=${first.next}&before=${first.next}`)).toEqual(second);
});

test('a page follows what was decided meanwhile, or has become graver', async () => {
  const first = await read();
  const last = first.items.at(-1);
  const second = await read(`?after=${first.next}`);
  if (last === undefined) throw new Error('nothing waits');
  expect((await decide(last.subject, 'keep')).status).toBe(200);
  expect(ids(await read(`?after=${first.next}`))).toEqual(ids(second));
  await execute('update moderation_item set harm = 3 where id = $1', [second.items[0]?.id]);
  expect(ids(await read(`?after=${second.next}`))).toHaveLength(MORE);
});

test('what is no key of a page is refused', async () => {
  const status = async (key: string) =>
    (
      await app.request('GET', `/api/admin/moderation?after=${encodeURIComponent(key)}`, {
        as: world.people.admin,
      })
    ).status;
  const id = '00000000-0000-4000-8000-000000000000';
  expect(await status(`9_9999999999999999_${id}`)).toBe(200);
  for (const key of ['1', id, `1_${id}`, `10_0_${id}`, `1_0_${id}'`, `1_2026-02-31_${id}`]) {
    expect(await status(key), key).toBe(400);
  }
});
