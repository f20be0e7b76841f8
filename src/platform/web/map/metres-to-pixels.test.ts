import { expect, it } from 'vitest';
import { metresToPixels } from './metres-to-pixels.ts';

it.each([
  ['the equator is as long as its tiles are wide', 40_075_017, 0, 0, 512],
  ['a zoom more doubles it', 40_075_017, 0, 1, 1024],
  ['at 60° a metre takes twice the pixels', 1_000, 60, 13, 209.3],
])('%s', (_, metres, latitude, zoom, pixels) => {
  expect(metresToPixels(metres, latitude, zoom)).toBeCloseTo(pixels, 1);
});
