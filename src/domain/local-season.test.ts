import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCAL_SEASONS, localSeason, nextWinter, seasonOfNights } from './local-season.ts';

test.each([
  ['Singapore', 1.35, 7, 'humid-all-year'],
  ['just within ten degrees', -9.99, 1, 'humid-all-year'],
  ['Chiang Mai in April', 18.8, 4, 'dry-season'],
  ['Chiang Mai in May', 18.8, 5, 'rainy-season'],
  ['Chiang Mai in October', 18.8, 10, 'rainy-season'],
  ['Chiang Mai in November', 18.8, 11, 'dry-season'],
  ['Brasília in November', -15.8, 11, 'rainy-season'],
  ['Brasília in July', -15.8, 7, 'dry-season'],
  ['the northern tropic', 23.44, 7, 'hot-summer'],
  ['Lisbon in December', 38.7, 12, 'mild-winter'],
  ['Lisbon in March', 38.7, 3, 'warm-spring'],
  ['Lisbon in August', 38.7, 8, 'hot-summer'],
  ['Cape Town in January', -33.9, 1, 'hot-summer'],
  ['Cape Town in June', -33.9, 6, 'mild-winter'],
  ['Cape Town in September', -33.9, 9, 'warm-spring'],
  ['Berlin in February', 52.5, 2, 'cold-winter'],
  ['Berlin in May', 52.5, 5, 'mild-spring'],
  ['Berlin in June', 52.5, 6, 'warm-summer'],
  ['Berlin in November', 52.5, 11, 'mild-autumn'],
  ['Ushuaia in July', -54.8, 7, 'cold-winter'],
  ['Tromsø in January', 69.6, 1, 'long-winter'],
  ['Tromsø in April', 69.6, 4, 'cold-between'],
  ['Tromsø in July', 69.6, 7, 'light-summer'],
])('%s', (_, latitude, month, season) => {
  expect(localSeason(latitude, month)).toBe(season);
});

test('the south has it half a year later, and every place has one', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 90, noNaN: true }),
      fc.integer({ min: 1, max: 12 }),
      (latitude, month) => {
        const later = ((month + 5) % 12) + 1;
        expect(localSeason(-latitude, later)).toBe(localSeason(latitude, month));
        expect(LOCAL_SEASONS).toContain(localSeason(latitude, month));
      },
    ),
  );
});

test.each([
  ['a night', '2027-05-31', '2027-06-01', 'warm-spring'],
  ['mostly in June', '2027-05-28', '2027-06-20', 'hot-summer'],
  ['as many nights in both', '2027-05-30', '2027-06-03', 'warm-spring'],
])('nights have the season of the one in the middle: %s', (_, startDate, endDate, season) => {
  expect(seasonOfNights(38.7, { startDate, endDate })).toBe(season);
});

test.each([
  ['Lisbon in November', 38.7, '2026-11', '2026-12'],
  ['Lisbon in December, when it is winter', 38.7, '2026-12', '2026-12'],
  ['Lisbon in February, when it still is', 38.7, '2027-02', '2027-02'],
  ['Lisbon in March', 38.7, '2027-03', '2027-12'],
  ['Cape Town in November', -33.9, '2026-11', '2027-06'],
  ['Tromsø in May', 69.6, '2026-05', '2026-12'],
  ['Chiang Mai, which has none', 18.8, '2026-11', null],
])('the next winter of %s', (_, latitude, month, winter) => {
  expect(nextWinter(latitude, month)).toBe(winter);
});
