import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_SENT_PICTURES } from '#domain/message-pictures.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import {
  draw,
  fetchPicture,
  photograph,
  sendPicture,
} from '#market/hosting/server/testing/send-picture.ts';
import { MESSAGE_LENGTH } from '../contract/limits.ts';
import { messagePicturePath } from '../contract/paths.ts';
import type { Message } from '../contract.ts';
import { GATHER_MINUTES, UNREAD_MINUTES } from './notify-of-waiting-messages.ts';
import { makeTalk } from './testing/talk.ts';

const talk = await makeTalk();
afterAll(() => talk.app.close());
const { app, host, stranger, ask } = talk;
const { executeSql } = app.services.database;

/** A conversation about a reservation that its host has approved. */
async function talkOfApproved(): Promise<{ id: string; guest: TestPerson; reservation: string }> {
  await talk.renewGuest();
  const { guest } = talk;
  const listingId = await talk.addStay({ title: 'Quiet House' });
  const today = app.services.now().toZonedDateTimeISO('UTC').toPlainDate();
  const [startDate, endDate] = [20, 25].map((days) => today.add({ days }).toString());
  const reservation = await talk.reach('approved', { listingId, startDate, endDate });
  return { id: await talk.open(guest, listingId), guest, reservation };
}

let shade = 0;
/** Uploads a picture that is like no other, for messages. */
async function upload(as: TestPerson, preset = 'messages'): Promise<string> {
  shade += 1;
  const colour = `#${shade.toString(16).padStart(6, '0')}`;
  const { body, status } = await sendPicture(app, await draw(colour).png().toBuffer(), {
    as,
    preset,
  });
  expect(status).toBe(201);
  return body.key;
}

type Refused = Message & { readonly fields?: Record<string, string> };

const send = (as: TestPerson, id: string, body: object, headers = {}) =>
  ask<Refused>('POST', `/api/conversations/${id}/messages`, as, body, headers);

/** The bytes of an address, as a reader gets them; null while signed out. */
async function fetchBytes(path: string, as: TestPerson | null) {
  const headers = new Headers(as === null ? [] : [['cookie', as.cookie]]);
  const answer = await app.app.request(path, { headers });
  return { status: answer.status, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** A co-host of the host with a role, while they act for the host. */
async function joinAs(role: string, name: string): Promise<TestPerson> {
  const helper = await app.signUp(name);
  const invited = await ask<{ id: string }>('POST', '/api/co-hosts', host, {
    email: helper.email,
    role,
  });
  const { id } = invited.body;
  await ask('PUT', `/api/helped-hosts/${id}`, helper, {});
  const { headers } = await ask('PUT', '/api/hosting-for', helper, { id });
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  return { ...helper, cookie: `${helper.cookie}; ${cookie}` };
}

describe('sending', () => {
  let id: string;
  let guest: TestPerson;
  beforeAll(async () => {
    ({ id, guest } = await talkOfApproved());
  });
  beforeEach(() => {
    // Messages are counted by the minute.
    app.clock.advance({ minutes: 2 });
  });

  test('up to four pictures go with a text or without, from both sides', async () => {
    const keys = [
      await upload(guest),
      await upload(guest),
      await upload(guest),
      await upload(guest),
    ];
    const sent = await send(guest, id, { pictures: keys });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ parts: [], mine: true });
    expect(sent.body.pictures.map(({ url }) => url)).toEqual(
      keys.map((key) => messagePicturePath(id, key)),
    );
    expect(sent.body.pictures[0]).toMatchObject({
      width: 60,
      height: 40,
      placeholder: expect.stringContaining('gradient'),
    });
    const answer = await send(host, id, { text: 'Mine', pictures: [await upload(host)] });
    expect(answer.body).toMatchObject({ parts: [{ text: 'Mine' }], pictures: [{ width: 60 }] });

    const { body } = await talk.show(host, id);
    expect(body.messages.map(({ pictures, mine }) => [pictures.length, mine])).toEqual([
      [4, false],
      [1, true],
    ]);
    expect(body.last?.pictures).toHaveLength(1);
    const news = await talk.page(guest, id, 'after=1');
    expect(news.body.messages.map(({ pictures }) => pictures.length)).toEqual([1]);
    const [row] = (await talk.list(guest)).body.items;
    expect(row?.last?.pictures).toHaveLength(1);
  });

  test('five are too many, and nothing is no message', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => upload(guest)));
    const before = (await talk.show(guest, id)).body.messages.length;
    expect((await send(guest, id, { pictures: keys })).status).toBe(400);
    for (const body of [{}, { text: ' ' }, { text: '', pictures: [] }]) {
      const refused = await send(guest, id, body);
      expect([refused.status, refused.body.fields]).toEqual([400, { text: expect.any(String) }]);
    }
    expect((await send(guest, id, { text: 'x'.repeat(MESSAGE_LENGTH + 1) })).status).toBe(400);
    expect((await talk.show(guest, id)).body.messages).toHaveLength(before);
    // Nothing was used up by it.
    expect((await send(guest, id, { pictures: keys.slice(0, 4) })).status).toBe(201);
  });

  test('a picture goes once, by who uploaded it, and one that is refused sends nothing', async () => {
    const own = await upload(guest);
    const sentBefore = await upload(guest);
    expect((await send(guest, id, { pictures: [sentBefore] })).status).toBe(201);
    const other = await talkOfApproved();
    const before = (await talk.show(guest, id)).body.messages.length;
    for (const key of [
      sentBefore,
      await upload(host),
      await upload(stranger),
      await upload(guest, 'evidence'),
      await upload(guest, 'listing-photos'),
      `photo-${randomUUID()}`,
      'no key',
      '',
    ]) {
      const refused = await send(guest, id, { text: 'Look', pictures: [own, key] });
      expect([refused.status, refused.body.code, refused.body.fields], key).toEqual([
        400,
        'invalid-input',
        { 'pictures.1': expect.any(String) },
      ]);
    }
    // In another conversation of theirs neither.
    await send(host, id, { text: 'Look' });
    const hosts = await upload(host);
    expect((await send(host, id, { pictures: [hosts] })).status).toBe(201);
    expect((await send(host, other.id, { pictures: [hosts] })).status).toBe(400);
    expect((await talk.show(guest, id)).body.messages).toHaveLength(before + 2);
    // It is still there, and named twice it goes once.
    const sent = await send(guest, id, { pictures: [own, own] });
    expect(sent.body.pictures).toHaveLength(1);
  });

  test('what no database can store is none of their pictures', async () => {
    const { status, body } = await send(guest, id, { text: 'Look', pictures: ['\u0000'] });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['pictures.0']]);
  });

  test('two messages at the same moment can not both have it', async () => {
    const key = await upload(guest);
    const both = await Promise.all([1, 2].map(() => send(guest, id, { pictures: [key] })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  test('the same photo may go again with another message', async () => {
    const photo = await draw('#abcdef').jpeg().toBuffer();
    const keys: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const { body } = await sendPicture(app, photo, { as: guest, preset: 'messages' });
      keys.push(body.key);
      expect((await send(guest, id, { pictures: [body.key] })).status).toBe(201);
    }
    expect(new Set(keys).size).toBe(2);
  });

  test('a retried send is one message', async () => {
    const body = { text: 'Once', pictures: [await upload(guest)] };
    const headers = { 'idempotency-key': randomUUID() };
    const before = (await talk.show(guest, id)).body.messages.length;
    const first = await send(guest, id, body, headers);
    const again = await send(guest, id, body, headers);
    expect(again.body).toEqual(first.body);
    expect(first.body.pictures).toHaveLength(1);
    expect((await talk.show(guest, id)).body.messages).toHaveLength(before + 1);
  });

  test('none go before a reservation is approved, and texts do', async () => {
    await talk.renewGuest();
    const newcomer = talk.guest;
    const listingId = await talk.addStay({ title: 'New House' });
    const asked = await talk.open(newcomer, listingId);
    const key = await upload(newcomer);
    const refused = await send(newcomer, asked, { text: 'Hello', pictures: [key] });
    expect([refused.status, refused.body.code]).toEqual([409, 'pictures-not-yet']);
    expect((await send(newcomer, asked, { text: 'Hello' })).status).toBe(201);
    const reservation = await talk.reach('pending', { listingId });
    expect((await send(newcomer, asked, { pictures: [key] })).body.code).toBe('pictures-not-yet');
    await talk.act(host, reservation, { status: 'approved' });
    expect((await send(newcomer, asked, { pictures: [key] })).status).toBe(201);
  });

  test('nobody sends more than two hundred a day', async () => {
    const fresh = await talkOfApproved();
    await executeSql(
      `insert into upload (owner_id, key, preset, source_digest, width, height, placeholder,
         sent_in, created_at)
       select $1, 'photo-' || gen_random_uuid(), 'messages', n::text, 1, 1, '', $2, $3
       from generate_series(1, $4::integer) n`,
      [fresh.guest.id, fresh.id, app.services.now().toString(), MAX_SENT_PICTURES - 1],
    );
    const keys = [await upload(fresh.guest), await upload(fresh.guest)];
    const refused = await send(fresh.guest, fresh.id, { text: 'Two', pictures: keys });
    expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited']);
    expect((await send(fresh.guest, fresh.id, { pictures: keys.slice(1) })).status).toBe(201);
    app.clock.advance({ hours: 24 });
    expect((await send(fresh.guest, fresh.id, { pictures: keys.slice(0, 1) })).status).toBe(201);
  });
});

describe('uploads for messages', () => {
  test('have the bounds of photos and nothing but their pixels, and no public address', async () => {
    const { id, guest } = await talkOfApproved();
    const as = { as: guest, preset: 'messages' };
    expect((await sendPicture(app, 'no picture', as)).body.code).toBe('picture-unreadable');
    const photo = await photograph();
    expect((await sendPicture(app, photo.subarray(0, photo.length / 2), as)).body.code).toMatch(
      /^picture-(incomplete|unreadable)$/,
    );
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, 0xff);
    expect((await sendPicture(app, large, as)).body.code).toBe('picture-too-large');
    const { body } = await sendPicture(app, photo, as);
    const sent = await send(guest, id, { pictures: [body.key] });
    const { bytes } = await fetchBytes(sent.body.pictures[0]?.url ?? '', guest);
    const about = await sharp(bytes).metadata();
    expect([about.width, about.height, about.format]).toEqual([200, 300, 'jpeg']);
    expect([about.exif, about.icc, about.xmp, about.orientation]).toEqual(Array(4).fill(undefined));
    expect(bytes.toString('latin1')).not.toContain('home address');
    expect((await fetchPicture(app, body.key)).status).toBe(404);
  });
});

describe('the bytes', () => {
  test('are for the two of the conversation alone', async () => {
    const { id, guest } = await talkOfApproved();
    const other = await talkOfApproved();
    const key = await upload(guest);
    const { body } = await send(guest, id, { pictures: [key] });
    const [{ url, thumbnail } = { url: '', thumbnail: '' }] = body.pictures;
    const admin = await app.signUp('Ada Admin', { role: 'admin' });
    for (const path of [url, thumbnail]) {
      for (const reader of [guest, host]) {
        const { answer, status, bytes } = await fetchBytes(path, reader);
        expect(status).toBe(200);
        expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
        expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
        expect(answer.headers.get('content-type')).toMatch(/^image\/(jpeg|webp)$/);
        expect((await sharp(bytes).metadata()).width).toBe(60);
      }
      for (const reader of [stranger, other.guest, admin]) {
        expect((await fetchBytes(path, reader)).status).toBe(404);
      }
      expect((await fetchBytes(path, null)).status).toBe(401);
    }
    // Neither by the conversation of another, nor by one that isn't.
    const swapped = messagePicturePath(other.id, key);
    for (const reader of [guest, host, other.guest]) {
      expect((await fetchBytes(swapped, reader)).status).toBe(404);
    }
    expect((await fetchBytes(messagePicturePath('no-id', key), guest)).status).toBe(404);
    expect((await fetchBytes(messagePicturePath(id, 'photo-1'), guest)).status).toBe(404);
    expect((await fetchBytes(messagePicturePath(id, '%00'), guest)).status).toBe(404);
    // One that was not sent has no reader, not even its uploader.
    const unsent = await upload(guest);
    expect((await fetchBytes(messagePicturePath(id, unsent), guest)).status).toBe(404);
  });

  test('stay with blocked people as their words do, and close with a session', async () => {
    const { id, guest } = await talkOfApproved();
    const { body } = await send(guest, id, { pictures: [await upload(guest)] });
    const url = body.pictures[0]?.url ?? '';
    await ask('PUT', `/api/blocks/${guest.id}`, host, {});
    for (const reader of [guest, host]) expect((await fetchBytes(url, reader)).status).toBe(200);
    const admin = await app.signUp('Sia Suspends', { role: 'admin' });
    await ask('POST', '/api/admin/moderation/decisions', admin, {
      subject: { kind: 'profile', id: guest.id },
      act: 'suspend',
      rule: 'respect',
    });
    expect((await fetchBytes(url, guest)).status).toBe(401);
    expect((await fetchBytes(url, host)).status).toBe(200);
  });

  test('are for co-hosts who may write for the host, and no others', async () => {
    const { id, guest } = await talkOfApproved();
    const { body } = await send(guest, id, { pictures: [await upload(guest)] });
    const url = body.pictures[0]?.url ?? '';
    const writer = await joinAs('calendar-and-messages', 'Wren Writes');
    expect((await fetchBytes(url, writer)).status).toBe(200);
    const answer = await send(writer, id, { pictures: [await upload(writer)] });
    expect(answer.body).toMatchObject({ coHost: 'Wren', pictures: [{ width: 60 }] });
    for (const reader of [guest, host, writer]) {
      expect((await fetchBytes(answer.body.pictures[0]?.url ?? '', reader)).status).toBe(200);
    }
    const planner = await joinAs('calendar', 'Paz Plans');
    expect((await fetchBytes(url, planner)).status).toBe(403);
  });

  test('are gone for all with the account, and so is the message', async () => {
    const { id, guest, reservation } = await talkOfApproved();
    const key = await upload(guest);
    const { body } = await send(guest, id, { pictures: [key] });
    const { url = '', thumbnail = '' } = body.pictures[0] ?? {};
    expect((await fetchBytes(thumbnail, host)).status).toBe(200);
    await talk.cancel(guest, reservation);
    const as = { ...guest, cookie: await app.signInAgain(guest) };
    const deleted = await ask('DELETE', '/api/account', as, {});
    expect(deleted.status, deleted.text).toBe(200);
    for (const path of [url, thumbnail]) expect((await fetchBytes(path, host)).status).toBe(404);
    const { messages } = (await talk.show(host, id)).body;
    expect(messages).toMatchObject([{ parts: [], pictures: [] }]);
    await talk.runJob('listings.delete-pictures');
    const { rows } = await executeSql(
      `select (select count(*)::int from upload where owner_id = $1) as uploads,
         (select count(*)::int from message_picture where conversation_id = $2) as pictures,
         (select count(*)::int from deleted_picture where key = $3) as waiting`,
      [guest.id, id, key],
    );
    expect(rows).toEqual([{ uploads: 0, pictures: 0, waiting: 0 }]);
  });
});

describe('beside the conversation', () => {
  test('the copy of the data has the pictures one sent, and no others', async () => {
    const { id, guest } = await talkOfApproved();
    const [own, others] = [await upload(guest), await upload(host)];
    await send(guest, id, { text: 'Look', pictures: [own] });
    await send(host, id, { pictures: [others] });
    const { text } = await ask('GET', '/api/account/export', {
      ...guest,
      cookie: await app.signInAgain(guest),
    });
    expect(text).toContain(messagePicturePath(id, own));
    expect(text).not.toContain(others);
  });

  test('its reader is told in words, by mail and in the bell', async () => {
    app.clock.advance({ minutes: GATHER_MINUTES + 1 });
    const { id, guest } = await talkOfApproved();
    await send(host, id, { pictures: [await upload(host), await upload(host)] });
    app.clock.advance({ minutes: UNREAD_MINUTES });
    await talk.runJob('messaging.tell-waiting');
    const { rows } = await executeSql(
      `select text, html from mail_outbox
       where "to" = $1 and template = 'messaging.message-waits'`,
      [guest.email],
    );
    expect(rows).toHaveLength(1);
    expect(String(rows[0]?.text)).toMatch(/2 (Bilder|pictures)/);
    expect(JSON.stringify(rows)).not.toMatch(/\/pictures\/|photo-/);
    const bell = await ask<{ items: { text: string }[] }>('GET', '/api/notices', guest);
    expect(bell.body.items.map(({ text }) => text).join('\n')).toMatch(/2 (Bilder|pictures)/);
  });
});

describe('for moderators', () => {
  test('a reported message keeps its pictures, which are shown to them alone', async () => {
    const { id, guest } = await talkOfApproved();
    const key = await upload(guest);
    const sent = await send(guest, id, { pictures: [key] });
    const name = `${id}:${sent.body.number}`;
    const path = `/api/admin/moderation/messages/${name}/pictures/${key}`;
    const admin = await app.signUp('Mo Moderates', { role: 'admin' });
    const finance = await app.signUp('Fay Finance', { role: 'finance' });
    // Nothing was reported yet.
    expect((await fetchBytes(path, admin)).status).toBe(404);
    const subject = { kind: 'message', id: name };
    const reported = await ask('POST', '/api/reports', host, { subject, reason: 'scam' });
    expect(reported.status, reported.text).toBe(201);
    const queue = await ask<{ items: { subject: object; pictures: string[] }[] }>(
      'GET',
      '/api/admin/moderation',
      admin,
    );
    expect(queue.body.items).toMatchObject([{ subject, excerpt: '', pictures: [key] }]);
    for (const each of [path, `${path}?size=small`]) {
      const { status, bytes } = await fetchBytes(each, admin);
      expect(status).toBe(200);
      expect((await sharp(bytes).metadata()).width).toBe(60);
      for (const reader of [finance, guest, host, stranger]) {
        expect((await fetchBytes(each, reader)).status).toBe(404);
      }
      expect((await fetchBytes(each, null)).status).toBe(401);
    }
    // Of other messages they see nothing.
    const other = await upload(guest);
    await send(guest, id, { pictures: [other] });
    expect((await fetchBytes(path.replace(key, other), admin)).status).toBe(404);

    // Taken away, it is its writer's alone, and a moderator's.
    await ask('POST', '/api/admin/moderation/decisions', admin, {
      subject,
      act: 'hide',
      rule: 'honest-listings',
    });
    const own = sent.body.pictures[0]?.url ?? '';
    expect((await fetchBytes(own, guest)).status).toBe(200);
    expect((await fetchBytes(own, host)).status).toBe(404);
    expect((await fetchBytes(path, admin)).status).toBe(200);
    const { body } = await talk.show(host, id);
    expect(body.messages[0]).toMatchObject({ removed: true, parts: [], pictures: [] });
    // A picture of a message is reported with its message, not by itself.
    const alone = { subject: { kind: 'picture', id: key }, reason: 'scam' };
    expect((await ask('POST', '/api/reports', guest, alone)).status).toBe(404);
  });
});

test('pictures go a month later unless they were sent', async () => {
  const { id, guest } = await talkOfApproved();
  const unsent = await upload(guest);
  const kept = await upload(guest);
  await send(guest, id, { pictures: [kept] });
  app.clock.advance({ hours: 24 * 31 });
  await talk.runJob('listings.forget-unused-pictures');
  const { rows } = await executeSql('select key from upload where key = any($1)', [[unsent, kept]]);
  expect(rows).toEqual([{ key: kept }]);
  expect((await send(guest, id, { pictures: [unsent] })).status).toBe(400);
});
