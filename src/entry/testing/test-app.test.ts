import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from './test-app.ts';

const app = await makeTestApp();
afterAll(() => app.close());

test('the API tells that it lives, and answers unknown paths with a problem', async () => {
  expect((await app.request('GET', '/healthz')).status).toBe(200);
  expect((await app.request('GET', '/readyz')).status).toBe(200);
  const unknown = await app.request<{ code: string }>('GET', '/api/nothing-here');
  expect(unknown.status).toBe(404);
  expect(unknown.body.code).toBe('not-found');
  const person = await app.signUp('Mina Park');
  expect(person.cookie).toContain('better-auth.session_token=');
});
