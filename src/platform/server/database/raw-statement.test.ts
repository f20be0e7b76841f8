import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { type Database, executeOn } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('gives each placeholder its value, in any order and more than once', async () => {
  const { rows } = await database.transaction((tx) =>
    executeOn(tx, 'select $2::text as b, $1::text as a, $2::text as again, $3::text[] as list', [
      "it's",
      '$1',
      ['x', 'y'],
    ]),
  );
  expect(rows).toEqual([{ b: '$1', a: "it's", again: '$1', list: ['x', 'y'] }]);
});

it('runs in the transaction it is given', async () => {
  await database.executeSql('create table note (n integer)');
  const undone = database.transaction(async (tx) => {
    await executeOn(tx, 'insert into note values ($1)', [1]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await database.executeSql('select * from note')).rows).toEqual([]);
});

it('refuses a placeholder without a value', async () => {
  const statement = database.transaction((tx) => executeOn(tx, 'select $2::int', [1]));
  await expect(statement).rejects.toThrow(RangeError);
});
