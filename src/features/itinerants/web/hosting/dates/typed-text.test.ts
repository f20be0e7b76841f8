import { expect, it } from 'vitest';
import { tidyTyped } from './typed-text.ts';

it.each([
  ['03/04/2027', '03/04/2027'],
  ['3/4/2027', '03/04/2027'],
  ['03042027', '03/04/2027'],
  ['3.4.2027', '03/04/2027'],
  ['3-4-2027', '03/04/2027'],
  [' 3 4 2027 ', '03/04/2027'],
  ['٣/٤/٢٠٢٧', '03/04/2027'],
  ['۰۳۰۴۲۰۲۷', '03/04/2027'],
  // Nobody knows which is meant.
  ['342027', '342027'],
  ['3/4/27', '3/4/27'],
  ['next week', 'next week'],
  ['', ''],
])('%j is %j', (typed, tidy) => {
  expect(tidyTyped(typed)).toBe(tidy);
});
