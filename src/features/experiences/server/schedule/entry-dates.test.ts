import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DateText } from '#domain/dates.ts';
import type { EntryRule } from '#domain/schedule/schedule-entry.ts';
import { anyTimetable } from '../testing/any-timetable.ts';
import { timetableFault } from '../testing/timetable-fault.ts';
import { entryDates } from './planned-sessions.ts';

const RULE: EntryRule = {
  recurrence: { type: 'weekly', interval: 1, unit: 'weeks', until: null },
  days: ['Monday'],
  specificDate: null,
  startsOn: '2027-01-01',
  duration: null,
};
const rule = (
  change: Partial<Omit<EntryRule, 'recurrence'>> & {
    recurrence?: Partial<EntryRule['recurrence']>;
  },
): EntryRule => ({
  ...RULE,
  ...change,
  recurrence: { ...RULE.recurrence, ...change.recurrence },
});
const YEAR = { start: '2027-01-01', end: '2028-01-01' };

describe('the days of an entry', () => {
  test.each<[string, EntryRule, DateText[]]>([
    [
      'once',
      rule({ recurrence: { type: 'one-time' }, days: [], specificDate: '2027-03-09' }),
      ['2027-03-09'],
    ],
    [
      'daily, for a week, on its days',
      rule({
        recurrence: { type: 'daily' },
        days: ['Friday', 'Saturday', 'Sunday'],
        duration: '1-week',
      }),
      ['2027-01-01', '2027-01-02', '2027-01-03'],
    ],
    [
      'weekly until a day, which counts',
      rule({ recurrence: { until: '2027-01-18' } }),
      ['2027-01-04', '2027-01-11', '2027-01-18'],
    ],
    [
      'every other week counts from the week of its first day',
      rule({
        recurrence: { type: 'bi-weekly', until: '2027-02-01' },
        days: ['Monday', 'Sunday'],
      }),
      ['2027-01-03', '2027-01-11', '2027-01-17', '2027-01-25', '2027-01-31'],
    ],
    [
      'the second Tuesday of a month',
      rule({
        recurrence: { type: 'monthly', until: '2027-04-30' },
        days: ['Tuesday'],
        startsOn: '2027-01-06',
      }),
      ['2027-01-12', '2027-02-09', '2027-03-09', '2027-04-13'],
    ],
    [
      'a fifth weekday is the last',
      rule({
        recurrence: { type: 'monthly', until: '2027-03-31' },
        days: ['Friday'],
        startsOn: '2027-01-29',
      }),
      ['2027-01-29', '2027-02-26', '2027-03-26'],
    ],
    [
      'a month from the 31st ends before the 28th of February',
      rule({ days: ['Sunday', 'Saturday'], startsOn: '2027-01-31', duration: '1-month' }),
      [
        '2027-01-31',
        '2027-02-06',
        '2027-02-07',
        '2027-02-13',
        '2027-02-14',
        '2027-02-20',
        '2027-02-21',
        '2027-02-27',
      ],
    ],
    [
      'every tenth day, from the first of its days on',
      rule({
        recurrence: { type: 'custom', unit: 'days', interval: 10, until: '2027-02-01' },
        days: ['Wednesday'],
      }),
      ['2027-01-06', '2027-01-16', '2027-01-26'],
    ],
    [
      'every third month',
      rule({
        recurrence: { type: 'custom', unit: 'months', interval: 3 },
        days: ['Friday'],
      }),
      ['2027-01-01', '2027-04-02', '2027-07-02', '2027-10-01'],
    ],
    ['without days, none', rule({ days: [] }), []],
  ])('%s', (_, entry, dates) => {
    expect(entryDates(entry, YEAR)).toEqual(dates);
  });

  test('a part of them is what the whole has there', () => {
    const entry = rule({ recurrence: { type: 'bi-weekly' }, days: ['Tuesday', 'Thursday'] });
    const part = { start: '2027-05-04', end: '2027-06-15' };
    const within = entryDates(entry, YEAR).filter((day) => day >= part.start && day < part.end);
    expect(entryDates(entry, part)).toEqual(within);
  });
});

test('any entry has the days that a walk from day to day finds, at its hours on the wall', () => {
  fc.assert(
    fc.property(anyTimetable, ({ entry, range }) => {
      expect(timetableFault(entry, range)).toBeNull();
    }),
    { numRuns: 5_000 },
  );
});
