import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { NOW } from '#features/reservations/server/testing/stage.ts';
import type { ScheduledMessage, UpcomingMessage } from '../contract.ts';
import { makeTalk } from './testing/talk.ts';

const talk = await makeTalk();
const { app, host, stranger, ask } = talk;
afterAll(() => app.close());

const JOB = 'messaging.send-scheduled';
const TEXT = 'Hello {guest}, {dates}.';
type Moment = ScheduledMessage['moment'];

let listingId = '';
let conversationId = '';
beforeEach(async () => {
  app.clock.set(NOW);
  await talk.renewGuest();
  listingId = await talk.addStay();
  conversationId = '';
});

const write = (moment: Moment, body: object, as: TestPerson = host, home = listingId) =>
  ask<{ fields?: Record<string, string> }>(
    'PUT',
    `/api/listings/${home}/scheduled-messages/${moment}`,
    as,
    body,
  );
const switchOn = async (moment: Moment, text = TEXT) =>
  expect((await write(moment, { isOn: true, text })).status).toBe(200);
/** The conversation of the guest; each test has one guest and one home. */
const conversation = async () => (conversationId ||= await talk.open(talk.guest, listingId));
const upcoming = async () =>
  (
    await ask<{ items: UpcomingMessage[] }>(
      'GET',
      `/api/conversations/${await conversation()}/scheduled-messages`,
      host,
    )
  ).body.items;
const states = async () => (await upcoming()).map(({ moment, state, at }) => [moment, state, at]);
const skip = (id: string, moment: Moment, isSkipped = true, as: TestPerson = host) =>
  ask('PUT', `/api/reservations/${id}/scheduled-messages/${moment}`, as, { isSkipped });
/** The texts that the guest reads, each marked or not. */
const read = async () => {
  const { body } = await talk.show(talk.guest, await conversation());
  return body.messages.map(({ parts, isAutomatic, mine }) => {
    expect(mine).toBe(false);
    return [parts.map(({ text }) => text).join(''), isAutomatic];
  });
};
const at = async (instant: string) => {
  app.clock.set(instant);
  await talk.runJob(JOB);
};
const SENT = ['Hello Gina, March 20 – 25, 2026.', true];
const paid = () => talk.reach('paid', { listingId });

// The stay is in Tokyo, nine hours ahead of UTC, from March 20 to 25.
const DUE = {
  'before-arrival': '2026-03-17T00:00:00Z',
  arrival: '2026-03-20T00:00:00Z',
  'before-departure': '2026-03-24T09:00:00Z',
} as const;
const justBefore = (instant: string) =>
  Temporal.Instant.from(instant).subtract({ seconds: 1 }).toString();
const hoursAfter = (instant: string, hours: number) =>
  Temporal.Instant.from(instant).add({ hours }).toString();

describe('a message that a home has on', () => {
  test('goes once after the approval, marked for both, and not before it', async () => {
    await switchOn('approval');
    const id = await talk.reach('pending', { listingId });
    await talk.runJob(JOB);
    expect(await read()).toEqual([]);
    expect(await upcoming()).toMatchObject([
      { state: 'coming', at: null, waitsFor: 'approval', filled: SENT[0], canChange: true },
    ]);
    await talk.act(host, id, { status: 'approved' });
    await talk.runJob(JOB);
    await talk.runJob(JOB);
    app.clock.advance({ hours: 2 });
    await talk.runJob(JOB);
    expect(await read()).toEqual([SENT]);
    expect(await talk.unread(talk.guest)).toBe(1);
    const own = await talk.show(host, await conversation());
    expect(own.body.messages).toMatchObject([{ mine: true, isAutomatic: true }]);
    expect(await upcoming()).toMatchObject([{ state: 'sent', filled: '', canChange: false }]);
  });

  test.each(Object.entries(DUE) as [keyof typeof DUE, string][])(
    'goes at its time: %s',
    async (moment, due) => {
      await switchOn(moment, 'The code: {code}');
      const id = await paid();
      expect(await states()).toEqual([[moment, 'coming', due]]);
      await at(justBefore(due));
      expect(await read()).toEqual([]);
      await at(due);
      await at(hoursAfter(due, 1));
      const { check_in_code: code } = await talk.row(id);
      expect(await read()).toEqual([[`The code: ${code}`, true]]);
    },
  );

  test('goes once when two workers find it at once', async () => {
    await switchOn('arrival');
    await paid();
    app.clock.set(DUE.arrival);
    await Promise.all([talk.runJob(JOB), talk.runJob(JOB), talk.runJob(JOB)]);
    expect(await read()).toEqual([SENT]);
  });

  test('is missed a day after its time, and shown so', async () => {
    await switchOn('before-arrival');
    await paid();
    await at(hoursAfter(DUE['before-arrival'], 24));
    expect(await read()).toEqual([]);
    expect(await upcoming()).toMatchObject([{ state: 'missed', canChange: false }]);
  });

  test('is still sent just before that', async () => {
    await switchOn('before-arrival');
    await paid();
    await at(justBefore(hoursAfter(DUE['before-arrival'], 24)));
    expect(await read()).toEqual([SENT]);
  });

  test('never goes to a reservation that was cancelled, declined or withdrawn', async () => {
    await switchOn('approval');
    await switchOn('before-arrival');
    const cancelled = await paid();
    await talk.cancel(host, cancelled);
    const declined = await talk.reach('pending', { listingId });
    await talk.act(host, declined, { status: 'declined', reason: 'Closed' });
    const withdrawn = await talk.reach('pending', { listingId });
    await talk.cancel(talk.guest, withdrawn);
    await talk.runJob(JOB);
    await at(DUE['before-arrival']);
    expect(await read()).toEqual([]);
    expect(await upcoming()).toEqual([]);
  });

  test('follows the dates when they change', async () => {
    await switchOn('before-arrival');
    const id = await paid();
    const dates = { startDate: '2026-03-22', endDate: '2026-03-27' };
    await talk.act(talk.guest, id, { status: 'Update', ...dates });
    const accepted = await talk.act(host, id, { status: 'accept-change' });
    expect(accepted.body).toMatchObject(dates);
    await at(DUE['before-arrival']);
    expect(await read()).toEqual([]);
    await at('2026-03-19T00:00:00Z');
    expect(await read()).toEqual([['Hello Gina, March 22 – 27, 2026.', true]]);
  });

  test('does not go for a moment before the reservation, or before it was switched on', async () => {
    await switchOn('before-arrival');
    await switchOn('approval');
    app.clock.set('2026-03-17T03:00:00Z');
    await switchOn('arrival');
    const id = await talk.reach('approved', { listingId });
    expect((await states()).map(([moment]) => moment)).toEqual(['approval', 'arrival']);
    await talk.runJob(JOB);
    expect(await read()).toEqual([SENT]);
    await write('approval', { isOn: false, text: '' });
    await talk.cancel(host, id);
    await paid();
    app.clock.advance({ minutes: 1 });
    await switchOn('approval');
    await talk.runJob(JOB);
    expect(await read()).toEqual([SENT]);
  });

  test('waits for the first payment where a home approves at once', async () => {
    listingId = await talk.addStay({ instantBooking: 'everyone' });
    await switchOn('approval');
    await switchOn('arrival');
    const { id } = (await talk.book({ listingId })).body;
    app.clock.advance({ minutes: 20 });
    await talk.runJob(JOB);
    expect(await read()).toEqual([]);
    expect(await upcoming()).toMatchObject([
      { moment: 'approval', at: null, waitsFor: 'payment' },
      { moment: 'arrival', at: DUE.arrival, waitsFor: 'payment' },
    ]);
    await talk.pay(id);
    await talk.runJob(JOB);
    expect(await read()).toEqual([SENT]);
  });

  test('with a code waits until its guest may see it', async () => {
    app.clock.set('2026-03-16T23:00:00Z');
    await switchOn('before-arrival', 'The code: {code}');
    const id = await talk.reach('approved', { listingId });
    expect(await upcoming()).toMatchObject([{ filled: 'The code: {code}', missing: ['code'] }]);
    await at(DUE['before-arrival']);
    expect(await read()).toEqual([]);
    await talk.pay(id);
    await talk.runJob(JOB);
    expect(await read()).toHaveLength(1);
  });
});

describe('nothing goes by itself', () => {
  const withheld = async () => {
    await talk.runJob(JOB);
    expect(await read()).toEqual([]);
  };

  test.each(['host', 'guest'] as const)('once the %s has blocked the other', async (side) => {
    await switchOn('arrival');
    await paid();
    const [as, other] = side === 'host' ? [host, talk.guest] : [talk.guest, host];
    await ask('PUT', `/api/blocks/${other.id}`, as, {});
    app.clock.set(DUE.arrival);
    await withheld();
    expect(await upcoming()).toMatchObject([{ state: 'withheld', canChange: false }]);
    await ask('DELETE', `/api/blocks/${other.id}`, as, {});
    await withheld();
  });

  test.each(['limited', 'suspended'])('from a host who is %s', async (standing) => {
    await switchOn('arrival');
    await paid();
    const set = (value: string) =>
      app.services.database.main.execute(
        sql`update "user" set standing = ${value} where id = ${host.id}`,
      );
    await set(standing);
    app.clock.set(DUE.arrival);
    await talk.runJob(JOB);
    await set('active');
    await withheld();
  });
});

describe('a host', () => {
  test('skips a message, and undoes it while it is not due', async () => {
    await switchOn('arrival');
    await switchOn('before-departure');
    const id = await paid();
    expect((await skip(id, 'arrival')).status).toBe(200);
    expect((await skip(id, 'arrival')).status).toBe(200);
    expect((await skip(id, 'before-departure')).status).toBe(200);
    expect(await upcoming()).toMatchObject([
      { moment: 'arrival', state: 'skipped', canChange: true },
      { moment: 'before-departure', state: 'skipped', canChange: true },
    ]);
    expect((await skip(id, 'before-departure', false)).status).toBe(200);
    await at(DUE.arrival);
    expect(await read()).toEqual([]);
    expect((await skip(id, 'arrival', false)).body.code).toBe('scheduled-message-over');
    expect((await upcoming())[0]).toMatchObject({ state: 'skipped', canChange: false });
    await at(DUE['before-departure']);
    expect(await read()).toEqual([SENT]);
    expect((await skip(id, 'before-departure')).body.code).toBe('scheduled-message-over');
    expect((await skip(id, 'before-departure', false)).body.code).toBe('scheduled-message-over');
  });

  test('skips what would go after an approval before giving it', async () => {
    await switchOn('approval');
    const id = await talk.reach('pending', { listingId });
    await skip(id, 'approval');
    await talk.act(host, id, { status: 'approved' });
    await talk.runJob(JOB);
    expect(await read()).toEqual([]);
  });

  test('alone reads and writes them, and only for homes', async () => {
    await switchOn('arrival');
    const id = await paid();
    const path = `/api/listings/${listingId}/scheduled-messages`;
    for (const as of [stranger, talk.guest]) {
      expect((await ask('GET', path, as)).status).toBe(404);
      expect((await write('arrival', { isOn: false, text: '' }, as)).status).toBe(404);
      expect((await skip(id, 'arrival', true, as)).status).toBe(404);
      const list = `/api/conversations/${await conversation()}/scheduled-messages`;
      expect((await ask('GET', list, as)).status).toBe(404);
    }
    expect((await skip(id, 'approval')).status).toBe(404);
    const { body } = await ask<{ items: ScheduledMessage[] }>('GET', path, host);
    expect(body.items).toEqual([
      { moment: 'approval', isOn: false, text: '' },
      { moment: 'before-arrival', isOn: false, text: '' },
      { moment: 'arrival', isOn: true, text: TEXT },
      { moment: 'before-departure', isOn: false, text: '' },
    ]);
  });

  test.each([
    ['approval', { isOn: true, text: ' ' }, 'Enter the message.'],
    ['arrival', { isOn: true, text: 'Hi {Guest}' }, "We can't fill in {Guest}."],
    ['approval', { isOn: false, text: 'Code {code}' }, 'Leave out {code}.'],
    ['arrival', { isOn: false, text: 'x'.repeat(2_001) }, ''],
  ] as const)('is told at the text what is wrong: %s %o', async (moment, body, words) => {
    const refused = await write(moment, body);
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid-input']);
    expect(refused.body.fields?.text).toContain(words);
  });

  test('has them in the copy of their data, and deletes them with the account', async () => {
    const other = await app.signUp('Hedda Host');
    const { main, executeSql } = app.services.database;
    await main.execute(sql`update listing set host_id = ${other.id} where id = ${listingId}`);
    await write('arrival', { isOn: true, text: 'Words of Hedda' }, other);
    const exported = await app.request('GET', '/api/account/export', { as: other });
    expect(exported.text).toContain('Words of Hedda');
    await app.request('DELETE', '/api/account', { as: other, body: {} });
    const { rows } = await executeSql.call(
      app.services.database,
      'select count(*)::integer as left from scheduled_message where listing_id = $1',
      [listingId],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
});
