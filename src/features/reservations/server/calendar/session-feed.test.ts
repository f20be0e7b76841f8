import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { Session } from '#features/experiences/contract.ts';
import { WEEKLY } from '#features/experiences/server/testing/experience-form.ts';
import { makeExperienceStage, NOW } from '#features/experiences/server/testing/experience-stage.ts';
import { type FeedEvent, makeFeed, readFeed } from '../testing/read-feed.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());

let guest: TestPerson;
let id = '';
let path = '';
let sessions: [Session, Session, Session];
beforeEach(async () => {
  app.clock.set(NOW);
  guest = await stage.newGuest();
  path = await makeFeed(app, guest);
  // Two a week: a pass is of both.
  id = await stage.created({ routineSchedule: [{ ...WEEKLY, days: ['Tuesday', 'Thursday'] }] });
  sessions = await stage.firstOf(id);
});

const events = async () => (await readFeed(app, path)).events;
const brief = ({ UID, STATUS, DTSTART }: FeedEvent) => [UID, STATUS, DTSTART];
const expectedUid = (booking: string, { entryId, date }: Session) =>
  `${booking}.${entryId}.${date}@wayhearth`;

test('a seat keeps its name when its guest moves it to another session', async () => {
  const [first, second] = sessions;
  const booking = await stage.book(id, first, guest);
  const [before] = await events();
  expect(before).toMatchObject({
    UID: `${booking}@wayhearth`,
    STATUS: 'CONFIRMED',
    // 18:30 to 21:00 in Lisbon's summer.
    DTSTART: '20260505T173000Z',
    DTEND: '20260505T200000Z',
  });
  expect(before).not.toHaveProperty('TRANSP');
  app.clock.advance({ minutes: 1 });
  const { entryId, date } = second;
  const moved = await app.request('POST', `/api/reservations/${booking}`, {
    body: { status: 'Update', startDate: date, endDate: '2026-05-08', session: { entryId, date } },
    as: guest,
  });
  expect(moved.status, moved.text).toBe(200);
  const after = await events();
  expect(after.map(brief)).toEqual([[`${booking}@wayhearth`, 'CONFIRMED', '20260507T173000Z']]);
  expect(Number(after[0]?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
  expect(after[0]?.['LAST-MODIFIED']).not.toBe(before?.['LAST-MODIFIED']);
});

test('an hour that the host moves is followed by the same events', async () => {
  const [first, second] = sessions;
  const booking = await stage.book(id, first, guest, { scheduleDuration: 'full' });
  const names = [expectedUid(booking, first), expectedUid(booking, second)];
  const before = await events();
  expect(before.map(brief)).toEqual([
    [names[0], 'CONFIRMED', '20260505T173000Z'],
    [names[1], 'CONFIRMED', '20260507T173000Z'],
  ]);
  app.clock.advance({ minutes: 1 });
  const entry = await stage.entryOf(id);
  const moved = await stage.update(id, {
    scope: 'all',
    routineSchedule: [{ ...entry, startTime: '20:00', endTime: '22:00' }],
  });
  expect(moved.status, moved.text).toBe(200);
  const after = await events();
  expect(after.map(brief)).toEqual([
    [names[0], 'CONFIRMED', '20260505T190000Z'],
    [names[1], 'CONFIRMED', '20260507T190000Z'],
  ]);
  for (const [at, event] of after.entries()) {
    expect(Number(event.SEQUENCE)).toBeGreaterThan(Number(before[at]?.SEQUENCE));
  }
});

test('what the host cancels of a pass is told for 30 days', async () => {
  const [first, second] = sessions;
  const booking = await stage.book(id, first, guest, { scheduleDuration: 'full' });
  await stage.cancelSession(id, first);
  expect((await events()).map(brief)).toEqual([
    [expectedUid(booking, first), 'CANCELLED', '20260505T173000Z'],
    [expectedUid(booking, second), 'CONFIRMED', '20260507T173000Z'],
  ]);
  app.clock.set('2026-05-31T09:00:00Z');
  expect(await events()).toHaveLength(2);
  app.clock.advance({ seconds: 1 });
  expect((await events()).map(({ UID }) => UID)).toEqual([expectedUid(booking, second)]);
});

test('a pass that moves leaves its former sessions as cancelled', async () => {
  const [first, second, third] = sessions;
  const booking = await stage.book(id, first, guest, { scheduleDuration: 'full' });
  const { entryId, date } = second;
  const moved = await app.request('POST', `/api/reservations/${booking}`, {
    body: { status: 'Update', startDate: date, endDate: '2026-05-08', session: { entryId, date } },
    as: guest,
  });
  expect(moved.status, moved.text).toBe(200);
  expect((await events()).map(brief)).toEqual([
    [expectedUid(booking, first), 'CANCELLED', '20260505T173000Z'],
    [expectedUid(booking, second), 'CONFIRMED', '20260507T173000Z'],
    [expectedUid(booking, third), 'CONFIRMED', '20260512T173000Z'],
  ]);
});

test('a session that its host cancels cancels the seat in it', async () => {
  const [first] = sessions;
  const booking = await stage.book(id, first, guest);
  await stage.cancelSession(id, first);
  expect((await events()).map(brief)).toEqual([
    [`${booking}@wayhearth`, 'CANCELLED', '20260505T173000Z'],
  ]);
});

test('who sits beside one, the street and the instructions are in no calendar', async () => {
  const [first] = sessions;
  const other = await stage.newGuest('Otto Other');
  const mine = await stage.book(id, first, guest);
  const theirs = await stage.book(id, first, other);
  app.clock.set('2026-05-05T17:00:00Z');
  const { guestCode, arrival } = await stage.reservation(mine, guest);
  expect(arrival?.address).toBe(stage.form.address);
  const text = (await readFeed(app, path)).text.replaceAll('\r\n ', '');
  expect(text).toContain(mine);
  const secrets = [theirs, other.name, other.email, stage.host.name, guestCode?.code];
  for (const secret of [...secrets, stage.form.address, stage.form.instructions]) {
    expect(secret).toBeTruthy();
    expect(text, secret).not.toContain(secret);
  }
});
