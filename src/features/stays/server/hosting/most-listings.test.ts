import { afterAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { HOME_FORM } from '../testing/home-form.ts';
import { insertStay } from '../testing/stay-builder.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());

const create = (as: TestPerson) =>
  app.request<{ code: string }>('POST', '/api/listings', { body: HOME_FORM, as });
/** @returns the ids of 99 homes of the host */
async function listNinetyNine(host: TestPerson): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < 99; nth += 1) {
    ids.push(await insertStay(app.services.database.main, host.id));
  }
  return ids;
}

test('a person lists a hundred homes and no more; one that is removed makes room', async () => {
  const lena = await app.signUp('Lena Lists');
  const [first] = await listNinetyNine(lena);
  expect((await create(lena)).status).toBe(201);
  const refused = await create(lena);
  expect([refused.status, refused.body.code]).toEqual([409, 'too-many-listings']);
  expect((await create(await app.signUp('Otto Other'))).status).toBe(201);
  await app.request('DELETE', `/api/listings/${first}`, { as: lena });
  expect((await create(lena)).status).toBe(201);
});

test('homes listed at the same moment count each other', async () => {
  const rita = await app.signUp('Rita Rival');
  await listNinetyNine(rita);
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(rita)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
});
