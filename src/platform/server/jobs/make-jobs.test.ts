import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Jobs } from './jobs.ts';
import { makeJobs } from './make-jobs.ts';
import { notingHandler } from './testing/noting-handler.ts';

let database: Database;
let jobs: Jobs;
let logged: { level: number; msg: string; job?: string; try?: number }[];
const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(() => {
  logged = [];
  jobs = makeJobs(database, log, { background: false });
});
afterEach(async () => {
  await jobs.stop();
  await database.executeSql('delete from pgboss.job');
});

const put = (name: string, payload: object, options?: Parameters<Jobs['enqueue']>[3]) =>
  database.transaction((tx) => jobs.enqueue(tx, name, payload, options));

const rows = async () =>
  (await database.executeSql('select state::text, retry_count, output from pgboss.job')).rows;

/** Makes all jobs that wait for their next try due. */
const hurry = () =>
  database.executeSql("update pgboss.job set start_after = now() where state = 'retry'");

describe('a job and its cause', () => {
  it('runs once, with its payload, after the commit', async () => {
    const { ran, handler } = notingHandler('test.note');
    await jobs.start([handler]);
    await put('test.note', { who: "O'Neil $1", nights: [1, 2] });
    await jobs.drain();
    await jobs.drain();
    expect(ran).toEqual([{ who: "O'Neil $1", nights: [1, 2] }]);
    expect(await rows()).toMatchObject([{ state: 'completed' }]);
  });

  it('does not exist when its cause is rolled back', async () => {
    const { ran, handler } = notingHandler('test.note');
    await jobs.start([handler]);
    const cause = database.transaction(async (tx) => {
      await jobs.enqueue(tx, 'test.note', {});
      throw new Error('changed my mind');
    });
    await expect(cause).rejects.toThrow('changed my mind');
    await jobs.drain();
    expect(ran).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('waits for its instant', async () => {
    const { ran, handler } = notingHandler('test.note');
    await jobs.start([handler]);
    const now = Temporal.Now.instant();
    await put('test.note', { at: 'later' }, { startAfter: now.add({ hours: 1 }) });
    await put('test.note', { at: 'past' }, { startAfter: now.subtract({ hours: 1 }) });
    await jobs.drain();
    expect(ran).toEqual([{ at: 'past' }]);
  });

  it('may be queued by a process that runs none, once that is prepared', async () => {
    const web = makeJobs(database, log, { background: false });
    const early = database.transaction((tx) => web.enqueue(tx, 'test.note', {}));
    await expect(early).rejects.toThrow('not prepared');
    await web.prepare();
    await database.transaction((tx) => web.enqueue(tx, 'test.note', { from: 'web' }));
    await web.stop();
    const { ran, handler } = notingHandler('test.note');
    await jobs.start([handler]);
    await jobs.drain();
    expect(ran).toEqual([{ from: 'web' }]);
  });
});

describe('a key', () => {
  it('lets one job of a name through, even after that one is done', async () => {
    const a = notingHandler('test.a');
    const b = notingHandler('test.b');
    await jobs.start([a.handler, b.handler]);
    await put('test.a', { n: 1 }, { key: 'x' });
    await put('test.a', { n: 2 }, { key: 'x' });
    await jobs.drain();
    await put('test.a', { n: 3 }, { key: 'x' });
    await put('test.a', { n: 4 }, { key: 'y' });
    await put('test.b', { n: 5 }, { key: 'x' });
    await jobs.drain();
    expect(a.ran).toEqual([{ n: 1 }, { n: 4 }]);
    expect(b.ran).toEqual([{ n: 5 }]);
  });

  it('lets one of two rivals through', async () => {
    const { ran, handler } = notingHandler('test.note');
    await jobs.start([handler]);
    await Promise.all([1, 2, 3, 4].map((n) => put('test.note', { n }, { key: 'same' })));
    await jobs.drain();
    expect(ran).toHaveLength(1);
  });
});

describe('a handler that fails', () => {
  it('is tried again, later each time, until it succeeds', async () => {
    const { ran, handler } = notingHandler('test.flaky', 3);
    await jobs.start([handler]);
    await put('test.flaky', {});
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await jobs.drain();
      expect(ran).toHaveLength(attempt);
      const [row] = (
        await database.executeSql(
          "select extract(epoch from start_after - now())::float as wait from pgboss.job where state = 'retry'",
        )
      ).rows;
      waits.push(Number(row?.wait));
      await hurry();
    }
    await jobs.drain();
    expect(ran).toHaveLength(4);
    expect(await rows()).toMatchObject([{ state: 'completed' }]);
    // 5 s × 2^n, the upper half of which is random.
    for (const [n, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(5 * 2 ** n - 2);
      expect(wait).toBeLessThanOrEqual(10 * 2 ** n);
    }
  });

  it.each([
    { retries: undefined, tries: 5 },
    { retries: 1, tries: 1 },
    { retries: 7, tries: 7 },
  ])('is given up after $tries tries, and that is logged', async ({ retries, tries }) => {
    const { ran, handler } = notingHandler('test.broken', 99, retries);
    await jobs.start([handler]);
    await put('test.broken', {});
    for (let attempt = 0; attempt < tries + 2; attempt += 1) {
      await jobs.drain();
      await hurry();
    }
    expect(ran).toHaveLength(tries);
    expect(await rows()).toMatchObject([{ state: 'cancelled', output: { message: 'not yet' } }]);
    const given = logged.filter(({ level }) => level === 50);
    expect(given).toMatchObject([{ msg: 'job given up', job: 'test.broken', try: tries }]);
  });

  it('keeps no other job from running', async () => {
    const broken = notingHandler('test.broken', 99);
    const fine = notingHandler('test.fine');
    await jobs.start([broken.handler, fine.handler]);
    await put('test.broken', {});
    await put('test.fine', {});
    await jobs.drain();
    expect(fine.ran).toHaveLength(1);
  });

  it('leaves a job that no handler knows to a later version', async () => {
    await jobs.start([]);
    await put('test.of-tomorrow', { n: 1 });
    await jobs.drain();
    await jobs.stop();
    jobs = makeJobs(database, log, { background: false });
    const { ran, handler } = notingHandler('test.of-tomorrow');
    await jobs.start([handler]);
    await hurry();
    await jobs.drain();
    expect(ran).toEqual([{ n: 1 }]);
  });
});

describe('a clock that is turned', () => {
  it('makes due what it passes', async () => {
    let clock = Temporal.Instant.from('2024-03-02T09:00:00Z');
    await jobs.stop();
    jobs = makeJobs(database, log, { background: false, now: () => clock });
    const { ran, handler } = notingHandler('test.note');
    await jobs.start([handler]);
    await put('test.note', { after: '1 h' }, { startAfter: clock.add({ hours: 1 }) });
    await put('test.note', { after: '3 d' }, { startAfter: clock.add({ hours: 72 }) });
    await jobs.drain();
    expect(ran).toEqual([]);
    clock = clock.add({ hours: 71 });
    await jobs.drain();
    expect(ran).toEqual([{ after: '1 h' }]);
    clock = clock.add({ hours: 1, seconds: 5 });
    await jobs.drain();
    expect(ran).toEqual([{ after: '1 h' }, { after: '3 d' }]);
  });
});
