import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type DateText } from '#domain/dates.ts';
import {
  type EntryRule,
  RECURRENCE_UNITS,
  RECURRENCES,
  SCHEDULE_LENGTHS,
  WEEKDAYS,
} from '#domain/schedule/schedule-entry.ts';
import { entryDates } from './entry-dates.ts';

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

/** Days since 1970, for the walk. */
const dayNumber = (date: DateText) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const weekday = (date: DateText) => (dayNumber(date) + 3) % 7;
const weekOf = (date: DateText) => Math.floor((dayNumber(date) + 3) / 7);
const monthIndex = (date: DateText) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
const dayOfMonth = (date: DateText) => Number(date.slice(8));
const daysIn = (date: DateText) =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();

/** Looks at each day by itself, with arithmetic of its own. */
function walked(entry: EntryRule, start: DateText, end: DateText): DateText[] {
  const { type, interval, unit, until } = entry.recurrence;
  const chosen = new Set(entry.days.map((day) => WEEKDAYS.indexOf(day)));
  const found: DateText[] = [];
  let anchor: DateText | null = null;
  let last: DateText | null = null;
  const places = new Map<number, number>();
  const stop = type === 'one-time' ? start : entry.startsOn < start ? entry.startsOn : start;
  for (let day = stop; day < end; day = addDays(day, 1)) {
    if (type === 'one-time') {
      if (day === entry.specificDate) found.push(day);
      continue;
    }
    if (day < entry.startsOn || !chosen.size) continue;
    const isChosen = chosen.has(weekday(day));
    if (anchor === null && isChosen) {
      anchor = day;
      last = lastDay(anchor, entry.duration);
    }
    if (anchor === null) continue;
    if (isChosen && !places.has(weekday(day))) {
      places.set(weekday(day), Math.ceil(dayOfMonth(day) / 7));
    }
    if ((until !== null && day > until) || (last !== null && day >= last) || day < start) continue;
    const inWeek = (every: number) =>
      isChosen && (weekOf(day) - weekOf(anchor ?? day)) % every === 0;
    const inMonth = (every: number) => {
      if (!isChosen || (monthIndex(day) - monthIndex(anchor ?? day)) % every !== 0) return false;
      const place = places.get(weekday(day)) ?? 0;
      return place === 5
        ? dayOfMonth(day) + 7 > daysIn(day)
        : Math.ceil(dayOfMonth(day) / 7) === place;
    };
    const happens = {
      daily: isChosen,
      weekly: isChosen,
      'bi-weekly': inWeek(2),
      monthly: inMonth(1),
      custom:
        unit === 'days'
          ? (dayNumber(day) - dayNumber(anchor)) % interval === 0
          : unit === 'weeks'
            ? inWeek(interval)
            : inMonth(interval),
    }[type];
    if (happens) found.push(day);
  }
  return found;
}

function lastDay(anchor: DateText, duration: EntryRule['duration']): DateText | null {
  if (duration === null || duration === 'indefinite') return null;
  if (duration === '1-week') return addDays(anchor, 7);
  const months = { '1-month': 1, '3-months': 3, '6-months': 6, '1-year': 12 }[duration];
  const month = monthIndex(anchor) - 1 + months;
  const year = Math.floor(month / 12);
  const length = new Date(Date.UTC(year, (month % 12) + 1, 0)).getUTCDate();
  const day = Math.min(dayOfMonth(anchor), length);
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const date = fc.integer({ min: 0, max: 1_400 }).map((days) => addDays('2026-01-01', days));
const anyEntry: fc.Arbitrary<EntryRule> = fc.record({
  recurrence: fc.record({
    type: fc.constantFrom(...RECURRENCES),
    interval: fc.integer({ min: 1, max: 30 }),
    unit: fc.constantFrom(...RECURRENCE_UNITS),
    until: fc.option(date, { nil: null }),
  }),
  days: fc.subarray([...WEEKDAYS]),
  specificDate: fc.option(date, { nil: null }),
  startsOn: date,
  duration: fc.option(fc.constantFrom(...SCHEDULE_LENGTHS), { nil: null }),
});

test('any entry has the days that a walk from day to day finds', () => {
  fc.assert(
    fc.property(anyEntry, date, fc.integer({ min: 1, max: 200 }), (entry, start, days) => {
      const end = addDays(start, days);
      expect(entryDates(entry, { start, end })).toEqual(walked(entry, start, end));
    }),
    { numRuns: 1_500 },
  );
});
