/** @module-tag long */
import { afterAll, expect, test } from 'vitest';
import { makeAccountApp, tokenIn } from './testing/account-app.ts';
import { PASSWORD, type Visitor, visit } from './testing/visitor.ts';

// One proxy is trusted, so that each call can have an address of its own.
const app = await makeAccountApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
afterAll(() => app.close());
let nextAddress = 0;
function fromElsewhere() {
  nextAddress += 1;
  return { 'x-forwarded-for': `203.0.113.${nextAddress}` };
}

const HERE = { 'x-forwarded-for': '198.51.100.1' };

/** Tries a password, from elsewhere each time by default; @returns the status */
async function logIn(
  email: string,
  password: string,
  visitor = visit(app),
  from = fromElsewhere(),
) {
  const body = { email, password };
  return (await visitor.call('POST', '/api/auth/sign-in/email', body, from)).status;
}

/** Registers from an address of its own and signs out. */
async function member(email: string): Promise<Visitor> {
  const visitor = visit(app);
  const account = { name: 'Ana', email, password: PASSWORD };
  const answer = await visitor.call('POST', '/api/register', account, fromElsewhere());
  expect(answer.status).toBe(201);
  await visitor.call('POST', '/api/auth/sign-out', undefined, fromElsewhere());
  return visitor;
}

test('the sixth wrong password for one account from one address is refused', async () => {
  const email = 'target@example.org';
  await member(email);
  const here = { 'x-forwarded-for': '198.51.100.5' };
  const attempts = Array.from({ length: 12 }, () => logIn(email, 'guess', visit(app), here));
  const statuses = (await Promise.all(attempts)).toSorted();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  const credentials = { email, password: PASSWORD };
  const refused = await visit(app).call('POST', '/api/auth/sign-in/email', credentials, here);
  expect(refused.body).toMatchObject({ code: 'rate-limited' });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
});

test('strangers elsewhere can’t lock the owner of an account out', async () => {
  const email = 'owner@example.org';
  await member(email);
  for (let count = 0; count < 12; count += 1) expect(await logIn(email, 'guess')).toBe(401);
  expect(await logIn(email, PASSWORD)).toBe(200);
});

test('strangers next door can’t either, in a browser that was signed in before', async () => {
  const email = 'neighbour@example.org';
  const owner = await member(email);
  const door = { 'x-forwarded-for': '198.51.100.6' };
  for (let count = 0; count < 9; count += 1) await logIn(email, 'guess', visit(app), door);
  expect(await logIn(email, PASSWORD, visit(app), door)).toBe(429);
  expect(await logIn(email, PASSWORD, owner, door)).toBe(200);
});

test('a known browser has five wrong passwords of its own, for its account alone', async () => {
  const email = 'known@example.org';
  const owner = await member(email);
  for (let count = 0; count < 5; count += 1) expect(await logIn(email, 'no', owner)).toBe(401);
  expect(await logIn(email, PASSWORD, owner)).toBe(429);
  expect(await logIn(email, PASSWORD)).toBe(200);
  const other = 'unknown@example.org';
  await member(other);
  const there = { 'x-forwarded-for': '198.51.100.7' };
  for (let count = 0; count < 5; count += 1) {
    expect(await logIn(other, 'no', owner, there)).toBe(401);
  }
  expect(await logIn(other, PASSWORD, owner, there)).toBe(429);
});

test.each([
  ['of another device', (value: string) => `${'A'.repeat(22)}${value.slice(22)}`],
  ['made up', () => `${'A'.repeat(22)}.${'B'.repeat(43)}`],
  ['empty', () => ''],
])('a cookie of a known browser that is %s is passed over', async (what, forge) => {
  const email = `${what.replaceAll(' ', '.')}@example.org`;
  const owner = await member(email);
  const value = owner.cookies.get('known-browser') ?? '';
  expect(value).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  expect(value).not.toContain(email);
  const forger = visit(app);
  forger.cookies.set('known-browser', forge(value));
  const there = { 'x-forwarded-for': `198.51.101.${what.length}` };
  for (let count = 0; count < 5; count += 1) await logIn(email, 'guess', visit(app), there);
  expect(await logIn(email, PASSWORD, forger, there)).toBe(429);
});

test('a browser stays known to five accounts, the latest ones', async () => {
  const browser = visit(app);
  for (let nth = 1; nth <= 6; nth += 1) {
    const account = { name: 'Ana', email: `shared-${nth}@example.org`, password: PASSWORD };
    await browser.call('POST', '/api/register', account, fromElsewhere());
  }
  expect(browser.cookies.get('known-browser')?.split('.')).toHaveLength(6);
  const there = { 'x-forwarded-for': '198.51.100.8' };
  for (let count = 0; count < 8; count += 1)
    await logIn(`nobody-${count}@example.org`, 'no', visit(app), there);
  expect(await logIn('shared-6@example.org', PASSWORD, browser, there)).toBe(200);
  expect(await logIn('shared-1@example.org', PASSWORD, browser, there)).toBe(429);
});

test('the right password never counts', async () => {
  const email = 'often@example.org';
  await member(email);
  for (let count = 0; count < 12; count += 1) {
    expect(await logIn(email, PASSWORD, visit(app), HERE)).toBe(200);
  }
});

test('the ninth wrong password from one network is refused, at whatever account', async () => {
  const attempt = (nth: number) => {
    const here = { 'x-forwarded-for': `2001:db8:1:2::${nth}` };
    return logIn(`guess-${nth}@example.org`, PASSWORD, visit(app), here);
  };
  for (let count = 0; count < 8; count += 1) expect(await attempt(count)).toBe(401);
  expect(await attempt(9)).toBe(429);
});

const askReset = (email: string, visitor = visit(app)) =>
  visitor.call('POST', '/api/auth/request-password-reset', { email }, fromElsewhere());
const resets = async (email: string) =>
  (await app.mailsTo(email)).filter(({ template }) => template === 'accounts.reset-password');
const reset = async (token: string) => {
  const body = { token, password: 'nine herons at dawn' };
  return (await visit(app).call('POST', '/api/auth/reset-password', body, fromElsewhere())).status;
};

test('no request for a reset link is passed over: those beyond five an hour come in one mail', async () => {
  const email = 'flooded@example.org';
  await member(email);
  app.clock.set('2026-05-04T10:01:00Z');
  for (let count = 0; count < 5; count += 1) await askReset(email);
  expect(await resets(email)).toHaveLength(5);
  for (let count = 0; count < 20; count += 1) {
    const answer = await askReset(email);
    expect([answer.status, answer.text]).toEqual([202, '{"done":true}']);
  }
  expect(await resets(email)).toHaveLength(5);
  app.clock.set('2026-05-04T10:10:00Z');
  const mails = await resets(email);
  expect(mails).toHaveLength(6);
  expect(await reset(tokenIn(mails[0]))).toBe(200);
});

test('a browser that was signed in before gets its link at once', async () => {
  const email = 'silenced@example.org';
  const owner = await member(email);
  for (let count = 0; count < 8; count += 1) await askReset(email);
  const before = await resets(email);
  await askReset(email, owner);
  expect(await resets(email)).toHaveLength(before.length + 1);
});

test('links that strangers ask for kill none of the owner’s; using one ends all', async () => {
  const email = 'hurried@example.org';
  await member(email);
  await askReset(email);
  const [first] = await resets(email);
  await askReset(email);
  const second = (await resets(email)).find(({ text }) => text !== first?.text);
  expect(await reset(tokenIn(first))).toBe(200);
  expect(await reset(tokenIn(second))).toBe(400);
});

test('the sixth confirmation mail within 15 minutes is refused', async () => {
  const eva = visit(app);
  const account = { name: 'Eva', email: 'eager@example.org', password: PASSWORD };
  await eva.call('POST', '/api/register', account, fromElsewhere());
  const ask = () =>
    eva.call('POST', '/api/auth/send-verification-email', undefined, fromElsewhere());
  for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test('guessing the password of an open session stops after five tries', async () => {
  const ana = visit(app);
  const account = { name: 'Ana', email: 'open@example.org', password: PASSWORD };
  await ana.call('POST', '/api/register', account, fromElsewhere());
  const attempt = (password: string) => ana.call('DELETE', '/api/account', { password }, HERE);
  const change = (currentPassword: string) =>
    ana.call(
      'POST',
      '/api/auth/change-password',
      { currentPassword, newPassword: PASSWORD },
      fromElsewhere(),
    );
  for (let count = 0; count < 9; count += 1) {
    expect((await change(PASSWORD)).status).toBe(200);
  }
  for (let count = 0; count < 5; count += 1) {
    expect((await attempt('guess')).body).toMatchObject({ code: 'wrong-password' });
  }
  expect((await attempt(PASSWORD)).status).toBe(429);
});

test('no new account escapes the limit on registrations of its network', async () => {
  const browser = visit(app);
  const there = { 'x-forwarded-for': '198.51.100.20' };
  const call = async (path: string, body: object) =>
    (await browser.call('POST', path, body, there)).status;
  const join = (nth: number) =>
    call('/api/register', { name: 'Ana', email: `chained-${nth}@example.org`, password: PASSWORD });
  for (let count = 0; count < 3; count += 1) expect(await join(count)).toBe(201);
  // The same class, without the work of a password.
  for (let count = 3; count < 20; count += 1) {
    const email = 'nobody@example.org';
    expect(await call('/api/auth/request-password-reset', { email })).toBe(202);
  }
  expect(await join(3)).toBe(429);
});

test('the sixth link to a new address within 15 minutes is refused, the right password or not', async () => {
  const ana = visit(app);
  const account = { name: 'Ana', email: 'roaming@example.org', password: PASSWORD };
  await ana.call('POST', '/api/register', account, fromElsewhere());
  const change = async (email: string) => {
    const body = { email, password: PASSWORD };
    return (await ana.call('POST', '/api/auth/change-email', body, fromElsewhere())).status;
  };
  for (let count = 0; count < 5; count += 1) {
    expect(await change(`chosen-${count}@example.org`)).toBe(202);
  }
  expect(await change('chosen-5@example.org')).toBe(429);
  expect(await change(account.email)).toBe(202);
  expect(await app.mailsTo('chosen-5@example.org')).toEqual([]);
});

test('one network is told of five taken addresses an hour, then of none, taken or free', async () => {
  const emails = Array.from({ length: 6 }, (_, nth) => `had-${nth}@example.org`);
  for (const email of emails) await member(email);
  const there = { 'x-forwarded-for': '198.51.100.40' };
  const sign = async (email: string, from = there) => {
    const account = { name: 'Eve', email, password: PASSWORD };
    return (await visit(app).call('POST', '/api/register', account, from)).status;
  };
  expect(await sign('free-before@example.org')).toBe(201);
  for (const email of emails.slice(0, 5)) expect(await sign(email)).toBe(409);
  expect(await sign('had-5@example.org')).toBe(429);
  expect(await sign('free-after@example.org')).toBe(429);
  expect(await sign('free-elsewhere@example.org', fromElsewhere() as typeof there)).toBe(201);
});
