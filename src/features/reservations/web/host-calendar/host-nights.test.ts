import { describe, expect, test } from 'vitest';
import type { CalendarStay, HostCalendar } from '../../contract.ts';
import { bookedOn, chosenNights, hostNights, listWeeks } from './host-nights.ts';
import { choiceAfterPress } from './nights-grid.tsx';

const stay = (id: string, start: string, end: string, of: Partial<CalendarStay> = {}) => ({
  id,
  status: 'approved' as const,
  start,
  end,
  wanted: null,
  units: 1,
  guest: { id, name: 'Mina Park', image: null },
  ...of,
});

const calendar = (of: Partial<HostCalendar>): HostCalendar => ({
  listing: { id: 'home', title: 'Loft' },
  today: '2026-03-10',
  until: '2028-03-09',
  timeZone: 'Europe/Lisbon',
  capacity: 1,
  left: [],
  kept: [],
  offered: [],
  blocked: [],
  imported: [],
  calendars: [],
  usual: { price: 7_000, minNights: 3 },
  terms: [],
  stays: [],
  ...of,
});

test('nights that another calendar takes are named after it, and a conflict stays taken', () => {
  const nights = hostNights(
    calendar({
      left: [{ start: '2026-03-12', end: '2026-03-14', left: 0 }],
      calendars: [{ id: 'a', name: 'Airbnb' }],
      imported: [
        { start: '2026-03-12', end: '2026-03-13', calendarIds: ['a'], isPromised: false },
        { start: '2026-03-13', end: '2026-03-14', calendarIds: ['a'], isPromised: true },
      ],
    }),
  );
  const [taken, contested, free] = ['2026-03-12', '2026-03-13', '2026-03-14'] as const;
  expect([taken, contested, free].map(nights.stateOf)).toEqual(['imported', 'taken', 'open']);
  expect([taken, contested, free].map(nights.isConflict)).toEqual([false, true, false]);
  expect([taken, free].map(nights.calendarsOn)).toEqual([['Airbnb'], []]);
  expect(chosenNights(nights, taken, free).imported).toEqual([taken]);
});

describe('a calendar asked for single nights', () => {
  const nights = hostNights(
    calendar({
      left: [
        { start: '2026-03-12', end: '2026-03-14', left: 0 },
        { start: '2026-03-15', end: '2026-03-16', left: 0 },
      ],
      kept: [{ start: '2026-03-14', end: '2026-03-15' }],
      blocked: [{ start: '2026-03-15', end: '2026-03-16' }],
    }),
  );

  test.each([
    ['2026-03-09', 'past'],
    ['2026-03-10', 'open'],
    ['2026-03-12', 'taken'],
    ['2026-03-14', 'kept'],
    ['2026-03-15', 'blocked'],
    ['2028-03-08', 'open'],
    ['2028-03-09', 'beyond'],
  ])('%s is %s', (night, state) => {
    expect(nights.stateOf(night)).toBe(state);
  });

  test('what is chosen, in either direction, is sorted by what can be done with it', () => {
    const chosen = {
      open: ['2026-03-11', '2026-03-14'],
      blocked: ['2026-03-15'],
      imported: [],
      taken: ['2026-03-12', '2026-03-13'],
    };
    expect(chosenNights(nights, '2026-03-11', '2026-03-15')).toEqual(chosen);
    expect(chosenNights(nights, '2026-03-15', '2026-03-11')).toEqual(chosen);
  });
});

describe('bars', () => {
  const monday = 1;

  test('begin again with each week, and end with the last night', () => {
    const mina = stay('mina', '2026-03-14', '2026-03-17');
    const weeks = listWeeks('2026-03', hostNights(calendar({ stays: [mina] })), monday);
    const bars = weeks
      .flat()
      .flatMap(({ date, bars: here }) =>
        here.map(({ days, begins, ends }) => ({ date, days, begins, ends })),
      );
    expect(bars).toEqual([
      { date: '2026-03-14', days: 2, begins: true, ends: false },
      { date: '2026-03-16', days: 1, begins: false, ends: true },
    ]);
  });

  test('weeks that are over are left out', () => {
    const weeks = listWeeks('2026-03', hostNights(calendar({})), monday);
    expect(weeks[0]?.[0]?.date).toBe('2026-03-09');
    expect(weeks.at(-1)?.at(-1)?.date).toBe('2026-04-05');
  });

  test('of two who share a night stand on lines of their own, and the first is used again', () => {
    const stays = [
      stay('a', '2026-03-12', '2026-03-15'),
      stay('b', '2026-03-13', '2026-03-20'),
      stay('c', '2026-03-15', '2026-03-18'),
    ];
    const { booked } = hostNights(calendar({ capacity: 3, stays }));
    expect(booked.map((each) => [each.stay.id, each.lane])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 0],
    ]);
  });

  test('other dates that a guest asks for are theirs to be answered, beside the nights they have', () => {
    const moving = stay('a', '2026-03-12', '2026-03-15', {
      wanted: { start: '2026-03-11', end: '2026-03-17' },
    });
    const { booked } = hostNights(calendar({ stays: [moving] }));
    const asked = (night: string) => bookedOn(booked, night).map(({ isAsked }) => isAsked);
    expect(['2026-03-11', '2026-03-12', '2026-03-14', '2026-03-15'].map(asked)).toEqual([
      [true],
      [false],
      [false],
      [true],
    ]);
  });
});

test('the first press is one end, the second the other, the third begins anew', () => {
  const one = choiceAfterPress(null, '2026-03-12');
  const both = choiceAfterPress(one, '2026-03-10');
  expect(both).toEqual({ from: '2026-03-12', to: '2026-03-10' });
  expect(choiceAfterPress(both, '2026-03-20')).toEqual({ from: '2026-03-20', to: '2026-03-20' });
  expect(choiceAfterPress(one, '2026-03-12'), 'the same again takes it back').toBeNull();
});
