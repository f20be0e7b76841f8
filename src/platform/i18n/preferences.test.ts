import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_PREFERENCES,
  FIRST_WEEKDAYS,
  formatPreferences,
  isTimeZone,
  MOTIONS,
  parsePreferences,
  UNITS,
} from './preferences.ts';

const chosen = fc.record({
  timeZone: fc.constantFrom(null, 'Europe/Lisbon', 'Asia/Tokyo', 'Etc/GMT+12', 'UTC'),
  firstWeekday: fc.constantFrom(null, ...FIRST_WEEKDAYS),
  units: fc.constantFrom(...UNITS),
  motion: fc.constantFrom(...MOTIONS),
});

test('what was written is read', () => {
  fc.assert(
    fc.property(chosen, (preferences) => {
      expect(parsePreferences(formatPreferences(preferences))).toEqual(preferences);
    }),
  );
});

test('nothing chosen is an empty text', () => {
  expect(formatPreferences(DEFAULT_PREFERENCES)).toBe('');
  expect(parsePreferences(undefined)).toEqual(DEFAULT_PREFERENCES);
});

test('any text is read, and what it says wrongly is left out', () => {
  expect(parsePreferences('zone=Mars/Base&week=3&units=ell&motion=mad&x=1')).toEqual(
    DEFAULT_PREFERENCES,
  );
  expect(parsePreferences('zone=Mars/Base&units=mi')).toEqual({
    ...DEFAULT_PREFERENCES,
    units: 'mi',
  });
  fc.assert(fc.property(fc.string(), (text) => void parsePreferences(text)));
});

test.each([
  ['Europe/Berlin', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['+02:00', false],
  ['Mars/Base', false],
  ['', false],
  [7, false],
])('%s is a time zone: %s', (value, expected) => {
  expect(isTimeZone(value)).toBe(expected);
});
