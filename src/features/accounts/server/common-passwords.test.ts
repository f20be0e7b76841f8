import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, describe, expect, test } from 'vitest';
import { makeAccountApp, tokenIn } from './testing/account-app.ts';
import { newcomer, PASSWORD, visit } from './testing/visitor.ts';

const PUBLISHED = 'the password of the demo';
const app = await makeAccountApp({ ports: { publishedPassword: PUBLISHED } });
afterAll(() => app.close());
const TEXT = "This password is too common. Choose one that's harder to guess.";

const COMMON = [
  'password',
  '12345678',
  'qwertyuiop',
  'password123',
  'iloveyou1',
  'PassWord',
  // Wide letters, which become plain ones before they are hashed.
  'ｐａｓｓｗｏｒｄ',
  'wayhearth',
  'Wayhearth2026!',
  PUBLISHED,
];

const register = (email: string, password: string) =>
  visit(app).call('POST', '/api/register', { name: 'Ana', email, password });

describe('a common password is refused', () => {
  test.each(COMMON)('%s, to who registers', async (password) => {
    const answer = await register('common@example.org', password);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid-input', fields: { password: TEXT } });
  });

  test('to who changes theirs', async () => {
    const ana = await newcomer(app, 'changes@example.org');
    const ask = (newPassword: string) =>
      ana.call('POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
    expect((await ask('password123')).body).toMatchObject({ fields: { newPassword: TEXT } });
    expect((await ask('six larks over the fen')).status).toBe(200);
  });

  test('to who sets one by a mailed link, which works on', async () => {
    const email = 'resets@example.org';
    await newcomer(app, email);
    await visit(app).call('POST', '/api/auth/request-password-reset', { email });
    const token = tokenIn((await app.mailsTo(email))[0]);
    const reset = (password: string) =>
      visit(app).call('POST', '/api/auth/reset-password', { token, password });
    expect((await reset('iloveyou1')).body).toMatchObject({ fields: { password: TEXT } });
    expect((await reset('six larks over the fen')).status).toBe(200);
  });
});

test('the list holds more than the 10,000 commonest', () => {
  expect(dictionary['passwords-common'].length).toBeGreaterThan(10_000);
});

test.each(['correct horse battery staple', 'wayhearth by the river', 'zq8!kfw2'])(
  '%s is taken',
  async (password) => {
    expect((await register(`${password.length}@example.org`, password)).status).toBe(201);
  },
);
