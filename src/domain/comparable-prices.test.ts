import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestComparable, priceQuartiles } from './comparable-prices.ts';

const homes = (...kms: number[]) => kms.map((km) => ({ km, price: 10_000 }));

test.each([
  ['five within 2 km', homes(0, 1, 1, 2, 2, 3), 2, 5],
  ['four within 2 km, six within 5 km', homes(0, 1, 1, 2, 4, 5), 5, 6],
  ['five within 25 km', homes(0, 11, 12, 20, 25), 25, 5],
])('%s', (_, near, withinKm, count) => {
  const found = nearestComparable(near);
  expect([found?.withinKm, found?.homes.length]).toEqual([withinKm, count]);
});

test('fewer than five compare with nothing', () => {
  expect(nearestComparable(homes(0, 0, 0, 0))).toBeNull();
  expect(nearestComparable(homes(0, 0, 0, 0, 26))).toBeNull();
});

test.each([
  [[100, 200, 300, 400, 500], { lower: 200, median: 300, upper: 400 }],
  [[400, 100, 300, 200], { lower: 175, median: 250, upper: 325 }],
  [[700], { lower: 700, median: 700, upper: 700 }],
])('quartiles of %o', (prices, quartiles) => {
  expect(priceQuartiles(prices)).toEqual(quartiles);
});

test('quartiles are in order and within the prices, whatever the order', () => {
  const cents = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(cents, (prices) => {
      const { lower, median, upper } = priceQuartiles(prices);
      expect(Math.min(...prices)).toBeLessThanOrEqual(lower);
      expect(lower).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(upper);
      expect(upper).toBeLessThanOrEqual(Math.max(...prices));
      expect(priceQuartiles([...prices].reverse())).toEqual({ lower, median, upper });
    }),
  );
});
