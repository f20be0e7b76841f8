import { describe, expect, it } from 'vitest';
import { moveThumb, thumbAbove, thumbFor, toFraction, valueAt } from './slider-moves.ts';

const span = { min: 0, max: 1000, step: 10, gap: 10 };

describe('two thumbs', () => {
  it.each([
    ['the low one goes where it is put', 'low', 300, { low: 300, high: 600 }],
    ['the low one stops below the high one', 'low', 900, { low: 590, high: 600 }],
    ['the low one stops at the start', 'low', -5, { low: 0, high: 600 }],
    ['the high one goes where it is put', 'high', 700, { low: 200, high: 700 }],
    ['the high one stops above the low one', 'high', 100, { low: 200, high: 210 }],
    ['the high one stops at the end', 'high', 2000, { low: 200, high: 1000 }],
  ] as const)('%s (spec 3 §5: min below max)', (_, thumb, value, expected) => {
    expect(moveThumb({ low: 200, high: 600 }, thumb, value, span)).toEqual(expected);
  });

  it.each([
    [100, 'low'],
    [390, 'low'],
    [410, 'high'],
    [900, 'high'],
    [400, 'high'],
  ])('a press at %i moves the %s one', (value, thumb) => {
    expect(thumbFor({ low: 200, high: 600 }, value)).toBe(thumb);
  });

  it('a press beside two that stand together moves the one on its side', () => {
    expect(thumbFor({ low: 500, high: 500 }, 400)).toBe('low');
    expect(thumbFor({ low: 500, high: 500 }, 600)).toBe('high');
  });

  it('the one that can still be moved is the one that is grasped', () => {
    expect(thumbAbove({ low: 990, high: 1000 }, span)).toBe('low');
    expect(thumbAbove({ low: 0, high: 10 }, span)).toBe('high');
  });
});

it('parts and values of the way', () => {
  expect(toFraction(250, span)).toBe(0.25);
  expect(toFraction(5000, span)).toBe(1);
  expect(toFraction(-1, span)).toBe(0);
  expect(toFraction(3, { min: 3, max: 3 })).toBe(0);
  expect(valueAt(0.2531, span)).toBe(250);
  expect(valueAt(7, span)).toBe(1000);
});
