import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { makeStage, type Stage } from '#features/reservations/server/testing/stage.ts';
import {
  type BrowserSubscription,
  startPushService,
} from '#platform/server/push/testing/push-service.ts';
import { GATHER_MINUTES, UNREAD_MINUTES } from './notify-of-waiting-messages.ts';

const NOW = '2026-03-02T09:00:00Z';
const stage: Stage = await makeStage({ env: { PUSH_TO_LOOPBACK: 'on' } });
const { app, host } = stage;
const service = await startPushService();
service.serve(app.services.push.publicKey);
afterAll(async () => {
  service.close();
  await app.close();
});

let clock = Temporal.Instant.from(NOW);
let guest: TestPerson;
let browser: BrowserSubscription;
beforeEach(async () => {
  await app.services.jobs.drain();
  // Mails of the test before delay none of this one.
  clock = clock.add({ minutes: GATHER_MINUTES + 1 });
  app.clock.set(clock.toString());
  await stage.renewGuest();
  guest = stage.guest;
  browser = await turnOn(guest);
});

async function turnOn(as: TestPerson): Promise<BrowserSubscription> {
  const subscription = service.subscribe();
  const { status, text } = await app.request('PUT', '/api/push/device', { as, body: subscription });
  expect(status, text).toBe(200);
  return subscription;
}

const arrivedAt = ({ endpoint }: BrowserSubscription) =>
  service.arrived.filter((each) => each.endpoint === endpoint);
const findCalls = ({ endpoint }: BrowserSubscription) =>
  service.calls.filter((path) => endpoint.endsWith(path));

async function deliver(): Promise<void> {
  await app.services.jobs.drain();
}

/** A request of the guest for a home of its own, which the host approves. */
async function approve(): Promise<string> {
  const listingId = await stage.addStay({ title: 'Quiet House' });
  return stage.reach('approved', { listingId });
}

describe('each kind arrives once', () => {
  test('an approved request, in the language of its guest', async () => {
    const id = await approve();
    await deliver();
    await deliver();
    const [only, ...others] = arrivedAt(browser);
    expect(others).toEqual([]);
    expect(only?.content).toEqual({
      title: expect.not.stringContaining('Request approved'),
      body: expect.stringContaining('Quiet House'),
      path: `/trips/${id}`,
      tag: `/trips/${id}`,
      language: 'de',
      direction: 'ltr',
    });
    expect(only).toMatchObject({ urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) });
    expect(only?.ttl).toBeGreaterThan(23 * 3_600);
    expect(only?.claims).toMatchObject({
      aud: service.origin,
      sub: 'mailto:stay@wayhearth.example',
    });
    expect(only?.claims.exp).toBeLessThan(Date.now() / 1_000 + 24 * 3_600);
  });

  test('a declined request', async () => {
    const id = await stage.reach('pending', { listingId: await stage.addStay() });
    await stage.act(host, id, { status: 'declined' });
    await deliver();
    expect(arrivedAt(browser)).toMatchObject([{ content: { path: `/trips/${id}` } }]);
  });

  test('a waiting message, without its words and its writer', async () => {
    const listingId = await stage.addStay({ title: 'Quiet House' });
    const { body } = await app.request<{ id: string }>('POST', '/api/conversations', {
      as: guest,
      body: { listingId },
    });
    const phone = await turnOn(host);
    await app.request('POST', `/api/conversations/${body.id}/messages`, {
      as: guest,
      body: { text: 'A question with words of its own' },
    });
    app.clock.advance({ minutes: UNREAD_MINUTES });
    await stage.runJob('messaging.tell-waiting');
    await deliver();
    expect(arrivedAt(phone)).toMatchObject([
      {
        content: {
          title: 'New message',
          body: 'You have a new message about Quiet House',
          path: `/messages/${body.id}`,
          language: 'en',
        },
      },
    ]);
    expect(JSON.stringify(arrivedAt(phone))).not.toMatch(/words of its own|Gina/);
    await app.request('DELETE', '/api/push/device', { as: host });
  });

  test('it names no code, no address and nobody', async () => {
    const id = await approve();
    await deliver();
    const { body } = await stage.page(host, id);
    const text = JSON.stringify(arrivedAt(browser).map(({ content }) => content));
    expect(text).not.toMatch(/Haru|Gina/);
    expect(body.checkInCode).toBeTruthy();
    expect(text).not.toContain(body.checkInCode);
  });

  test('two workers send once', async () => {
    await approve();
    await Promise.all([deliver(), deliver(), deliver()]);
    const tasks = await app.services.database.executeSql(
      `select count(*)::int as count from pgboss.job where data->>'name' = 'accounts.push-to-device'
       and data->'payload'->>'userId' = '${guest.id}'`,
    );
    expect(tasks.rows).toEqual([{ count: 1 }]);
    expect(arrivedAt(browser)).toHaveLength(1);
  });

  test('at every browser of its person, and at nobody else’s', async () => {
    const laptop = { ...guest, cookie: await app.signInAgain(guest) };
    const second = await turnOn(laptop);
    const stranger = await turnOn(await stage.newGuest());
    await approve();
    await deliver();
    expect([browser, second, stranger].map((each) => arrivedAt(each).length)).toEqual([1, 1, 0]);
  });
});

describe('nothing is sent', () => {
  test('of a kind that is turned off, also after its event', async () => {
    const kinds = { answer: true, message: true, payment: true, session: true };
    await app.request('PUT', '/api/push/kinds', { as: guest, body: { ...kinds, answer: false } });
    await approve();
    await deliver();
    expect(findCalls(browser)).toEqual([]);
  });

  test('to a browser where its person has signed out', async () => {
    await approve();
    await app.request('POST', '/api/auth/sign-out', { as: guest });
    await deliver();
    expect(findCalls(browser)).toEqual([]);
  });

  test('to a browser that is another person’s by now', async () => {
    await approve();
    await app.request('PUT', '/api/push/device', { as: stage.stranger, body: browser });
    await deliver();
    expect(findCalls(browser)).toEqual([]);
    await app.request('DELETE', '/api/push/device', { as: stage.stranger });
  });

  test('to a suspended person', async () => {
    await approve();
    await app.services.database.main.execute(
      sql`update "user" set standing = 'suspended' where id = ${guest.id}`,
    );
    await deliver();
    expect(findCalls(browser)).toEqual([]);
  });

  test('that is no longer so', async () => {
    const id = await approve();
    await stage.cancel(guest, id);
    await deliver();
    expect(findCalls(browser)).toEqual([]);
  });

  test('that is a day old', async () => {
    await approve();
    app.clock.advance({ hours: 24 });
    await deliver();
    expect(findCalls(browser)).toEqual([]);
  });
});

describe('a push service', () => {
  const readDevices = async () =>
    (
      await app.request<{ devices: { refused: boolean; lastSuccessAt: string | null }[] }>(
        'GET',
        '/api/push',
        { as: guest },
      )
    ).body.devices;

  test.each([404, 410])(
    'that answers %i knows the browser no more: it is removed',
    async (status) => {
      await approve();
      service.answerNext(status);
      await deliver();
      expect(findCalls(browser)).toHaveLength(1);
      expect(await readDevices()).toEqual([]);
      await approve();
      await deliver();
      expect(findCalls(browser)).toHaveLength(1);
    },
  );

  test.each([
    [429, { 'retry-after': '120' }, 120],
    [503, {}, 20],
    [500, {}, 20],
  ])('that answers %i is asked again later', async (status, headers, seconds) => {
    await approve();
    service.answerNext(status, headers);
    await deliver();
    expect(findCalls(browser)).toHaveLength(1);
    app.clock.advance({ seconds: seconds - 5 });
    await deliver();
    expect(findCalls(browser)).toHaveLength(1);
    app.clock.advance({ seconds: 10 });
    await deliver();
    expect(findCalls(browser)).toHaveLength(2);
    expect(arrivedAt(browser)).toHaveLength(1);
    expect((await readDevices())[0]?.lastSuccessAt).not.toBeNull();
  });

  test('that has one wait for longer than a day is not asked again', async () => {
    await approve();
    service.answerNext(429, { 'retry-after': '90000' });
    await deliver();
    app.clock.advance({ hours: 26 });
    await deliver();
    expect(findCalls(browser)).toHaveLength(1);
  });

  test.each([400, 403, 413])('that refuses with %i is asked once', async (status) => {
    await approve();
    service.answerNext(status);
    await deliver();
    app.clock.advance({ hours: 2 });
    await deliver();
    expect(findCalls(browser)).toHaveLength(1);
    expect(await readDevices()).toMatchObject([{ refused: true }]);
    const id = await approve();
    await deliver();
    expect(arrivedAt(browser)).toMatchObject([{ content: { path: `/trips/${id}` } }]);
    expect(await readDevices()).toMatchObject([{ refused: false }]);
  });
});
