import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFree, type NightLoad, nightBook, roomsLeft } from './availability.ts';
import { addDays, type DateText, eachNight } from './dates.ts';
import {
  findImpossibleRule,
  findOfferProblem,
  keepDaysBetween,
  NO_RULES,
  nightsBeside,
  type OfferRules,
} from './offer-rules.ts';

/** A Monday. */
const TODAY = '2026-03-02';
const day = (ahead: number) => addDays(TODAY, ahead);

describe('findOfferProblem', () => {
  test.each<[string, Partial<OfferRules>, [number, number], string | null]>([
    ['a home without rules lets guests arrive today', {}, [0, 365], null],
    ['a year and a day is too long for every home', {}, [0, 366], 'too-long'],
    ['and two years are too far', {}, [600, 731], 'too-far'],
    ['the last day of the notice is too soon', { noticeDays: 3 }, [2, 9], 'short-notice'],
    ['the day after it is not', { noticeDays: 3 }, [3, 9], null],
    ['the longest stay', { maxNights: 7 }, [1, 8], null],
    ['a night more than it', { maxNights: 7 }, [1, 9], 'too-long'],
    ['a departure on the last day', { daysAhead: 30 }, [20, 30], null],
    ['a departure a day later', { daysAhead: 30 }, [20, 31], 'too-far'],
    ['an arrival on a Sunday', { noArrivalOn: [6, 7] }, [6, 9], 'no-arrival'],
    ['a departure on a Sunday', { noArrivalOn: [6, 7] }, [4, 6], null],
  ])('%s', (_, rules, [from, to], problem) => {
    const range = { start: day(from), end: day(to) };
    expect(findOfferProblem({ ...NO_RULES, ...rules }, range, TODAY)).toBe(problem);
  });

  test.each<[string, Partial<OfferRules>, [number, number], string | null]>([
    ['keeps its arrival without notice', { noticeDays: 10 }, [4, 9], null],
    ['needs the notice for another arrival', { noticeDays: 10 }, [5, 9], 'short-notice'],
    ['keeps its weekday', { noArrivalOn: [5] }, [4, 9], null],
    ['keeps its length', { maxNights: 2 }, [5, 9], null],
    ['gets no longer than allowed', { maxNights: 2 }, [4, 9], 'too-long'],
    ['keeps its departure', { daysAhead: 7 }, [4, 8], null],
    ['leaves no later than allowed', { daysAhead: 7 }, [4, 9], 'too-far'],
    ['goes on without notice', { noticeDays: 30 }, [8, 12], null],
    ['goes on no longer than the longest stay in all', { maxNights: 7 }, [8, 12], 'too-long'],
  ])('a stay that is agreed from Friday on %s', (_, rules, [from, to], problem) => {
    const range = { start: day(from), end: day(to) };
    const agreed = { start: day(4), end: day(8) };
    expect(findOfferProblem({ ...NO_RULES, ...rules }, range, TODAY, agreed)).toBe(problem);
  });
});

describe('keepDaysBetween', () => {
  const book = (rows: (NightLoad & { date: DateText })[], capacity = 1) =>
    nightBook(capacity, rows);
  const full = (ahead: number, more: Partial<NightLoad> = {}) => ({
    date: day(ahead),
    taken: 1,
    capacity: 1,
    ...more,
  });
  const left = (rows: ReturnType<typeof full>[], days: number, capacity = 1) => {
    const kept = keepDaysBetween(book(rows, capacity), days);
    return eachNight(day(0), day(9)).map((night) => roomsLeft(kept, night));
  };

  test('takes the days around guests, not those around closed nights', () => {
    expect(left([full(4)], 0)).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1]);
    expect(left([full(4)], 2)).toEqual([1, 1, 0, 0, 0, 0, 0, 1, 1]);
    expect(left([full(4, { taken: 0, capacity: 0 })], 2)).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1]);
  });

  test('an imported night has guests, without any of ours', () => {
    const imported = full(4, { taken: 0, capacity: 0, imported: true });
    expect(left([imported], 1)).toEqual([1, 1, 1, 0, 0, 0, 1, 1, 1]);
  });

  test('of a home of several rooms, those without guests near are left', () => {
    expect(left([full(4, { taken: 2, capacity: 3 })], 1, 3)).toEqual([3, 3, 3, 1, 1, 1, 3, 3, 3]);
  });

  test('a stay keeps its own nights, and its guest is near nobody else', () => {
    const rows = [full(4), full(5), full(7)];
    const kept = keepDaysBetween(book(rows), 1, { start: day(4), end: day(6), units: 1 });
    expect(eachNight(day(3), day(9)).map((night) => roomsLeft(kept, night))).toEqual([
      1, 0, 0, 0, 0, 0,
    ]);
  });

  test('leaves exactly the stays with free nights and nobody beside them', () => {
    const loads = fc.record({
      date: fc.integer({ min: 0, max: 20 }).map(day),
      taken: fc.integer({ min: 0, max: 2 }),
      state: fc.constantFrom('open', 'closed', 'imported'),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(loads, { selector: ({ date }) => date, maxLength: 12 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 2 }),
        (drawn, days, from, nights, units) => {
          const rows = drawn.map(({ date, taken, state }) => ({
            date,
            taken,
            capacity: state === 'open' ? 2 : taken,
            imported: state === 'imported',
          }));
          const range = { start: day(from), end: day(from + nights) };
          const plain = nightBook(2, rows);
          const isAlone = nightsBeside(range, days).every((night) => {
            const load = plain.nights.get(night);
            return 2 - (load?.imported ? 2 : (load?.taken ?? 0)) >= units;
          });
          expect(isFree(keepDaysBetween(plain, days), range, units)).toBe(
            isFree(plain, range, units) && isAlone,
          );
        },
      ),
    );
  });
});

test('a change asks for days only on the side on which it comes nearer to others', () => {
  const held = { start: day(5), end: day(8) };
  expect(nightsBeside({ start: day(5), end: day(10) }, 2, held)).toEqual([day(10), day(11)]);
  expect(nightsBeside({ start: day(3), end: day(7) }, 2, held)).toEqual([day(1), day(2)]);
  expect(nightsBeside({ start: day(8), end: day(9) }, 1, held)).toEqual([day(9)]);
  expect(nightsBeside({ start: day(6), end: day(7) }, 3, held)).toEqual([]);
});

test.each<[Partial<OfferRules>, number, string | null]>([
  [{ maxNights: 14 }, 14, null],
  [{ maxNights: 13 }, 14, 'maxNights'],
  [{ daysAhead: 17, noticeDays: 3 }, 14, null],
  [{ daysAhead: 16, noticeDays: 3 }, 14, 'daysAhead'],
  [{ noArrivalOn: [1, 2, 3, 4, 5, 6] }, 1, null],
  [{ noArrivalOn: [1, 2, 3, 4, 5, 6, 7] }, 1, 'noArrivalOn'],
])('%o with a minimum of %i nights: %s leaves nothing', (rules, minNights, field) => {
  expect(findImpossibleRule({ ...NO_RULES, ...rules }, minNights)).toBe(field);
});
