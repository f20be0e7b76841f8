import { afterAll, expect, test } from 'vitest';
import { makeAccountApp } from './testing/account-app.ts';
import { PASSWORD, visit } from './testing/visitor.ts';

// One proxy is believed, so that each call can come from an address of its own.
const app = await makeAccountApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
afterAll(() => app.close());
let nextAddress = 0;
function fromElsewhere() {
  nextAddress += 1;
  return { 'x-forwarded-for': `203.0.113.${nextAddress}` };
}

test('the sixth try at one account within 15 minutes is refused, from wherever it comes', async () => {
  const { email } = await app.signUp('Target');
  const attempt = () =>
    visit(app).call(
      'POST',
      '/api/auth/sign-in/email',
      { email, password: 'guess' },
      fromElsewhere(),
    );
  for (let count = 0; count < 5; count += 1) expect((await attempt()).status).toBe(401);
  const refused = await attempt();
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ code: 'rate-limited' });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  const other = await app.signUp('Bystander');
  const free = await visit(app).call(
    'POST',
    '/api/auth/sign-in/email',
    { email: other.email, password: 'guess' },
    fromElsewhere(),
  );
  expect(free.status).toBe(401);
});

test('the ninth try from one address within 15 minutes is refused, at whatever account', async () => {
  const here = { 'x-forwarded-for': '198.51.100.9' };
  const attempt = (count: number) =>
    visit(app).call(
      'POST',
      '/api/auth/sign-in/email',
      { email: `guess-${count}@example.org`, password: PASSWORD },
      here,
    );
  for (let count = 0; count < 8; count += 1) expect((await attempt(count)).status).toBe(401);
  expect((await attempt(9)).status).toBe(429);
});

test('the sixth wish for a reset link is answered the same, and mails nothing', async () => {
  const { email } = await app.signUp('Flooded');
  const wish = () =>
    visit(app).call('POST', '/api/auth/request-password-reset', { email }, fromElsewhere());
  for (let count = 0; count < 6; count += 1) {
    const answer = await wish();
    expect([answer.status, answer.text]).toEqual([202, '{"done":true}']);
  }
  expect(await app.mailsTo(email)).toHaveLength(5);
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
  const attempt = (password: string) =>
    ana.call('DELETE', '/api/account', { password }, fromElsewhere());
  for (let count = 0; count < 5; count += 1) {
    expect((await attempt('guess')).body).toMatchObject({ code: 'wrong-password' });
  }
  expect((await attempt(PASSWORD)).status).toBe(429);
});
