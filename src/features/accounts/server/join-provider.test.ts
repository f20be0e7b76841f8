import { afterAll, beforeEach, expect, test } from 'vitest';
import { tokenIn } from './testing/account-app.ts';
import { makeSocialApp } from './testing/social-app.ts';
import { newcomer, PASSWORD, type Visitor, visit } from './testing/visitor.ts';

const social = await makeSocialApp();
const { app, claims, whole } = social;
beforeEach(social.resetClaims);
afterAll(social.close);

/** Opens the link that an account was welcomed with. */
async function confirm(visitor: Visitor, address: string): Promise<void> {
  const token = tokenIn((await app.mailsTo(address)).find(({ text }) => text.includes('token=')));
  const answer = await visitor.call('POST', '/api/auth/verify-email', { token });
  expect(answer.status).toBe(200);
}

async function logIn(email: string): Promise<number> {
  const credentials = { email, password: PASSWORD };
  return (await visit(app).call('POST', '/api/auth/sign-in/email', credentials)).status;
}

test('an account that a stranger registered is its owner’s alone once they come by a provider', async () => {
  const email = 'victim@example.org';
  const stranger = await newcomer(app, email);
  await confirm(visit(app), email);
  Object.assign(claims, { sub: 'google-victim', email });
  const [owner, landed] = await whole('google');
  expect(landed).toBe('/trips');
  expect((await owner.call('GET', '/api/me')).body).toMatchObject({ email });
  expect((await stranger.call('GET', '/api/me')).body).toBeNull();
  expect(await logIn(email)).toBe(401);
  const methods = await owner.call('GET', '/api/account/sign-in-methods');
  expect(methods.body).toMatchObject({ password: false, google: true });
});

test('an address changed to a stranger’s is not shared with them either', async () => {
  const stranger = await newcomer(app, 'mine@example.org');
  await confirm(stranger, 'mine@example.org');
  const email = 'changed-to@example.org';
  await stranger.call('POST', '/api/auth/change-email', { email });
  await confirm(visit(app), email);
  Object.assign(claims, { sub: 'google-changed', email });
  await whole('google');
  expect((await stranger.call('GET', '/api/me')).body).toBeNull();
  expect(await logIn(email)).toBe(401);
});

test('who confirmed the address where they were signed in keeps their password', async () => {
  const email = 'careful@example.org';
  const desk = await newcomer(app, email);
  await confirm(desk, email);
  Object.assign(claims, { sub: 'google-careful', email });
  const [phone] = await whole('google');
  expect((await phone.call('GET', '/api/me')).body).toMatchObject({ email });
  expect((await desk.call('GET', '/api/me')).body).toBeNull();
  expect(await logIn(email)).toBe(200);
  const [again] = await whole('google');
  expect((await phone.call('GET', '/api/me')).body).toMatchObject({ email });
  expect((await again.call('GET', '/api/me')).body).toMatchObject({ email });
});

test('a password set by a mailed link leaves no identity of a stranger behind', async () => {
  const email = 'reclaimed@example.org';
  Object.assign(claims, { sub: 'google-stranger', email: 'stranger@example.org' });
  const [stranger] = await whole('google');
  const password = PASSWORD;
  await stranger.call('POST', '/api/auth/change-password', { newPassword: password });
  await stranger.call('POST', '/api/auth/change-email', { email });
  await confirm(visit(app), email);
  await visit(app).call('POST', '/api/auth/request-password-reset', { email });
  const token = tokenIn((await app.mailsTo(email))[0]);
  const fresh = 'nine boats and a stone';
  await visit(app).call('POST', '/api/auth/reset-password', { token, password: fresh });
  const { rows } = await app.services.database.executeSql(
    `select provider_id from account join "user" on "user".id = user_id where email = $1`,
    [email],
  );
  expect(rows).toEqual([{ provider_id: 'credential' }]);
});

test('signing in by a provider ends the session that the browser had', async () => {
  const [visitor] = await whole('google');
  const before = visit(app);
  for (const [name, value] of visitor.cookies) before.cookies.set(name, value);
  await whole('google', visitor);
  expect((await visitor.call('GET', '/api/me')).body).toMatchObject({ email: 'gil@example.org' });
  expect((await before.call('GET', '/api/me')).body).toBeNull();
});

test('a provider that was refused leaves the session as it is', async () => {
  const [visitor] = await whole('google');
  Object.assign(claims, { exp: 1 });
  await whole('google', visitor);
  expect((await visitor.call('GET', '/api/me')).body).toMatchObject({ email: 'gil@example.org' });
});
