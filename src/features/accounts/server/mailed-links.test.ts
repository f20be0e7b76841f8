/** @module-tag long */
import { afterAll, expect, test } from 'vitest';
import { makeAccountApp, tokenIn } from './testing/account-app.ts';
import { newcomer, PASSWORD, visit } from './testing/visitor.ts';

const app = await makeAccountApp();
afterAll(() => app.close());
const NEW_PASSWORD = 'nine herons at dawn';

const verify = (token: string) =>
  visit(app).call<{ code?: string }>('POST', '/api/auth/verify-email', { token });
const reset = (token: string, password = NEW_PASSWORD) =>
  visit(app).call<{ code?: string }>('POST', '/api/auth/reset-password', { token, password });
const logIn = (email: string, password: string) =>
  visit(app).call('POST', '/api/auth/sign-in/email', { email, password });

async function resetToken(email: string): Promise<string> {
  await visit(app).call('POST', '/api/auth/request-password-reset', { email });
  const mails = await app.mailsTo(email);
  return tokenIn(mails.find(({ template }) => template === 'accounts.reset-password'));
}

test('the welcome mail confirms the address, once', async () => {
  const email = 'confirm@example.org';
  const ana = await newcomer(app, email);
  const [welcome] = await app.mailsTo(email);
  expect(welcome?.subject).toBe('Welcome to Wayhearth');
  expect(welcome?.text).toContain(`${app.services.config.http.publicUrl}/verify-email?token=`);
  const token = tokenIn(welcome);
  expect((await verify(token)).body).toEqual({ changed: false });
  expect((await ana.call('GET', '/api/me')).body).toMatchObject({ emailVerified: true });
  const again = await verify(token);
  expect([again.status, again.body.code]).toEqual([400, 'token-invalid']);
});

test('a welcome never repeats words a stranger chose', async () => {
  await newcomer(app, 'bait@example.org', 'You Won A Prize');
  const [mail] = await app.mailsTo('bait@example.org');
  expect(mail?.text).not.toContain('Prize');
});

test('mails are written in the language of the visitor', async () => {
  await visit(app).call(
    'POST',
    '/api/register',
    { name: 'Dora', email: 'dora@example.org', password: PASSWORD },
    { 'accept-language': 'de-AT,de;q=0.9' },
  );
  expect((await app.mailsTo('dora@example.org'))[0]?.locale).toBe('de');
});

test('only the latest confirmation link works, until its time is over', async () => {
  const email = 'latest@example.org';
  const ana = await newcomer(app, email);
  const first = tokenIn((await app.mailsTo(email))[0]);
  expect((await ana.call('POST', '/api/auth/send-verification-email')).status).toBe(200);
  const mails = await app.mailsTo(email);
  const second = tokenIn(mails.find(({ template }) => template === 'accounts.verify-email'));
  expect(second).not.toBe('');
  expect((await verify(first)).status).toBe(400);
  app.clock.advance({ hours: 48 });
  expect((await verify(second)).status).toBe(400);
  expect((await ana.call('GET', '/api/me')).body).toMatchObject({ emailVerified: false });
});

test.each(['', 'short', 'g'.repeat(75), '0'.repeat(32) + 'A'.repeat(43)])(
  'the made-up token %j is refused',
  async (token) => {
    expect((await verify(token)).status).toBe(400);
    expect((await reset(token)).status).toBe(400);
  },
);

test('links are kept as digests: nobody can use what the database holds', async () => {
  const email = 'digest@example.org';
  await newcomer(app, email);
  const token = tokenIn((await app.mailsTo(email))[0]);
  const { rows } = await app.services.database.executeSql('select * from verification');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token.slice(32));
});

test('a forgotten password is replaced once; every session ends and the address counts as proved', async () => {
  const email = 'forgot@example.org';
  const ana = await newcomer(app, email);
  const token = await resetToken(email);
  expect((await reset(token, 'short')).status).toBe(400);
  expect((await reset(token)).status).toBe(200);
  expect((await ana.call('GET', '/api/sessions')).status).toBe(401);
  expect((await logIn(email, PASSWORD)).status).toBe(401);
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
  expect((await reset(token)).body.code).toBe('token-invalid');
  const { rows } = await app.services.database.executeSql(
    'select email_verified from "user" where email = $1',
    [email],
  );
  expect(rows).toEqual([{ email_verified: true }]);
  const templates = (await app.mailsTo(email)).map(({ template }) => template);
  expect(templates).toContain('accounts.password-changed');
});

test('a reset link works for an hour', async () => {
  const email = 'hour@example.org';
  await newcomer(app, email);
  const token = await resetToken(email);
  app.clock.advance({ minutes: 60 });
  expect((await reset(token)).body.code).toBe('token-invalid');
  const inTime = await resetToken(email);
  app.clock.advance({ minutes: 59 });
  expect((await reset(inTime)).status).toBe(200);
});

test('an unknown address gets the same answer, and no mail', async () => {
  const known = 'known@example.org';
  await newcomer(app, known);
  const ask = (email: string) =>
    visit(app).call('POST', '/api/auth/request-password-reset', { email });
  const [yes, no] = [await ask(known), await ask('unknown@example.org')];
  expect([no.status, no.text]).toEqual([yes.status, yes.text]);
  expect(await app.mailsTo('unknown@example.org')).toEqual([]);
});

test('a token for one purpose is no good for another', async () => {
  const email = 'purpose@example.org';
  await newcomer(app, email);
  const confirm = tokenIn((await app.mailsTo(email))[0]);
  expect((await reset(confirm)).status).toBe(400);
  expect((await verify(await resetToken(email))).status).toBe(400);
});

test('a new address counts once its link is opened; the old one is told', async () => {
  const [old, fresh] = ['old@example.org', 'fresh@example.org'];
  const ana = await newcomer(app, old);
  const asked = await ana.call('POST', '/api/auth/change-email', { email: fresh });
  expect(asked.status).toBe(202);
  expect((await ana.call('GET', '/api/me')).body).toMatchObject({ email: old });
  expect((await app.mailsTo(old))[0]?.template).toBe('accounts.email-change-asked');
  const token = tokenIn((await app.mailsTo(fresh))[0]);
  expect((await verify(token)).body).toEqual({ changed: true });
  expect((await ana.call('GET', '/api/me')).body).toMatchObject({
    email: fresh,
    emailVerified: true,
  });
  expect((await logIn(old, PASSWORD)).status).toBe(401);
  expect((await logIn(fresh, PASSWORD)).status).toBe(200);
});

test('a link for the old address proves nothing about the new one', async () => {
  const ana = await newcomer(app, 'before@example.org');
  const confirmOld = tokenIn((await app.mailsTo('before@example.org'))[0]);
  await ana.call('POST', '/api/auth/change-email', { email: 'after@example.org' });
  await verify(tokenIn((await app.mailsTo('after@example.org'))[0]));
  expect((await verify(confirmOld)).status).toBe(400);
});

test('asking for an address that is taken is answered as for a free one; its owner is mailed', async () => {
  const ana = await newcomer(app, 'mover@example.org');
  await newcomer(app, 'settled@example.org');
  const ask = (email: string) => ana.call('POST', '/api/auth/change-email', { email });
  const [taken, free] = [await ask('settled@example.org'), await ask('free@example.org')];
  expect([taken.status, taken.text]).toEqual([202, '{"done":true}']);
  expect([free.status, free.text]).toEqual([taken.status, taken.text]);
  const told = await app.mailsTo('mover@example.org');
  expect(told.filter(({ template }) => template === 'accounts.email-change-asked')).toHaveLength(2);
  const [mail] = await app.mailsTo('settled@example.org');
  expect(mail?.template).toBe('accounts.address-in-use');
  expect(mail?.text).not.toContain('token=');
  expect((await ana.call('GET', '/api/me')).body).toMatchObject({ email: 'mover@example.org' });
});

test('a link to an address that was taken since is refused', async () => {
  const ana = await newcomer(app, 'walker@example.org');
  const ask = (email: string) => ana.call('POST', '/api/auth/change-email', { email });
  await ask('soon@example.org');
  const token = tokenIn((await app.mailsTo('soon@example.org'))[0]);
  await newcomer(app, 'soon@example.org');
  const late = await verify(token);
  expect([late.status, late.body.code]).toEqual([409, 'email-taken']);
});

test('a new password cancels a change of address that waits', async () => {
  const ana = await newcomer(app, 'robbed@example.org');
  const ask = { email: 'robber@example.org' };
  await ana.call('POST', '/api/auth/change-email', ask);
  const token = tokenIn((await app.mailsTo('robber@example.org'))[0]);
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await ana.call('POST', '/api/auth/change-password', change)).status).toBe(200);
  expect((await verify(token)).status).toBe(400);
});
