import { describe, expect, it } from 'vitest';
import { isOneOf, LISTING_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from './vocabulary.ts';

describe('vocabulary', () => {
  it('holds the 14 categories and 8 styles of spec 1 §3, each once', () => {
    expect(new Set(LISTING_CATEGORIES).size).toBe(14);
    expect(new Set(SCENERY_STYLES).size).toBe(8);
  });

  it.each([
    ['private-room', true],
    ['Private-Room', false],
    ['', false],
    ['length', false],
    [0, false],
    [undefined, false],
    [['private-room'], false],
  ])('knows whether %j is an occupancy', (value, known) => {
    expect(isOneOf(OCCUPANCIES, value)).toBe(known);
  });
});
