import { expect, test } from 'vitest';
import { pictureGroups } from './picture-groups.ts';

test.each([
  [0, []],
  [1, [['front-page', 0, 1]]],
  [5, [['front-page', 0, 5]]],
  [
    7,
    [
      ['front-page', 0, 5],
      ['events', 5, 2],
    ],
  ],
  [
    10,
    [
      ['front-page', 0, 5],
      ['events', 5, 5],
    ],
  ],
  [
    12,
    [
      ['front-page', 0, 5],
      ['living-space', 5, 2],
      ['events', 7, 5],
    ],
  ],
])('%i pictures stand for these parts', (count, groups) => {
  expect(pictureGroups(count).map(({ part, first, count: of }) => [part, first, of])).toEqual(
    groups,
  );
});
