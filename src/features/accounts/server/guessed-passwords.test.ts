import { afterAll, expect, test, vi } from 'vitest';
import { RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import { makeAccountApp, tokenIn } from './testing/account-app.ts';
import { PASSWORD, type Visitor, visit } from './testing/visitor.ts';

// Comparing a password takes a third of a second of CPU time.
vi.setConfig({ testTimeout: 120_000 });

/** A password that is always wrong where the demo is off, which is known without a hash. */
const GUESS = 'the published password';
const app = await makeAccountApp({
  env: { RATE_LIMITS: 'on', TRUST_PROXY: '1', DEMO: 'off' },
  ports: { publishedPassword: GUESS },
});
afterAll(() => app.close());

const CODE = 'password-paused';
const PAUSED = `403 ${CODE}`;

let networks = 0;
function fromElsewhere() {
  networks += 1;
  return { 'x-forwarded-for': `203.0.${Math.floor(networks / 250)}.${networks % 250}` };
}
async function logIn(email: string, password: string, visitor = visit(app)) {
  const body = { email, password };
  const path = '/api/auth/sign-in/email';
  const answer = await visitor.call('POST', path, body, fromElsewhere());
  return `${answer.status} ${answer.body.code ?? ''}`.trim();
}
async function member(email: string): Promise<Visitor> {
  const visitor = visit(app);
  const account = { name: 'Ana', email, password: PASSWORD };
  const { status } = await visitor.call('POST', '/api/register', account, fromElsewhere());
  expect(status).toBe(201);
  await visitor.call('POST', '/api/auth/sign-out', undefined, fromElsewhere());
  return visitor;
}
const guessAll = async (email: string) => {
  const { points } = RATE_LIMITS['account-password'];
  const answers = new Set<string>();
  // Few enough at once that none is refused for others that are being hashed.
  for (let left = points; left > 0; left -= 6) {
    const guesses = Array.from({ length: Math.min(6, left) }, () => logIn(email, GUESS));
    for (const answer of await Promise.all(guesses)) answers.add(answer);
  }
  return answers;
};
const linksTo = async (email: string) =>
  (await app.mailsTo(email)).filter(({ template }) => template === 'accounts.reset-password');

test('a hundred wrong passwords an hour are judged, from however many networks', async () => {
  const email = 'guessed@example.org';
  const owner = await member(email);
  expect(await guessAll(email)).toEqual(new Set(['401 wrong-credentials']));
  expect(await logIn(email, GUESS)).toBe(PAUSED);
  expect(await logIn(email, PASSWORD)).toBe(PAUSED);
  // A browser that was signed in before may continue, and all browsers may at other accounts.
  expect(await logIn(email, PASSWORD, owner)).toBe('200');
  expect(await logIn('another@example.org', GUESS)).toBe('401 wrong-credentials');

  const links = await linksTo(email);
  expect(links).toHaveLength(1);
  const elsewhere = visit(app);
  const chosen = { token: tokenIn(links[0]), password: 'nine herons at dawn' };
  const path = '/api/auth/reset-password';
  expect((await elsewhere.call('POST', path, chosen, fromElsewhere())).status).toBe(200);
  expect(await logIn(email, chosen.password, elsewhere)).toBe('200');
  expect(await logIn(email, chosen.password)).toBe(PAUSED);
});

test('an address without an account is answered alike', async () => {
  const email = 'nobody@example.org';
  expect(await guessAll(email)).toEqual(new Set(['401 wrong-credentials']));
  expect(await logIn(email, GUESS)).toBe(PAUSED);
  expect(await linksTo(email)).toEqual([]);
});
