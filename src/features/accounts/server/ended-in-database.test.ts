import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';

const app = await makeTestApp();
afterAll(() => app.close());

test('who runs the database signs somebody out with their next request (docs/operations.md)', async () => {
  const [one, other] = [await app.signUp('Zoe One'), await app.signUp('Olaf Other')];
  const again = { ...one, cookie: await app.signInAgain(one) };
  const statuses = async () => {
    const answers = [one, again, other].map((as) => app.request('GET', '/api/profile', { as }));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  await app.services.database.executeSql(
    'delete from session where user_id = (select id from "user" where email = $1)',
    [one.email],
  );
  expect(await statuses()).toEqual([401, 401, 200]);
});
