import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { Session } from '#features/experiences/contract.ts';
import { makeExperienceStage, NOW } from '../testing/experience-stage.ts';
import { waitlistCalls } from '../testing/waitlist-calls.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

/** Free seats of the first session, and its capacity. */
async function firstSeats(id: string) {
  const [{ left, capacity, withdrawn }] = await stage.firstOf(id);
  return { left, capacity, withdrawn };
}

test('seats that a host took away while they were sold are gone once they come free', async () => {
  const id = await stage.created({ guestCount: 4 });
  const [first] = await stage.firstOf(id);
  const waitlist = waitlistCalls(stage, id);
  const [two, one, waiter] = [
    await stage.newGuest(),
    await stage.newGuest(),
    await stage.newGuest(),
  ];
  const booking = await stage.book(id, first, two, { guests: 2 });
  await stage.book(id, first, one);
  await waitlist.join(first, waiter);
  await stage.update(id, { guestCount: 2 });
  expect(await firstSeats(id)).toEqual({ left: 0, capacity: 3, withdrawn: 2 });

  await stage.cancelReservation(booking, two);
  await waitlist.drain();
  expect(await firstSeats(id)).toEqual({ left: 0, capacity: 1, withdrawn: 0 });
  expect((await waitlist.placeOf(first, waiter))?.state).toBe('waiting');
  await expect(stage.book(id, first, two)).rejects.toThrow('session-full');
});

test('who was offered a seat before it was taken away may have it', async () => {
  const id = await stage.created({ guestCount: 3 });
  const [first] = await stage.firstOf(id);
  const waitlist = waitlistCalls(stage, id);
  const [booker, waiter] = [await stage.newGuest(), await stage.newGuest()];
  const booking = await stage.book(id, first, booker, { guests: 2 });
  await waitlist.join(first, waiter, 2);
  await stage.cancelReservation(booking, booker);
  await waitlist.drain();
  await stage.update(id, { guestCount: 2 });
  const accepted = await waitlist.accept(first, waiter);
  expect(accepted.status).toBe(200);
  expect(await firstSeats(id)).toEqual({ left: 0, capacity: 2, withdrawn: 1 });
  await stage.cancelReservation(accepted.body.reservationId, waiter);
  expect(await firstSeats(id)).toEqual({ left: 1, capacity: 1, withdrawn: 0 });
});

test('an offer that runs out gives back no more than the host still has', async () => {
  const id = await stage.created({ guestCount: 4 });
  const [first] = await stage.firstOf(id);
  const waitlist = waitlistCalls(stage, id);
  const [booker, waiter, next] = [
    await stage.newGuest(),
    await stage.newGuest(),
    await stage.newGuest(),
  ];
  const booking = await stage.book(id, first, booker, { guests: 3 });
  await waitlist.join(first, waiter, 3);
  app.clock.advance({ minutes: 1 });
  await waitlist.join(first, next, 2);
  await stage.cancelReservation(booking, booker);
  await waitlist.drain();
  await stage.update(id, { guestCount: 2 });
  app.clock.advance({ hours: 26 });
  await stage.runJob('experiences.offer-seats');
  await waitlist.drain();
  expect((await waitlist.placeOf(first, next))?.state).toBe('waiting');
  expect(await firstSeats(id)).toEqual({ left: 1, capacity: 1, withdrawn: 0 });
});

type Move =
  | { do: 'group'; seats: number }
  | { do: 'one'; at: number; seats: number }
  | { do: 'book'; at: number; guest: number; guests: number; isPaid: boolean }
  | { do: 'pass'; at: number; guest: number }
  | { do: 'move'; nth: number; at: number }
  | { do: 'cancel' | 'host-cancel'; nth: number }
  | { do: 'wait' | 'accept' | 'leave'; at: number; guest: number; guests: number }
  | { do: 'hour' };

const at = fc.constantFrom(0, 0, 0, 1, 2);
const guest = fc.nat(3);
const guests = fc.integer({ min: 1, max: 3 });
const seats = fc.integer({ min: 1, max: 5 });
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ do: fc.constant('group' as const), seats }),
  fc.record({ do: fc.constant('one' as const), at, seats }),
  fc.record({ do: fc.constant('book' as const), at, guest, guests, isPaid: fc.boolean() }),
  fc.record({ do: fc.constant('pass' as const), at, guest }),
  fc.record({ do: fc.constant('move' as const), nth: fc.nat(), at }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'host-cancel' as const), nth: fc.nat() }),
  fc.record({
    do: fc.constantFrom('wait' as const, 'accept' as const, 'leave' as const),
    at,
    guest,
    guests,
  }),
  fc.constant({ do: 'hour' as const }),
);

async function makeStory() {
  app.clock.set(NOW);
  const id = await stage.created({ guestCount: 5 });
  const people = await Promise.all([0, 1, 2, 3].map(() => stage.newGuest()));
  const [first] = await stage.firstOf(id);
  const bookings: { id: string; by: TestPerson }[] = [];
  for (const by of people.slice(0, 2)) {
    bookings.push({ id: await stage.book(id, first, by, { guests: 2 }), by });
  }
  return {
    id,
    people,
    bookings,
    waitlist: waitlistCalls(stage, id),
    /** Capacity of each of the first three sessions. */
    given: [4, 4, 4],
    ownFigure: new Set<number>(),
  };
}
type Story = Awaited<ReturnType<typeof makeStory>>;

async function perform(story: Story, step: Move, sessions: readonly Session[]): Promise<void> {
  const { id, people, bookings, waitlist } = story;
  const session = 'at' in step ? (sessions[step.at] as Session) : undefined;
  const by = 'guest' in step ? (people[step.guest] as TestPerson) : people[0];
  const booking = 'nth' in step ? bookings[step.nth % Math.max(1, bookings.length)] : undefined;
  if (by === undefined) return;
  switch (step.do) {
    case 'group': {
      const { status } = await stage.update(id, { guestCount: step.seats + 1 });
      expect(status).toBe(200);
      story.given = story.given.map((own, nth) => (story.ownFigure.has(nth) ? own : step.seats));
      return;
    }
    case 'one': {
      const { entryId, date } = session as Session;
      const change = { scope: 'one', session: { entryId, date }, guestCount: step.seats + 1 };
      expect((await stage.update(id, change)).status).toBe(200);
      if (story.given[step.at] !== step.seats) story.ownFigure.add(step.at);
      story.given[step.at] = step.seats;
      return;
    }
    case 'book':
    case 'pass': {
      const more =
        step.do === 'pass'
          ? { scheduleDuration: 'full' }
          : { guests: step.guests, isPaid: step.isPaid };
      const made = await stage.book(id, session as Session, by, more).catch(() => null);
      if (made !== null) bookings.push({ id: made, by });
      return;
    }
    case 'move': {
      if (booking === undefined) return;
      const { entryId, date } = session as Session;
      const dates = { startDate: date, endDate: '2026-07-01', session: { entryId, date } };
      const body = { status: 'Update', ...dates };
      await app.request('POST', `/api/reservations/${booking.id}`, { as: booking.by, body });
      return;
    }
    case 'cancel':
    case 'host-cancel':
      if (booking === undefined) return;
      await stage.cancelReservation(booking.id, step.do === 'cancel' ? booking.by : stage.host);
      return;
    case 'wait':
      await waitlist.join(session as Session, by, step.guests);
      return;
    case 'accept': {
      const { status, body } = await waitlist.accept(session as Session, by);
      expect(body.code).not.toBe('session-full');
      if (status === 200) bookings.push({ id: body.reservationId, by });
      return;
    }
    case 'leave':
      await waitlist.leave(session as Session, by);
      return;
    case 'hour':
      app.clock.advance({ hours: 1 });
      await stage.runJob('reservations.expire-requests');
  }
}

test('whatever happens, what is free is what the host gives less what is taken', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 20 }), async (moves) => {
      const story = await makeStory();
      let before = (await stage.seatCounts(story.id)).slice(0, 3);
      for (const step of moves) {
        await perform(story, step, await stage.firstOf(story.id));
        await story.waitlist.drain();
        const after = (await stage.seatCounts(story.id)).slice(0, 3);
        const sessions = await stage.firstOf(story.id);
        for (const [nth, { left }] of sessions.entries()) {
          const given = story.given[nth] ?? 0;
          const taken = after[nth]?.taken ?? 0;
          expect(left, JSON.stringify(step)).toBe(Math.max(0, given - taken));
          expect(taken).toBeLessThanOrEqual(Math.max(given, before[nth]?.taken ?? 0));
        }
        expect(await story.waitlist.wrongSeats()).toEqual([]);
        before = after;
      }
    }),
    { numRuns: 8 },
  );
});
