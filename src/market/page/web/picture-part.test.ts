import { expect, it } from 'vitest';
import { picturePart } from './picture-groups.ts';

const parts = (count: number) =>
  Array.from({ length: count }, (_, index) => picturePart(index, count)[0]).join('');

it.each([
  [3, 'fff'],
  [5, 'fffff'],
  [7, 'fffffee'],
  [10, 'fffffeeeee'],
  [12, 'fffffll' + 'eeeee'],
])('the first 5 of %i are the front page, the last 5 events (spec 3 §2.2)', (count, expected) => {
  expect(parts(count)).toBe(expected);
});
