import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachNight } from './dates.ts';
import {
  countSchengen,
  daysByCountry,
  isFreeOfLimit,
  isSchengen,
  type StayInCountry,
  schengenDaysFrom,
} from './stay-days.ts';

const TODAY = '2027-06-01';
const stay = (country: string, startDate: string, endDate: string): StayInCountry => ({
  country,
  startDate,
  endDate,
});
/** A stay of so many days, the first and the last counted. */
const lasting = (country: string, startDate: string, days: number) =>
  stay(country, startDate, addDays(startDate, days - 1));

describe('days in the Schengen area', () => {
  it.each([
    ['nowhere', [], { today: 0, mostDays: 0, mostOn: null, overFrom: null }],
    [
      'the day of entry and the day of exit both count',
      [stay('PT', '2027-05-01', '2027-05-03')],
      { today: 3, mostDays: 3, mostOn: null, overFrom: null },
    ],
    [
      'in and out on one day',
      [stay('PT', '2027-05-01', '2027-05-01')],
      { today: 1, mostDays: 1, mostOn: null, overFrom: null },
    ],
    [
      'a day in two countries is one day',
      [stay('PT', '2027-05-01', '2027-05-10'), stay('ES', '2027-05-10', '2027-05-12')],
      { today: 12, mostDays: 12, mostOn: null, overFrom: null },
    ],
    [
      'days elsewhere count nothing',
      [stay('GB', '2027-05-01', '2027-05-20'), stay('IE', '2027-05-01', '2027-05-20')],
      { today: 0, mostDays: 0, mostOn: null, overFrom: null },
    ],
    [
      'ninety days to come are allowed',
      [lasting('PT', '2027-07-01', 90)],
      { today: 0, mostDays: 90, mostOn: '2027-09-28', overFrom: null },
    ],
    [
      'the ninety-first is beyond it',
      [lasting('PT', '2027-07-01', 91)],
      { today: 0, mostDays: 91, mostOn: '2027-09-29', overFrom: '2027-09-29' },
    ],
    [
      'what is 180 days ago counts no more',
      // 2026-12-04 is the first of the 180 days that end with 2027-06-01.
      [stay('PT', '2026-12-01', '2026-12-04')],
      { today: 1, mostDays: 1, mostOn: null, overFrom: null },
    ],
    [
      'two trips in one window add up',
      [lasting('PT', '2027-04-01', 60), lasting('HR', '2027-07-01', 40)],
      { today: 60, mostDays: 100, mostOn: '2027-08-09', overFrom: '2027-07-31' },
    ],
    [
      'a trip after the first has left the window',
      [lasting('PT', '2027-01-01', 90), lasting('BG', '2027-07-01', 90)],
      { today: 90, mostDays: 90, mostOn: '2027-09-28', overFrom: null },
    ],
  ] as const)('%s', (_what, stays, count) => {
    expect(countSchengen(stays, TODAY)).toEqual(count);
  });

  it('says how long a trip may last', () => {
    expect(schengenDaysFrom([], '2027-07-01')).toBe(90);
    expect(schengenDaysFrom([lasting('PT', '2027-04-01', 60)], '2027-07-01')).toBe(30);
    expect(schengenDaysFrom([lasting('PT', '2027-04-01', 90)], '2027-07-01')).toBe(0);
    expect(schengenDaysFrom([lasting('GB', '2027-04-01', 90)], '2027-07-01')).toBe(90);
  });

  it('is for passports from outside', () => {
    expect(['PT', 'IE', 'CY', 'CH', 'RO'].map(isFreeOfLimit)).toEqual(Array(5).fill(true));
    expect(['GB', 'US', 'TR', 'BR'].map(isFreeOfLimit)).toEqual(Array(4).fill(false));
    expect(['BG', 'RO', 'HR', 'AX', 'IE', 'CY', 'GB', 'FO'].map(isSchengen)).toEqual([
      ...Array(4).fill(true),
      ...Array(4).fill(false),
    ]);
  });
});

describe('days of each country', () => {
  it('are the most of any 365', () => {
    const stays = [
      lasting('TH', '2026-01-01', 100),
      lasting('TH', '2026-12-01', 100),
      lasting('PT', '2026-06-01', 30),
    ];
    expect(daysByCountry(stays)).toEqual([
      { country: 'TH', days: 131, from: '2026-01-01', until: '2026-12-31' },
      { country: 'PT', days: 30, from: '2025-07-01', until: '2026-06-30' },
    ]);
  });
});

/** Every day counted one by one. */
function daysWithin(stays: readonly StayInCountry[], last: string, window: number): number {
  return eachNight(addDays(last, 1 - window), addDays(last, 1)).filter((day) =>
    stays.some(({ startDate, endDate }) => startDate <= day && day <= endDate),
  ).length;
}

describe('against counting every day', () => {
  const anyStay = fc
    .tuple(
      fc.constantFrom('PT', 'ES', 'GB', 'TH'),
      fc.integer({ min: -400, max: 400 }),
      fc.integer({ min: 1, max: 120 }),
    )
    .map(([country, from, days]) => lasting(country, addDays(TODAY, from), days));
  const anyStays = fc.array(anyStay, { maxLength: 6 });

  it('the Schengen days are the same', () => {
    fc.assert(
      fc.property(anyStays, (stays) => {
        const inside = stays.filter(({ country }) => isSchengen(country));
        const counted = countSchengen(stays, TODAY);
        expect(counted.today).toBe(daysWithin(inside, TODAY, 180));
        const toCome = eachNight(TODAY, addDays(TODAY, 530)).filter((day) =>
          inside.some(({ startDate, endDate }) => startDate <= day && day <= endDate),
        );
        const over = toCome.find((day) => daysWithin(inside, day, 180) > 90) ?? null;
        expect(counted.overFrom).toBe(over);
        const counts = toCome.map((day) => daysWithin(inside, day, 180));
        expect(counted.mostDays).toBe(counts.length === 0 ? counted.today : Math.max(...counts));
      }),
      { numRuns: 30 },
    );
  });

  it('a trip of the days it may last stays within the limit, and one day more does not', () => {
    fc.assert(
      fc.property(anyStays, fc.integer({ min: 0, max: 300 }), (stays, ahead) => {
        const startDate = addDays(TODAY, ahead);
        const inside = stays.filter(({ country }) => isSchengen(country));
        const days = schengenDaysFrom(stays, startDate);
        const fits = (length: number) =>
          eachNight(startDate, addDays(startDate, length)).every(
            (day) => daysWithin([...inside, lasting('PT', startDate, length)], day, 180) <= 90,
          );
        expect(fits(days)).toBe(true);
        if (days < 90) expect(fits(days + 1)).toBe(false);
      }),
      { numRuns: 15 },
    );
  });

  it('the days of each country are the same', () => {
    fc.assert(
      fc.property(anyStays, (stays) => {
        for (const { country, days, until } of daysByCountry(stays)) {
          const there = stays.filter((each) => each.country === country);
          expect(daysWithin(there, until, 365)).toBe(days);
          const max = Math.max(
            ...eachNight(addDays(TODAY, -400), addDays(TODAY, 530))
              .filter((_, nth) => nth % 7 === 0)
              .map((day) => daysWithin(there, day, 365)),
          );
          expect(max).toBeLessThanOrEqual(days);
        }
      }),
      { numRuns: 10 },
    );
  });
});
