import pino from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { openChangeFeed } from './change-feed.ts';
import { type LiveEvent, makeLive } from './live.ts';

const log = pino({ level: 'silent' });
const database = await openTestDatabase();
/** Two servers of one database. */
const feeds = [openChangeFeed(database, log), openChangeFeed(database, log)] as const;
const [one, other] = [makeLive(feeds[0], log), makeLive(feeds[1], log)];
afterAll(async () => {
  await one.close();
  await other.close();
  for (const feed of feeds) await feed.close();
  await database.close();
});

function ear() {
  const heard: LiveEvent[] = [];
  return {
    heard,
    onEvent: (event: LiveEvent) => heard.push(event),
    onGap: () => {},
    onClose: () => {},
  };
}

const event = (at: number): LiveEvent => ({ name: 'message', data: { at } });

test('what is told on one server is heard on every other, by topic', async () => {
  const [here, there, elsewhere] = [ear(), ear(), ear()];
  const stops = [
    await one.hear('a', here),
    await other.hear('a', there),
    await other.hear('b', elsewhere),
  ];
  await database.transaction((tx) => one.tell(tx, ['a', 'c'], event(1)));
  await vi.waitFor(() => {
    expect(here.heard).toEqual([event(1)]);
    expect(there.heard).toEqual([event(1)]);
  });
  expect(elsewhere.heard).toEqual([]);
  for (const stop of stops) stop();
  expect([one.count(), other.count()]).toEqual([0, 0]);
});

test('what is rolled back is not heard, nor before the commit', async () => {
  const here = ear();
  const stop = await one.hear('a', here);
  await expect(
    database.transaction(async (tx) => {
      await other.tell(tx, ['a'], event(2));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await database.transaction(async (tx) => {
    await other.tell(tx, ['a'], event(3));
    expect(here.heard).toEqual([]);
  });
  await vi.waitFor(() => expect(here.heard).toEqual([event(3)]));
  stop();
});

test.skipIf(database.kind === 'embedded')(
  'while a connection is cut nothing is missed',
  async () => {
    const here = ear();
    const stop = await one.hear('a', here);
    await database.executeSql(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wayhearth side' and datname = current_database()",
    );
    await database.transaction((tx) => other.tell(tx, ['a'], event(4)));
    await vi.waitFor(() => expect(here.heard).toEqual([event(4)]), { timeout: 5_000 });
    stop();
  },
);
