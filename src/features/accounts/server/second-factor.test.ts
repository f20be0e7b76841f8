import { afterAll, describe, expect, test } from 'vitest';
import { makeAccountApp, tokenIn } from './testing/account-app.ts';
import { makeAuthenticatorApp, turnOnSecondFactor } from './testing/app-codes.ts';
import { newcomer, PASSWORD, type Visitor, visit } from './testing/visitor.ts';

const app = await makeAccountApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
afterAll(() => app.close());

let networks = 0;
/** A network without calls so far. */
function fromElsewhere(): Record<string, string> {
  networks += 1;
  return { 'x-forwarded-for': `203.0.${networks >> 8}.${networks & 255}` };
}

const isSignedIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/me')).body !== null;
const next = () => app.clock.advance({ seconds: 60 });

/** A user with a second factor, in the browser that turned it on. */
async function guarded(email: string) {
  const owner = await newcomer(app, email);
  return { owner, ...(await turnOnSecondFactor(app, owner)) };
}

async function logIn(email: string, visitor = visit(app)) {
  const answer = await visitor.call(
    'POST',
    '/api/auth/sign-in/email',
    { email, password: PASSWORD },
    fromElsewhere(),
  );
  return { visitor, answer };
}

const enter = (visitor: Visitor, code: string, more: object = {}, headers = fromElsewhere()) =>
  visitor.call('POST', '/api/auth/second-step', { code, ...more }, headers);

test('without one, signing in stays one step', async () => {
  await newcomer(app, 'plain@example.org');
  const { visitor, answer } = await logIn('plain@example.org');
  expect(answer.body).toEqual({ done: true });
  expect(await isSignedIn(visitor)).toBe(true);
});

test('a password alone opens nothing; with the code of the app it does', async () => {
  const email = 'two-steps@example.org';
  const { phone } = await guarded(email);
  next();
  const { visitor, answer } = await logIn(email);
  expect(answer.body).toEqual({ done: false });
  expect(await isSignedIn(visitor)).toBe(false);
  expect((await enter(visitor, '000000')).body).toMatchObject({ code: 'code-refused' });
  expect(await isSignedIn(visitor)).toBe(false);
  expect((await enter(visitor, await phone.code())).status).toBe(200);
  expect(await isSignedIn(visitor)).toBe(true);
  expect(visitor.cookies.has('second-step')).toBe(false);
});

test('a code that was accepted is refused the second time, and one of before it', async () => {
  const email = 'replayed@example.org';
  const { phone } = await guarded(email);
  next();
  const [code, before] = [await phone.code(), await phone.code(-1)];
  const [one, other] = [await logIn(email), await logIn(email)];
  expect((await enter(one.visitor, code)).status).toBe(200);
  for (const stale of [code, before]) {
    expect((await enter(other.visitor, stale)).body).toMatchObject({ code: 'code-refused' });
  }
  expect(await isSignedIn(other.visitor)).toBe(false);
});

test('two who enter the same code at once: one is let in', async () => {
  const email = 'rivals@example.org';
  const { phone } = await guarded(email);
  next();
  const both = [await logIn(email), await logIn(email)];
  const code = await phone.code();
  const answers = await Promise.all(both.map(({ visitor }) => enter(visitor, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('a backup code works once, as typed with or without its hyphen', async () => {
  const email = 'backup@example.org';
  const { codes, owner } = await guarded(email);
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  const one = await logIn(email);
  expect((await enter(one.visitor, first)).status).toBe(200);
  const other = await logIn(email);
  expect((await enter(other.visitor, first)).body).toMatchObject({ code: 'code-refused' });
  expect((await enter(other.visitor, second.replace('-', ' ').toLowerCase())).status).toBe(200);
  const { body } = await owner.call('GET', '/api/account/sign-in-methods');
  expect(body).toMatchObject({ backupCodes: 8 });
});

test('new backup codes end the old ones', async () => {
  const email = 'renewed@example.org';
  const { owner, codes } = await guarded(email);
  const renewed = await owner.call<{ codes: string[] }>('POST', '/api/account/second-factor/codes');
  expect(renewed.status).toBe(200);
  const { visitor } = await logIn(email);
  expect((await enter(visitor, codes[0] ?? '')).status).toBe(403);
  expect((await enter(visitor, renewed.body.codes[0] ?? '')).status).toBe(200);
});

test('a trusted device needs no code for 30 days, and no other device is trusted by it', async () => {
  const email = 'trusting@example.org';
  const { phone } = await guarded(email);
  next();
  const { visitor } = await logIn(email);
  await enter(visitor, await phone.code(), { trust: true });
  await visitor.call('POST', '/api/auth/sign-out');
  expect((await logIn(email, visitor)).answer.body).toEqual({ done: true });
  expect((await logIn(email)).answer.body).toEqual({ done: false });
  // Another account in the same browser is asked.
  await guarded('neighbour@example.org');
  expect((await logIn('neighbour@example.org', visitor)).answer.body).toEqual({ done: false });
  app.clock.advance({ hours: 30 * 24 });
  expect((await logIn(email, visitor)).answer.body).toEqual({ done: false });
});

test('the first step is good for a quarter of an hour, and for one sign-in', async () => {
  const email = 'slow@example.org';
  const { phone, codes } = await guarded(email);
  const { visitor } = await logIn(email);
  const kept = new Map(visitor.cookies);
  app.clock.advance({ minutes: 16 });
  const late = await enter(visitor, await phone.code());
  expect(late.body).toMatchObject({ code: 'second-step-over' });
  const again = await logIn(email, visitor);
  const copy = visit(app);
  for (const [name, value] of again.visitor.cookies) copy.cookies.set(name, value);
  expect((await enter(visitor, await phone.code(1))).status).toBe(200);
  expect((await enter(copy, codes[0] ?? '')).body).toMatchObject({ code: 'second-step-over' });
  expect(kept.has('second-step')).toBe(true);
});

test('a new password ends first steps that wait for a code', async () => {
  const email = 'changed@example.org';
  const { owner, codes } = await guarded(email);
  const { visitor } = await logIn(email);
  const change = { currentPassword: PASSWORD, newPassword: 'another eight stones' };
  expect((await owner.call('POST', '/api/auth/change-password', change)).status).toBe(200);
  const late = await enter(visitor, codes[0] ?? '');
  expect(late.body).toMatchObject({ code: 'second-step-over' });
});

describe('limits', () => {
  test('five wrong codes of one network in a quarter of an hour, then not even a right one', async () => {
    const email = 'guessed@example.org';
    const { codes, owner } = await guarded(email);
    const { visitor } = await logIn(email);
    const there = fromElsewhere();
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await enter(visitor, `00000${nth}`, {}, there)).status).toBe(403);
    }
    const refused = await enter(visitor, codes[0] ?? '', {}, there);
    expect(refused.body).toMatchObject({ code: 'rate-limited' });
    expect(await isSignedIn(visitor)).toBe(false);
    // The owner's own browser has a count of its own.
    await owner.call('POST', '/api/auth/sign-out');
    await logIn(email, owner);
    expect((await enter(owner, codes[1] ?? '', {}, there)).status).toBe(200);
  });

  test('thirty wrong codes an hour for one account over all networks', async () => {
    const email = 'hunted@example.org';
    const { codes } = await guarded(email);
    const { visitor } = await logIn(email);
    for (let nth = 0; nth < 30; nth += 1) {
      expect((await enter(visitor, '000000')).status).toBe(403);
    }
    expect((await enter(visitor, codes[0] ?? '')).status).toBe(429);
  });
});

test('a mailed link alone sets no new password', async () => {
  const email = 'forgetful@example.org';
  const { codes } = await guarded(email);
  await visit(app).call('POST', '/api/auth/request-password-reset', { email }, fromElsewhere());
  const token = tokenIn((await app.mailsTo(email))[0]);
  const password = 'a wholly different one';
  const reset = (code?: string) =>
    visit(app).call('POST', '/api/auth/reset-password', { token, password, code }, fromElsewhere());
  expect((await reset()).body).toMatchObject({ code: 'second-factor-needed' });
  expect((await reset('123456')).body).toMatchObject({ code: 'code-refused' });
  expect((await logIn(email)).answer.body).toEqual({ done: false });
  expect((await reset(codes[0])).status).toBe(200);
  expect((await logIn(email)).answer.body).toMatchObject({ code: 'wrong-credentials' });
});

describe('setting it up', () => {
  test('is for an address whose owner is known', async () => {
    const ana = await newcomer(app, 'unproved@example.org');
    const answer = await ana.call('POST', '/api/account/second-factor');
    expect(answer.body).toMatchObject({ code: 'email-unconfirmed' });
  });

  test('asks for nothing before the first code, and refuses a wrong one', async () => {
    const email = 'halfway@example.org';
    const ana = await newcomer(app, email);
    await app.services.database.executeSql(
      `update "user" set owner_verified = true where email = $1`,
      [email],
    );
    const { body } = await ana.call<{ url: string; secret: string; qr: { size: number } }>(
      'POST',
      '/api/account/second-factor',
    );
    expect(body.url).toContain(`secret=${body.secret}`);
    expect(body.qr.size).toBeGreaterThan(20);
    const wrong = await ana.call('POST', '/api/account/second-factor/confirm', { code: '123456' });
    expect(wrong.body).toMatchObject({ code: 'code-refused' });
    expect((await logIn(email)).answer.body).toEqual({ done: true });
    const code = await makeAuthenticatorApp(app, body.url).code();
    const right = await ana.call('POST', '/api/account/second-factor/confirm', { code });
    expect(right.status).toBe(200);
    const again = await ana.call('POST', '/api/account/second-factor');
    expect(again.body).toMatchObject({ code: 'second-factor-on' });
    const mails = (await app.mailsTo(email)).map(({ template }) => template);
    expect(mails).toContain('accounts.second-factor-on');
  });

  test('stores neither the secret nor a backup code as it is', async () => {
    const { codes } = await guarded('stored@example.org');
    const { rows } = await app.services.database.executeSql(
      `select s::text || string_agg(c::text, ' ') as row from second_factor s
       join backup_code c using (user_id) group by s`,
    );
    const text = JSON.stringify(rows);
    for (const code of codes) expect(text).not.toContain(code.replace('-', ''));
  });

  test('turning it off makes signing in one step again', async () => {
    const email = 'off@example.org';
    const { owner } = await guarded(email);
    expect((await owner.call('DELETE', '/api/account/second-factor')).status).toBe(200);
    expect((await logIn(email)).answer.body).toEqual({ done: true });
    const mails = (await app.mailsTo(email)).map(({ template }) => template);
    expect(mails).toContain('accounts.second-factor-off');
  });
});
