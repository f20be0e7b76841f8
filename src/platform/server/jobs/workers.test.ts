/** @module-tag long */
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { JobHandler } from './jobs.ts';
import { makeJobs } from './make-jobs.ts';
import { notingHandler } from './testing/noting-handler.ts';

let database: Database;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => database.executeSql('delete from pgboss.job'));

const states = async () =>
  (await database.executeSql('select state::text from pgboss.job')).rows.map(({ state }) => state);

describe('workers', () => {
  it('refuse two handlers of one name', async () => {
    const twice = [notingHandler('test.a').handler, notingHandler('test.a').handler];
    const jobs = makeJobs(database, log);
    await expect(jobs.start(twice)).rejects.toThrow('two handlers for test.a');
    await jobs.prepare();
    await jobs.stop();
  });

  it('two of them share the work and never do one job twice', async () => {
    const first = makeJobs(database, log);
    const second = makeJobs(database, log);
    const ran: number[] = [];
    const handler: JobHandler<{ n: number }> = {
      name: 'test.share',
      run: async ({ n }) => {
        await delay(5);
        ran.push(n);
      },
    };
    await Promise.all([first.start([handler]), second.start([handler])]);
    const numbers = Array.from({ length: 30 }, (_, n) => n);
    for (const n of numbers) {
      await database.transaction((tx) => first.enqueue(tx, 'test.share', { n }));
    }
    await first.drain();
    expect(ran.toSorted((a, b) => a - b)).toEqual(numbers);
    await Promise.all([first.stop(), second.stop()]);
  });

  it('begin soon after the commit, not at the next look', async () => {
    const worker = makeJobs(database, log);
    const done = Promise.withResolvers<number>();
    await worker.start([{ name: 'test.soon', run: async () => done.resolve(performance.now()) }]);
    await delay(300);
    const queued = performance.now();
    await database.transaction((tx) => worker.enqueue(tx, 'test.soon', {}));
    expect((await done.promise) - queued).toBeLessThan(1_000);
    await worker.stop();
  });

  it('finish what runs when stopped, and take nothing new', async () => {
    const worker = makeJobs(database, log);
    const begun = Promise.withResolvers<void>();
    const done: string[] = [];
    await worker.start([
      {
        name: 'test.slow',
        run: async ({ id }: { id: string }) => {
          begun.resolve();
          await delay(200);
          done.push(id);
        },
      },
    ]);
    const ids = ['a', 'b', 'c', 'd', 'e'];
    await database.transaction(async (tx) => {
      for (const id of ids) await worker.enqueue(tx, 'test.slow', { id });
    });
    await begun.promise;
    await worker.stop();
    const finished = done.length;
    expect(finished).toBeGreaterThan(0);
    expect(finished).toBeLessThan(ids.length);
    await delay(300);
    expect(done).toHaveLength(finished);
    expect((await states()).filter((state) => state === 'completed')).toHaveLength(finished);
  });

  it('take over the job of a worker that died', async () => {
    const web = makeJobs(database, log, { background: false });
    await web.prepare();
    await database.transaction((tx) => web.enqueue(tx, 'test.note', { n: 1 }));
    await web.stop();
    // A worker that took it and disappeared.
    await database.executeSql(
      "update pgboss.job set state = 'active', started_on = now() - interval '10 minutes'",
    );
    const { ran, handler } = notingHandler('test.note');
    const worker = makeJobs(database, log, { housekeepingSeconds: 1 });
    await worker.start([handler]);
    const deadline = performance.now() + 15_000;
    while (ran.length === 0 && performance.now() < deadline) {
      await delay(200);
      await database.executeSql("update pgboss.job set start_after = now() where state = 'retry'");
    }
    await worker.stop();
    expect(ran).toEqual([{ n: 1 }]);
  });
});

describe('work that recurs', () => {
  it('runs once a tick though two workers live', async () => {
    // Begun in the last seconds of a minute, the run of the old tick would fall into the new one.
    const intoMinute = Temporal.Now.instant().epochMilliseconds % 60_000;
    if (intoMinute > 50_000) await delay(60_000 - intoMinute);
    const ran: string[] = [];
    const recurring = (who: string): JobHandler<object> => ({
      name: 'test.each-minute',
      cron: '* * * * *',
      run: async () => {
        ran.push(
          `${who} ${Temporal.Now.instant().round({ smallestUnit: 'minute', roundingMode: 'floor' })}`,
        );
      },
    });
    const first = makeJobs(database, log, { housekeepingSeconds: 1 });
    const second = makeJobs(database, log, { housekeepingSeconds: 1 });
    await Promise.all([first.start([recurring('first')]), second.start([recurring('second')])]);
    const deadline = performance.now() + 15_000;
    while (ran.length === 0 && performance.now() < deadline) await delay(100);
    // Long enough for both to look several times more.
    await delay(3_000);
    await Promise.all([first.stop(), second.stop()]);
    const ticks = ran.map((entry) => entry.split(' ')[1]);
    expect(ticks.length).toBeGreaterThan(0);
    expect(new Set(ticks).size).toBe(ticks.length);
  });

  it('ends when its handler no longer asks for it', async () => {
    const worker = makeJobs(database, log);
    await worker.start([notingHandler('test.other').handler]);
    await worker.stop();
    expect((await database.executeSql('select key from pgboss.schedule')).rows).toEqual([]);
  });
});

describe('a worker that starts while the database refuses', () => {
  it('works at once, and schedules what recurs when it can', async () => {
    await database.executeSql('alter table pgboss.schedule rename to schedule_refused');
    const { ran, handler } = notingHandler('test.note');
    const worker = makeJobs(database, log);
    await worker.start([handler, { name: 'test.hourly', cron: '0 * * * *', run: async () => {} }]);
    await database.transaction((tx) => worker.enqueue(tx, 'test.note', { n: 1 }));
    await expect.poll(() => ran).toEqual([{ n: 1 }]);
    await database.executeSql('alter table pgboss.schedule_refused rename to schedule');
    const scheduled = async () =>
      (await database.executeSql('select key from pgboss.schedule')).rows.map(({ key }) => key);
    await expect.poll(scheduled, { timeout: 10_000 }).toEqual(['test.hourly']);
    await worker.stop();
    await database.executeSql('delete from pgboss.schedule');
  });
});

describe('jobs aside', () => {
  it('hold up no others while they wait, eight at once', async () => {
    const worker = makeJobs(database, log);
    const answered = Promise.withResolvers<void>();
    let begun = 0;
    let ended = 0;
    const slow: JobHandler<object> = {
      name: 'test.slow-stranger',
      run: async () => {
        begun += 1;
        await answered.promise;
        ended += 1;
      },
    };
    const { ran, handler } = notingHandler('test.note');
    await worker.start([slow, handler]);
    for (let n = 0; n < 20; n += 1) {
      await database.transaction((tx) => worker.enqueue(tx, slow.name, {}, { aside: true }));
    }
    await expect.poll(() => begun, { timeout: 5_000 }).toBe(8);
    await database.transaction((tx) => worker.enqueue(tx, 'test.note', { n: 1 }));
    await expect.poll(() => ran).toEqual([{ n: 1 }]);
    expect([begun, ended]).toEqual([8, 0]);
    answered.resolve();
    await expect.poll(() => ended, { timeout: 5_000 }).toBe(20);
    await worker.stop();
    expect(new Set(await states())).toEqual(new Set(['completed']));
  });

  it('are finished when stopped, and drained with the others', async () => {
    const worker = makeJobs(database, log);
    const begun = Promise.withResolvers<void>();
    const done: string[] = [];
    await worker.start([
      {
        name: 'test.slow-stranger',
        run: async ({ id }: { id: string }) => {
          begun.resolve();
          await delay(200);
          done.push(id);
        },
      },
    ]);
    const put = (id: string) =>
      database.transaction((tx) =>
        worker.enqueue(tx, 'test.slow-stranger', { id }, { key: id, aside: true }),
      );
    await put('a');
    await begun.promise;
    await worker.stop();
    expect(done).toEqual(['a']);
    const { ran, handler } = notingHandler('test.slow-stranger');
    const later = makeJobs(database, log, { background: false });
    await later.start([handler]);
    await database.transaction(async (tx) => {
      // Of one key, the first one alone.
      for (const id of ['b', 'b', 'a']) {
        await later.enqueue(tx, 'test.slow-stranger', { id }, { key: id, aside: true });
      }
    });
    await later.drain();
    expect(ran).toEqual([{ id: 'b' }]);
    await later.stop();
  });
});

describe('preparing', () => {
  it('may be done by several servers at once on an empty database', async () => {
    const empty = await openTestDatabase();
    const servers = [1, 2, 3].map(() => makeJobs(empty, log, { background: false }));
    await Promise.all(servers.map((server) => server.prepare()));
    for (const server of servers) {
      await empty.transaction((tx) => server.enqueue(tx, 'test.note', {}));
      await server.stop();
    }
    const { rows: queued } = await empty.executeSql('select 1 from pgboss.job');
    expect(queued).toHaveLength(3);
    await empty.close();
  });
});
