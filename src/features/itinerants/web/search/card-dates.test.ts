import { expect, test } from 'vitest';
import { cardDayStyle } from './card-lines.tsx';

test.each([
  ['this winter, over the turn of the year', '2027-02-15', 'short'],
  ['almost a year ahead', '2027-10-18', 'short'],
  ['as far ahead as could be last year', '2027-10-19', 'medium'],
  ['over a year ahead', '2028-01-11', 'medium'],
])('%s', (_, last, style) => {
  expect(cardDayStyle('2026-11-23', last)).toBe(style);
});
