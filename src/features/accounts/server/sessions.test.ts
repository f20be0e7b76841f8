import { afterAll, expect, test } from 'vitest';
import { makeAccountApp } from './testing/account-app.ts';
import { newcomer, PASSWORD, type Visitor, visit } from './testing/visitor.ts';

const app = await makeAccountApp();
afterAll(() => app.close());
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function logIn(email: string, headers = {}): Promise<Visitor> {
  const visitor = visit(app);
  const credentials = { email, password: PASSWORD };
  await visitor.call('POST', '/api/auth/sign-in/email', credentials, headers);
  return visitor;
}

interface Sessions {
  items: { browser: string; system: string; current: boolean }[];
}

test('the list shows where I am signed in, this place first, and no token', async () => {
  const email = 'list@example.org';
  const ana = await newcomer(app, email);
  const other = await logIn(email, { 'user-agent': FIREFOX });
  await newcomer(app, 'somebody-else@example.org');
  const { body, text } = await ana.call<Sessions>('GET', '/api/sessions');
  expect(body.items.map(({ browser, system, current }) => [browser, system, current])).toEqual([
    ['', '', true],
    ['Firefox', 'Linux', false],
  ]);
  for (const value of [...ana.cookies.values(), ...other.cookies.values()]) {
    expect(text).not.toContain(decodeURIComponent(value).split('.')[0]);
  }
});

test('signing out elsewhere stops the other sessions at once, and only mine', async () => {
  const email = 'elsewhere@example.org';
  const here = await newcomer(app, email);
  const [phone, laptop] = [await logIn(email), await logIn(email)];
  const stranger = await newcomer(app, 'stranger@example.org');
  expect((await phone.call('GET', '/api/sessions')).status).toBe(200);
  expect((await here.call('DELETE', '/api/sessions')).body).toEqual({ ended: 2 });
  for (const visitor of [phone, laptop]) {
    const answer = await visitor.call('GET', '/api/sessions');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'signed-out' });
  }
  expect((await here.call('GET', '/api/sessions')).status).toBe(200);
  expect((await stranger.call('GET', '/api/sessions')).status).toBe(200);
});

test('a new password signs out elsewhere and keeps this place', async () => {
  const email = 'change@example.org';
  const here = await newcomer(app, email);
  const phone = await logIn(email);
  const ask = (currentPassword: string) =>
    here.call('POST', '/api/auth/change-password', { currentPassword, newPassword: 'a new one 1' });
  expect((await ask('wrong')).status).toBe(403);
  expect((await phone.call('GET', '/api/sessions')).status).toBe(200);
  expect((await ask(PASSWORD)).status).toBe(200);
  expect((await phone.call('GET', '/api/sessions')).status).toBe(401);
  expect((await here.call('GET', '/api/sessions')).status).toBe(200);
  expect((await logIn(email)).cookies.size).toBe(0);
});

test.each([
  ['/api/auth/sign-in/email', 'again@example.org'],
  ['/api/register', 'another@example.org'],
])('%s ends the session it replaces', async (path, email) => {
  const ana = await newcomer(app, `before.${email}`);
  if (path.endsWith('/email')) await newcomer(app, email);
  const before = visit(app);
  for (const [name, value] of ana.cookies) before.cookies.set(name, value);
  const refused = await ana.call('POST', '/api/auth/sign-in/email', { email, password: 'wrong' });
  expect(refused.status).toBe(401);
  expect((await before.call('GET', '/api/sessions')).status).toBe(200);
  await ana.call('POST', path, { email, name: 'Ana', password: PASSWORD });
  expect((await ana.call('GET', '/api/sessions')).status).toBe(200);
  expect((await before.call('GET', '/api/sessions')).status).toBe(401);
});

test('a session ends 30 days after its last use', async () => {
  const used = await newcomer(app, 'used@example.org');
  const idle = await newcomer(app, 'idle@example.org');
  app.clock.advance({ hours: 20 * 24 });
  expect((await used.call('GET', '/api/sessions')).status).toBe(200);
  app.clock.advance({ hours: 10 * 24 });
  expect((await idle.call('GET', '/api/sessions')).status).toBe(401);
  expect((await used.call('GET', '/api/sessions')).status).toBe(200);
  app.clock.advance({ hours: 30 * 24 - 1, minutes: 59 });
  expect((await used.call('GET', '/api/sessions')).status).toBe(200);
});

test('a session ends 90 days after signing in, however much it is used', async () => {
  const ana = await newcomer(app, 'daily@example.org');
  for (let day = 20; day < 90; day += 20) {
    app.clock.advance({ hours: 20 * 24 });
    expect((await ana.call('GET', '/api/sessions')).status).toBe(200);
  }
  app.clock.advance({ hours: 10 * 24 - 1, minutes: 59 });
  expect((await ana.call('GET', '/api/sessions')).status).toBe(200);
  app.clock.advance({ minutes: 1 });
  expect((await ana.call('GET', '/api/sessions')).status).toBe(401);
  // Nor by a session of the release before, which ends later by its row.
  await app.services.database.executeSql(
    `update session set expires_at = now() + interval '900 days'`,
  );
  expect((await ana.call('GET', '/api/sessions')).status).toBe(401);
});

test('a session of staff ends 8 hours after its last use, and 12 hours after signing in', async () => {
  const signedIn = async (cookie: string) =>
    (await app.request('GET', '/api/me', { headers: { cookie } })).body !== null;
  const staff = await app.signUp('Stella Staff', { role: 'admin' });
  app.clock.advance({ hours: 7, minutes: 59 });
  expect(await signedIn(staff.cookie)).toBe(true);
  app.clock.advance({ hours: 4 });
  expect(await signedIn(staff.cookie)).toBe(true);
  app.clock.advance({ minutes: 1 });
  expect(await signedIn(staff.cookie)).toBe(false);
  const idle = await app.signInAgain(staff);
  app.clock.advance({ hours: 8 });
  expect(await signedIn(idle)).toBe(false);
});

test('one of the other sessions is ended by itself, and only its owner’s', async () => {
  const email = 'single@example.org';
  const here = await newcomer(app, email);
  const [phone, laptop] = [await logIn(email), await logIn(email, { 'user-agent': FIREFOX })];
  const { body } = await here.call<{ items: { id: string; browser: string }[] }>(
    'GET',
    '/api/sessions',
  );
  const id = body.items.find(({ browser }) => browser === 'Firefox')?.id;
  const stranger = await newcomer(app, 'single-stranger@example.org');
  expect((await stranger.call('DELETE', `/api/sessions/${id}`)).status).toBe(404);
  expect((await laptop.call('GET', '/api/sessions')).status).toBe(200);
  expect((await here.call('DELETE', `/api/sessions/${id}`)).status).toBe(200);
  expect((await laptop.call('GET', '/api/sessions')).status).toBe(401);
  expect((await phone.call('GET', '/api/sessions')).status).toBe(200);
  expect((await here.call('DELETE', `/api/sessions/${id}`)).status).toBe(404);
});

test('over https the session is taken from this host alone', async () => {
  const secure = await makeAccountApp({ env: { PUBLIC_URL: 'https://stay.example' } });
  try {
    const visitor = visit(secure);
    const account = { name: 'Ana', email: 'https@example.org', password: PASSWORD };
    const { headers } = await visitor.call('POST', '/api/register', account);
    const [line = ''] = headers.getSetCookie();
    expect(line).toMatch(
      /^__Host-better-auth\.session_token=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const asked = (cookie: string) =>
      secure.request<object | null>('GET', '/api/me', { headers: { cookie } });
    const [pair = ''] = line.split(';');
    expect((await asked(pair)).body).toMatchObject({ email: 'https@example.org' });
    // A neighbouring host may set this one.
    expect((await asked(pair.replace('__Host-', '__Secure-'))).body).toBeNull();
    await visitor.call('POST', '/api/auth/sign-out', {});
    expect((await visitor.call('GET', '/api/me')).body).toBeNull();
  } finally {
    await secure.close();
  }
});

test('telling who calls takes one query, over an index', async () => {
  const ana = await newcomer(app, 'plan@example.org');
  const value = decodeURIComponent([...ana.cookies.values()][0] ?? '');
  const { rows } = await app.services.database.executeSql(
    `explain select 1 from session join "user" on "user".id = session.user_id where token = $1`,
    [value.split('.')[0]],
  );
  expect(JSON.stringify(rows)).toContain('session_token_unique');
});
