import { Events, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AccountApp, makeAccountApp, tokenIn } from './testing/account-app.ts';
import { type GithubDouble, startGithubDouble } from './testing/github-double.ts';
import { newcomer, PASSWORD, type Visitor, visit } from './testing/visitor.ts';

const google = new OAuth2Server();
const CLIENT = { clientId: 'our-client', clientSecret: 'our secret' };
let github: GithubDouble;
let app: AccountApp;
let claims: Record<string, unknown>;

beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  google.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, claims);
  });
  github = await startGithubDouble(CLIENT, {
    id: 7,
    login: 'octo',
    name: 'Octavia Hub',
    emails: [{ email: 'octavia@example.org', primary: true, verified: true }],
  });
  app = await makeAccountApp({
    env: {
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      OAUTH_GOOGLE_ISSUER: google.issuer.url,
      GITHUB_CLIENT_ID: CLIENT.clientId,
      GITHUB_CLIENT_SECRET: CLIENT.clientSecret,
      OAUTH_GITHUB_BASE: github.base,
    },
  });
});
beforeEach(() => {
  claims = {
    sub: 'google-1',
    name: 'Gil Google',
    email: 'gil@example.org',
    email_verified: true,
  };
});
afterAll(async () => {
  await app.close();
  await github.close();
  await google.stop();
});

async function begin(visitor: Visitor, provider: string, returnTo = '/trips'): Promise<URL> {
  const answer = await visitor.call<{ url: string }>('POST', '/api/auth/sign-in/social', {
    provider,
    returnTo,
  });
  expect(answer.status).toBe(200);
  return new URL(answer.body.url);
}

/** Consents at the provider; the way back to us, not taken yet. */
async function consent(page: URL): Promise<string> {
  const response = await fetch(page, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.origin).toBe(app.services.config.http.publicUrl);
  return back.pathname + back.search;
}

async function comeBack(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.call('GET', path);
  expect(answer.status).toBe(302);
  const location = new URL(answer.headers.get('location') ?? '');
  expect(location.origin).toBe(app.services.config.http.publicUrl);
  return location.pathname + location.search;
}

async function whole(provider: string, visitor = visit(app)): Promise<[Visitor, string]> {
  return [visitor, await comeBack(visitor, await consent(await begin(visitor, provider)))];
}

test('Google: a new person gets an account with a proved address and lands where they wished', async () => {
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
  ['', 'Traveler'],
  ['   ', 'Traveler'],
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
  await stranger.call('POST', '/api/auth/change-email', { email, password: PASSWORD });
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
  await stranger.call('POST', '/api/auth/change-email', { email, password });
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
  expect((await ask()).status).toBe(503);
  expect((await ask()).status).toBe(200);
  await late.close();
});
