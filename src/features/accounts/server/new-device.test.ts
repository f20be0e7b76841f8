import { afterAll, expect, test } from 'vitest';
import { makeAccountApp, tokenIn } from './testing/account-app.ts';
import { turnOnSecondFactor } from './testing/app-codes.ts';
import { newcomer, PASSWORD, type Visitor, visit } from './testing/visitor.ts';

const app = await makeAccountApp();
afterAll(() => app.close());
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function logIn(email: string, visitor = visit(app)): Promise<Visitor> {
  const credentials = { email, password: PASSWORD };
  const headers = { 'user-agent': FIREFOX };
  await visitor.call('POST', '/api/auth/sign-in/email', credentials, headers);
  return visitor;
}

const devices = async (email: string) =>
  (await app.mailsTo(email)).filter(({ template }) => template === 'accounts.new-device');
const isSignedIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/me')).body !== null;
const end = (token: string) => visit(app).call('POST', '/api/auth/end-session', { token });

/** A user who registered a while ago. */
async function settled(email: string): Promise<Visitor> {
  const visitor = await newcomer(app, email);
  app.clock.advance({ hours: 1 });
  return visitor;
}

test('a sign-in with a new browser is mailed; with a known one it is not', async () => {
  const email = 'mailed@example.org';
  const own = await settled(email);
  expect(await devices(email)).toEqual([]);
  await own.call('POST', '/api/auth/sign-out');
  await logIn(email, own);
  expect(await devices(email)).toEqual([]);
  const phone = await logIn(email);
  const mails = await devices(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Firefox · Linux');
  await phone.call('POST', '/api/auth/sign-out');
  await logIn(email, phone);
  expect(await devices(email)).toHaveLength(1);
});

test('its link ends that session and no other, once', async () => {
  const email = 'ended@example.org';
  const own = await settled(email);
  const thief = await logIn(email);
  const other = await logIn(email);
  const [, first] = await devices(email);
  const token = tokenIn(first);
  expect((await end(token)).status).toBe(200);
  expect(await isSignedIn(thief)).toBe(false);
  expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, true]);
  expect((await end(token)).body).toMatchObject({ code: 'token-invalid' });
});

test('it is good for a week', async () => {
  const email = 'late@example.org';
  await settled(email);
  const thief = await logIn(email);
  const token = tokenIn((await devices(email))[0]);
  app.clock.advance({ hours: 7 * 24, seconds: 1 });
  expect((await end(token)).status).toBe(400);
  expect(await isSignedIn(thief)).toBe(true);
});

test('a device that was trusted at that sign-in is not trusted any more', async () => {
  const email = 'distrusted@example.org';
  const own = await settled(email);
  await own.call('POST', '/api/auth/proof', { password: PASSWORD });
  const { codes } = await turnOnSecondFactor(app, own);
  const thief = await logIn(email);
  const body = { code: codes[0], trust: true };
  expect((await thief.call('POST', '/api/auth/second-step', body)).status).toBe(200);
  await end(tokenIn((await devices(email))[0]));
  expect(await isSignedIn(thief)).toBe(false);
  await logIn(email, thief);
  expect(await isSignedIn(thief)).toBe(false);
});
