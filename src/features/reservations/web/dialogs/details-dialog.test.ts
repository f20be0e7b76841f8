import { expect, test } from 'vitest';
import { dollarAmount } from './details-dialog.tsx';

test('the dollar sign stands before the amount, with two decimals, in every language', () => {
  expect(dollarAmount(1_234.56, 'en')).toBe('$1,234.56');
  expect(dollarAmount(1_200, 'en')).toBe('$1,200.00');
  expect(dollarAmount(1_234.5, 'de')).toBe('$1.234,50');
});
