import { expect, test } from 'vitest';
import { readDonation } from './welcome-dialog.tsx';

test.each([
  ['1', 1],
  ['25', 25],
  ['1,200', 1200],
  ['$25', 25],
  ['٢٥', 25],
  [' 5 ', 5],
  ['0', null],
  ['-1', null],
  ['0.5', null],
  ['1.5', null],
  ['', null],
  [' ', null],
  ['ten', null],
  ['1e400', null],
  ['Infinity', null],
])('a donation is a whole number of at least 1 (spec 1 §4.7): %j', (text, amount) => {
  expect(readDonation(text, 'en')).toBe(amount);
});
