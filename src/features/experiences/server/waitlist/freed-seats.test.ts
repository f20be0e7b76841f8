import { sql } from 'drizzle-orm';
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
let second: Session;
let booking = '';
let booker: TestPerson;
let waiter: TestPerson;
let waitlist: ReturnType<typeof waitlistCalls>;
/** Two seats, both of them booked, and a guest who waits for them. */
beforeEach(async () => {
  app.clock.set(NOW);
  booker = await stage.newGuest('Bea Booker');
  waiter = await stage.newGuest('Wim Waiter');
  id = await stage.created({ guestCount: 3 });
  [first, second] = await stage.firstOf(id);
  waitlist = waitlistCalls(stage, id);
  booking = await stage.book(id, first, booker, { guests: 2 });
  await waitlist.join(first, waiter, 2);
  await waitlist.drain();
  expect((await waitlist.placeOf(first, waiter))?.state).toBe('waiting');
});
afterEach(async () => {
  expect(await waitlist.wrongSeats()).toEqual([]);
});

async function expectOffered(person = waiter) {
  await waitlist.drain();
  expect((await waitlist.placeOf(first, person))?.state).toBe('offered');
  expect((await stage.seatCounts(id))[0]?.taken).toBe(2);
}

test('seats of a guest who cancels are offered at once', async () => {
  await stage.cancelReservation(booking, booker);
  await expectOffered();
});

test('so are those of a guest whose host cancels', async () => {
  await stage.cancelReservation(booking, stage.host);
  await expectOffered();
});

test('so are those of a guest who moves', async () => {
  const { entryId, date } = second;
  const session = { entryId, date };
  const moved = await app.request('POST', `/api/reservations/${booking}`, {
    as: booker,
    body: { status: 'Update', startDate: date, endDate: '2026-05-13', session },
  });
  expect(moved.status).toBe(200);
  await expectOffered();
});

test('so are those that were held and not paid', async () => {
  await stage.cancelReservation(booking, booker);
  const rival = await stage.newGuest('Rita Rival');
  await stage.book(id, first, rival, { guests: 2, isPaid: false });
  await waitlist.drain();
  expect((await waitlist.placeOf(first, waiter))?.state).toBe('waiting');
  app.clock.advance({ minutes: 36 });
  await stage.runJob('reservations.expire-requests');
  await expectOffered();
});

test('so are those that the host adds', async () => {
  await stage.update(id, { guestCount: 5 });
  await waitlist.drain();
  expect((await waitlist.placeOf(first, waiter))?.state).toBe('offered');
  expect((await stage.seatCounts(id))[0]?.taken).toBe(4);
});

test('so are those that somebody lets go who was offered them', async () => {
  const next = await stage.newGuest('Nia Next');
  app.clock.advance({ minutes: 1 });
  await waitlist.join(first, next, 2);
  await stage.cancelReservation(booking, booker);
  await expectOffered();
  await waitlist.leave(first, waiter);
  await expectOffered(next);
});

test('an accepted offer that is not paid goes to the next in line', async () => {
  const next = await stage.newGuest('Nia Next');
  app.clock.advance({ minutes: 1 });
  await waitlist.join(first, next, 1);
  await stage.cancelReservation(booking, booker);
  await expectOffered();
  const { body } = await waitlist.accept(first, waiter);
  app.clock.advance({ minutes: 36 });
  await stage.runJob('reservations.expire-requests');
  await waitlist.drain();
  expect((await stage.reservation(body.reservationId, waiter)).status).toBe('expired');
  expect((await waitlist.placeOf(first, next))?.state).toBe('offered');
});

test('what nobody was told of, the job of every minute finds', async () => {
  await app.services.database.main.execute(
    sql`update listing_session set capacity = capacity + 2 where listing_id = ${id}`,
  );
  await waitlist.drain();
  expect((await waitlist.placeOf(first, waiter))?.state).toBe('waiting');
  await stage.runJob('experiences.offer-seats');
  expect((await waitlist.placeOf(first, waiter))?.state).toBe('offered');
});

test('an account that ends lets go of what it was offered', async () => {
  const next = await stage.newGuest('Nia Next');
  app.clock.advance({ minutes: 1 });
  await waitlist.join(first, next, 2);
  await stage.cancelReservation(booking, booker);
  await expectOffered();
  const kept = await app.request<{ data: { waitlists: { state: string; seats: number }[] } }>(
    'GET',
    '/api/account/export',
    { as: waiter },
  );
  expect(kept.body.data.waitlists).toMatchObject([{ state: 'offered', seats: 2 }]);
  const gone = await app.request('DELETE', '/api/account', {
    as: waiter,
    body: {},
  });
  expect(gone.status).toBe(200);
  await stage.runJob('experiences.offer-seats');
  await expectOffered(next);
});
