import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Jobs } from '../jobs/jobs.ts';
import { makeJobs } from '../jobs/make-jobs.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { deleteOldRowsJob } from './delete-old-rows.ts';

const NOW = Temporal.Instant.from('2026-03-02T09:00:00Z');

let database: Database;
let jobs: Jobs;
beforeAll(async () => {
  database = await openTestDatabase();
  jobs = makeJobs(database, pino({ level: 'silent' }), { background: false });
  await database.executeSql(`
    create table test_old (id integer primary key, at timestamptz not null, state text not null);
    create index on test_old (at);
    create table test_older (id integer primary key, at timestamptz not null);
    create index on test_older (at)`);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});
beforeEach(async () => {
  await database.executeSql('truncate test_old, test_older');
  await database.executeSql(
    `insert into test_old select n, $1::timestamptz - n * interval '1 hour',
       case when n % 2 = 0 then 'ended' else 'open' end from generate_series(1, 100) n`,
    [NOW.toString()],
  );
  await database.executeSql(
    `insert into test_older select n, $1::timestamptz - n * interval '1 day' from generate_series(1, 7) n`,
    [NOW.toString()],
  );
});

const EXPIRIES = [
  { table: 'test_old', hours: 48, since: 'at', only: "state = 'ended'" },
  { table: 'test_older', hours: 24 * 5, since: 'at' },
];
const makeJob = (limits: { runMs: number; batch: number }) =>
  deleteOldRowsJob({ database, jobs, now: () => NOW }, EXPIRIES, limits);
const count = async (table: string) =>
  (await database.executeSql(`select count(*)::int as count from ${table}`)).rows[0]?.count;

test('batches follow each other until nothing old is left', async () => {
  await makeJob({ runMs: 60_000, batch: 10 }).run({});
  // Of the ended ones, those of 50, 52 … 100 hours.
  expect(await count('test_old')).toBe(100 - 26);
  expect(await count('test_older')).toBe(5);
});

test('a run whose time is over goes on behind other jobs', async () => {
  const job = makeJob({ runMs: 0, batch: 10 });
  await jobs.start([job]);
  await job.run({});
  expect(await count('test_old')).toBe(90);
  expect(await count('test_older')).toBe(7);
  await jobs.drain();
  expect(await count('test_old')).toBe(100 - 26);
  expect(await count('test_older')).toBe(5);
});

test('two workers delete each row once and wait for neither', async () => {
  const job = makeJob({ runMs: 60_000, batch: 3 });
  await Promise.all([job.run({}), job.run({})]);
  expect(await count('test_old')).toBe(100 - 26);
});
