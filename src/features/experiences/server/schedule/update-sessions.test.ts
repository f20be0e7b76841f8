import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { Session } from '#features/experiences/contract.ts';
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

describe('a change of one session', () => {
  test('moves that one, and later changes of all pass it by unless told', async () => {
    const id = await stage.created();
    const [first, second] = await firstOf(id);
    const booking = await stage.book(id, second, guest);
    const entry = await entryOf(id);
    const { body } = await stage.update(id, {
      scope: 'one',
      session: { entryId: second.entryId, date: second.date },
      routineSchedule: [{ ...entry, startTime: '20:00', endTime: '22:00' }],
      title: 'Another title',
    });
    expect(body.impact).toMatchObject({ changed: 1, guests: 1 });
    expect((await startsOf(id)).slice(0, 3)).toEqual([
      first.startsAt,
      '2026-05-12T20:00:00+01:00',
      '2026-05-19T18:30:00+01:00',
    ]);
    const stored = await stage.stored(id);
    expect([stored.title, stored.routineSchedule[0]?.startTime]).toEqual([
      stage.form.title,
      '18:30',
    ]);
    expect((await stage.reservation(booking, guest)).events.at(-1)?.action).toBe('reschedule');

    const later = { routineSchedule: [{ ...entry, startTime: '17:30' }] };
    expect((await stage.update(id, later)).body.impact.leftAlone).toBe(1);
    expect((await startsOf(id))[1]).toBe('2026-05-12T20:00:00+01:00');
    await stage.update(id, { ...later, modifiedToo: true });
    expect((await startsOf(id))[1]).toBe('2026-05-12T17:30:00+01:00');
  });

  test.each([
    ['without one', {}, 'session-needed'],
    ['of a day that has none', { session: { date: '2026-05-06' } }, 'not-found'],
  ])('%s is refused', async (_, overrides: { session?: { date: string } }, code) => {
    const id = await stage.created();
    const [{ entryId }] = await firstOf(id);
    const session =
      overrides.session === undefined ? {} : { session: { entryId, ...overrides.session } };
    expect((await stage.update(id, { scope: 'one', ...session })).body.code).toBe(code);
  });

  test('gives that one other seats and a note, which changes of the whole group pass by', async () => {
    const id = await stage.created();
    const [first, second] = await firstOf(id);
    await stage.book(id, second, guest, { guests: 3 });
    const one = { scope: 'one', session: { entryId: second.entryId, date: second.date } };
    const { body } = await stage.update(id, { ...one, guestCount: 3, note: 'In the garden.' });
    expect(body.impact).toMatchObject({ changed: 0, guests: 0 });
    const seats = async () =>
      (await stage.sessions(id)).slice(0, 2).map(({ capacity, note }) => [capacity, note]);
    // Three of them are taken.
    expect(await seats()).toEqual([
      [7, ''],
      [3, 'In the garden.'],
    ]);
    await stage.update(id, { guestCount: 6 });
    expect(await seats()).toEqual([
      [5, ''],
      [3, 'In the garden.'],
    ]);
    await stage.update(id, { ...one, guestCount: 6 });
    expect((await seats())[1]).toEqual([5, 'In the garden.']);
    expect((await stage.stored(id)).guestCount).toBe(6);
    await stage.update(id, { guestCount: 4, modifiedToo: true });
    expect((await seats()).map(([capacity]) => capacity)).toEqual([3, 3]);
    expect(first.capacity).toBe(7);
  });

  test('that has begun is refused, and so are hours that cannot be', async () => {
    const id = await stage.created();
    const [first, second] = await firstOf(id);
    const one = ({ entryId, date }: Session, entry: object) => ({
      scope: 'one',
      session: { entryId, date },
      routineSchedule: [entry],
    });
    const entry = await entryOf(id);
    const wrong = await stage.update(id, one(second, { ...entry, endTime: '18:00' }));
    expect(wrong.body.fields).toEqual({
      'routineSchedule.0.endTime': 'End time must be after start time.',
    });
    app.clock.set(first.startsAt);
    expect((await stage.update(id, one(first, entry))).body.code).toBe('session-over');
  });
});

describe('a change of one and all that follow', () => {
  const future = (session: Session, entry: object, more: object = {}) => ({
    scope: 'future',
    session: { entryId: session.entryId, date: session.date },
    routineSchedule: [entry],
    ...more,
  });

  test('ends the entry before it, and another one follows', async () => {
    const id = await stage.created();
    const [first, second, third] = await firstOf(id);
    await stage.book(id, third, guest);
    const { body } = await stage.update(
      id,
      future(second, { ...(await entryOf(id)), startTime: '20:00', endTime: '22:00' }),
    );
    expect(body.impact).toMatchObject({ added: 0, removed: 0, guests: 1, offTimetable: [] });
    expect(await startsOf(id)).toEqual([
      first.startsAt,
      '2026-05-12T20:00:00+01:00',
      '2026-05-19T20:00:00+01:00',
      '2026-05-26T20:00:00+01:00',
    ]);
    const { routineSchedule } = await stage.stored(id);
    expect(routineSchedule.map(({ startsOn, recurrence }) => [startsOn, recurrence.until])).toEqual(
      [
        ['2026-05-05', '2026-05-11'],
        ['2026-05-12', null],
      ],
    );
    // Booked sessions keep their identity.
    const sessions = await stage.sessions(id);
    expect(sessions[2]).toMatchObject({ entryId: third.entryId, date: third.date, left: 6 });
    expect(sessions[1]?.entryId).not.toBe(first.entryId);
    await consistent(id);
    // Neither a later change nor the daily job makes a second session of that day.
    expect((await stage.update(id, {})).body.impact).toEqual({
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
    app.clock.set('2026-05-10T09:00:00Z');
    await stage.runJob('experiences.make-sessions');
    expect((await stage.sessions(id)).map(({ date }) => date).slice(0, 3)).toEqual([
      '2026-05-12',
      '2026-05-19',
      '2026-05-26',
    ]);
  });

  test('to other days leaves what is booked where it is', async () => {
    const id = await stage.created();
    const [first, second] = await firstOf(id);
    await stage.book(id, second, guest);
    const { body } = await stage.update(
      id,
      future(second, { ...(await entryOf(id)), days: ['Thursday'] }),
    );
    expect(body.impact.offTimetable.map(({ date }) => date)).toEqual(['2026-05-12']);
    expect((await stage.sessions(id)).slice(0, 4).map(({ date }) => date)).toEqual([
      first.date,
      '2026-05-12',
      '2026-05-14',
      '2026-05-21',
    ]);
  });

  test('does not bring back a session that was cancelled', async () => {
    const id = await stage.created();
    const [, second, third] = await firstOf(id);
    await stage.cancelSession(id, third);
    await stage.update(
      id,
      future(second, { ...(await entryOf(id)), startTime: '20:00', endTime: '22:00' }),
    );
    const ofDay = (await stage.sessions(id)).filter(({ date }) => date === third.date);
    expect(ofDay.map(({ status }) => status)).toEqual(['cancelled']);
  });

  test('from the first on is a change of all', async () => {
    const id = await stage.created();
    const [first] = await firstOf(id);
    await stage.update(
      id,
      future(first, { ...(await entryOf(id)), startTime: '20:00', endTime: '22:00' }),
    );
    const { routineSchedule } = await stage.stored(id);
    expect(routineSchedule.map(({ id: entryId }) => entryId)).toEqual([first.entryId]);
  });
});
