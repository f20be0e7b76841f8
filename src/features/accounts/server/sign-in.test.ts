import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { makeAccounts } from '../index.server.ts';
import { newcomer, PASSWORD, visit } from './testing/visitor.ts';

const app = await makeTestApp({ features: [(services, limits) => makeAccounts(services, limits)] });
afterAll(() => app.close());

test('who registers is signed in at once', async () => {
  const ana = await newcomer(app, 'Ana@Example.org');
  const me = await ana.call('GET', '/api/me');
  expect(me.body).toMatchObject({
    name: 'Ana Lobo',
    email: 'ana@example.org',
    emailVerified: false,
    role: 'user',
    locale: null,
    groups: [],
  });
});

test('the session cookie is out of reach of scripts and of other sites', async () => {
  const answer = await visit(app).call('POST', '/api/register', {
    name: 'Cleo',
    email: 'cleo@example.org',
    password: PASSWORD,
  });
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^better-auth\.session_token=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('a taken address is told, whatever its letters', async () => {
  await newcomer(app, 'taken@example.org');
  const again = await visit(app).call('POST', '/api/register', {
    name: 'Other',
    email: 'TAKEN@example.org ',
    password: PASSWORD,
  });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({ code: 'email-taken' });
});

test('logging in and out', async () => {
  await newcomer(app, 'bea@example.org', 'Bea');
  const bea = visit(app);
  const credentials = { email: 'bea@example.org', password: PASSWORD };
  const login = await bea.call('POST', '/api/auth/sign-in/email', credentials);
  expect([login.status, login.text]).toEqual([200, '{"done":true}']);
  expect((await bea.call('GET', '/api/me')).body).toMatchObject({ name: 'Bea' });
  const stolen = new Map(bea.cookies);
  expect((await bea.call('POST', '/api/auth/sign-out')).status).toBe(200);
  expect(bea.cookies.size).toBe(0);
  expect((await bea.call('GET', '/api/me')).body).toBeNull();
  for (const [name, value] of stolen) bea.cookies.set(name, value);
  expect((await bea.call('GET', '/api/me')).body).toBeNull();
});
