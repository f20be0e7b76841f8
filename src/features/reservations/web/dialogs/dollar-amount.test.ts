import { expect, test } from 'vitest';
import { dollarAmount } from './dollar-amount.ts';

test('the dollar sign stands before the amount in every language', () => {
  expect(dollarAmount(123_456, 'en')).toBe('$1,234.56');
  expect(dollarAmount(120_000, 'en')).toBe('$1,200');
  expect(dollarAmount(123_450, 'de')).toBe('$1.234,50');
});
