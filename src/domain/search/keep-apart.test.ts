import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepApart } from './keep-apart.ts';

const apart = (kinds: string) => keepApart([...kinds], (kind) => kind).join('');

test.each([
  ['', ''],
  ['AB', 'AB'],
  ['AAB', 'ABA'],
  ['BCDAAA', 'BACADA'],
  ['AABBC', 'ABABC'],
  ['AAAB', 'ABAA'],
  ['AAA', 'AAA'],
])('%s becomes %s', (kinds, ordered) => {
  expect(apart(kinds)).toBe(ordered);
});

test('neighbours differ wherever they can, and nothing is lost', () => {
  const items = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 30 });
  fc.assert(
    fc.property(items, (kinds) => {
      const ordered = keepApart(kinds, (kind) => kind);
      expect([...ordered].sort()).toEqual([...kinds].sort());
      const max = Math.max(
        0,
        ...['A', 'B', 'C', 'D'].map((k) => kinds.filter((x) => x === k).length),
      );
      if (max > Math.ceil(kinds.length / 2)) return;
      expect(ordered.some((kind, at) => at > 0 && kind === ordered[at - 1])).toBe(false);
    }),
  );
});
