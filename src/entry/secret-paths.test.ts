import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { makeTestApp } from './testing/test-app.ts';

const lines: string[] = [];
const log = makeLog('debug', { write: (line) => void lines.push(line) });
const app = await makeTestApp({ log });
afterAll(() => app.close());
beforeEach(() => void lines.splice(0));

const guest = await app.signUp('Gina Guest');
const { body } = await app.request<{ url: string }>('POST', '/api/calendar', { as: guest });
const path = new URL(body.url).pathname;
const token = path.slice('/api/calendar/'.length, -'.ics'.length);

test.each([
  ['as it is', 'GET', path, 200],
  ['by its head', 'HEAD', path, 200],
  ['without its ending', 'GET', path.replace('.ics', ''), 404],
  ['with more behind it', 'GET', `${path}/more`, 404],
  ['by another method', 'POST', path, 404],
  ['with a letter of the path escaped', 'GET', path.replace('calendar', '%63alendar'), 200],
])('the address of a calendar is in no log: %s', async (_, method, asked, status) => {
  expect((await app.request(method, asked)).status).toBe(status);
  const written = lines.join('');
  expect(written).toContain(`"status":${status}`);
  expect(written).toContain('"path":"/api/calendar/[secret]"');
  expect(written).not.toContain(token);
});

test('nor is that of a home, whose other paths are written as they are', async () => {
  const id = randomUUID();
  const opens = 'A'.repeat(64);
  await app.request('GET', `/api/listings/${id}/calendar/${opens}.ics`);
  await app.request('GET', `/api/listings/${id}/calendar?from=2026-03-02&to=2026-03-09`);
  const written = lines.join('');
  expect(written).toContain(`"path":"/api/listings/${id}/calendar/[secret]"`);
  expect(written).toContain(`"path":"/api/listings/${id}/calendar"`);
  expect(written).not.toContain(opens);
});

const SANDBOX = `sandbox_${'a'.repeat(43)}`;
test.each([
  ['GET', `/api/sandbox-checkout/${SANDBOX}`],
  ['POST', `/api/sandbox-checkout/${SANDBOX}`],
  ['GET', `/checkout/${SANDBOX}`],
])('nor is that of a checkout of the sandbox: %s %s', async (method, asked) => {
  await app.request(method, asked, { as: guest });
  expect(lines.join('')).toContain('checkout/[secret]"');
  expect(lines.join('')).not.toContain(SANDBOX);
});

const ONBOARDING = `sandbox_onboarding_${'a'.repeat(43)}`;
test.each([
  ['GET', `/api/sandbox-account/${ONBOARDING}`],
  ['POST', `/api/sandbox-account/${ONBOARDING}`],
  ['GET', `/payout-account/${ONBOARDING}`],
])('nor is that of an account of the sandbox: %s %s', async (method, asked) => {
  await app.request(method, asked, { as: guest });
  expect(lines.join('')).toContain('account/[secret]"');
  expect(lines.join('')).not.toContain(ONBOARDING);
});

const LETTER = '3467-9ACD-EFGH-JKMN-PRTU';
test.each([
  ['GET', `/api/check/${LETTER}`],
  ['GET', `/check/${LETTER}`],
])('nor is the code of a letter: %s %s', async (method, asked) => {
  await app.request(method, asked);
  expect(lines.join('')).toContain('check/[secret]"');
  expect(lines.join('')).not.toContain(LETTER);
});

test('nor is that of a statement of reasons', async () => {
  const token = 'x'.repeat(32);
  await app.request('GET', `/statements/${token}`);
  expect(lines.join('')).toContain('/statements/[secret]"');
  expect(lines.join('')).not.toContain(token);
});

test.each([
  ['GET', '/api/shared-wishlists/'],
  ['GET', '/wishlists/shared/'],
])('nor is the link of a list: %s %s', async (method, start) => {
  const token = 'L'.repeat(64);
  await app.request(method, `${start}${token}`);
  expect(lines.join('')).toContain(`"path":"${start}[secret]"`);
  expect(lines.join('')).not.toContain(token);
});

test('nor where a heart is given', async () => {
  const token = 'L'.repeat(64);
  await app.request('PUT', `/api/shared-wishlists/${token}/hearts/${randomUUID()}`, { as: guest });
  expect(lines.join('')).toContain('"path":"/api/shared-wishlists/[secret]');
  expect(lines.join('')).not.toContain(token);
});

test('it is in no figure either', async () => {
  await app.request('GET', path);
  expect(await app.services.metrics.text()).not.toContain(token);
});

test('other paths are logged as they are', async () => {
  await app.request('GET', '/api/calendar', { as: guest });
  expect(lines.join('')).toContain('"path":"/api/calendar"');
});
