import { afterAll, beforeEach, expect, test } from 'vitest';
import { GATHER_MINUTES, UNREAD_MINUTES } from './notify-of-waiting-messages.ts';
import { makeTalk } from './testing/talk.ts';

const talk = await makeTalk();
afterAll(() => talk.app.close());
const { host, guest, app } = talk;
const JOB = 'messaging.tell-waiting';

let id = '';
beforeEach(async () => {
  // Emails of the test before delay none of this one.
  app.clock.advance({ minutes: GATHER_MINUTES + 1 });
  const listingId = await talk.addStay({ title: 'Patient House' });
  id = (await talk.start(guest, { listingId })).body.id;
});

const listWaitingMails = async () =>
  (await talk.mails()).filter(({ key }) => key.startsWith(`message-waits:${id}`));

async function later(minutes: number): Promise<void> {
  app.clock.advance({ minutes });
  await talk.runJob(JOB);
}

test('a message that stays unread is told by one mail and one notice, without its text', async () => {
  await talk.send(guest, id, 'A question with words of its own');
  await later(UNREAD_MINUTES - 1);
  expect(await listWaitingMails()).toHaveLength(0);
  await later(1);
  const mails = await listWaitingMails();
  expect(mails).toMatchObject([{ to: host.email, template: 'messaging.message-waits' }]);
  expect(mails[0]?.subject).toBe('You have a new message');
  expect(mails[0]?.text).toContain(guest.name);
  expect(mails[0]?.text).toContain(`/messages/${id}`);
  expect(JSON.stringify(mails)).not.toContain('words of its own');
  const { body } = await app.request<{ items: { text: string; conversationId: string }[] }>(
    'GET',
    '/api/notices',
    { as: host },
  );
  expect(body.items.filter(({ conversationId }) => conversationId === id)).toMatchObject([
    { text: expect.stringContaining('Patient House') },
  ]);
});

test('more messages, and more minutes, tell no more until the reader has read', async () => {
  await talk.send(guest, id, 'One');
  await later(UNREAD_MINUTES);
  await talk.send(guest, id, 'Two');
  await later(UNREAD_MINUTES);
  await later(24 * 60);
  expect(await listWaitingMails()).toHaveLength(1);
  await talk.read(host, id, 2);
  await talk.send(guest, id, 'Three');
  await later(UNREAD_MINUTES);
  expect(await listWaitingMails()).toHaveLength(2);
});

test('what was read in time is not told, and nobody is told of their own words', async () => {
  await talk.send(guest, id, 'One');
  await talk.read(host, id, 1);
  await later(UNREAD_MINUTES);
  expect(await listWaitingMails()).toHaveLength(0);
});

test('each side is told of what the other wrote, in their own language', async () => {
  await talk.send(host, id, 'Hello');
  await later(UNREAD_MINUTES);
  expect(await listWaitingMails()).toMatchObject([{ to: guest.email, locale: 'de' }]);
});

test('two workers at once tell once', async () => {
  await talk.send(guest, id, 'One');
  app.clock.advance({ minutes: UNREAD_MINUTES });
  await Promise.all([talk.runJob(JOB), talk.runJob(JOB)]);
  expect(await listWaitingMails()).toHaveLength(1);
});

test('the subject names a writer whom the reader has answered before', async () => {
  await talk.send(guest, id, 'A question');
  await talk.read(host, id, 1);
  await talk.send(host, id, 'An answer');
  await talk.send(guest, id, 'Another one');
  await later(UNREAD_MINUTES);
  const toHost = (await listWaitingMails()).filter(({ to }) => to === host.email);
  expect(toHost).toMatchObject([{ subject: expect.stringContaining(guest.name) }]);
});

test('a reader is mailed once of all conversations, and of what follows an hour later', async () => {
  const strangers = [guest, await app.signUp('Vera Visitor'), await app.signUp('Viktor Visitor')];
  const write = async (as: typeof guest) => {
    const listingId = await talk.addStay();
    const { body } = await talk.start(as, { listingId });
    await talk.send(as, body.id, 'A question');
  };
  const toHost = async () =>
    (await talk.mails()).filter(
      ({ key, to }) => key.startsWith('message-waits:') && to === host.email,
    );
  const before = (await toHost()).length;
  for (const each of strangers) await write(each);
  await later(UNREAD_MINUTES);
  const mails = await toHost();
  expect(mails).toHaveLength(before + 1);
  expect(
    mails.filter(({ text }) => strangers.every(({ name }) => text.includes(name))),
  ).toHaveLength(1);
  for (const each of strangers) await write(each);
  await later(UNREAD_MINUTES);
  expect(await toHost()).toHaveLength(before + 1);
  await later(GATHER_MINUTES);
  expect(await toHost()).toHaveLength(before + 2);
});
