import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { Message } from '../contract.ts';
import { makeTalk, type Talk } from './testing/talk.ts';

const talk: Talk = await makeTalk();
afterAll(() => talk.app.close());
const { host, guest, stranger, app } = talk;

const joinParts = ({ parts }: Message) => parts.map(({ text }) => text).join('');

describe('a conversation', () => {
  test('is one a guest and listing, whatever begins it', async () => {
    const first = await talk.start(guest, { listingId: talk.listingId });
    expect(first.status).toBe(200);
    const again = await talk.start(guest, { listingId: talk.listingId });
    expect(again.body.id).toBe(first.body.id);
    const reservationId = await talk.reach('pending', {
      listingId: talk.listingId,
      startDate: '2026-06-01',
      endDate: '2026-06-05',
    });
    for (const person of [guest, host]) {
      const { body } = await talk.start(person, { reservationId });
      expect(body.id).toBe(first.body.id);
    }
    const other = await talk.start(stranger, { listingId: talk.listingId });
    expect(other.body.id).not.toBe(first.body.id);
    const { body } = await talk.show(host, first.body.id);
    expect(body).toMatchObject({
      viewer: 'host',
      other: { id: guest.id, name: guest.name },
      listing: { id: talk.listingId, title: 'Cedar House' },
      reservation: { id: reservationId, status: 'pending' },
    });
  });

  test('stands in nobody’s list before somebody has written', async () => {
    const listingId = await talk.addStay({ title: 'Quiet House' });
    const { id } = (await talk.start(guest, { listingId })).body;
    const titles = async () => (await talk.list(guest)).body.items.map((one) => one.listing.title);
    expect(await titles()).not.toContain('Quiet House');
    await talk.send(guest, id, 'Is there a desk?');
    expect(await titles()).toContain('Quiet House');
  });

  test('is not held with oneself', async () => {
    const { status, body } = await talk.start(host, { listingId: talk.listingId });
    expect([status, body.code]).toEqual([403, 'own-conversation']);
  });

  test('is not begun at a listing that is gone, but goes on there', async () => {
    const listingId = await talk.addStay();
    const known = (await talk.start(guest, { listingId })).body.id;
    await app.request('DELETE', `/api/listings/${listingId}`, { as: host });
    expect((await talk.start(guest, { listingId })).body.id).toBe(known);
    const { status, body } = await talk.start(stranger, { listingId });
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect((await talk.send(guest, known, 'Still there?')).status).toBe(201);
    expect((await talk.show(guest, known)).body.listing.available).toBe(false);
  });

  test('around somebody else’s reservation is not found', async () => {
    const reservationId = await talk.reach('pending', {
      listingId: await talk.addStay(),
      startDate: '2026-07-01',
      endDate: '2026-07-05',
    });
    const admin = await app.signUp('Ada Admin', { role: 'admin' });
    for (const person of [stranger, admin]) {
      const { status, body } = await talk.start(person, { reservationId });
      expect([status, body.code]).toEqual([404, 'not-found']);
    }
  });
});

describe('somebody else’s conversation', () => {
  test('is not found, in all its calls, by strangers and administrators; no word of it leaves', async () => {
    const id = await talk.open();
    await talk.send(guest, id, 'A word for the host alone');
    const admin = await app.signUp('Bea Admin', { role: 'admin' });
    for (const person of [stranger, admin]) {
      const answers = [
        await talk.show(person, id),
        await talk.page(person, id, 'after=0'),
        await talk.send(person, id, 'Hello'),
        await talk.read(person, id, 1),
      ];
      for (const { status, body, text } of answers) {
        expect([status, body.code]).toEqual([404, 'not-found']);
        expect(text).not.toContain('A word for');
      }
      const { text } = await talk.list(person);
      expect(text).not.toContain(id);
      expect(text).not.toContain('A word for');
    }
    const { status } = await talk.show(null, id);
    expect(status).toBe(401);
  });
});

describe('messages', () => {
  let id = '';
  beforeEach(async () => {
    const listingId = await talk.addStay();
    id = (await talk.start(guest, { listingId })).body.id;
  });

  test('are numbered without gaps in the order they were sent, rivals too', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => talk.send(at % 2 ? host : guest, id, `Number ${at}`)),
    );
    const { messages } = (await talk.show(guest, id)).body;
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(messages.filter(({ mine }) => mine)).toHaveLength(6);
  });

  test('sent again with the same key are sent once', async () => {
    const headers = { 'idempotency-key': talk.key() };
    const first = await talk.send(guest, id, 'Once only', headers);
    const second = await talk.send(guest, id, 'Once only', headers);
    expect(first.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect((await talk.show(guest, id)).body.messages).toHaveLength(1);
  });

  test.each([
    ['nothing', '   ', 400],
    ['2,000 characters', 'x'.repeat(2_000), 201],
    ['one more', 'x'.repeat(2_001), 400],
  ])('of %s', async (_, text, status) => {
    expect((await talk.send(guest, id, text)).status).toBe(status);
  });

  test('come in pages: the newest, then those before, then those after a known one', async () => {
    for (let at = 1; at <= 65; at += 1) await talk.send(guest, id, `Message ${at}`);
    const newest = (await talk.show(host, id)).body;
    expect(newest.messages.map(({ number }) => number)).toEqual(range(36, 65));
    expect(newest.more).toBe(true);
    const before = (await talk.page(host, id, 'before=36')).body;
    expect(before.messages.map(({ number }) => number)).toEqual(range(6, 35));
    expect(before.more).toBe(true);
    const oldest = (await talk.page(host, id, 'before=6')).body;
    expect(oldest.messages.map(({ number }) => number)).toEqual(range(1, 5));
    expect(oldest.more).toBe(false);
    const after = (await talk.page(host, id, 'after=63')).body;
    expect(after.messages.map(joinParts)).toEqual(['Message 64', 'Message 65']);
  });

  test('are unread until the other side has read them, and a mark never moves back', async () => {
    const before = await talk.unread(host);
    await talk.send(guest, id, 'One');
    await talk.send(guest, id, 'Two');
    expect(await talk.unread(host)).toBe(before + 2);
    const inList = async (person: TestPerson) =>
      (await talk.list(person)).body.items.find((one) => one.id === id);
    expect(await inList(host)).toMatchObject({ unread: 2 });
    expect(await inList(guest)).toMatchObject({ unread: 0 });
    expect((await talk.show(guest, id)).body.readByOther).toBe(0);
    await talk.read(host, id, 1);
    expect(await talk.unread(host)).toBe(before + 1);
    await talk.read(host, id, 99);
    expect(await talk.unread(host)).toBe(before);
    await talk.read(host, id, 1);
    expect(await talk.unread(host)).toBe(before);
    expect((await talk.show(guest, id)).body.readByOther).toBe(2);
  });

  test('to a deleted account are refused', async () => {
    const leaver = await app.signUp('Lea Leaver');
    const listingId = await talk.addStay();
    const own = (await talk.start(leaver, { listingId })).body.id;
    await talk.send(leaver, own, 'I might not stay');
    await app.request('DELETE', '/api/account', { as: leaver, body: {} });
    const { status, body } = await talk.send(host, own, 'Are you there?');
    expect([status, body.code]).toEqual([409, 'recipient-gone']);
    expect((await talk.show(host, own)).body.writable).toBe(false);
  });
});

test('nobody writes more than thirty messages a minute', async () => {
  const limited = await makeTalk({ env: { RATE_LIMITS: 'on' } });
  try {
    const id = await limited.open();
    const statuses = [];
    for (let at = 0; at < 31; at += 1) {
      statuses.push((await limited.send(limited.guest, id, `Message ${at}`)).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await limited.send(limited.host, id, 'My own thirty')).status).toBe(201);
  } finally {
    await limited.app.close();
  }
});

test('nobody opens more than sixty conversations an hour', async () => {
  const limited = await makeTalk({ env: { RATE_LIMITS: 'on' } });
  try {
    for (let at = 0; at < 60; at += 1) expect(await limited.open()).toBeTruthy();
    const around = { listingId: limited.listingId };
    const refused = await limited.start(limited.guest, around);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited']);
    expect((await limited.start(limited.stranger, around)).status).toBe(200);
  } finally {
    await limited.app.close();
  }
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
