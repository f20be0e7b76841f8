import { expect, it } from 'vitest';
import { clockRange, clockTime } from './clock-time.ts';

it.each([
  ['en', '15:00', '3:00 PM'],
  ['de', '15:00', '15:00'],
])('in %s %s is %s', (locale, time, text) => {
  expect(clockTime(time, locale)).toBe(text);
});

it('writes a range that ends after midnight', () => {
  expect(clockRange({ start: '22:00', end: '00:30' }, 'de')).toBe('22:00 – 00:30');
});

it('writes a range of one day in the reader’s manner', () => {
  expect(clockRange({ start: '18:00', end: '20:00' }, 'en')).toBe('6:00 – 8:00 PM');
});
