import { hashPassword as hashAsBefore } from 'better-auth/crypto';
import { afterAll, expect, test } from 'vitest';

import { makeAccountApp } from './testing/account-app.ts';
import { newcomer, PASSWORD, visit } from './testing/visitor.ts';

const app = await makeAccountApp();
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

test.each([
  ["sean.o'hara@example.org", "Sean.O'Hara@example.org"],
  ['{ana}|b!&c=d@example.org', '\u200b{ana}|b!&c=d@Example.org'],
  ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
  ['ana@bücher.example', 'ＡＮＡ＠bücher。example'],
])('%s registers, and signs in as %s', async (email, typed) => {
  await newcomer(app, email);
  const again = visit(app);
  const answer = await again.call('POST', '/api/auth/sign-in/email', {
    email: typed,
    password: PASSWORD,
  });
  expect(answer.status).toBe(200);
  const kept = (await again.call<{ email: string }>('GET', '/api/me')).body.email;
  expect(kept).toMatch(/^[\x21-\x7e]+@[a-z0-9.-]+$/);
  expect(
    (
      await visit(app).call('POST', '/api/register', {
        name: 'Somebody Else',
        email: typed,
        password: PASSWORD,
      })
    ).body,
  ).toMatchObject({ code: 'email-taken' });
});

test('a registration that is sent again makes one account, and signs in each time', async () => {
  const key = { 'idempotency-key': 'one-registration' };
  const account = { name: 'Dora', email: 'dora@example.org', password: PASSWORD };
  const rivals = [visit(app), visit(app), visit(app)];
  const answers = await Promise.all(
    rivals.map((each) => each.call('POST', '/api/register', account, key)),
  );
  const later = visit(app);
  answers.push(await later.call('POST', '/api/register', account, key));
  expect(answers.map(({ status, text }) => [status, text])).toEqual(
    answers.map(() => [201, '{"done":true}']),
  );
  for (const each of [...rivals, later]) {
    expect((await each.call('GET', '/api/me')).body).toMatchObject({ email: 'dora@example.org' });
  }
  const other = { ...account, password: `${PASSWORD} too` };
  const changed = await visit(app).call('POST', '/api/register', other, key);
  expect([changed.status, changed.body]).toEqual([
    409,
    expect.objectContaining({ code: 'idempotency-key-reused' }),
  ]);
});

test('a refused registration gives its key back', async () => {
  const key = { 'idempotency-key': 'a-taken-address' };
  await newcomer(app, 'held@example.org');
  const account = { name: 'Eli', email: 'held@example.org', password: PASSWORD };
  const refused = await visit(app).call('POST', '/api/register', account, key);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'email-taken' });
  const free = { ...account, email: 'eli@example.org' };
  expect((await visit(app).call('POST', '/api/register', free, key)).status).toBe(201);
});

test('the session cookie is out of reach of scripts and of other sites', async () => {
  const answer = await visit(app).call('POST', '/api/register', {
    name: 'Cleo',
    email: 'cleo@example.org',
    password: PASSWORD,
  });
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(
    /^better-auth\.session_token=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
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
  expect([...bea.cookies.keys()]).toEqual(['known-browser']);
  expect((await bea.call('GET', '/api/me')).body).toBeNull();
  for (const [name, value] of stolen) bea.cookies.set(name, value);
  expect((await bea.call('GET', '/api/me')).body).toBeNull();
});

test('a hash of before signs in, and is made anew with the cost of today', async () => {
  const email = 'longtime@example.org';
  await newcomer(app, email);
  const { executeSql } = app.services.database;
  const hash = async () => {
    const { rows } = await executeSql(
      `select password from account join "user" on "user".id = user_id where email = $1`,
      [email],
    );
    return (rows[0] as { password: string }).password;
  };
  await executeSql(
    `update account set password = $2 where user_id = (select id from "user" where email = $1)`,
    [email, await hashAsBefore(PASSWORD)],
  );
  const logIn = async (password: string) =>
    (await visit(app).call('POST', '/api/auth/sign-in/email', { email, password })).status;
  const before = await hash();
  expect(await logIn('not the one I chose')).toBe(401);
  expect(await hash()).toBe(before);
  expect(await logIn(PASSWORD)).toBe(200);
  const renewed = await hash();
  expect(renewed).toMatch(/^\$scrypt\$/);
  expect(await logIn(PASSWORD)).toBe(200);
  expect(await hash()).toBe(renewed);
});

test.each([
  ['a wrong password', { email: 'wrong@example.org', password: 'not the one I chose' }],
  ['an unknown address', { email: 'nobody@example.org', password: PASSWORD }],
])('%s is refused in the same words', async (_what, credentials) => {
  const { status, body } = await visit(app).call('POST', '/api/auth/sign-in/email', credentials);
  expect(status).toBe(401);
  expect(body).toMatchObject({
    code: 'wrong-credentials',
    message: 'Invalid email or password.',
    error: 'Invalid email or password.',
  });
});

test('missing and unfit fields are told at the field', async () => {
  const { status, body } = await visit(app).call('POST', '/api/register', {
    name: ' ',
    email: 'no address',
    password: 'short',
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'invalid-input',
    fields: {
      name: 'This is required.',
      email: 'Enter a valid email address.',
      password: 'This is too short.',
    },
  });
});

test('twenty rivals for one address: one account, nineteen refusals, some on a second try', async () => {
  const register = async () => {
    const { status } = await visit(app).call('POST', '/api/register', {
      name: 'Rival',
      email: 'rival@example.org',
      password: PASSWORD,
    });
    return status;
  };
  const statuses = await Promise.all(Array.from({ length: 20 }, register));
  // Those whose passwords could not be hashed in time try again, one after the other.
  for (const [nth, status] of statuses.entries()) {
    if (status === 503) statuses[nth] = await register();
  }
  expect(statuses.sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect(await app.mailsTo('rival@example.org')).toHaveLength(1);
});

test('a call that changes something from another site is refused', async () => {
  const ana = await newcomer(app, 'victim@example.org');
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
  ] as Record<string, string>[]) {
    for (const [method, path] of [
      ['POST', '/api/auth/sign-out'],
      ['POST', '/api/auth/sign-in/email'],
      ['POST', '/api/auth/sign-in/social'],
      ['POST', '/api/auth/change-email'],
      ['DELETE', '/api/account'],
      ['DELETE', '/api/sessions'],
    ] as const) {
      const answer = await ana.call(method, path, {}, headers);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.body).toMatchObject({ code: 'cross-origin' });
    }
  }
  expect((await ana.call('GET', '/api/me')).body).not.toBeNull();
});

test("the library's own routes are not open beside ours", async () => {
  const visitor = visit(app);
  for (const path of ['/api/auth/sign-up/email', '/api/auth/update-user', '/api/auth/ok']) {
    expect((await visitor.call('POST', path, {})).status).toBe(404);
  }
  expect((await visitor.call('GET', '/api/auth/get-session')).status).toBe(404);
  expect((await visitor.call('GET', '/api/auth/list-sessions')).status).toBe(404);
});

test('cookies with a forged or cut signature are nobody', async () => {
  const ana = await newcomer(app, 'signature@example.org');
  const [[name = '', value = ''] = []] = [...ana.cookies];
  const [token = ''] = decodeURIComponent(value).split('.');
  for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}=`, `x${value}`, '.', '%']) {
    ana.cookies.set(name, forged);
    expect((await ana.call('GET', '/api/me')).body).toBeNull();
  }
});

test('a registration that is put off has written nothing, and may be sent again', async () => {
  const register = (nth: number) =>
    visit(app).call('POST', '/api/register', {
      name: 'Crowd',
      email: `crowd-${nth}@example.org`,
      password: PASSWORD,
    });
  const answers = await Promise.all(Array.from({ length: 14 }, (_, nth) => register(nth)));
  const putOff = answers.flatMap(({ status }, nth) => (status === 503 ? [nth] : []));
  expect(putOff.length).toBeGreaterThan(0);
  for (const [nth, { status, body, headers }] of answers.entries()) {
    if (!putOff.includes(nth)) expect(status).toBe(201);
    else {
      expect(body).toMatchObject({ code: 'passwords-busy' });
      expect(headers.get('retry-after')).toBe('3');
    }
  }
  for (const nth of putOff) expect((await register(nth)).status).toBe(201);
});
