import pino from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { makeSettledLimiter, type SettledLimiter } from './settled-limiter.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const log = pino({ level: 'silent' });
const WINDOW = { points: 120, duration: 60 };
let now = Date.parse('2026-05-01T10:00:00Z');
let who = '';
beforeEach(() => {
  who = crypto.randomUUID();
  now += 3_600_000;
});

const open = (over: Pick<Database, 'side'> = database) => makeSettledLimiter(over, log, () => now);

/** How many of so many requests at each server are admitted, by turns or all at once. */
async function admitted(
  servers: readonly SettledLimiter[],
  requests: number,
  how: 'by turns' | 'at once',
): Promise<number> {
  const take = (server: SettledLimiter) => server.take('api', who, WINDOW);
  const answers: number[] = [];
  if (how === 'at once') {
    const all = servers.flatMap((server) => Array.from({ length: requests }, () => take(server)));
    answers.push(...(await Promise.all(all)));
  } else {
    for (let nth = 0; nth < requests; nth += 1) {
      for (const server of servers) answers.push(await take(server));
    }
  }
  return answers.filter((wait) => wait === 0).length;
}

test('one server admits exactly the limit, and says when to come back', async () => {
  const server = open();
  expect(await admitted([server], 200, 'by turns')).toBe(WINDOW.points);
  const wait = await server.take('api', who, WINDOW);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(WINDOW.duration);
  now += wait * 1_000;
  expect(await server.take('api', who, WINDOW)).toBe(0);
  await server.close();
});

test.each(['by turns', 'at once'] as const)(
  'several servers together exceed it by a tenth at most, %s',
  async (how) => {
    const servers = Array.from({ length: 4 }, () => open());
    // They know of each other once each has settled.
    for (const server of servers) await server.settle();
    for (const server of servers) await server.settle();
    const total = await admitted(servers, 100, how);
    expect(total).toBeGreaterThanOrEqual(WINDOW.points);
    expect(total).toBeLessThanOrEqual(WINDOW.points * 1.1);
    for (const server of servers) await server.close();
  },
);

test('a caller who asks little is no row, until the server closes', async () => {
  const rows = async () => {
    const key = `api:${who}`;
    const found = await database.executeSql('select points from rate_limit where key = $1', [key]);
    return found.rows;
  };
  const server = open();
  await server.settle();
  expect(await server.take('api', who, WINDOW)).toBe(0);
  // Another caller asks so much that this server has to settle.
  const busy = crypto.randomUUID();
  for (let nth = 0; nth < WINDOW.points; nth += 1) await server.take('api', busy, WINDOW);
  expect(await rows()).toEqual([]);
  await server.close();
  expect(await rows()).toEqual([{ points: 1 }]);
});

test('few statements are sent: a settlement holds the requests of all callers', async () => {
  let statements = 0;
  const counted = {
    side: new Proxy(database.side, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          statements += 1;
          return Reflect.apply(value, target, args);
        };
      },
    }),
  };
  const server = open(counted);
  for (let caller = 0; caller < 500; caller += 1) {
    for (let nth = 0; nth < 5; nth += 1) await server.take('page', `${who} ${caller}`, WINDOW);
  }
  expect(statements).toBe(0);
  await server.settle();
  expect(statements).toBe(2);
  await server.close();
});

test('a count that is given back is free again, for the other servers too', async () => {
  const [one, other] = [open(), open()];
  expect(await admitted([one], WINDOW.points, 'by turns')).toBe(WINDOW.points);
  for (let nth = 0; nth < 5; nth += 1) one.giveBack('api', who, WINDOW);
  await one.settle();
  await other.take('api', who, WINDOW);
  await other.settle();
  expect(await admitted([other], 50, 'by turns')).toBe(4);
  await one.close();
  await other.close();
});

test('what has expired is removed', async () => {
  const server = open();
  await server.take('api', who, WINDOW);
  await server.settle();
  now += 2 * WINDOW.duration * 1_000;
  await server.take('api', 'another', WINDOW);
  await server.settle();
  const { rows } = await database.executeSql('select key from rate_limit');
  expect(rows.map(({ key }) => key)).not.toContain(`api:${who}`);
  await server.close();
});

test('without the database a server counts alone', async () => {
  const away = new Proxy({} as Database['side'], {
    get: () => {
      throw new Error('connection terminated');
    },
  });
  const server = open({ side: away });
  expect(await admitted([server], 200, 'by turns')).toBe(WINDOW.points);
  await server.close();
});
