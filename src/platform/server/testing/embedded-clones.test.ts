import { expect, test } from 'vitest';
import { openEmbeddedClone } from './embedded-clones.ts';

const COUNT = 'select (select count(*) from "user")::integer as people';

async function addPerson(database: Awaited<ReturnType<typeof openEmbeddedClone>>): Promise<void> {
  await database.executeSql(`insert into "user" (name, email) values ('Ann', 'ann@example.org')`);
}

test('one that was given back is empty for the next, and closed to the one before', async () => {
  const before = await openEmbeddedClone();
  await addPerson(before);
  await before.close();
  const next = await openEmbeddedClone();
  expect((await next.executeSql(COUNT)).rows).toEqual([{ people: 0 }]);
  await expect(before.executeSql(COUNT)).rejects.toThrow('the database of this test is closed');
  await next.close();
});

test('closed twice it is given back once', async () => {
  const before = await openEmbeddedClone();
  await before.close();
  await before.close();
  const [one, other] = [await openEmbeddedClone(), await openEmbeddedClone()];
  await addPerson(one);
  expect((await other.executeSql(COUNT)).rows).toEqual([{ people: 0 }]);
  await one.close();
  await other.close();
});

test.each([
  ['has another table', 'create table note (n integer)', 'note'],
  ['calls one otherwise', 'alter table favorite rename to note', 'note'],
])('one that %s is not used again', async (_how, change, name) => {
  const before = await openEmbeddedClone();
  await before.executeSql(change);
  await before.close();
  const next = await openEmbeddedClone();
  await expect(next.executeSql(`select * from ${name}`)).rejects.toThrow(name);
  await next.close();
});
