import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../contract.ts';
import { makeAccountApp } from './testing/account-app.ts';
import { turnOnSecondFactor } from './testing/app-codes.ts';
import { type Deviation, makeAuthenticator } from './testing/authenticator.ts';
import { newcomer, PASSWORD, type Visitor, visit } from './testing/visitor.ts';

const app = await makeAccountApp();
afterAll(() => app.close());
const { origin } = new URL(app.services.config.http.publicUrl);

type Authenticator = ReturnType<typeof makeAuthenticator>;
interface List {
  items: { id: string; name: string; lastUsedAt: string | null }[];
}

async function add(visitor: Visitor, device: Authenticator, deviation: Deviation = {}) {
  const { body } = await visitor.call<PasskeyCreationOptions>('POST', '/api/passkeys/options');
  const response = device.create(body, deviation);
  return visitor.call('POST', '/api/passkeys', { response });
}

async function requestOptions(visitor: Visitor): Promise<PasskeyRequestOptions> {
  return (await visitor.call<PasskeyRequestOptions>('POST', '/api/auth/passkey/options')).body;
}

async function logIn(device: Authenticator, deviation: Deviation = {}, visitor = visit(app)) {
  const response = device.assert(await requestOptions(visitor), deviation);
  return { visitor, answer: await visitor.call('POST', '/api/auth/sign-in/passkey', { response }) };
}

const list = async (visitor: Visitor) =>
  (await visitor.call<List>('GET', '/api/passkeys')).body.items;
const isSignedIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/me')).body !== null;
const countRows = async () => {
  const { rows } = await app.services.database.executeSql('select count(*)::int as n from passkey');
  return rows[0]?.n;
};

describe('a passkey', () => {
  const email = 'keys@example.org';
  const device = makeAuthenticator(origin);
  let ana: Visitor;
  beforeAll(async () => {
    ana = await newcomer(app, email);
  });

  test('is added, renamed and listed, and its owner is mailed', async () => {
    expect((await add(ana, device)).status).toBe(201);
    const [passkey] = await list(ana);
    const rename = { name: 'My phone' };
    expect((await ana.call('PUT', `/api/passkeys/${passkey?.id}`, rename)).status).toBe(200);
    expect(await list(ana)).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    expect((await app.mailsTo(email))[0]?.template).toBe('accounts.passkey-added');
  });

  test('signs in without a password, also where there is a second factor', async () => {
    await turnOnSecondFactor(app, ana);
    const { visitor, answer } = await logIn(device);
    expect(answer.status).toBe(200);
    expect((await visitor.call('GET', '/api/me')).body).toMatchObject({ email });
    expect((await list(ana))[0]?.lastUsedAt).not.toBeNull();
  });

  test('proves who uses a session', async () => {
    app.clock.advance({ minutes: 16 });
    expect((await ana.call('GET', '/api/account/export')).status).toBe(403);
    const passkey = device.assert(await requestOptions(ana));
    expect((await ana.call('POST', '/api/auth/proof', { passkey })).status).toBe(200);
    expect((await ana.call('GET', '/api/account/export')).status).toBe(200);
  });

  test('of another person proves nothing, and opens no session beside', async () => {
    const ben = await newcomer(app, 'ben-keys@example.org');
    app.clock.advance({ minutes: 16 });
    const before = (await ana.call<List>('GET', '/api/sessions')).body.items.length;
    const passkey = device.assert(await requestOptions(ben));
    const refused = await ben.call('POST', '/api/auth/proof', { passkey });
    expect(refused.body).toMatchObject({ code: 'passkey-refused' });
    expect((await ben.call('GET', '/api/account/export')).status).toBe(403);
    expect((await ben.call('GET', '/api/me')).body).toMatchObject({
      email: 'ben-keys@example.org',
    });
    expect((await ana.call<List>('GET', '/api/sessions')).body.items).toHaveLength(before);
  });

  test.each([
    ['of another origin', { origin: 'https://wayhearth.example.evil' }],
    ['whose authenticator did not check its person', { hasChecked: false }],
  ] as [string, Deviation][])('%s is refused, for signing in and for adding', async (_, wrong) => {
    const before = await countRows();
    const { visitor, answer } = await logIn(device, wrong);
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'passkey-refused' }]);
    expect(await isSignedIn(visitor)).toBe(false);
    const proof = { passkey: device.assert(await requestOptions(ana)) };
    await ana.call('POST', '/api/auth/proof', proof);
    const added = await add(ana, makeAuthenticator(origin), wrong);
    expect(added.body).toMatchObject({ code: 'passkey-refused' });
    expect(await countRows()).toBe(before);
  });

  test('is refused with an answer that was used before, or that another browser asked for', async () => {
    const browser = visit(app);
    const response = device.assert(await requestOptions(browser));
    const call = (visitor: Visitor) =>
      visitor.call('POST', '/api/auth/sign-in/passkey', { response });
    expect((await call(visit(app))).status).toBe(403);
    const copy = visit(app);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await call(browser)).status).toBe(200);
    expect((await call(copy)).status).toBe(403);
  });

  test('signed by another key is refused', async () => {
    const visitor = visit(app);
    const options = await requestOptions(visitor);
    const { id, rawId } = device.assert(options);
    const forged = { ...makeAuthenticator(origin).assert(options), id, rawId };
    const answer = await visitor.call('POST', '/api/auth/sign-in/passkey', { response: forged });
    expect(answer.status).toBe(403);
  });

  test('can’t be touched by another person', async () => {
    const ben = await newcomer(app, 'stranger-keys@example.org');
    const [passkey] = await list(ana);
    const path = `/api/passkeys/${passkey?.id}`;
    expect((await ben.call('PUT', path, { name: 'Mine' })).status).toBe(404);
    expect((await ben.call('DELETE', path)).status).toBe(404);
    expect(await list(ana)).toMatchObject([{ name: 'My phone' }]);
  });

  test('that was removed signs nobody in', async () => {
    const proof = { passkey: device.assert(await requestOptions(ana)) };
    await ana.call('POST', '/api/auth/proof', proof);
    const [passkey] = await list(ana);
    expect((await ana.call('DELETE', `/api/passkeys/${passkey?.id}`)).status).toBe(200);
    expect((await logIn(device)).answer.status).toBe(403);
    const mails = (await app.mailsTo(email)).map(({ template }) => template);
    expect(mails).toContain('accounts.passkey-removed');
  });
});

describe('an account without a password', () => {
  const identityFor = (email: string) => ({ email, name: 'Kim Key' });

  async function register(email: string, visitor = visit(app), device = makeAuthenticator(origin)) {
    const options = await visitor.call<PasskeyCreationOptions>(
      'POST',
      '/api/register/passkey/options',
      identityFor(email),
    );
    if (options.status !== 200) return { visitor, device, answer: options };
    const response = device.create(options.body);
    return {
      visitor,
      device,
      answer: await visitor.call('POST', '/api/register/passkey', { response }),
    };
  }

  test('is made with a passkey, signs in with it and is welcomed by mail', async () => {
    const email = 'kim@example.org';
    const { visitor, device, answer } = await register(email);
    expect(answer.status).toBe(201);
    expect((await visitor.call('GET', '/api/me')).body).toMatchObject({ email, name: 'Kim Key' });
    expect((await app.mailsTo(email)).map(({ template }) => template)).toEqual([
      'accounts.welcome',
    ]);
    expect((await logIn(device)).answer.status).toBe(200);
    const credentials = { email, password: PASSWORD };
    const typed = await visit(app).call('POST', '/api/auth/sign-in/email', credentials);
    expect(typed.body).toMatchObject({ code: 'wrong-credentials' });
  });

  test('keeps its last passkey until there is another way to sign in', async () => {
    const { visitor } = await register('last@example.org');
    const [passkey] = await list(visitor);
    const remove = () => visitor.call('DELETE', `/api/passkeys/${passkey?.id}`);
    expect((await remove()).body).toMatchObject({ code: 'last-sign-in-method' });
    expect(await list(visitor)).toHaveLength(1);
    await visitor.call('POST', '/api/auth/change-password', { newPassword: PASSWORD });
    expect((await remove()).status).toBe(200);
  });

  test('isn’t made for an address that has one, also if that came in between', async () => {
    await newcomer(app, 'owner@example.org');
    const taken = await register('owner@example.org');
    expect(taken.answer.body).toMatchObject({ code: 'email-taken' });
    const visitor = visit(app);
    const options = await visitor.call<PasskeyCreationOptions>(
      'POST',
      '/api/register/passkey/options',
      identityFor('quick@example.org'),
    );
    await newcomer(app, 'quick@example.org', 'Quick');
    const before = await countRows();
    const response = makeAuthenticator(origin).create(options.body);
    const late = await visitor.call('POST', '/api/register/passkey', { response });
    expect(late.status).toBe(403);
    expect(await countRows()).toBe(before);
  });

  test('its options add no passkey to the account of who is signed in', async () => {
    const ana = await newcomer(app, 'mixed@example.org');
    const options = await ana.call<PasskeyCreationOptions>(
      'POST',
      '/api/register/passkey/options',
      identityFor('fresh@example.org'),
    );
    const response = makeAuthenticator(origin).create(options.body);
    const answer = await ana.call('POST', '/api/passkeys', { response });
    expect(answer.body).toMatchObject({ code: 'passkey-refused' });
    expect(await list(ana)).toEqual([]);
  });
});

test('deleting the account deletes its passkeys', async () => {
  const device = makeAuthenticator(origin);
  const ana = await newcomer(app, 'leaving-keys@example.org');
  await add(ana, device);
  const before = await countRows();
  expect((await ana.call('DELETE', '/api/account')).status).toBe(200);
  expect(await countRows()).toBe((before as number) - 1);
  expect((await logIn(device)).answer.status).toBe(403);
});
