import { afterAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#platform/server/password-hash.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { makeTestApp } from './testing/test-app.ts';

const PASSWORD = 'seven grey herons walk';
const lines: string[] = [];
const log = makeLog('info', { write: (line) => void lines.push(line) });
const app = await makeTestApp({ log });
const guest = await app.signUp('Gina Guest');
const account = { name: 'Ana Lobo', email: 'ana@example.org', password: PASSWORD };
await app.request('POST', '/api/register', { body: account });
const { rows } = await app.services.database.executeSql(
  `select id from "user" where email = 'ana@example.org'`,
);
const [{ id: ana } = { id: '' }] = rows;
afterAll(() => app.close());
beforeEach(() => void lines.splice(0));

const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

async function signIn(email: string, password: string): Promise<void> {
  const body = JSON.stringify({ email, password });
  const { origin, host } = new URL(app.services.config.http.publicUrl);
  const headers = { 'content-type': 'application/json', origin, host };
  await app.app.request(
    `${origin}/api/auth/sign-in/email`,
    { method: 'POST', headers, body },
    { remoteAddress: '203.0.113.9' },
  );
}

test('a sign-in is logged with its account and address', async () => {
  await signIn('ana@example.org', PASSWORD);
  expect(entries()).toContainEqual(
    expect.objectContaining({ msg: 'signed in', account: ana, address: '203.0.113.9' }),
  );
});

test.each([
  ['of an account', 'ana@example.org', () => ana],
  ['of nobody', 'a.password.typed@example.org', () => null],
])('a wrong password %s is logged, without what was typed', async (_, email, whose) => {
  await signIn(email, 'not her password at all');
  expect(entries()).toContainEqual(
    expect.objectContaining({
      msg: 'sign-in refused',
      account: whose(),
      address: '203.0.113.9',
      refusal: 'wrong-credentials',
    }),
  );
  expect(lines.join('')).not.toContain(email);
  expect(lines.join('')).not.toContain('not her password');
});

test('a caller without the right is logged with account and address', async () => {
  const answer = await app.request('GET', '/api/managed-places', { as: guest });
  expect(answer.status).toBe(404);
  expect(entries()).toContainEqual(
    expect.objectContaining({
      msg: 'call of staff refused',
      route: 'experiences.list-managed-places',
      duty: 'places',
      account: guest.id,
      address: expect.any(String),
    }),
  );
});

test('a call that is answered is logged with its account, and without address', async () => {
  await app.request('GET', '/api/me', { as: guest });
  const [line] = entries().filter(({ path }) => path === '/api/me');
  expect(line).toMatchObject({ status: 200, account: guest.id });
  expect(line).not.toHaveProperty('address');
});

test.each([
  ['password', { password: 'what she typed' }, 'password refused'],
  ['code', { code: '987654' }, 'code refused'],
])('a wrong %s over an open session is logged, without what was typed', async (_, body, msg) => {
  await app.services.database.executeSql(
    `insert into account (user_id, account_id, provider_id, password)
     values ($1::text::uuid, $1::text, 'credential', $2) on conflict do nothing`,
    [guest.id, await hashPassword('her own password')],
  );
  await app.request('POST', '/api/auth/proof', { as: guest, body });
  expect(entries()).toContainEqual(
    expect.objectContaining({ msg, account: guest.id, address: expect.any(String) }),
  );
  for (const typed of Object.values(body)) expect(lines.join('')).not.toContain(typed);
});

test('a passkey that is refused is logged with the reason, which is told to nobody', async () => {
  const id = 'bm8ga2V5';
  const response = { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' };
  const answer = await app.request('POST', '/api/auth/sign-in/passkey', {
    body: { response: { id, rawId: id, type: 'public-key', response } },
  });
  expect(answer.text).not.toContain('CHALLENGE');
  expect(entries()).toContainEqual(
    expect.objectContaining({ msg: 'passkey refused', reason: 'CHALLENGE_NOT_FOUND' }),
  );
});
