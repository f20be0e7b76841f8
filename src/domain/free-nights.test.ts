import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nightBook, roomsLeft } from './availability.ts';
import { addDays, eachNight } from './dates.ts';
import { freeNights, nightRanges, nightsLeft, nightsNearby } from './free-nights.ts';

const OPEN = { start: '2027-05-01', end: '2027-05-20' };
/** Five places; none on 4 and 5 May, one on 10 May. */
const BOOK = nightBook(5, [
  { date: '2027-05-04', taken: 5, capacity: 5 },
  { date: '2027-05-05', taken: 5, capacity: 5 },
  { date: '2027-05-10', taken: 4, capacity: 5 },
]);

test.each([
  ['no night', [], []],
  ['a night', ['2027-05-04'], [['2027-05-04', '2027-05-05']]],
  ['nights over the end of a month', ['2027-05-31', '2027-06-01'], [['2027-05-31', '2027-06-02']]],
  [
    'a gap',
    ['2027-05-04', '2027-05-06'],
    [
      ['2027-05-04', '2027-05-05'],
      ['2027-05-06', '2027-05-07'],
    ],
  ],
])('%s as stretches', (_, nights, ranges) => {
  expect(nightRanges(nights)).toEqual(ranges.map(([start, end]) => ({ start, end })));
});

describe('nights in place of full ones', () => {
  test.each([
    ['one guest', 1, 1, ['05-01/05-04', '05-06/05-20']],
    ['two, whom the tenth has no place for', 2, 1, ['05-01/05-04', '05-06/05-10', '05-11/05-20']],
    ['a week at least', 1, 7, ['05-06/05-20']],
    ['more than there are places', 6, 1, []],
    ['longer than any stretch', 1, 15, []],
  ])('for %s', (_, units, minNights, free) => {
    const found = freeNights(BOOK, { asked: OPEN, open: OPEN }, units, minNights);
    expect(found.free.map(({ start, end }) => `${start.slice(5)}/${end.slice(5)}`)).toEqual(free);
  });

  test('tell the full ones of those asked for alone', () => {
    const asked = { start: '2027-05-05', end: '2027-05-12' };
    expect(freeNights(BOOK, { asked, open: OPEN }, 2, 1).full).toEqual([
      { start: '2027-05-05', end: '2027-05-06' },
      { start: '2027-05-10', end: '2027-05-11' },
    ]);
  });
});

test('what is left of nights in a row is said once', () => {
  expect(nightsLeft(BOOK, { start: '2027-05-03', end: '2027-05-11' })).toEqual([
    { start: '2027-05-03', end: '2027-05-04', left: 5 },
    { start: '2027-05-04', end: '2027-05-06', left: 0 },
    { start: '2027-05-06', end: '2027-05-10', left: 5 },
    { start: '2027-05-10', end: '2027-05-11', left: 1 },
  ]);
});

test('each night is free or full, whatever is taken', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 4 }),
      (taken, units) => {
        const rows = taken.map((n, day) => ({
          date: addDays(OPEN.start, day),
          taken: n,
          capacity: 3,
        }));
        const book = nightBook(3, rows);
        const all = { start: OPEN.start, end: addDays(OPEN.start, taken.length) };
        const { full, free } = freeNights(book, { asked: all, open: all }, units, 1);
        const listNights = (ranges: typeof full) =>
          ranges.flatMap(({ start, end }) => eachNight(start, end));
        expect([...listNights(full), ...listNights(free)].sort()).toEqual(
          eachNight(all.start, all.end),
        );
        for (const night of listNights(free)) {
          expect(roomsLeft(book, night)).toBeGreaterThanOrEqual(units);
        }
      },
    ),
  );
});

describe('the nearest free nights of the same length', () => {
  const near = (asked: [string, string], units = 1, minNights = 1) => {
    const range = { start: `2027-05-${asked[0]}`, end: `2027-05-${asked[1]}` };
    const found = nightsNearby(BOOK, { asked: range, open: OPEN }, units, () => minNights);
    return found.free.map(({ start, end }) => `${start.slice(8)}/${end.slice(8)}`);
  };
  test.each([
    ['before and after', ['03', '06'], 1, 1, ['01/04', '06/09']],
    ['none before that is long enough', ['02', '06'], 1, 1, ['06/10']],
    ['none after', ['04', '19'], 1, 1, []],
    ['with room for two', ['04', '09'], 2, 1, ['11/16']],
    ['shorter than the minimum', ['03', '06'], 1, 7, []],
  ] as const)('%s', (_, asked, units, minNights, free) => {
    expect(near([asked[0], asked[1]], units, minNights)).toEqual(free);
  });

  test('are as long, free, and none is nearer', () => {
    const day = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(fc.uniqueArray(day), day, fc.integer({ min: 1, max: 9 }), (taken, at, length) => {
        const first = '2027-05-01';
        const book = nightBook(
          1,
          taken.map((each) => ({ date: addDays(first, each), taken: 1, capacity: 1 })),
        );
        const asked = { start: addDays(first, at), end: addDays(first, at + length) };
        const open = { start: first, end: addDays(first, 60) };
        const { free } = nightsNearby(book, { asked, open }, 1, () => 1);
        const fits = (start: string) =>
          eachNight(start, addDays(start, length)).every((night) => roomsLeft(book, night) > 0);
        const starts = eachNight(first, addDays(first, 61 - length)).filter(fits);
        const wanted = [
          starts.filter((start) => start < asked.start).at(-1),
          starts.find((start) => start > asked.start),
        ].filter((start) => start !== undefined);
        expect(free).toEqual(wanted.map((start) => ({ start, end: addDays(start, length) })));
      }),
    );
  });
});
