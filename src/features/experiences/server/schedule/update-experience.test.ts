import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { WEEKLY } from '../testing/experience-form.ts';
import { makeExperienceStage, NOW } from '../testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());

let guest: TestPerson;
beforeEach(async () => {
  app.clock.set(NOW);
  guest = await stage.newGuest();
});

const { entryOf, firstOf, startsOf } = stage;
const consistent = async (id: string) => expect(await stage.wrongCounts(id)).toEqual([]);

describe('a change of all', () => {
  test('moves what is to come, and leaves alone what has begun', async () => {
    const id = await stage.created();
    app.clock.set('2026-05-06T09:00:00Z');
    const entry = await entryOf(id);
    const changed = await stage.update(id, {
      routineSchedule: [{ ...entry, startTime: '19:30' }],
    });
    expect(changed.body).toMatchObject({ version: 2, impact: { added: 0, removed: 0, guests: 0 } });
    expect(changed.body.impact.changed).toBeGreaterThan(20);
    const [past] = await stage.seatCounts(id);
    expect(past?.date).toBe('2026-05-05');
    expect((await startsOf(id)).slice(0, 2)).toEqual([
      '2026-05-12T19:30:00+01:00',
      '2026-05-19T19:30:00+01:00',
    ]);
  });

  test('keeps who is booked, tells them once, and lets them leave with everything', async () => {
    const id = await stage.created();
    const [first] = await firstOf(id);
    const booking = await stage.book(id, first, guest);
    const { body } = await stage.update(id, {
      routineSchedule: [{ ...(await entryOf(id)), startTime: '19:30', endTime: '22:00' }],
    });
    expect(body.impact.guests).toBe(1);
    const told = (await stage.mailsTo(guest)).filter(({ template }) =>
      template.endsWith('rescheduled'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('7:30');
    // The policy would refund nothing by then.
    app.clock.set('2026-05-05T18:29:00Z');
    const page = await stage.reservation(booking, guest);
    expect(page.refundNow).toBe(4_250);
    expect(page.events.map(({ action }) => action)).toContain('reschedule');
    const left = await stage.cancelReservation(booking, guest);
    expect(left.body.refund).toBe(4_250);
    await consistent(id);
  });

  test('of a few minutes tells them, and leaves the policy as it was agreed', async () => {
    const id = await stage.created();
    const [first] = await firstOf(id);
    const booking = await stage.book(id, first, guest);
    await stage.update(id, {
      routineSchedule: [{ ...(await entryOf(id)), startTime: '18:45', endTime: '21:15' }],
    });
    app.clock.set('2026-05-05T17:00:00Z');
    expect((await stage.reservation(booking, guest)).refundNow).toBe(2_000);
    expect((await stage.mailsTo(guest)).map(({ template }) => template)).toContain(
      'reservations.rescheduled',
    );
  });

  test('moves deadlines and check-in with the session', async () => {
    const id = await stage.created();
    const [, second] = await firstOf(id);
    const booking = await stage.book(id, second, guest);
    await stage.update(id, {
      routineSchedule: [{ ...(await entryOf(id)), startTime: '10:00', endTime: '12:00' }],
    });
    const { refunds } = await stage.reservation(booking, guest);
    expect(refunds.map(({ until }) => until)).toEqual(['2026-05-12T10:00:00+01:00', null]);
  });

  test('to another day leaves who is booked off the timetable, and removes what is free', async () => {
    const id = await stage.created();
    const [first] = await firstOf(id);
    await stage.book(id, first, guest);
    const { body } = await stage.update(id, {
      routineSchedule: [{ ...(await entryOf(id)), days: ['Wednesday'], startsOn: null }],
    });
    expect(body.impact.offTimetable).toEqual([
      { entryId: first.entryId, date: '2026-05-05', startsAt: '2026-05-05T17:30:00Z' },
    ]);
    expect((await stage.sessions(id)).slice(0, 3).map(({ date }) => date)).toEqual([
      '2026-05-05',
      '2026-05-06',
      '2026-05-13',
    ]);
    await consistent(id);
  });

  test('that takes an entry out keeps what is booked, and what is off is hidden where it is free', async () => {
    const id = await stage.created();
    const [first] = await firstOf(id);
    await stage.book(id, first, guest);
    const { body } = await stage.update(id, {
      routineSchedule: [{ ...(await entryOf(id)), isActive: false }],
    });
    expect(body.impact.offTimetable).toHaveLength(1);
    expect((await stage.sessions(id)).map(({ date }) => date)).toEqual(['2026-05-05']);
    const back = await stage.update(id, {
      routineSchedule: [{ ...(await entryOf(id)), isActive: true }],
    });
    expect(back.body.impact.offTimetable).toEqual([]);
    expect((await stage.sessions(id)).length).toBeGreaterThan(7);
  });

  test('cancels the date that becomes an exception, with everything back', async () => {
    const id = await stage.created();
    const [first] = await firstOf(id);
    const booking = await stage.book(id, first, guest);
    const entry = await entryOf(id);
    const { body } = await stage.update(id, {
      routineSchedule: [{ ...entry, exceptions: ['2026-05-05'] }],
    });
    expect(body.impact).toMatchObject({ removed: 1, guests: 1 });
    expect(await stage.reservation(booking, guest)).toMatchObject({
      status: 'cancelled',
      refunded: 4_250,
    });
    expect((await stage.sessions(id))[0]).toMatchObject({ status: 'cancelled', left: 7 });
    await stage.update(id, { routineSchedule: [{ ...entry, exceptions: [] }] });
    expect((await stage.sessions(id))[0]).toMatchObject({ status: 'scheduled' });
    await consistent(id);
  });

  test('to another place lets all who are booked leave with everything', async () => {
    const id = await stage.created();
    const [first] = await firstOf(id);
    const booking = await stage.book(id, first, guest);
    const { body } = await stage.update(id, { address: 'Rua Nova 1' });
    expect(body.impact).toMatchObject({ changed: 0, guests: 1 });
    app.clock.set('2026-05-05T17:00:00Z');
    expect((await stage.reservation(booking, guest)).refundNow).toBe(4_250);
    const [mail] = (await stage.mailsTo(guest)).filter(({ template }) =>
      template.endsWith('rescheduled'),
    );
    expect(mail?.text).toContain('It now takes place somewhere else.');
  });

  test('of what only reads otherwise tells nobody', async () => {
    const id = await stage.created();
    const [first] = await firstOf(id);
    await stage.book(id, first, guest);
    const { body } = await stage.update(id, {
      rules: 'Bring an appetite.',
      address: 'Rua das Provas, 12',
    });
    expect(body.impact).toEqual({
      changed: 0,
      added: 0,
      removed: 0,
      leftAlone: 0,
      offTimetable: [],
      guests: 0,
      seats: 0,
      refund: 0,
      leaving: null,
    });
    expect((await stage.stored(id)).rules).toBe('Bring an appetite.');
  });

  test('of the price counts for new bookings alone', async () => {
    const id = await stage.created();
    const [first] = await firstOf(id);
    const booking = await stage.book(id, first, guest);
    await stage.update(id, { price: 30 });
    expect((await stage.page(id)).body.price.session).toBe(3_000);
    expect((await stage.reservation(booking, guest)).total).toBe(4_250);
  });

  test('of the group never leaves fewer seats than are taken', async () => {
    const id = await stage.created();
    const [first] = await firstOf(id);
    await stage.book(id, first, guest, { guests: 4 });
    await stage.update(id, { guestCount: 3 });
    const seats = (await stage.sessions(id)).slice(0, 2);
    expect(seats.map(({ capacity, left }) => [capacity, left])).toEqual([
      [4, 0],
      [2, 2],
    ]);
  });
});

test('a trial changes nothing and tells whom it would touch', async () => {
  const id = await stage.created();
  const [first] = await firstOf(id);
  await stage.book(id, first, guest, { guests: 2 });
  const { body } = await stage.update(id, {
    dryRun: true,
    routineSchedule: [{ ...(await entryOf(id)), startTime: '20:00', endTime: '22:00' }],
  });
  expect(body).toMatchObject({ version: 1, impact: { guests: 1 } });
  expect(body.impact.changed).toBeGreaterThan(20);
  expect((await startsOf(id))[0]).toBe(first.startsAt);
  expect((await stage.stored(id)).version).toBe(1);
});

test('a trial says what comes back, and until when guests may leave with everything', async () => {
  const id = await stage.created();
  const [first, second] = await firstOf(id);
  const other = await stage.newGuest('Otto Other');
  const mine = await stage.book(id, first, guest, { guests: 2 });
  const theirs = await stage.book(id, second, other);
  const routineSchedule = [{ ...(await entryOf(id)), startTime: '20:00', endTime: '22:00' }];
  const { impact } = (await stage.update(id, { dryRun: true, routineSchedule })).body;
  expect(impact).toMatchObject({
    guests: 2,
    seats: 3,
    refund: 0,
    leaving: {
      guests: 2,
      refund: 3 * 4_250,
      firstUntil: '2026-05-05T19:00:00Z',
      lastUntil: '2026-05-12T19:00:00Z',
    },
  });
  // The preview matches the result.
  expect((await stage.update(id, { routineSchedule })).body.impact).toEqual(impact);
  app.clock.set('2026-05-05T18:59:00Z');
  expect((await stage.reservation(mine, guest)).refundNow).toBe(2 * 4_250);
  app.clock.set('2026-05-12T18:59:00Z');
  expect((await stage.reservation(theirs, other)).refundNow).toBe(4_250);
});

test('a trial of what is cancelled says the money that goes back', async () => {
  const id = await stage.created();
  const [first] = await firstOf(id);
  const booking = await stage.book(id, first, guest, { guests: 2 });
  const routineSchedule = [{ ...(await entryOf(id)), exceptions: [first.date] }];
  const { impact } = (await stage.update(id, { dryRun: true, routineSchedule })).body;
  expect(impact).toMatchObject({ removed: 1, guests: 1, refund: 2 * 4_250, leaving: null });
  await stage.update(id, { routineSchedule });
  expect((await stage.reservation(booking, guest)).refunded).toBe(impact.refund);
});

test('of two who began with one version the second is told what stands', async () => {
  const id = await stage.created();
  expect((await stage.update(id, { version: 1, rules: 'First.' })).body.version).toBe(2);
  const { status, body } = await stage.update(id, { version: 1, rules: 'Second.' });
  expect([status, body.code]).toEqual([409, 'listing-changed']);
  expect(body.current).toMatchObject({ version: 2, rules: 'First.' });
});

test('others change nothing', async () => {
  const id = await stage.created();
  expect((await stage.update(id, {}, guest)).body.code).toBe('forbidden');
});

test('a form that could not be created is refused here too', async () => {
  const id = await stage.created();
  const { body } = await stage.update(id, {
    routineSchedule: [{ ...WEEKLY, timeZone: 'Mars/Base' }],
  });
  expect(body.code).toBe('invalid-input');
  expect((await stage.stored(id)).version).toBe(1);
});
