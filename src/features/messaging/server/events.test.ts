import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { SESSIONS_ENDED, sessionsTopic } from '#features/accounts/index.server.ts';
import { makeLive } from '#platform/server/live/live.ts';
import { MESSAGE_EVENTS } from '../contract.ts';
import { messagesTopic } from './messages.ts';
import { makeTalk } from './testing/talk.ts';

const talk = await makeTalk();
const { app, guest, host, stranger } = talk;
const { live } = app.services;
const server = createAdaptorServer({ fetch: app.app.fetch });
let origin = '';
const opened: AbortController[] = [];

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const controller of opened.splice(0)) controller.abort();
  await vi.waitFor(() => expect(live.count()).toBe(0));
});
afterAll(async () => {
  server.close();
  await app.close();
});

/** A page's stream over a real connection, and the events it received. */
async function hear(person: TestPerson, headers: Record<string, string> = {}) {
  const controller = new AbortController();
  opened.push(controller);
  const response = await fetch(`${origin}${MESSAGE_EVENTS}`, {
    headers: { cookie: person.cookie, 'accept-encoding': 'br', ...headers },
    signal: controller.signal,
  });
  let text = '';
  const done = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk);
  })().catch(() => {});
  return {
    response,
    done,
    text: () => text,
    leave: () => controller.abort(),
    until: (words: string) => vi.waitFor(() => expect(text).toContain(words), { timeout: 5_000 }),
  };
}

test('both sides hear at once where to look, nobody else does, and no text travels', async () => {
  const id = await talk.open();
  const [ofHost, ofGuest, ofStranger] = [await hear(host), await hear(guest), await hear(stranger)];
  expect(ofHost.response.headers.get('content-type')).toContain('text/event-stream');
  expect(ofHost.response.headers.get('content-encoding')).toBeNull();
  await ofStranger.until('event: ready');
  await talk.send(guest, id, 'Only for the host');
  const news = `event: message\nid: ${app.services.now().epochMilliseconds}\ndata: {"conversationId":"${id}"}`;
  await ofHost.until(news);
  await ofGuest.until(news);
  await talk.read(host, id, 1);
  await ofGuest.until(`event: read`);
  expect(ofHost.text()).not.toContain('Only for');
  expect(ofStranger.text()).not.toContain(id);
});

test('what was rolled back is not told', async () => {
  const id = await talk.open();
  const ear = await hear(host);
  await ear.until('event: ready');
  // Late events of earlier tests have other ids.
  app.clock.advance({ minutes: 1 });
  const event = `event: message\nid: ${app.services.now().epochMilliseconds}\n`;
  await talk.send(guest, id, 'x'.repeat(3_000));
  await talk.send(guest, id, 'Told');
  await ear.until(event);
  expect(ear.text().split(event)).toHaveLength(2);
});

test('a page that comes back hears what it missed since its last event', async () => {
  const id = await talk.open();
  const before = app.services.now().epochMilliseconds;
  app.clock.advance({ minutes: 5 });
  const ear = await hear(host);
  await ear.until('event: ready');
  await talk.send(guest, id, 'While you were away');
  // Its live event has gone by then; a stream that opens later does not get it.
  await ear.until(id);
  const back = await hear(host, { 'last-event-id': String(before) });
  await back.until(`data: {"conversationId":"${id}"}`);
  app.clock.advance({ minutes: 5 });
  const now = String(app.services.now().epochMilliseconds);
  const fresh = await hear(host, { 'last-event-id': now });
  await fresh.until('event: ready');
  expect(fresh.text()).not.toContain(id);
});

test.each(['', 'nonsense', '-1', '99999999999999999999', '1e9'])(
  'a last event of %j is passed over',
  async (last) => {
    const ear = await hear(host, { 'last-event-id': last });
    expect(ear.response.status).toBe(200);
    await ear.until('event: ready');
  },
);

test('streams are dropped when their clients leave', async () => {
  const ears = [await hear(guest), await hear(guest), await hear(host)];
  await vi.waitFor(() => expect(live.count()).toBe(3));
  ears[0]?.leave();
  await vi.waitFor(() => expect(live.count()).toBe(2));
  ears[1]?.leave();
  ears[2]?.leave();
  await vi.waitFor(() => expect(live.count()).toBe(0));
});

test('a person has a dozen streams and no more', async () => {
  for (let at = 0; at < 12; at += 1) await hear(guest);
  const one = await hear(guest);
  expect(one.response.status).toBe(429);
});

test('of many streams that begin at once no more than a dozen are opened', async () => {
  // A server without listeners has to start listening first.
  const { app: fresh, guest: cleo } = await makeTalk();
  const ask = () => fresh.app.request(MESSAGE_EVENTS, { headers: { cookie: cleo.cookie } });
  const answers = await Promise.all(Array.from({ length: 60 }, ask));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(48);
  await fresh.services.live.close();
  await fresh.close();
});

test('to ask for the headers alone takes no place', async () => {
  for (let at = 0; at < 13; at += 1) {
    const answer = await fetch(`${origin}${MESSAGE_EVENTS}`, {
      method: 'HEAD',
      headers: { cookie: guest.cookie },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
  }
  expect(live.count()).toBe(0);
  const ear = await hear(guest);
  expect(ear.response.status).toBe(200);
});

describe('a stream ends with its session', () => {
  /** A person with two sessions, each with an open stream. */
  async function twoStreams(name: string) {
    const here = await app.signUp(name);
    const cookie = await app.signInAgain(here);
    const [ofHere, ofThere] = [await hear(here), await hear({ ...here, cookie })];
    await ofHere.until('event: ready');
    await ofThere.until('event: ready');
    return { here, there: { ...here, cookie }, ofHere, ofThere };
  }

  test('when one signs out, and only that one', async () => {
    const { here, ofHere, ofThere } = await twoStreams('Olga Out');
    await app.request('POST', '/api/auth/sign-out', { as: here });
    await ofHere.done;
    await vi.waitFor(() => expect(live.count()).toBe(1));
    await app.services.database.transaction((tx) =>
      live.tell(tx, [messagesTopic(here.id)], {
        name: 'message',
        data: { conversationId: 'x', at: 1 },
      }),
    );
    await ofThere.until('"conversationId":"x"');
    expect(ofHere.text()).not.toContain('"conversationId":"x"');
  });

  test('when one signs out elsewhere', async () => {
    const { here, ofHere, ofThere } = await twoStreams('Elsa Where');
    await app.request('DELETE', '/api/sessions', { as: here });
    await ofThere.done;
    await vi.waitFor(() => expect(live.count()).toBe(1));
    ofHere.leave();
  });

  test('when the password changes', async () => {
    const { here, ofHere, ofThere } = await twoStreams('Nelly Word');
    const body = { newPassword: 'three lakes and a tent' };
    const answer = await app.request('POST', '/api/auth/change-password', { as: here, body });
    expect(answer.status).toBe(200);
    await ofThere.done;
    ofHere.leave();
  });

  test('when the account is deleted', async () => {
    const { here, ofHere, ofThere } = await twoStreams('Dele Gone');
    const answer = await app.request('DELETE', '/api/account', { as: here, body: {} });
    expect(answer.status).toBe(200);
    await Promise.all([ofHere.done, ofThere.done]);
  });

  test('also at another server of the same database', async () => {
    const { here, ofHere, ofThere } = await twoStreams('Tove Servers');
    const other = makeLive(app.services.changeFeed, app.services.log);
    await app.services.database.transaction(async (tx) => {
      await tx.execute(`delete from session where user_id = '${here.id}'`);
      await other.tell(tx, [sessionsTopic(here.id)], { name: SESSIONS_ENDED, data: {} });
    });
    await Promise.all([ofHere.done, ofThere.done]);
    await other.close();
  });
});

test('who is signed out hears nothing', async () => {
  const response = await fetch(`${origin}${MESSAGE_EVENTS}`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'signed-out' });
  const garbled = await hear({ ...guest, cookie: 'better-auth.session_token=x.y' });
  expect(garbled.response.status).toBe(401);
});

test('a server that stops ends its streams', async () => {
  const other = await makeTalk();
  const answer = await other.app.app.request(MESSAGE_EVENTS, {
    headers: { cookie: other.guest.cookie },
  });
  const ended = answer.text();
  expect(other.app.services.live.count()).toBe(1);
  await other.app.services.live.close();
  expect(await ended).toContain('event: ready');
  const late = await other.app.app.request(MESSAGE_EVENTS, {
    headers: { cookie: other.guest.cookie },
  });
  expect(await late.text()).toContain('event: ready');
  await other.app.close();
});
