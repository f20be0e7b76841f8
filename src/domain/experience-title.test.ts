import { describe, expect, test } from 'vitest';
import { isOnlyStyle, titleOfStyle } from './experience-checks.ts';

describe('a title begins with its style (spec 2 §4)', () => {
  test.each([
    ['one that doesn’t', 'Long table', 'Family Dinner - Long table'],
    ['one that does already', 'Family Dinner - Long table', 'Family Dinner - Long table'],
    ['an empty one', '', 'Family Dinner'],
    ['one of spaces', '   ', 'Family Dinner'],
    ['the style alone', 'Family Dinner', 'Family Dinner'],
    ['one that goes on after the style', 'Family Dinners', 'Family Dinner - Family Dinners'],
    ['in the middle of being typed', 'Family Dinner - ', 'Family Dinner - '],
  ])('%s', (_, title, expected) => {
    expect(titleOfStyle(title, 'Family Dinner')).toBe(expected);
  });

  test('whole, even where it is longer than a title may be', () => {
    expect(titleOfStyle('x'.repeat(100), 'Yoga')).toBe(`Yoga - ${'x'.repeat(100)}`);
  });

  test.each([
    ['', true],
    ['Yoga', true],
    ['Yoga -', true],
    ['Yoga - by the sea', false],
    ['By the sea', false],
  ])('%j says no more than it: %s', (title, expected) => {
    expect(isOnlyStyle(title, 'Yoga')).toBe(expected);
  });
});
