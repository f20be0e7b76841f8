import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import type { Draft } from '#market/hosting/contract.ts';

const app = await makeTestApp();
afterAll(() => app.close());
const host = await app.signUp('Hanna Host');
const other = await app.signUp('Otto Other');

const read = async (as = host, kind = 'stay') =>
  (await app.request<{ draft: Draft | null }>('GET', `/api/drafts/${kind}`, { as })).body.draft;
const keep = (values: object, step = 2, as = host) =>
  app.request<{ code: string }>('PUT', '/api/drafts/stay', { as, body: { values, step } });

test('a half-finished form is offered again, on any device, to its host alone', async () => {
  expect(await read()).toBeNull();
  const values = { title: 'Half', price: '', location: null, odd: { deep: [1, 'a\u0000b\ud800'] } };
  await keep(values, 3);
  expect(await read()).toMatchObject({ values: { ...values }, step: 3 });
  expect(await read(other)).toBeNull();
  expect(await read(host, 'itinerant')).toBeNull();
});

test('the last one counts', async () => {
  await keep({ title: 'One' }, 0);
  app.clock.advance({ seconds: 1 });
  await keep({ title: 'Two' }, 1);
  const draft = await read();
  expect(draft).toMatchObject({ values: { title: 'Two' }, step: 1 });
  expect(draft?.updatedAt).toBe(app.services.now().toString());
});

test('starting anew forgets it, twice too', async () => {
  await keep({ title: 'Gone soon' });
  for (const _ of [1, 2]) {
    expect((await app.request('DELETE', '/api/drafts/stay', { as: host })).status).toBe(200);
    expect(await read()).toBeNull();
  }
});

test('a home that is listed was the draft', async () => {
  await keep({ title: 'Nearly there' });
  await app.request('POST', '/api/listings', { as: host, body: { ...HOME_FORM, price: 0 } });
  expect(await read()).not.toBeNull();
  await app.request('POST', '/api/listings', { as: host, body: HOME_FORM });
  expect(await read()).toBeNull();
});

test('a draft is no place to keep other things', async () => {
  const { status, body } = await keep({ text: 'x'.repeat(300_000) });
  expect([status, body.code]).toEqual([413, 'body-too-large']);
  expect((await keep({}, 99)).status).toBe(400);
  expect((await app.request('GET', '/api/drafts/castle', { as: host })).status).toBe(404);
});
