import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayFit, fitOfNights, type RoutineSlots, type WorkHours } from './working-hours.ts';

const ROUTINES: RoutineSlots = {
  weekDay: [
    { id: 'coworking', slot: { start: '09:00', end: '12:30' }, forWork: true },
    { id: 'lunch', slot: { start: '12:30', end: '13:30' }, forWork: false },
    { id: 'siesta', slot: { start: '13:00', end: '14:00' }, forWork: false },
  ],
  weekNight: [{ id: 'jam', slot: { start: '22:00', end: '02:00' }, forWork: false }],
  weekendDay: [{ id: 'hike', slot: { start: '08:00', end: '16:00' }, forWork: false }],
};
const LISBON = 'Europe/Lisbon';
const hours = (start: string, end: string, zone = LISBON): WorkHours => ({ start, end, zone });
/** A Wednesday. */
const WEDNESDAY = '2027-05-05';

describe('minutes of work that a weekday takes', () => {
  test.each([
    ['by the same clock, what overlaps counted once', hours('09:00', '17:00'), 90],
    ['work before all of it', hours('06:00', '09:00'), 0],
    ['coworking takes nothing', hours('09:00', '12:30'), 0],
    ['work that ends as lunch begins', hours('08:00', '12:30'), 0],
    ['work that ends a minute later', hours('08:00', '12:31'), 1],
    ['an hour ahead, where nine is eight', hours('09:00', '17:00', 'Europe/Berlin'), 90],
    [
      'New York, whose nine is two in the afternoon',
      hours('09:00', '17:00', 'America/New_York'),
      0,
    ],
    [
      'Los Angeles, whose evening is a part of the jam',
      hours('09:00', '17:00', 'America/Los_Angeles'),
      180,
    ],
    ['Tokyo, whose day is over by nine in the morning', hours('09:00', '17:00', 'Asia/Tokyo'), 60],
    ['a night shift over midnight', hours('23:00', '03:00'), 180],
  ])('%s', (_, work, conflict) => {
    expect(dayFit(WEDNESDAY, LISBON, ROUTINES, work).conflict).toBe(conflict);
  });

  test('and what is in the way', () => {
    const { inTheWay } = dayFit(WEDNESDAY, LISBON, ROUTINES, hours('09:00', '17:00'));
    expect(inTheWay).toEqual(['lunch', 'siesta']);
  });
});

describe('a day by its own clock', () => {
  test('has what went on from the evening before', () => {
    const { routine } = dayFit(WEDNESDAY, LISBON, ROUTINES, hours('09:00', '17:00'));
    expect(routine.filter(({ id }) => id === 'jam')).toEqual([
      { id: 'jam', from: 0, to: 120, forWork: false },
      { id: 'jam', from: 1_320, to: 1_440, forWork: false },
    ]);
  });

  test.each([
    ['Saturday', '2027-05-08', hours('09:00', '17:00'), 0],
    [
      'Saturday, which is Friday in Honolulu, after the jam of Friday',
      '2027-05-08',
      hours('09:00', '17:00', 'Pacific/Honolulu'),
      120,
    ],
    [
      'Sunday, whose night is Monday in Tokyo',
      '2027-05-09',
      hours('06:00', '15:00', 'Asia/Tokyo'),
      0,
    ],
  ])('of a weekend: %s', (_, date, work, conflict) => {
    expect(dayFit(date, LISBON, ROUTINES, work).conflict).toBe(conflict);
  });

  test('works on a Saturday where it is Friday by the clock of the work', () => {
    const { work } = dayFit(
      '2027-05-08',
      LISBON,
      ROUTINES,
      hours('13:00', '17:00', 'Pacific/Honolulu'),
    );
    expect(work).toEqual([{ from: 0, to: 240 }]);
  });

  test.each([
    ['an hour shorter', '2027-03-28', 1_380],
    ['an hour longer', '2027-10-31', 1_500],
  ])('is %s when clocks change', (_, date, length) => {
    expect(dayFit(date, LISBON, ROUTINES, hours('09:00', '17:00')).length).toBe(length);
  });
});

describe('nights of a stop', () => {
  const work = hours('09:00', '17:00');

  test('tell the worst weekday and a day of the weekend', () => {
    const fit = fitOfNights(
      { startDate: '2027-05-03', endDate: '2027-05-10' },
      LISBON,
      ROUTINES,
      work,
    );
    expect(fit.weekday?.conflict).toBe(90);
    expect(fit.weekend?.date).toBe('2027-05-08');
  });

  test.each([
    ['a weekend has no weekday', '2027-05-08', '2027-05-10', [false, true]],
    ['three days of a week have no weekend', '2027-05-03', '2027-05-06', [true, false]],
  ])('%s', (_, startDate, endDate, has) => {
    const { weekday, weekend } = fitOfNights({ startDate, endDate }, LISBON, ROUTINES, work);
    expect([weekday !== null, weekend !== null]).toEqual(has);
  });
});

test('a conflict is never longer than the work, nor than what is done', () => {
  const clock = fc
    .integer({ min: 0, max: 1_439 })
    .map(
      (at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
    );
  const slot = fc.record({ start: clock, end: clock }).filter(({ start, end }) => start !== end);
  fc.assert(
    fc.property(
      fc.array(slot, { maxLength: 5 }),
      slot,
      fc.constantFrom('Asia/Tokyo', 'America/Los_Angeles', 'Europe/Lisbon', 'Asia/Kathmandu'),
      fc.integer({ min: 0, max: 400 }),
      (slots, work, zone, day) => {
        const date = Temporal.PlainDate.from('2027-01-01').add({ days: day }).toString();
        const weekDay = slots.map((each, at) => ({ id: String(at), slot: each, forWork: false }));
        const fit = dayFit(date, LISBON, { weekDay, weekendDay: weekDay }, { ...work, zone });
        const sum = (spans: readonly { from: number; to: number }[]) =>
          spans.reduce((minutes, { from, to }) => minutes + to - from, 0);
        expect(fit.conflict).toBeLessThanOrEqual(sum(fit.work));
        expect(fit.conflict).toBeLessThanOrEqual(sum(fit.routine));
        expect(fit.inTheWay.length > 0).toBe(fit.conflict > 0);
        for (const { from, to } of [...fit.work, ...fit.routine]) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(fit.length);
          expect(from).toBeLessThan(to);
        }
      },
    ),
  );
});
