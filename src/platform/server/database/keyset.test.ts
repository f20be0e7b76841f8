import { expect, test } from 'vitest';
import { cutPage, FIRST_PAGE } from './keyset.ts';

const cut = (rows: number[], start: { behind: number | null; before: number | null }) =>
  cutPage(rows, 2, start, (row) => row);

test.each([
  ['an empty list', [], FIRST_PAGE, [], null, null],
  ['the only page', [1, 2], FIRST_PAGE, [1, 2], null, null],
  ['the first of several', [1, 2, 3], FIRST_PAGE, [1, 2], null, 2],
  ['one in the middle', [3, 4, 5], { behind: 2, before: null }, [3, 4], 3, 4],
  ['the last one', [5], { behind: 4, before: null }, [5], 5, null],
  ['one in the middle, backwards', [4, 3, 2], { behind: null, before: 5 }, [3, 4], 3, 4],
  ['the first one, backwards', [2, 1], { behind: null, before: 3 }, [1, 2], null, 2],
])('%s is cut from what was read', (_name, rows, start, items, previous, next) => {
  expect(cut(rows, start)).toEqual({ items, previous, next });
});
