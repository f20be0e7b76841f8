import { expect, test } from 'vitest';
import { isFree } from '#domain/availability.ts';
import { calendarRules } from './calendar-rules.ts';

const ANSWER = {
  today: '2026-03-01',
  minNights: 3,
  capacity: 2,
  nights: [
    { date: '2026-03-10', left: 0 },
    { date: '2026-03-11', left: 1 },
    { date: '2026-03-12', left: 0 },
  ],
};

test('nights of others are taken, nights nobody mentions are free', () => {
  const { book } = calendarRules(ANSWER, 1, null);
  expect(isFree(book, { start: '2026-03-05', end: '2026-03-10' })).toBe(true);
  expect(isFree(book, { start: '2026-03-10', end: '2026-03-11' })).toBe(false);
  expect(isFree(book, { start: '2026-03-11', end: '2026-03-12' })).toBe(true);
  expect(isFree(book, { start: '2026-03-11', end: '2026-03-12' }, 2)).toBe(false);
});

test('a reservation may keep the nights it holds, and only those', () => {
  const own = { startDate: '2026-03-10', endDate: '2026-03-12', units: 1 };
  const { book } = calendarRules(ANSWER, 1, own);
  expect(isFree(book, { start: '2026-03-10', end: '2026-03-12' })).toBe(true);
  expect(isFree(book, { start: '2026-03-12', end: '2026-03-13' })).toBe(false);
});

test('the calendar begins today and ends with what is known', () => {
  const rules = calendarRules(ANSWER, 2, null);
  expect([rules.today, rules.until, rules.minNights, rules.rooms]).toEqual([
    '2026-03-01',
    '2027-04-03',
    3,
    2,
  ]);
});

test.each([
  ['later', { from: '2026-05-01', until: '2026-05-22' }, '2026-05-01'],
  ['already', { from: '2026-02-20', until: '2026-03-22' }, '2026-03-01'],
  ['no more', { from: '2026-02-01', until: '2026-02-22' }, '2026-02-22'],
])('what takes place %s is open on what is left of its own dates', (_, open, from) => {
  const rules = calendarRules({ ...ANSWER, open }, 1, null);
  expect([rules.from, rules.until, rules.afterwards]).toEqual([from, open.until, 'outside']);
});
