import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { Session } from '#features/experiences/contract.ts';
import { makeExperienceStage, NOW } from '../testing/experience-stage.ts';
import { waitlistCalls } from '../testing/waitlist-calls.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());

let id = '';
let first: Session;
let booking = '';
let booker: TestPerson;
let waiter: TestPerson;
let waitlist: ReturnType<typeof waitlistCalls>;
/** Two seats, both of them booked, and a guest who waits for one. */
beforeEach(async () => {
  app.clock.set(NOW);
  // Due times count from the last run.
  await app.services.jobs.drain();
  booker = await stage.newGuest('Bea Booker');
  waiter = await stage.newGuest('Wim Waiter');
  id = await stage.created({ guestCount: 3 });
  [first] = await stage.firstOf(id);
  waitlist = waitlistCalls(stage, id);
  booking = await stage.book(id, first, booker, { guests: 2 });
  await waitlist.join(first, waiter);
});
afterEach(async () => {
  expect(await waitlist.wrongSeats()).toEqual([]);
});

const moveTo = async (startTime: string, endTime: string) => {
  const entry = await stage.entryOf(id);
  const answer = await stage.update(id, {
    scope: 'one',
    session: { entryId: first.entryId, date: first.date },
    routineSchedule: [{ ...entry, startTime, endTime }],
  });
  expect(answer.status).toBe(200);
};
/** After the end of the ten-minute window. */
const tenMinutesLater = async () => {
  app.clock.set(app.services.now().add({ minutes: 11 }).toString());
  await waitlist.drain();
};
const fetchMoveEmails = async (person: TestPerson) =>
  (await waitlist.waitlistEmailsTo(person)).filter(({ kind }) => kind === 'session-moved');

test('who waits for a session that is moved is told once, and keeps their place', async () => {
  const second = await stage.newGuest('Susi Second');
  app.clock.advance({ minutes: 1 });
  await waitlist.join(first, second);
  await moveTo('20:30', '22:00');
  await moveTo('21:00', '22:30');
  await waitlist.drain();
  expect(await fetchMoveEmails(waiter)).toEqual([]);

  await tenMinutesLater();
  await waitlist.drain();
  const [mail, ...others] = await fetchMoveEmails(waiter);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Changes to /);
  expect(mail?.text).toMatch(
    /now starts on Tue, May 5, 2026, 9:00 PM in Lisbon instead of Tue, May 5, 2026, /,
  );
  expect(mail?.text).toContain('You keep your place in line.');
  expect(mail?.text).toContain(`/experience/${id}?session=${first.entryId}&date=${first.date}`);
  expect(await fetchMoveEmails(second)).toHaveLength(1);
  expect(await fetchMoveEmails(booker)).toEqual([]);
  const [notice] = await waitlist.noticesOf(waiter);
  expect(notice).toMatchObject({
    kind: 'session-moved',
    listing: { path: `/experience/${id}`, search: { session: first.entryId, date: first.date } },
  });
  expect(notice?.text).toMatch(/^The date you're waiting for has changed: .*, May 5, 2026$/);
  expect(await waitlist.placeOf(first, waiter)).toMatchObject({ state: 'waiting', ahead: 0 });
  expect(await waitlist.placeOf(first, second)).toMatchObject({ state: 'waiting', ahead: 1 });
});

test('nobody is told of what was put back, of other sessions, or of what they knew', async () => {
  const { startTime, endTime } = await stage.entryOf(id);
  const [, other] = await stage.firstOf(id);
  const elsewhere = await stage.newGuest('Else Where');
  await stage.book(id, other, booker, { guests: 2 });
  await waitlist.join(other, elsewhere);
  await moveTo('21:00', '22:30');
  await moveTo(startTime, endTime);
  await tenMinutesLater();
  expect(await fetchMoveEmails(waiter)).toEqual([]);

  await moveTo('21:00', '22:30');
  app.clock.advance({ minutes: 1 });
  const late = await stage.newGuest('Lea Late');
  await waitlist.join(first, late);
  await tenMinutesLater();
  expect(await fetchMoveEmails(waiter)).toHaveLength(1);
  expect(await fetchMoveEmails(late)).toEqual([]);
  expect(await fetchMoveEmails(elsewhere)).toEqual([]);
});

test('an offer stands when what it is of is moved, and says until when', async () => {
  await stage.cancelReservation(booking, booker);
  await waitlist.drain();
  const offer = await waitlist.placeOf(first, waiter);
  await moveTo('21:00', '22:30');
  await tenMinutesLater();
  const [mail] = await fetchMoveEmails(waiter);
  expect(mail?.text).toContain("Your offer still stands: we're holding the seats for you until");
  expect(await waitlist.placeOf(first, waiter)).toEqual(offer);
});

test('who waits learns that it is elsewhere, and that it only ends later', async () => {
  await stage.update(id, { address: 'Rua Nova 1' });
  await tenMinutesLater();
  const { startTime } = await stage.entryOf(id);
  await moveTo(startTime, '22:45');
  await tenMinutesLater();
  const [elsewhere, longer] = await fetchMoveEmails(waiter);
  expect(elsewhere?.text).toContain('now takes place somewhere else');
  expect(elsewhere?.text).not.toContain('starts on');
  expect(longer?.text).toMatch(/still starts on .*, but ends at another time/);
});

test('what is called off after it was moved is told as called off alone', async () => {
  await moveTo('21:00', '22:30');
  await stage.cancelSession(id, first);
  await tenMinutesLater();
  expect((await waitlist.waitlistEmailsTo(waiter)).map(({ kind }) => kind)).toEqual(['line-over']);
});
