import { createECDH } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { makeAccountApp } from './testing/account-app.ts';
import { turnOnSecondFactor } from './testing/app-codes.ts';
import { newcomer, PASSWORD, type Visitor, visit } from './testing/visitor.ts';

const app = await makeAccountApp();
afterAll(() => app.close());

/** Routes that need a recent proof, each with a call that would be accepted with one. */
const GUARDED: readonly [string, string, object?][] = [
  ['POST', '/api/auth/change-email', { email: 'somewhere-else@example.org' }],
  ['GET', '/api/account/export'],
  ['POST', '/api/passkeys/options'],
  ['POST', '/api/account/second-factor'],
  ['DELETE', '/api/account/second-factor'],
  ['DELETE', '/api/account'],
];

const prove = (visitor: Visitor, proof: object) => visitor.call('POST', '/api/auth/proof', proof);
const stale = () => app.clock.advance({ minutes: 15, seconds: 1 });
const ownExport = (visitor: Visitor) => visitor.call('GET', '/api/account/export');

test.each(GUARDED)(
  '%s %s is refused 15 minutes after the last proof',
  async (method, path, body?: object) => {
    const email = `${method}${path}@example.org`.replaceAll('/', '.').toLowerCase();
    const ana = await newcomer(app, email);
    stale();
    const refused = await ana.call(method, path, body);
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'proof-needed' }]);
    expect((await ana.call('GET', '/api/me')).body).toMatchObject({ email });
  },
);

test('the password is such a proof, and a wrong one is not', async () => {
  const ana = await newcomer(app, 'proves@example.org');
  stale();
  expect((await prove(ana, { password: 'a guess' })).body).toMatchObject({
    code: 'wrong-password',
    fields: { password: "That password isn't right." },
  });
  expect((await ownExport(ana)).status).toBe(403);
  expect((await prove(ana, { password: PASSWORD })).status).toBe(200);
  expect((await ownExport(ana)).status).toBe(200);
  app.clock.advance({ minutes: 15 });
  expect((await ownExport(ana)).status).toBe(200);
  app.clock.advance({ seconds: 1 });
  expect((await ownExport(ana)).status).toBe(403);
});

test('a proof gives the session another token, and its beginning stays', async () => {
  const ana = await newcomer(app, 'renews@example.org');
  const before = visit(app);
  for (const [name, value] of ana.cookies) before.cookies.set(name, value);
  const started = async (visitor: Visitor) =>
    (await visitor.call<{ items: { startedAt: string }[] }>('GET', '/api/sessions')).body.items.map(
      ({ startedAt }) => startedAt,
    );
  const [first] = await started(ana);
  app.clock.advance({ hours: 5 });
  await prove(ana, { password: PASSWORD });
  expect(await started(ana)).toEqual([first]);
  expect((await before.call('GET', '/api/sessions')).status).toBe(401);
});

test('a proof in one browser is none for another, nor for another person', async () => {
  const email = 'apart@example.org';
  const here = await newcomer(app, email);
  const there = visit(app);
  await there.call('POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
  stale();
  await prove(here, { password: PASSWORD });
  expect((await ownExport(here)).status).toBe(200);
  expect((await ownExport(there)).status).toBe(403);
});

test('a session of before proofs were recorded has none', async () => {
  const ana = await newcomer(app, 'older@example.org');
  await app.services.database.executeSql(
    `update session set proved_at = null
     where user_id = (select id from "user" where email = 'older@example.org')`,
  );
  expect((await ownExport(ana)).body).toMatchObject({ code: 'proof-needed' });
});

describe('with a second factor', () => {
  test('a code proves it, and the password alone does not', async () => {
    const ana = await newcomer(app, 'strong@example.org');
    const { phone, codes } = await turnOnSecondFactor(app, ana);
    stale();
    const refused = await prove(ana, { password: PASSWORD });
    expect(refused.body).toMatchObject({ code: 'second-factor-needed' });
    const change = { currentPassword: PASSWORD, newPassword: 'nine stones and a lake' };
    const changed = await ana.call('POST', '/api/auth/change-password', change);
    expect(changed.body).toMatchObject({ code: 'proof-needed' });
    const code = await phone.code();
    expect((await prove(ana, { code })).status).toBe(200);
    expect((await ana.call('POST', '/api/auth/change-password', change)).status).toBe(200);
    stale();
    expect((await prove(ana, { code })).body).toMatchObject({ code: 'code-refused' });
    expect((await prove(ana, { code: codes[0] })).status).toBe(200);
    expect((await prove(ana, { code: codes[0] })).status).toBe(403);
  });

  test('a code of an account without one proves nothing', async () => {
    const ana = await newcomer(app, 'none@example.org');
    stale();
    expect((await prove(ana, { code: '123456' })).body).toMatchObject({ code: 'code-refused' });
    expect((await ownExport(ana)).status).toBe(403);
  });
});

test('the current password suffices for a new one where there is no second factor', async () => {
  const ana = await newcomer(app, 'simple@example.org');
  stale();
  const change = { currentPassword: PASSWORD, newPassword: 'nine stones and a lake' };
  expect((await ana.call('POST', '/api/auth/change-password', change)).status).toBe(200);
});

test('another proof of identity moves notifications on this device to the new session', async () => {
  const ana = await newcomer(app, 'notified@example.org');
  const ecdh = createECDH('prime256v1');
  const body = {
    endpoint: 'https://93.184.215.14/notified',
    keys: { p256dh: ecdh.generateKeys('base64url'), auth: 'A'.repeat(22) },
  };
  expect((await ana.call('PUT', '/api/push/device', body)).status).toBe(200);
  stale();
  const before = ana.cookies.get('better-auth.session_token');
  expect((await prove(ana, { password: PASSWORD })).status).toBe(200);
  expect(ana.cookies.get('better-auth.session_token')).not.toBe(before);
  expect((await ana.call('GET', '/api/push')).body).toMatchObject({ devices: [{ current: true }] });
});
