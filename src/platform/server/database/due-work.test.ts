import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Jobs } from '../jobs/jobs.ts';
import { makeJobs } from '../jobs/make-jobs.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type Database, queryRows } from './database.ts';
import { type DuePage, type DueRow, dueJob, duePage } from './due-work.ts';

let database: Database;
let jobs: Jobs;
let logged: { job?: string; id?: string }[];
const log = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line)) });

beforeAll(async () => {
  database = await openTestDatabase();
  await database.executeSql(
    'create table test_due (id integer primary key, due_at timestamptz not null, done integer not null default 0)',
  );
});
afterAll(() => database.close());
beforeEach(async () => {
  logged = [];
  jobs = makeJobs(database, log, { background: false });
  await database.executeSql('truncate test_due');
  // Several are due at the same microsecond.
  await database.executeSql(
    `insert into test_due select n, '2026-03-02T09:00:00.123456Z'::timestamptz + n / 4 * interval '1 microsecond'
     from generate_series(1, 50) n`,
  );
});

function list(page: DuePage): Promise<DueRow[]> {
  const { columns, condition = sql`true`, order } = duePage(page, sql`due_at`, sql`id`);
  return queryRows<DueRow>(
    database.main,
    sql`select ${columns.due} as due, ${columns.id} as id from test_due where done = 0 and ${condition}
        order by ${sql.join(order, sql`, `)} limit ${page.limit}`,
  );
}

const seen: string[] = [];
const seeTo = async ({ id }: DueRow) => {
  seen.push(id);
  await database.transaction((tx) =>
    tx.execute(sql`update test_due set done = done + 1 where id in (
      select id from test_due where id = ${id}::integer and done = 0 for update skip locked)`),
  );
};
const makeJob = (limits: { runMs: number; page: number }, work = seeTo) =>
  dueJob(
    { database, jobs, log },
    { name: 'test.due', cron: '* * * * *', list, seeTo: work, limits },
  );
const dones = async () =>
  (await database.executeSql('select done, count(*)::int as count from test_due group by 1')).rows;

test('pages follow each other until nothing is due, the longest due first', async () => {
  seen.length = 0;
  await makeJob({ runMs: 60_000, page: 7 }).run({});
  expect(await dones()).toEqual([{ done: 1, count: 50 }]);
  expect(seen.slice(3, 7).toSorted()).toEqual(['4', '5', '6', '7']);
});

test('rows are seen to together, and each by itself where that fails', async () => {
  seen.length = 0;
  const groups: number[] = [];
  const together = {
    size: 4,
    seeTo: async (rows: readonly DueRow[]) => {
      groups.push(rows.length);
      if (rows.some(({ id }) => id === '5')) throw new Error('not with this one');
      await Promise.all(rows.map(seeTo));
    },
  };
  const limits = { runMs: 60_000, page: 10 };
  const about = { name: 'test.due', cron: '* * * * *', list, seeTo, together, limits };
  await dueJob({ database, jobs, log: pino({ level: 'silent' }) }, about).run({});
  expect(await dones()).toEqual([{ done: 1, count: 50 }]);
  expect(groups).toEqual([4, 4, 2, 4, 4, 2, 4, 4, 2, 4, 4, 2, 4, 4, 2]);
});

test('a row that fails is passed over once, and holds up no other', async () => {
  let tries = 0;
  const job = makeJob({ runMs: 60_000, page: 7 }, async (row) => {
    if (row.id !== '5') return seeTo(row);
    tries += 1;
    throw new Error('not this one');
  });
  await job.run({});
  expect(tries).toBe(1);
  expect(logged).toMatchObject([{ job: 'test.due', id: '5' }]);
  expect(await dones()).toContainEqual({ done: 1, count: 49 });
});

test('what is left after a run is shared by jobs, each row in one of them', async () => {
  const job = makeJob({ runMs: -1, page: 7 });
  await jobs.start([makeJob({ runMs: 60_000, page: 7 })]);
  await job.run({});
  expect(await dones()).toContainEqual({ done: 0, count: 49 });
  const waiting = async () =>
    (
      await database.executeSql(
        "select count(*)::int as count from pgboss.job where state = 'created'",
      )
    ).rows[0]?.count;
  expect(await waiting()).toBe(8);
  // The next minute finds them waiting, and adds none.
  await job.run({});
  expect(await waiting()).toBe(8);
  expect(await dones()).toContainEqual({ done: 0, count: 48 });
  seen.length = 0;
  await jobs.drain();
  expect(await dones()).toEqual([{ done: 1, count: 50 }]);
  expect(seen.toSorted()).toEqual([...new Set(seen)].toSorted());
});

test('a part that has no time left goes on where it ended', async () => {
  seen.length = 0;
  const job = makeJob({ runMs: -1, page: 7 });
  await jobs.start([job]);
  await job.run({ shard: { number: 0, count: 1 } });
  expect(seen).toHaveLength(1);
  await jobs.drain();
  expect(await dones()).toEqual([{ done: 1, count: 50 }]);
  expect(seen).toHaveLength(50);
});

test('two workers see to each row once', async () => {
  const job = makeJob({ runMs: 60_000, page: 7 });
  await Promise.all([job.run({}), job.run({})]);
  expect(await dones()).toEqual([{ done: 1, count: 50 }]);
});
