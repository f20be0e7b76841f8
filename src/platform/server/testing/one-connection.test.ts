import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import type { Database, Queryable } from '../database/database.ts';
import { makeRateLimits } from '../http/rate-limits.ts';
import { countedOutside } from './one-connection.ts';
import { openTestDatabase } from './test-database.ts';

const database = await openTestDatabase();
const limits = countedOutside(makeRateLimits({ database, log: pino({ level: 'silent' }) }, true));
afterAll(() => database.close());

const ONE = sql`select 1 as one`;

describe('within a transaction nothing asks for a second connection', () => {
  const asks: [string, (database: Database, tx: Queryable) => Promise<unknown>][] = [
    ['main', async ({ main }) => main.execute(ONE)],
    ['the side pool', async ({ side }) => side.execute(ONE)],
    ['the replica', ({ readReplica }) => readReplica((db) => db.execute(ONE))],
    ['a transaction of its own', ({ transaction }) => transaction(async () => null)],
    ['raw SQL', ({ executeSql }) => executeSql('select 1')],
    ['a limit', () => limits.spend('message', 'ann')],
    ['a limit that is taken', () => limits.take('message', 'ann')],
    ['a limit that is given back', () => limits.giveBack('message', 'ann')],
  ];
  test.each(asks)('%s', async (_name, ask) => {
    const work = database.transaction(async (tx) => {
      // Behind a wait as well.
      await tx.execute(ONE);
      return ask(database, tx);
    });
    await expect(work).rejects.toThrow('second connection within a transaction');
    await expect(ask(database, database.main)).resolves.not.toThrow();
  });
});

test('what a transaction left running asks once it is over', async () => {
  let later: Promise<unknown> = Promise.resolve();
  let isOver = () => {};
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  await database.transaction(async (tx) => {
    await tx.execute(ONE);
    later = over.then(() => database.main.execute(ONE));
  });
  isOver();
  await expect(later).resolves.toMatchObject({ rows: [{ one: 1 }] });
});
