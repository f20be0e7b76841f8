import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { Session } from '#features/experiences/contract.ts';
import { WEEKLY } from '../testing/experience-form.ts';
import { makeExperienceStage, NOW } from '../testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());

let guest: TestPerson;
let id = '';
let first: Session;
beforeEach(async () => {
  app.clock.set(NOW);
  guest = await stage.newGuest();
  id = await stage.created({
    routineSchedule: [{ ...WEEKLY, days: ['Tuesday', 'Thursday'] }],
  });
  const [found] = await stage.sessions(id);
  if (found === undefined) throw new Error('there are sessions');
  first = found;
});

const told = async (person: TestPerson, template: string) =>
  (await stage.mailsTo(person)).filter((mail) => mail.template === `reservations.${template}`);
const consistent = async () => expect(await stage.wrongCounts(id)).toEqual([]);

test('a trial cancels nothing, and says whom it would touch', async () => {
  await stage.book(id, first, guest, { guests: 2 });
  const { body } = await stage.cancelSession(id, { ...first, dryRun: true });
  expect(body).toMatchObject({
    reservations: 0,
    impact: { removed: 1, guests: 1, seats: 2, refund: 2 * 3_375, leaving: null },
  });
  expect((await stage.sessions(id))[0]?.status).toBe('scheduled');
  expect(await told(guest, 'called-off')).toHaveLength(0);
});

test('everybody booked gets everything back, and is told once', async () => {
  const other = await stage.newGuest('Otto Other');
  const bookings = [
    await stage.book(id, first, guest, { guests: 2 }),
    await stage.book(id, first, other),
  ];
  // An hour before, when the policy would refund the deposit only.
  app.clock.set('2026-05-05T16:30:00Z');
  const { body } = await stage.cancelSession(id, first);
  expect(body.reservations).toBe(2);
  const [mine, theirs] = await Promise.all([
    stage.reservation(bookings[0] ?? '', guest),
    stage.reservation(bookings[1] ?? '', other),
  ]);
  for (const page of [mine, theirs]) {
    expect(page).toMatchObject({ status: 'cancelled', refunded: page.total });
    expect(page.total).toBeGreaterThan(0);
  }
  for (const person of [guest, other]) {
    const mails = await told(person, 'called-off');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Your refund of');
  }
  expect((await stage.cancelSession(id, first)).body.reservations).toBe(0);
  expect(await told(guest, 'called-off')).toHaveLength(1);
  expect(
    (await stage.sessions(id)).some(
      ({ date, status }) => date === first.date && status === 'scheduled',
    ),
  ).toBe(false);
  await consistent();
});

test('of a pass its part goes back, and what is left may be cancelled freely', async () => {
  const booking = await stage.book(id, first, guest, { scheduleDuration: 'full' });
  const before = await stage.reservation(booking, guest);
  expect(before.total).toBe(1_750 + 500 + 2_000);
  expect((await stage.cancelSession(id, first)).body.reservations).toBe(1);
  const after = await stage.reservation(booking, guest);
  expect(after).toMatchObject({
    status: 'approved',
    startDate: '2026-05-07',
    total: 875 + 500 + 2_000,
    refunded: 875,
  });
  expect(await told(guest, 'rescheduled')).toHaveLength(1);
  await consistent();
  app.clock.set('2026-05-07T17:00:00Z');
  expect((await stage.cancelReservation(booking, guest)).body.refund).toBe(875 + 500 + 2_000);
  await consistent();
});

test('seats on hold are let go, and their payment goes back when it comes', async () => {
  const booking = await stage.book(id, first, guest, { isPaid: false });
  const checkout = await stage.checkout(booking, guest);
  await stage.cancelSession(id, first);
  expect((await stage.reservation(booking, guest)).status).toBe('cancelled');
  expect((await told(guest, 'called-off'))[0]?.text).toContain("You weren't charged.");
  await stage.settle(checkout);
  const { paid, refunded } = await stage.reservation(booking, guest);
  expect([paid, refunded]).toEqual([3_375, 3_375]);
  await consistent();
});

test('who has come already gets everything back too', async () => {
  const booking = await stage.book(id, first, guest);
  const { checkInCode } = await stage.reservation(booking, stage.host);
  app.clock.set('2026-05-05T12:00:00Z');
  await app.request('POST', `/api/reservations/${booking}`, {
    as: guest,
    body: { code: checkInCode },
  });
  await stage.cancelSession(id, first);
  expect(await stage.reservation(booking, guest)).toMatchObject({
    status: 'cancelled',
    refunded: 3_375,
  });
});

test('one that has begun, is none, or is of another host cannot be cancelled', async () => {
  expect((await stage.cancelSession(id, first, guest)).body.code).toBe('forbidden');
  expect((await stage.cancelSession(id, { ...first, date: '2026-05-06' })).status).toBe(404);
  app.clock.set(first.startsAt);
  expect((await stage.cancelSession(id, first)).body.code).toBe('session-over');
});

test.each(['cancelled', 'moved'] as const)(
  'guests who cancel, book, pay late and move while it is %s leave the books in order',
  async (what) => {
    const guests = await Promise.all(
      Array.from({ length: 6 }, (_, at) => stage.newGuest(`Guest ${at}`)),
    );
    const [a, b, c, d, e, f] = guests as [TestPerson, ...TestPerson[]];
    if (b === undefined || c === undefined || d === undefined) throw new Error('there are six');
    if (e === undefined || f === undefined) throw new Error('there are six');
    const [one, two, three] = [
      await stage.book(id, first, a),
      await stage.book(id, first, b, { scheduleDuration: 'full' }),
      await stage.book(id, first, c),
    ];
    const late = await stage.book(id, first, d, { isPaid: false });
    const checkout = await stage.checkout(late, d);
    const [entry] = (await stage.stored(id)).routineSchedule;
    const answers = await Promise.all([
      what === 'cancelled'
        ? stage.cancelSession(id, first)
        : stage.update(id, {
            routineSchedule: [{ ...entry, startTime: '20:00', endTime: '22:00' }],
          }),
      stage.cancelReservation(one, a),
      stage.cancelReservation(two, b),
      app.request('POST', `/api/reservations/${three}`, {
        as: c,
        body: { status: 'Update', startDate: '2026-05-07', endDate: '2026-05-08' },
      }),
      stage.settle(checkout),
      ...[e, f].map((as) =>
        app.request('POST', '/api/reservations', {
          body: { listingId: id, session: { entryId: first.entryId, date: first.date } },
          as,
        }),
      ),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    await consistent();
    const [counts] = await stage.seatCounts(id);
    if (what === 'cancelled') expect(counts?.taken).toBe(0);
  },
);
