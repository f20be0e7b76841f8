import { expect, test } from 'vitest';
import { withLanguage } from './addresses.ts';

test.each([
  ['/', 'de', '/?lang=de'],
  ['/listings/1?guestCount=2', 'zh', '/listings/1?guestCount=2&lang=zh'],
  ['/?lang=fr&a=1', 'de', '/?lang=de&a=1'],
])('%s in %s is %s', (path, language, expected) => {
  expect(withLanguage(path, language)).toBe(expected);
});
