import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { makeTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());

const HERE = { remoteAddress: '127.0.0.1' };
const opened = () => ({ cookie: `sent-mails=${app.services.sentMailsKey}` });
const HOSTILE = '<script>alert(1)</script>" onload="alert(2)';

async function show(
  path: string,
  env: object = HERE,
  headers: Record<string, string> = {},
  browser: Record<string, string> = opened(),
) {
  const { origin, host } = new URL(app.services.config.http.publicUrl);
  const request = { headers: { host, ...browser, ...headers } };
  const answer = await app.app.request(`${origin}${path}`, request, env);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** A mail that the outbox sent; its id. */
async function send(
  subject: string,
  html = `<html><head></head><body>${subject}</body></html>`,
): Promise<string> {
  const key = `test:${crypto.randomUUID()}`;
  const mail = { key, to: 'ana@example.org', locale: 'en', template: 'test', text: subject };
  await queueMail(app.services.database.main, app.services.jobs, { ...mail, subject, html });
  await deliver();
  const { rows } = await app.services.database.executeSql(
    'select id from mail_outbox where "key" = $1',
    [key],
  );
  return rows.map(({ id }) => String(id)).join();
}

/** Does the worker's part for the queued mails. */
async function deliver(): Promise<void> {
  const send = app.jobHandlers.find(({ name }) => name === 'mail.send');
  const { rows } = await app.services.database.executeSql(
    "select id from mail_outbox where status = 'queued'",
  );
  for (const row of rows) await send?.run(row as never);
}

test('no mail yet is said', async () => {
  expect((await show('/mails')).text).toContain('No emails have been sent yet.');
});

test('the mails are listed, the newest first, and each can be opened', async () => {
  await send('The first mail');
  await send(
    'The second mail',
    '<head></head><a href="https://stay.example/verify-email?token=a">x</a>',
  );
  const { status, text, headers } = await show('/mails');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text.indexOf('The second mail')).toBeLessThan(text.indexOf('The first mail'));
  expect(text.indexOf('The second mail')).toBeGreaterThan(0);
  const [, path = ''] = /href="(\/mails\/[^"]+)"/.exec(text) ?? [];
  const mail = await show(path);
  expect(mail.status).toBe(200);
  expect(mail.text).toContain('ana@example.org');
  expect(mail.text).toContain('&lt;base target=&quot;_top&quot;&gt;');
  expect(mail.text).toContain('https://stay.example/verify-email?token=a');
});

test('a mail is not there before it is sent, nor after 30 days', async () => {
  const { database, jobs } = app.services;
  const mail = { to: 'ana@example.org', locale: 'en', template: 'test', text: '', html: '' };
  await queueMail(database.main, jobs, { ...mail, key: 'test:waits', subject: 'Waits' });
  expect((await show('/mails')).text).not.toContain('Waits');
  const id = await send('Read long ago');
  expect((await show(`/mails/${id}`)).status).toBe(200);
  await database.executeSql(
    "update mail_outbox set created_at = $2::timestamptz - interval '31 days' where id = $1",
    [id, app.services.now().toString()],
  );
  const job = app.jobHandlers.find(({ name }) => name === 'platform.delete-old-rows');
  await job?.run({} as never);
  expect((await show(`/mails/${id}`)).status).toBe(404);
  expect((await show('/mails')).text).not.toContain(id);
});

test('what a mail says is never part of the page around it', async () => {
  await send(HOSTILE, `<head></head>${HOSTILE}`);
  const list = await show('/mails');
  const [, path = ''] = /href="(\/mails\/[^"]+)"/.exec(list.text) ?? [];
  for (const { text, headers } of [list, await show(path)]) {
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('" onload="');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
  }
  const [, sandbox = ''] = /<iframe sandbox="([^"]*)"/.exec((await show(path)).text) ?? [];
  expect(sandbox).toBe('allow-top-navigation-by-user-activation');
});

test.each([`/mails/${crypto.randomUUID()}`, '/mails/..%2F..%2Fsecret', '/mails/x'])(
  '%s is not found',
  async (path) => {
    expect((await show(path)).status).toBe(404);
  },
);

describe('a browser opens them with the key of this start', () => {
  const open = (path: string, browser: Record<string, string> = {}) =>
    show(path, HERE, {}, browser);

  test('which is then in a cookie and no longer in the address', async () => {
    await send('Secret');
    const { status, headers, text } = await open(`/mails?key=${app.services.sentMailsKey}`);
    expect([status, headers.get('location'), text]).toEqual([303, '/mails', '']);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sent-mails=[\w-]{32}; Path=\/mails; HttpOnly; SameSite=Strict$/);
    const list = await open('/mails', { cookie: cookie.split(';')[0] ?? '' });
    expect([list.status, list.text.includes('Secret')]).toEqual([200, true]);
    expect(list.text).not.toContain(app.services.sentMailsKey);
  });

  test.each([
    ['without one', '', {}],
    ['with a wrong one', '?key=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', {}],
    ['with an empty one', '?key=', {}],
    ['with a cookie of another start', '', { cookie: `sent-mails=${'A'.repeat(32)}` }],
  ])('and %s is told where it is, and sees no mail', async (_how, query, browser) => {
    await send('Secret');
    const [, path = ''] = /href="(\/mails\/[^"]+)"/.exec((await show('/mails')).text) ?? [];
    for (const address of [`/mails${query}`, `${path}${query}`]) {
      const { status, headers, text } = await open(address, browser as never);
      expect(status).toBe(403);
      expect(headers.get('set-cookie')).toBeNull();
      expect(text).toContain('open the link that the server printed when it started');
      expect(text).not.toContain('Secret');
      expect(text).not.toContain('ana@example.org');
    }
  });

  test('another start has another key', async () => {
    const other = await makeTestApp();
    expect(other.services.sentMailsKey).not.toBe(app.services.sentMailsKey);
    await other.close();
  });
});

describe('the mail that confirms an address opens for who is signed in', () => {
  const PAGE = '/confirmation-mail';
  const newcomer = async (name: string) => {
    const email = `${name}@example.org`;
    const body = { email, name: 'Nora Newcomer', password: 'a-long-way-home' };
    const { headers } = await app.request('POST', '/api/register', { body });
    const cookie = headers.getSetCookie().map((each) => each.split(';')[0]);
    return { email, browser: { cookie: cookie.join('; ') } };
  };
  const open = (browser: Record<string, string>, env: object = HERE) =>
    show(PAGE, env, {}, browser);

  test('without a key, once it is there, and leads to no other', async () => {
    const { email, browser } = await newcomer('first');
    const early = await open(browser);
    expect(early.status).toBe(200);
    expect(early.text).toContain('Your email is on its way.');
    expect(early.text).toContain('<meta http-equiv="refresh" content="1">');
    await deliver();
    const { status, text, headers } = await open(browser);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(text).toContain(email);
    expect(text).toContain('/verify-email?token=');
    expect(text).not.toContain('href="/mails"');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('the newest of them, and none once the address is confirmed', async () => {
    const { browser } = await newcomer('second');
    await deliver();
    const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const first = tokenIn((await open(browser)).text);
    const headers = { ...browser, origin: new URL(app.services.config.http.publicUrl).origin };
    await app.request('POST', '/api/auth/send-verification-email', { body: {}, headers });
    await deliver();
    const second = tokenIn((await open(browser)).text);
    expect([first, second]).not.toContain('');
    expect(second).not.toBe(first);
    await app.request('POST', '/api/auth/verify-email', { body: { token: second } });
    const { status, text } = await open(browser);
    expect(status).toBe(200);
    expect(text).toContain('no email waiting');
    expect(text).not.toContain('token=');
  });

  test('to nobody else, whatever they know', async () => {
    const { email } = await newcomer('third');
    await deliver();
    const other = await newcomer('fourth');
    await deliver();
    expect((await open(other.browser)).text).not.toContain(email);
    const signedOut = await open({});
    expect(signedOut.status).toBe(403);
    expect(signedOut.text).not.toContain('token=');
  });

  test('and never one that sets a password', async () => {
    const { email, browser } = await newcomer('fifth');
    await app.request('POST', '/api/auth/request-password-reset', { body: { email } });
    await deliver();
    expect((await open(browser)).text).not.toContain('/reset-password');
  });

  test('on this machine alone', async () => {
    const { browser } = await newcomer('sixth');
    await deliver();
    expect((await open(browser, { remoteAddress: '203.0.113.7' })).status).toBe(404);
  });
});

describe('nobody else sees them, or learns that they are there', () => {
  const options = (headers: Record<string, string> = {}, env: object = HERE) =>
    show('/api/sign-in-options', env, headers);

  test('who runs it does', async () => {
    expect(JSON.parse((await options()).text)).toMatchObject({ sentMails: true });
  });

  test.each([
    ['from elsewhere', { remoteAddress: '203.0.113.7' }, {}],
    ['through a proxy', HERE, { 'x-forwarded-for': '203.0.113.7' }],
    ['by a name made to lead here', HERE, { host: 'rebound.example:3000' }],
  ])('%s', async (_how, env, headers) => {
    await send('Secret');
    for (const path of ['/mails', `/mails/${crypto.randomUUID()}`, '/confirmation-mail']) {
      const { status, text } = await show(path, env, headers as never);
      expect(status).toBe(404);
      expect(text).not.toContain('Secret');
    }
    const answer = await options(headers as never, env);
    expect(JSON.parse(answer.text)).toMatchObject({ sentMails: false });
  });

  test.each([
    { SMTP_URL: 'smtp://127.0.0.1:9' },
    { PUBLIC_URL: 'https://stay.example' },
    { TRUST_PROXY: '1' },
  ])('with %j', async (env) => {
    const other = await makeTestApp({ env: env as never });
    const key = other.services.sentMailsKey;
    for (const address of ['/mails', `/mails?key=${key}`, '/confirmation-mail']) {
      const answer = await other.app.request(`http://localhost:3000${address}`, {}, HERE);
      expect(answer.status).toBe(404);
    }
    await other.close();
  });
});
