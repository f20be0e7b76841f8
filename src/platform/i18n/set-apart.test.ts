import { expect, test } from 'vitest';
import { setApart } from './set-apart.ts';

test('a name is isolated in a right-to-left sentence, and only there', () => {
  expect(setApart('Mina Park', 'ar')).toBe('\u2068Mina Park\u2069');
  expect(setApart('Mina Park', 'en')).toBe('Mina Park');
});
