import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import { startPushService } from '#platform/server/push/testing/push-service.ts';
import type { PushSettings } from '../../contract.ts';

const app = await makeTestApp({ env: { PUSH_TO_LOOPBACK: 'on' } });
const service = await startPushService();
afterAll(async () => {
  service.close();
  await app.close();
});

let ana: TestPerson;
let ben: TestPerson;
beforeEach(async () => {
  ana = await app.signUp('Ana', { email: `ana.${randomUUID()}@example.org` });
  ben = await app.signUp('Ben', { email: `ben.${randomUUID()}@example.org` });
});

type Answer = PushSettings & { code: string; fields?: Record<string, string> };

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const show = async (as: TestPerson) => (await app.request<Answer>('GET', '/api/push', { as })).body;
const turnOn = (as: TestPerson, body: unknown = service.subscribe()) =>
  app.request<Answer>('PUT', '/api/push/device', {
    as,
    body,
    headers: { 'user-agent': FIREFOX },
  });
const turnOff = (as: TestPerson) => app.request<Answer>('DELETE', '/api/push/device', { as });
/** The same person at another browser. */
const elsewhere = async (person: TestPerson): Promise<TestPerson> => ({
  ...person,
  cookie: await app.signInAgain(person),
});

describe('a browser', () => {
  test('gets notifications from when it is turned on until it is turned off', async () => {
    expect(await show(ana)).toEqual({
      publicKey: app.services.push.publicKey,
      kinds: { answer: true, message: true, payment: true, session: true },
      devices: [],
    });
    const { status, body, text } = await turnOn(ana);
    expect(status, text).toBe(200);
    const device = { browser: 'Firefox', system: 'Linux', refused: false, current: true };
    expect(body.devices).toMatchObject([{ ...device, lastSuccessAt: null }]);
    expect(text).not.toContain(service.origin);
    expect(await show(ana)).toEqual(body);
    expect((await turnOff(ana)).body.devices).toEqual([]);
    expect((await turnOff(ana)).status).toBe(200);
  });

  test('that subscribes again is still one device', async () => {
    const first = service.subscribe();
    await turnOn(ana, first);
    const [before] = (await show(ana)).devices;
    expect((await turnOn(ana, first)).body.devices).toEqual([before]);
    expect((await turnOn(ana)).body.devices).toHaveLength(1);
  });

  test('is listed for its owner at other browsers, which may remove it', async () => {
    await turnOn(ana);
    const laptop = await elsewhere(ana);
    await turnOn(laptop);
    const { devices } = await show(laptop);
    expect(devices.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = devices.find(({ current }) => !current);
    const path = `/api/push/devices/${other?.id}`;
    expect((await app.request('DELETE', path, { as: ben })).status).toBe(404);
    expect((await app.request<Answer>('DELETE', path, { as: laptop })).body.devices).toHaveLength(
      1,
    );
    expect((await app.request('DELETE', path, { as: laptop })).status).toBe(404);
    expect((await show(ana)).devices).toMatchObject([{ current: false }]);
  });

  test('moves to whoever signs in there', async () => {
    const subscription = service.subscribe();
    await turnOn(ana, subscription);
    expect((await turnOn(ben, subscription)).body.devices).toHaveLength(1);
    expect((await show(ana)).devices).toEqual([]);
  });

  test('can not be taken by a person who knows its address and not its keys', async () => {
    const subscription = service.subscribe();
    await turnOn(ana, subscription);
    const { keys } = service.subscribe();
    const taken = await turnOn(ben, { ...subscription, keys });
    expect([taken.status, taken.body.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(taken.body.fields ?? {})).toEqual(['endpoint']);
    expect((await show(ana)).devices).toHaveLength(1);
    expect((await show(ben)).devices).toEqual([]);
  });

  test('is one of ten at most: the oldest goes', async () => {
    const cookies: TestPerson[] = [];
    for (let nth = 0; nth < 11; nth += 1) {
      const browser = await elsewhere(ana);
      app.clock.advance({ minutes: 1 });
      await turnOn(browser);
      cookies.push(browser);
    }
    const { devices } = await show(cookies[0] ?? ana);
    expect(devices).toHaveLength(10);
    expect(devices.some(({ current }) => current)).toBe(false);
    expect((await show(cookies[1] ?? ana)).devices.some(({ current }) => current)).toBe(true);
  });
});

describe('a browser goes with its session', () => {
  test('by signing out there', async () => {
    await turnOn(ana);
    const laptop = await elsewhere(ana);
    expect((await show(laptop)).devices).toHaveLength(1);
    await app.request('POST', '/api/auth/sign-out', { as: ana });
    expect((await show(laptop)).devices).toEqual([]);
  });

  test('by ending it from another browser', async () => {
    const laptop = await elsewhere(ana);
    await turnOn(ana);
    await app.request('DELETE', '/api/sessions', { as: laptop });
    expect((await show(laptop)).devices).toEqual([]);
  });

  test('by deleting the account', async () => {
    await turnOn(ana);
    await app.request('PUT', '/api/push/kinds', {
      as: ana,
      body: { answer: false, message: true, payment: true, session: true },
    });
    const count = async () => {
      const [row] = await queryRows<{ count: number }>(
        app.services.database.main,
        sql`select (select count(*) from push_subscription where user_id = ${ana.id})::int
          + (select count(*) from push_choice where user_id = ${ana.id})::int as count`,
      );
      return row?.count;
    };
    expect(await count()).toBe(2);
    expect((await app.request('DELETE', '/api/account', { as: ana })).status).toBe(200);
    expect(await count()).toBe(0);
  });
});

describe('a subscription that can be none is refused at its field', async () => {
  // As in production: no push service is on this machine.
  const strict = await makeTestApp();
  const eve = await strict.signUp('Eve');
  afterAll(() => strict.close());
  const { keys } = service.subscribe();
  test.each([
    ['http://push.example.org/a', keys, 'endpoint'],
    ['https://10.0.0.1/a', keys, 'endpoint'],
    ['https://169.254.169.254/latest', keys, 'endpoint'],
    ['https://[::1]/a', keys, 'endpoint'],
    ['https://192.168.1.1:8443/a', keys, 'endpoint'],
    // A name that leads to this machine.
    ['https://localhost/a', keys, 'endpoint'],
    ['file:///etc/passwd', keys, 'endpoint'],
    ['https://name:word@93.184.215.14/a', keys, 'endpoint'],
    ['https://93.184.215.14/a', { ...keys, auth: 'AAAA' }, 'keys.auth'],
    ['https://93.184.215.14/a', { ...keys, p256dh: 'AAAA' }, 'keys.p256dh'],
    // A point that isn't on the curve.
    ['https://93.184.215.14/a', { ...keys, p256dh: `B${'A'.repeat(86)}` }, 'keys.p256dh'],
  ])('%s', async (endpoint, sent, field) => {
    const { status, body } = await strict.request<Answer>('PUT', '/api/push/device', {
      as: eve,
      body: { endpoint, keys: sent },
    });
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    const shown = await strict.request<Answer>('GET', '/api/push', { as: eve });
    expect(shown.body.devices).toEqual([]);
  });
});

test('kinds are chosen for all devices, and each person has their own', async () => {
  const kinds = { answer: true, message: false, payment: true, session: false };
  const chosen = await app.request<Answer>('PUT', '/api/push/kinds', { as: ana, body: kinds });
  expect(chosen.body.kinds).toEqual(kinds);
  expect((await show(await elsewhere(ana))).kinds).toEqual(kinds);
  expect((await show(ben)).kinds.message).toBe(true);
});

test('the copy of one’s data names devices and kinds, without addresses and keys', async () => {
  const subscription = service.subscribe();
  await turnOn(ana, subscription);
  const { body, text } = await app.request<{ data: { pushNotifications: unknown } }>(
    'GET',
    '/api/account/export',
    { as: ana },
  );
  expect(body.data.pushNotifications).toMatchObject({
    off: [],
    devices: [{ browser: 'Firefox', system: 'Linux' }],
  });
  for (const secret of [subscription.endpoint, ...Object.values(subscription.keys)]) {
    expect(text).not.toContain(secret);
  }
});

test('two servers with one secret send with one pair of keys', async () => {
  const other = await makeTestApp();
  expect(other.services.push.publicKey).toBe(app.services.push.publicKey);
  await other.close();
});

test('one person turns on so many devices an hour: the name of each has to be resolved', async () => {
  const limited = await makeTestApp({ env: { PUSH_TO_LOOPBACK: 'on', RATE_LIMITS: 'on' } });
  const eve = await limited.signUp('Eve');
  const turn = () =>
    limited.request<Answer>('PUT', '/api/push/device', { as: eve, body: service.subscribe() });
  for (let nth = 0; nth < RATE_LIMITS.device.points; nth += 1) {
    expect((await turn()).status).toBe(200);
  }
  expect((await turn()).body.code).toBe('rate-limited');
  await limited.close();
});
