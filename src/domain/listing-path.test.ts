import { expect, test } from 'vitest';
import { listingPath } from './listing-path.ts';

test.each([
  ['stay', '/listings/a1'],
  ['itinerant', '/itinerants/a1'],
  ['experience', '/experience/a1'],
] as const)('the page of a listing of the kind %s', (kind, path) => {
  expect(listingPath(kind, 'a1')).toBe(path);
});
