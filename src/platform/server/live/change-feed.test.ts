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

test('changes are deleted after ten minutes, whatever transaction is open', async () => {
  const { feed, heard } = await openFollowed();
  await announce(feed, 'old');
  await announce(feed, 'recent');
  await vi.waitFor(() => expect(heard).toContain('recent'));
  await database.executeSql(
    "update change set at = at - interval '11 minutes' where payload = 'old'",
  );
  await database.executeSql(
    "update change set at = at - interval '9 minutes' where payload = 'recent'",
  );
  const start = performance.now();
  // The next read is half a minute later.
  vi.spyOn(performance, 'now').mockImplementation(() => start + 31_000);
  const payloads = async () => {
    const { rows } = await database.executeSql('select payload from change');
    return rows.map(({ payload }) => payload);
  };
  await vi.waitFor(async () => expect(await payloads()).not.toContain('old'));
  expect(await payloads()).toContain('recent');
  vi.restoreAllMocks();
  await feed.close();
});
