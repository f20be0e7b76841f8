import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideShares, listShares, shareWith, withShare } from './fair-share.ts';
import { priceItinerant } from './itinerant-pricing.ts';

const COST = { total: 360_000, people: 3 };

test.each([
  [0, 120_000],
  [3, 120_000],
  [4, 90_000],
  [5, 72_000],
  [7, 51_429],
])('with %i people aboard each pays %i at most', (aboard, each) => {
  expect(shareWith(COST, aboard)).toBe(each);
});

test.each([
  [{ total: 100, people: 2 }, 3, [34, 33, 33]],
  [{ total: 100, people: 3 }, 3, [34, 33, 33]],
  [{ total: 101, people: 2 }, 4, [26, 25, 25, 25]],
  // Who goes anyway with fewer people bears what is missing.
  [{ total: 100, people: 3 }, 2, [34, 34]],
  [{ total: 100, people: 3 }, 0, []],
])('%j among %i are %j', (cost, aboard, shares) => {
  expect(divideShares(cost, aboard)).toEqual(shares);
});

test('the shares add up to the cost, and nobody pays more than when they joined', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 2, max: 200 }),
      fc.integer({ min: 0, max: 200 }),
      (total, people, more) => {
        const cost = { total, people };
        const shares = divideShares(cost, people + more);
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(total);
        expect(Math.max(...shares)).toBeLessThanOrEqual(shareWith(cost, 0));
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('the table goes from the fewest people to all places', () => {
  expect(listShares(COST, 5)).toEqual([
    { people: 3, each: 120_000 },
    { people: 4, each: 90_000 },
    { people: 5, each: 72_000 },
  ]);
  const long = listShares(COST, 40);
  expect(long).toHaveLength(8);
  expect(long.at(-1)).toEqual({ people: 40, each: 9_000 });
});

test('a lower share lowers the service fee, and nothing else', () => {
  const quote = priceItinerant({
    nightlyPrice: 0,
    share: 120_000,
    nights: 21,
    guests: 2,
    pets: 0,
    fees: { cleaning: 6_000, extraGuest: 2_500, pet: 0, tax: 3_000, deposit: 15_000 },
    rates: {},
    specialDiscountOn: false,
    daysAhead: 50,
    groups: [],
  });
  expect(quote.lines[0]).toMatchObject({ kind: 'share', amount: 240_000, quantity: 2 });
  expect(quote.total).toBe(240_000 + 14_400 + 6_000 + 2_500 + 6_000 + 15_000);
  const lower = withShare(quote, 144_001);
  expect(lower.lines[0]).not.toHaveProperty('unitAmount');
  expect(lower.total).toBe(144_001 + 8_640 + 6_000 + 2_500 + 6_000 + 15_000);
  expect(lower.subtotal).toBe(lower.total - 15_000);
});
