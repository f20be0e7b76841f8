import { Events } from 'oauth2-mock-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeAccountApp } from './testing/account-app.ts';
import { CLIENT, makeSocialApp } from './testing/social-app.ts';
import { newcomer, visit } from './testing/visitor.ts';

const social = await makeSocialApp();
const { app, google, github, claims, begin, consent, comeBack, whole } = social;
beforeEach(social.resetClaims);
afterAll(social.close);

test('Google: a new person gets an account with a proved address and lands where they wanted', async () => {
  const [gil, landed] = await whole('google');
  expect(landed).toBe('/trips');
  expect((await gil.call('GET', '/api/me')).body).toMatchObject({
    name: 'Gil Google',
    email: 'gil@example.org',
    emailVerified: true,
    image: null,
  });
  expect((await gil.call('GET', '/api/account/sign-in-methods')).body).toEqual({
    password: false,
    google: true,
    github: false,
    passkeys: 0,
    backupCodes: null,
  });
  const [again] = await whole('google');
  expect((await again.call<{ id: string }>('GET', '/api/me')).body.id).toBe(
    (await gil.call<{ id: string }>('GET', '/api/me')).body.id,
  );
});

test('no token of a provider is kept', async () => {
  await whole('google');
  const { rows } = await app.services.database.executeSql(
    `select access_token, refresh_token, id_token from account where provider_id = 'google'`,
  );
  expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
});

test('GitHub: the primary verified address is taken', async () => {
  github.person.emails = [
    { email: 'other@example.org', primary: false, verified: true },
    { email: 'octavia@example.org', primary: true, verified: true },
  ];
  const [octavia, landed] = await whole('github');
  expect(landed).toBe('/trips');
  expect((await octavia.call('GET', '/api/me')).body).toMatchObject({
    name: 'Octavia Hub',
    email: 'octavia@example.org',
    emailVerified: true,
  });
});

test.each([
  ['', 'Traveller'],
  ['   ', 'Traveller'],
  ['a\r\nBcc: x@evil.example', 'a Bcc'],
  ['Wayhearth: confirm at https://evil.example/pay', 'Wayhearth confirm at'],
  ['x'.repeat(5_000), 'x'.repeat(80)],
])('the name %j of a provider is kept as %j', async (name, kept) => {
  const email = `named-${kept.length}-${name.length}@example.org`;
  github.person = {
    id: 1_000 + name.length,
    login: 'named',
    name,
    emails: [{ email, primary: true, verified: true }],
  };
  const [visitor] = await whole('github');
  expect((await visitor.call('GET', '/api/me')).body).toMatchObject({ email, name: kept });
});

test('GitHub: without a verified address nobody is signed in', async () => {
  github.person = {
    id: 8,
    login: 'ghost',
    name: null,
    emails: [{ email: 'ghost@example.org', primary: true, verified: false }],
  };
  const [ghost, landed] = await whole('github');
  expect(landed).toContain('/sign-in-failed?error=email_not_found');
  expect((await ghost.call('GET', '/api/me')).body).toBeNull();
});

test('a callback with a made-up state signs nobody in', async () => {
  const visitor = visit(app);
  await begin(visitor, 'google');
  const landed = await comeBack(visitor, '/api/auth/callback/google?code=stolen&state=made-up');
  expect(landed).toContain('/sign-in-failed?error=state_mismatch');
  expect((await visitor.call('GET', '/api/me')).body).toBeNull();
});

test("a callback begun in another browser isn't finished in this one", async () => {
  const attacker = visit(app);
  const way = await consent(await begin(attacker, 'google'));
  const victim = visit(app);
  await begin(victim, 'google');
  expect(await comeBack(victim, way)).toContain('/sign-in-failed?error=');
  expect((await victim.call('GET', '/api/me')).body).toBeNull();
});

test('a callback works once', async () => {
  const visitor = visit(app);
  const way = await consent(await begin(visitor, 'google'));
  const before = new Map(visitor.cookies);
  expect(await comeBack(visitor, way)).toBe('/trips');
  const replay = visit(app);
  for (const [name, value] of before) replay.cookies.set(name, value);
  expect(await comeBack(replay, way)).toContain('/sign-in-failed?error=');
  expect((await replay.call('GET', '/api/me')).body).toBeNull();
});

test.each([
  ['a nonce of another sign-in', { nonce: 'of another sign-in' }],
  ['another audience', { aud: 'another-client' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['a past end', { exp: 1 }],
])('an id token with %s signs nobody in', async (_what, forged) => {
  Object.assign(claims, forged);
  const [visitor, landed] = await whole('google');
  expect(landed).toContain('/sign-in-failed?error=unable_to_get_user_info');
  expect((await visitor.call('GET', '/api/me')).body).toBeNull();
});

test('an unproved address of an account with a password is not handed to a provider', async () => {
  await newcomer(app, 'squatted@example.org');
  Object.assign(claims, { sub: 'google-2', email: 'squatted@example.org' });
  const [visitor, landed] = await whole('google');
  expect(landed).toContain('/sign-in-failed?error=account_not_linked');
  expect((await visitor.call('GET', '/api/me')).body).toBeNull();
});

test('a proved address links the provider to the account that has it', async () => {
  const person = await app.signUp('Lia Link');
  Object.assign(claims, { sub: 'google-3', email: person.email });
  const [visitor] = await whole('google');
  expect((await visitor.call('GET', '/api/me')).body).toMatchObject({ id: person.id });
});

test.each([
  ['/listings?city=Łódź&note=🏡', '/listings?city=%C5%81%C3%B3d%C5%BA&note=%F0%9F%8F%A1'],
  ['/..//evil.example', '//evil.example'],
  ['/trips#x', '/trips'],
])('to return to %s lands on this site', async (returnTo, path) => {
  const visitor = visit(app);
  const way = await consent(await begin(visitor, 'google', returnTo));
  expect(await comeBack(visitor, way)).toBe(path);
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'trips'])(
  'to return to %s is refused',
  async (returnTo) => {
    const answer = await visit(app).call('POST', '/api/auth/sign-in/social', {
      provider: 'google',
      returnTo,
    });
    expect(answer.status).toBe(400);
  },
);

test('a provider without configuration is told as such, and as missing when asked for', async () => {
  const bare = await makeAccountApp();
  const visitor = visit(bare);
  expect((await visitor.call('GET', '/api/sign-in-options')).body).toEqual({
    google: false,
    github: false,
    sentMails: false,
  });
  const start = await visitor.call('POST', '/api/auth/sign-in/social', { provider: 'github' });
  expect(start.status).toBe(404);
  expect((await visitor.call('GET', '/api/auth/callback/github?code=a&state=b')).status).toBe(404);
  await bare.close();
});

test("a provider that was away is found again once it's back", async () => {
  const late = await makeAccountApp({
    env: {
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      OAUTH_GOOGLE_ISSUER: google.issuer.url,
    },
  });
  const away = (response: { statusCode: number }) => {
    response.statusCode = 503;
  };
  google.service.once(Events.BeforeWellKnownOpenIdConfiguration, away);
  const visitor = visit(late);
  const ask = () => visitor.call('POST', '/api/auth/sign-in/social', { provider: 'google' });
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await ask()).status).toBe(200);
  await late.close();
});
