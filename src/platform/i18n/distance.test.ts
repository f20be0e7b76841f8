import { expect, test } from 'vitest';
import { formatDistance } from './distance.ts';

test.each([
  [10, 'en', 'km', '10 km'],
  [8.04, 'en', 'km', '8 km'],
  [3.26, 'en', 'km', '3.3 km'],
  [0.5, 'en', 'km', '500 m'],
  [1234.4, 'en', 'km', '1,234 km'],
  [10, 'en', 'mi', '6.2 mi'],
  [0.5, 'en', 'mi', '0.3 mi'],
  [160.9, 'en', 'mi', '100 mi'],
  [3.26, 'de', 'km', '3,3 km'],
  [10, 'fr', 'km', '10 km'],
] as const)('%s km in %s, %s: %s', (km, locale, units, expected) => {
  expect(formatDistance(km, locale, units).replace(/\s/g, ' ')).toBe(expected);
});
