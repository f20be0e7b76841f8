import { expect, it } from 'vitest';
import { shownCovered } from './price-rows.tsx';

const rows = (guests: number) =>
  Array.from({ length: guests + 1 }, (_, at) => ({ guests: guests - at, amount: at * 100 }));

it.each([
  ['none', 0, [0]],
  ['a small group', 5, [5, 4, 3, 2, 1, 0]],
  ['seven guests', 7, [7, 6, 4, 3, 1, 0]],
  ['two hundred', 199, [199, 159, 119, 80, 40, 0]],
])('of %s, at most six rows from all to none', (_, guests, expected) => {
  expect(shownCovered(rows(guests)).map((row) => row.guests)).toEqual(expected);
});
