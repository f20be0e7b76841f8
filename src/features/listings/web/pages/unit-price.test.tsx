import { expect, test } from 'vitest';
import { renderText } from '#platform/web/testing/html-of.tsx';
import { UnitPrice } from './unit-price.tsx';

test.each([
  ['stay', '$42.50 a night'],
  ['itinerant', '$42.50 per guest, per night'],
  ['experience', '$42.50 per guest, per session'],
] as const)('of a %s "My Homes" says what it pays for: %s', (kind, text) => {
  expect(renderText(<UnitPrice kind={kind} price="$42.50" />)).toBe(text);
});
