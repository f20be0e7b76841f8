import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyCost, tripCost } from './trip-total.ts';

describe('what a month costs', () => {
  it.each([
    ['a week: the flight counts once', { flight: 60_000, homes: 35_000, nights: 7 }, 210_000],
    ['thirty nights', { flight: 60_000, homes: 150_000, nights: 30 }, 210_000],
    ['two months share the flight', { flight: 60_000, homes: 300_000, nights: 60 }, 180_000],
    ['one night', { flight: 60_000, homes: 5_000, nights: 1 }, 210_000],
    ['no flight to pay', { flight: 0, homes: 100, nights: 3 }, 1_000],
  ])('%s', (_what, costs, cents) => {
    expect(monthlyCost(costs)).toBe(cents);
  });

  it('is that of the trip at thirty nights, and falls the longer one stays at the same price', () => {
    const costs = fc.record({
      flight: fc.integer({ min: 0, max: 10_000_000 }),
      nightly: fc.integer({ min: 0, max: 1_000_000 }),
      nights: fc.integer({ min: 1, max: 365 }),
    });
    fc.assert(
      fc.property(costs, ({ flight, nightly, nights }) => {
        const staying = (each: number) => ({ flight, homes: nightly * each, nights: each });
        expect(monthlyCost(staying(30))).toBe(tripCost(staying(30)));
        expect(monthlyCost(staying(nights + 1))).toBeLessThanOrEqual(monthlyCost(staying(nights)));
      }),
    );
  });
});
