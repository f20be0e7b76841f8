import { expect, test } from 'vitest';
import { computeScale } from './map-frame.tsx';
import { metresToPixels } from './metres-to-pixels.ts';

test.each([
  ['km', 10, 5],
  ['km', 12, 1],
  ['km', 16, 0.05],
  ['mi', 12, 0.804672],
  // Under it a mile has no decimal.
  ['mi', 16, 0.1609344],
] as const)('in %s at zoom %i it shows %f km', (units, zoom, km) => {
  const scale = computeScale(38.72, zoom, units, 100);
  expect(scale.km).toBeCloseTo(km, 6);
  expect(scale.pixels).toBeCloseTo(metresToPixels(km * 1000, 38.72, zoom), 6);
});
