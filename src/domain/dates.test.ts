import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  eachNight,
  getWeekday,
  isDateText,
  isMonthText,
  monthRange,
  nightsBetween,
  startOfDay,
  todayIn,
  toMonth,
} from './dates.ts';

const dates = fc
  .tuple(
    fc.integer({ min: 1900, max: 2199 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, day]) =>
    Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' }).toString(),
  );

describe('isDateText', () => {
  it.each([
    ['2027-02-28', true],
    ['2027-02-29', false],
    ['2028-02-29', true],
    ['2100-02-29', false],
    ['2000-02-29', true],
    ['2027-04-31', false],
    ['2027-12-31', true],
    ['2027-13-01', false],
    ['2027-00-10', false],
    ['2027-01-00', false],
    ['2027-1-1', false],
    ['0999-01-01', false],
    ['2027-01-01T00:00:00Z', false],
    [' 2027-01-01', false],
    ['2027-01-01\n', false],
    [20270101, false],
    [null, false],
  ])('%j: %s', (value, real) => {
    expect(isDateText(value)).toBe(real);
  });

  it('agrees with the calendar of Temporal', () => {
    const part = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), part(13), part(32), (y, m, d) => {
        const text = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
        const real = (() => {
          try {
            return Temporal.PlainDate.from({ year: y, month: m, day: d }, { overflow: 'reject' });
          } catch {
            return null;
          }
        })();
        expect(isDateText(text)).toBe(real !== null);
      }),
    );
  });
});

describe('isMonthText', () => {
  it.each([
    ['2027-01', true],
    ['2027-12', true],
    ['2027-13', false],
    ['2027-00', false],
    ['2027-01-01', false],
    [202701, false],
  ])('%j: %s', (value, real) => {
    expect(isMonthText(value)).toBe(real);
  });
});

describe('counting days', () => {
  it.each([
    ['over a leap day', '2028-02-28', '2028-03-01', 2],
    ['over no leap day', '2027-02-28', '2027-03-01', 1],
    ['over daylight saving', '2027-03-27', '2027-03-29', 2],
    ['over new year', '2026-12-31', '2027-01-01', 1],
    ['none', '2027-01-01', '2027-01-01', 0],
    ['backwards', '2027-01-02', '2027-01-01', -1],
    ['a leap year', '2028-01-01', '2029-01-01', 366],
  ])('%s', (_, start, end, nights) => {
    expect(nightsBetween(start, end)).toBe(nights);
    expect(addDays(start, nights)).toBe(end);
  });

  it('has one entry for each night, the first included and the last day not', () => {
    expect(eachNight('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29']);
    expect(eachNight('2028-03-01', '2028-03-01')).toEqual([]);
    expect(eachNight('2028-03-02', '2028-03-01')).toEqual([]);
  });

  it('undoes itself', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -800, max: 800 }), (date, n) => {
        const other = addDays(date, n);
        expect(nightsBetween(date, other)).toBe(n);
        expect(eachNight(date, other)).toHaveLength(Math.max(0, n));
        expect(getWeekday(other)).toBe(((((getWeekday(date) - 1 + n) % 7) + 7) % 7) + 1);
      }),
    );
  });

  it('knows the weekday', () => {
    expect(getWeekday('2026-11-23')).toBe(1);
    expect(getWeekday('2026-11-22')).toBe(7);
  });

  it.each(['2027-02-29', 'tomorrow', ''])('refuses %j', (date) => {
    expect(() => addDays(date, 1)).toThrow(RangeError);
    expect(() => nightsBetween('2027-01-01', date)).toThrow(RangeError);
    expect(() => startOfDay(date, 'UTC')).toThrow(RangeError);
  });

  it('refuses to leave the years of four digits', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('1000-01-01', -1)).toThrow(RangeError);
  });
});

describe('months', () => {
  it('ends where the next begins', () => {
    expect(monthRange('2026-12')).toEqual({ start: '2026-12-01', end: '2027-01-01' });
    expect(monthRange('2028-02')).toEqual({ start: '2028-02-01', end: '2028-03-01' });
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-06', 0, '2026-06'],
    ['2026-06', 30, '2028-12'],
  ])('%s and %d months', (month, n, result) => {
    expect(addMonths(month, n)).toBe(result);
  });

  it('refuses what is not a month', () => {
    expect(() => addMonths('2026-13', 0)).toThrow(RangeError);
    expect(() => addMonths('9999-12', 1)).toThrow(RangeError);
  });

  it('takes the month of a day', () => {
    expect(toMonth('2026-11-21')).toBe('2026-11');
  });
});

describe('days in a time zone', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-11-22'],
    ['Asia/Tokyo', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-21'],
    ['Pacific/Pago_Pago', '2026-11-20'],
  ])('in %s it is %s', (zone, day) => {
    const hour = zone.startsWith('Pacific/K') ? '12' : zone.endsWith('Pago') ? '10' : '09';
    expect(todayIn(Temporal.Instant.from(`2026-11-21T${hour}:00:00Z`), zone)).toBe(day);
  });

  it.each([
    ['winter time', '2027-01-15', 'Europe/Lisbon', '2027-01-15T00:00:00Z'],
    ['summer time', '2027-07-15', 'Europe/Lisbon', '2027-07-14T23:00:00Z'],
    ['the day the clock goes forward', '2027-03-28', 'Europe/Berlin', '2027-03-27T23:00:00Z'],
    ['the day after', '2027-03-29', 'Europe/Berlin', '2027-03-28T22:00:00Z'],
    ['a midnight that is skipped', '2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
    ['a zone ahead by three quarters', '2027-01-15', 'Asia/Kathmandu', '2027-01-14T18:15:00Z'],
  ])('begins in %s', (_, date, zone, instant) => {
    expect(startOfDay(date, zone).toString()).toBe(instant);
  });

  it('agrees on the day at its start and a moment before', () => {
    const zones = ['Europe/Berlin', 'America/Santiago', 'Africa/Cairo', 'Australia/Lord_Howe'];
    fc.assert(
      fc.property(dates, fc.constantFrom(...zones), (date, zone) => {
        const start = startOfDay(date, zone);
        expect(todayIn(start, zone)).toBe(date);
        expect(todayIn(start.subtract({ nanoseconds: 1 }), zone)).toBe(addDays(date, -1));
      }),
    );
  });

  it('refuses an unknown zone', () => {
    expect(() => startOfDay('2027-01-01', 'Mars/Olympus')).toThrow(RangeError);
  });
});
