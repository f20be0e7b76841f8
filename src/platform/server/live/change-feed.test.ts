import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type ChangeFeed, openChangeFeed } from './change-feed.ts';

const READ_MS = 20;
const log = pino({ level: 'silent' });
const database = await openTestDatabase();
afterAll(() => database.close());

async function openFollowed(over: Database = database) {
  const feed = openChangeFeed(over, log, READ_MS);
  const heard: string[] = [];
  const onGap = vi.fn();
  const leave = await feed.follow('news', { onChange: (payload) => heard.push(payload), onGap });
  return { feed, heard, onGap, leave };
}

const announce = (feed: ChangeFeed, payload: string, topic = 'news') =>
  database.transaction((tx) => feed.announce(tx, topic, payload));

test('a change is heard once by all who follow its topic, in order', async () => {
  const [one, other] = [await openFollowed(), await openFollowed()];
  await announce(one.feed, 'a');
  await announce(other.feed, 'b');
  await announce(other.feed, 'elsewhere', 'weather');
  await vi.waitFor(() =>
    expect([one.heard, other.heard]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]),
  );
  one.leave();
  await announce(one.feed, 'c');
  await vi.waitFor(() => expect(other.heard).toEqual(['a', 'b', 'c']));
  await delay(3 * READ_MS);
  expect([one.heard, other.heard]).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ]);
  await one.feed.close();
  await other.feed.close();
});

test('changes from before it was followed are not heard', async () => {
  const earlier = await openFollowed();
  await announce(earlier.feed, 'old');
  const later = await openFollowed();
  await announce(earlier.feed, 'new');
  await vi.waitFor(() => expect(later.heard).toEqual(['new']));
  await earlier.feed.close();
  await later.feed.close();
});

test.skipIf(database.kind === 'embedded')(
  'a change whose transaction commits after later ones is heard',
  async () => {
    const { feed, heard } = await openFollowed();
    await database.transaction(async (tx) => {
      await feed.announce(tx, 'news', 'slow');
      // Not by this database, which refuses a second connection within a transaction.
      await database.onOwnConnection((db) =>
        db.execute(sql`insert into change (topic, payload) values ('news', 'quick')`),
      );
      await vi.waitFor(() => expect(heard).toEqual(['quick']));
      await delay(3 * READ_MS);
    });
    await vi.waitFor(() => expect(heard).toEqual(['quick', 'slow']));
    await delay(3 * READ_MS);
    expect(heard).toEqual(['quick', 'slow']);
    await feed.close();
  },
);

test('while the database is away nothing is heard; then followers refresh everything', async () => {
  let isAway = false;
  const flaky: Database = {
    ...database,
    side: new Proxy(database.side, {
      get: (target, key) => {
        if (isAway) throw new Error('connection terminated');
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  };
  const { feed, heard, onGap } = await openFollowed(flaky);
  isAway = true;
  await announce(feed, 'missed');
  await delay(3 * READ_MS);
  expect(onGap).not.toHaveBeenCalled();
  isAway = false;
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1));
  await announce(feed, 'heard');
  await vi.waitFor(() => expect(heard).toContain('heard'));
  await feed.close();
});

test('changes are deleted after some minutes', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - start + passed);
  const start = Date.now();
  let passed = 0;
  const { feed, heard, onGap } = await openFollowed();
  await announce(feed, 'old');
  await vi.waitFor(() => expect(heard).toEqual(['old']));
  const count = async () => {
    const { rows } = await database.executeSql('select payload from change order by seq');
    return rows.map(({ payload }) => payload);
  };
  // A step at a time: a feed that didn't read for two minutes would have missed changes.
  for (let step = 0; step < 100 && (await count()).includes('old'); step += 1) {
    passed += 10_000;
    await delay(3 * READ_MS);
  }
  expect(await count()).not.toContain('old');
  expect(onGap).not.toHaveBeenCalled();
  await feed.close();
  vi.restoreAllMocks();
});
