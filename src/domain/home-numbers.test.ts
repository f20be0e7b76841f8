import { expect, test } from 'vitest';
import { NO_COUNTS, toHomeFigures } from './home-numbers.ts';

test('a month without anything has no averages', () => {
  expect(toHomeFigures(NO_COUNTS)).toEqual({
    offered: 0,
    promised: 0,
    revenue: 0,
    views: 0,
    requests: 0,
    approved: 0,
    reviews: 0,
    occupancy: null,
    nightlyRate: null,
    leadTime: null,
    length: null,
    rating: null,
  });
});

test('offered nights that no guest has are an occupancy of 0, and have no rate', () => {
  expect(toHomeFigures({ ...NO_COUNTS, offered: 30 })).toMatchObject({
    occupancy: 0,
    nightlyRate: null,
  });
});

test('the rate is rounded half up to the cent', () => {
  expect(toHomeFigures({ ...NO_COUNTS, promised: 2, nightsPrice: 10_001 }).nightlyRate).toBe(5001);
  expect(toHomeFigures({ ...NO_COUNTS, promised: 3, nightsPrice: 10_000 }).nightlyRate).toBe(3333);
});
