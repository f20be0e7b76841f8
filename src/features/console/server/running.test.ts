import { afterAll, expect, test } from 'vitest';
import { PAGE_ROWS } from '../contract/limits.ts';
import { makeConsoleStage, REASON } from './testing/console-stage.ts';

const stage = await makeConsoleStage();
const { app, people, execute, ask, act, log } = stage;
afterAll(() => app.close());

interface Work {
  readonly failed: Page<{ id: string; handler: string; error: string }>;
  readonly mails: { waiting: number; failed: number };
  readonly unsent: Page<{ id: string; status: string }>;
}
interface Page<Item> {
  readonly items: Item[];
  readonly previous: string | null;
  readonly next: string | null;
}
const work = async (query = '') => (await ask(people.admin, `/work${query}`)).body as never as Work;
const failJob = async (name: string) => {
  await app.services.database.transaction((tx) => app.services.jobs.enqueue(tx, name, { some: 1 }));
  const { rows } = await execute(
    `update pgboss.job set state = 'failed', completed_on = now(), retry_count = 4,
       output = '{"message": "the mail server is away"}'
     where data ->> 'name' = $1 and state = 'created' returning id`,
    [name],
  );
  return String(rows[0]?.id);
};
const readState = async (id: string) =>
  (await execute('select state::text, retry_count from pgboss.job where id = $1', [id])).rows[0];

test('a failed job is shown with its error, run again or given up', async () => {
  const again = await failJob('test.one');
  const over = await failJob('test.two');
  expect((await work()).failed.items).toContainEqual(
    expect.objectContaining({ id: again, handler: 'test.one', error: 'the mail server is away' }),
  );
  const decide = (id: string, what: string) =>
    act(people.admin, 'POST', `/work/jobs/${id}`, { act: what, reason: REASON });
  expect((await decide(again, 'again')).status).toBe(200);
  expect(await readState(again)).toEqual({ state: 'created', retry_count: 0 });
  expect((await decide(again, 'again')).status).toBe(404);
  expect((await decide(over, 'give-up')).status).toBe(200);
  expect(await readState(over)).toMatchObject({ state: 'cancelled' });
  expect((await work()).failed.items.map(({ id }) => id)).not.toContain(over);
  expect((await log()).slice(-2)).toMatchObject([
    {
      action: 'work.run-again',
      subject_id: again,
      reason: REASON,
      before: { handler: 'test.one' },
    },
    { action: 'work.give-up', subject_id: over },
  ]);
});

test('a mail that was given up is queued again, one that was sent goes as a copy', async () => {
  await app.request('POST', '/api/support-tickets', {
    body: { email: 'kim@example.org', subject: 'The door', message: 'It is shut.' },
  });
  const { rows } = await execute(
    `select id from mail_outbox where template like 'editorial.ticket%' order by template`,
  );
  const [failed, sent] = rows.map(({ id }) => String(id));
  await execute(
    `update mail_outbox set status = 'failed', attempts = 12, last_error = 'no' where id = $1`,
    [failed],
  );
  await execute(`update mail_outbox set status = 'sent' where id = $1`, [sent]);
  expect((await work()).unsent.items).toContainEqual(expect.objectContaining({ id: failed }));
  const count = async () =>
    Number((await execute('select count(*) from mail_outbox')).rows[0]?.count);
  const before = await count();
  const send = (id: string | undefined) =>
    act(people.support, 'POST', `/mails/${id}/again`, { reason: REASON });
  expect((await send(failed)).status).toBe(200);
  expect(await count()).toBe(before);
  const { rows: queued } = await execute('select status, attempts from mail_outbox where id = $1', [
    failed,
  ]);
  expect(queued).toEqual([{ status: 'queued', attempts: 0 }]);
  expect((await send(failed)).status).toBe(404);
  expect((await send(sent)).status).toBe(200);
  expect(await count()).toBe(before + 1);
  await app.services.jobs.drain();
  const { rows: left } = await execute('select status from mail_outbox where id = $1', [failed]);
  expect(left).toEqual([{ status: 'sent' }]);
});

test('failed jobs are read page by page, the latest first, also as they leave the list', async () => {
  const made: string[] = [];
  for (let at = 0; at < PAGE_ROWS + 3; at += 1) made.push(await failJob(`test.page-${at}`));
  // Several in the same moment.
  await execute(
    `update pgboss.job set completed_on = timestamptz '2020-01-01T00:00:00.000001Z'
       + (substr(data ->> 'name', 11)::int / 4) * interval '1 microsecond'
     where id = any($1::uuid[])`,
    [made],
  );
  const { rows } = await execute(
    `select id from pgboss.job where state = 'failed' order by completed_on desc, id`,
  );
  const first = (await work()).failed;
  const second = (await work(`?failedAfter=${first.next}`)).failed;
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect([first.items.length, first.previous, second.next]).toEqual([PAGE_ROWS, null, null]);
  expect((await work(`?failedBefore=${second.previous}`)).failed).toEqual(first);
  const last = first.items.at(-1)?.id;
  const again = { act: 'again', reason: REASON };
  expect((await act(people.admin, 'POST', `/work/jobs/${last}`, again)).status).toBe(200);
  expect((await work(`?failedAfter=${first.next}`)).failed).toEqual(second);
  expect((await ask(people.admin, '/work?failedAfter=1')).status).toBe(400);
  await execute(`update pgboss.job set state = 'cancelled' where id = any($1::uuid[])`, [made]);
});

test('mails that have not left are read page by page, those given up first', async () => {
  await execute(
    `insert into mail_outbox (template, locale, key, "to", subject, html, text, status, created_at)
     select 'test.page', 'en', 'page-' || n, 'kim@example.org', '', '', '',
       case when n % 10 = 0 then 'failed' else 'sending' end,
       timestamptz '2020-01-01T00:00:00.000001Z' + (n / 4) * interval '1 microsecond'
     from generate_series(1, $1::int) n`,
    [PAGE_ROWS + 3],
  );
  const { rows } = await execute(
    `select id from mail_outbox where status in ('queued', 'sending', 'failed')
     order by status <> 'failed', created_at, id`,
  );
  const first = (await work()).unsent;
  const second = (await work(`?unsentAfter=${first.next}`)).unsent;
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect([first.items.length, first.previous, second.next]).toEqual([PAGE_ROWS, null, null]);
  const back = await work(`?unsentBefore=${second.previous}&failedBefore=1_${first.items[0]?.id}`);
  expect(back.unsent).toEqual(first);
  await execute(`update mail_outbox set status = 'sent' where id = $1`, [first.items.at(-1)?.id]);
  expect((await work(`?unsentAfter=${first.next}`)).unsent).toEqual(second);
  await execute(`delete from mail_outbox where template = 'test.page'`);
});

test('the log is read by page, actor, person, area, request and day', async () => {
  for (let at = 0; at < PAGE_ROWS + 2; at += 1) {
    await execute(
      `insert into audit_entry (at, actor_id, action, subject_kind, subject_id, person_id, request_id)
       values ($1::timestamptz + $2 * interval '1 hour', $3, 'moderation.hide', 'listing', 'x', $4, $5)`,
      ['2026-01-01T00:00:00Z', at, people.support.id, people.host.id, `request-${at}`],
    );
  }
  const read = async (query: string) =>
    (await ask(people.admin, `/log?${query}`)).body as never as {
      items: { seq: string; action: string; actor: { name: string } | null; requestId: string }[];
      previous: string | null;
      next: string | null;
    };
  const first = await read(`actor=${people.support.id}&area=moderation`);
  expect(first.items).toHaveLength(PAGE_ROWS);
  expect(first.items[0]).toMatchObject({
    action: 'moderation.hide',
    actor: { name: people.support.name },
    requestId: `request-${PAGE_ROWS + 1}`,
  });
  const second = await read(`actor=${people.support.id}&area=moderation&before=${first.next}`);
  expect(second.items.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-0']);
  expect(second.next).toBeNull();
  // Backwards, to the same page.
  const back = await read(`actor=${people.support.id}&area=moderation&after=${second.previous}`);
  expect([first.previous, back.previous]).toEqual([null, null]);
  expect(back).toEqual(first);
  expect(await read('request=request-7&before=1')).toEqual({
    items: [],
    previous: null,
    next: null,
  });
  expect(
    (await read(`person=${people.host.id}&from=2026-01-02&until=2026-01-02`)).items,
  ).toHaveLength(24);
  expect((await read('request=request-7')).items).toHaveLength(1);
  expect((await read('area=moder')).items).toEqual([]);
});
