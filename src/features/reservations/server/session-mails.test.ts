import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { Session } from '#features/experiences/contract.ts';
import { WEEKLY } from '#features/experiences/server/testing/experience-form.ts';
import { makeExperienceStage, NOW } from '#features/experiences/server/testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());

// Formatted times contain other spaces than the keyboard's.
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0\u2009]/g, ' ');
/** 18:30 to 21:00 in Lisbon. */
const TUESDAY = 'Tue, May 5, 2026, 6:30 – 9:00 PM in Lisbon';
const THURSDAY = 'Thu, May 7, 2026, 6:30 – 9:00 PM in Lisbon';

let guest: TestPerson;
let id = '';
let sessions: [Session, Session, Session];
beforeEach(async () => {
  app.clock.set(NOW);
  guest = await stage.newGuest();
  const routine = { ...WEEKLY, title: 'The long table', days: ['Tuesday', 'Thursday'] };
  id = await stage.created({ routineSchedule: [routine] });
  sessions = await stage.firstOf(id);
});

const latestTo = async (person: TestPerson, template: string) => {
  const mails = await stage.mailsTo(person);
  const mail = mails.filter((each) => each.template === template).at(-1);
  return plain(mail?.text ?? `no mail ${template}`);
};
const listNoticeTexts = async (person: TestPerson) => {
  const { body } = await app.request<{ items: { text: string }[] }>('GET', '/api/notices', {
    as: person,
  });
  return body.items.map(({ text }) => plain(text));
};
const moveTo = (booking: string, { entryId, date }: Session) =>
  app.request('POST', `/api/reservations/${booking}`, {
    body: { status: 'Update', startDate: date, endDate: '2026-05-08', session: { entryId, date } },
    as: guest,
  });

test('a booking names its session, its hours and where they are', async () => {
  await stage.book(id, sessions[0], guest);
  const toGuest = await latestTo(guest, 'reservations.confirmed');
  expect(toGuest).toContain(`When: ${TUESDAY}`);
  expect(toGuest).toContain('Session: The long table');
  expect(toGuest).toContain(`expects you on ${TUESDAY}.`);
  expect(toGuest).toContain(`Address: ${stage.form.address}`);
  expect(toGuest).toContain(`Getting in: ${stage.form.instructions}`);
  const toHost = await latestTo(stage.host, 'reservations.booked');
  expect(toHost).toContain(`When: ${TUESDAY}`);
  expect(toHost).not.toContain(stage.form.instructions);
  expect((await listNoticeTexts(stage.host))[0]).toContain('Tue, May 5, 2026, 6:30 PM');
});

test("hours are told on the reader's clock, too", async () => {
  const body = { timeZone: 'America/New_York' };
  await app.request('PUT', '/api/account/preferences', { body, as: guest });
  await stage.book(id, sessions[0], guest);
  expect(await latestTo(guest, 'reservations.confirmed')).toContain(
    `When: ${TUESDAY} (1:30 PM for you)`,
  );
});

test('each session of a pass is named', async () => {
  await stage.book(id, sessions[0], guest, { scheduleDuration: 'full' });
  expect(await latestTo(guest, 'reservations.confirmed')).toContain(
    `When: ${TUESDAY}\n${THURSDAY}`,
  );
});

test('a move tells the moments, and its notice and history do', async () => {
  const booking = await stage.book(id, sessions[0], guest);
  app.clock.advance({ minutes: 1 });
  expect((await moveTo(booking, sessions[1])).status).toBe(200);
  const moved = /on Thu, May 7, 2026, 6:30 PM in Lisbon instead of Tue, May 5, 2026, 6:30 PM/;
  expect(await latestTo(guest, 'reservations.seats-moved-to-guest')).toMatch(moved);
  const toHost = await latestTo(stage.host, 'reservations.seats-moved');
  expect(toHost).toMatch(moved);
  expect(toHost).toContain(`When: ${THURSDAY}`);
  expect((await listNoticeTexts(guest))[0]).toContain('Thu, May 7, 2026, 6:30 PM');
  const { events } = await stage.reservation(booking, guest);
  expect(events.at(-1)?.details).toMatchObject({
    oldStartsAt: '2026-05-05T17:30:00Z',
    startsAt: '2026-05-07T17:30:00Z',
  });
});

test('a cancellation names the session, and nothing of how to get in', async () => {
  const booking = await stage.book(id, sessions[0], guest);
  app.clock.advance({ minutes: 1 });
  await app.request('DELETE', `/api/reservations/${booking}`, { body: {}, as: guest });
  for (const [person, template] of [
    [guest, 'reservations.cancelled'],
    [stage.host, 'reservations.cancelled-to-host'],
  ] as const) {
    const text = await latestTo(person, template);
    expect(text).toContain(`When: ${TUESDAY}`);
    expect(text).not.toContain(stage.form.instructions);
  }
});

test('seats that can move no more are not said to', async () => {
  const booking = await stage.book(id, sessions[0], guest);
  const mayMove = async () => (await stage.reservation(booking, guest)).may.updateDates;
  expect(await mayMove()).toBe(true);
  app.clock.set('2026-05-05T21:00:00Z');
  expect(await mayMove()).toBe(false);
  expect((await moveTo(booking, sessions[1])).body).toMatchObject({ code: 'too-late-to-move' });
});
