import { expect, test } from 'vitest';
import { sharedInterests } from './shared-interests.ts';

test.each([
  ['the same in another case', ['Climbing', 'tea'], ['climbing'], ['Climbing']],
  ['with other spaces', ['slow  food'], [' Slow food '], ['slow  food']],
  ['in another width', ['\uFF34ea'], ['tea'], ['\uFF34ea']],
  ['in the order of the person', ['a', 'b', 'c'], ['c', 'a'], ['a', 'c']],
  ['a part is no match', ['rock climbing'], ['climbing'], []],
  ['nothing of nothing', ['a'], [], []],
])('%s', (_name, theirs, own, shared) => {
  expect(sharedInterests(theirs, own)).toEqual(shared);
});
