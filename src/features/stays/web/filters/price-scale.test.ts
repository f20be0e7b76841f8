import { describe, expect, it } from 'vitest';
import { priceScale, rangeOnScale, typedRange } from './filter-steps.tsx';

const histogram = (max: number, width: number) => ({
  max,
  width,
  counts: Array.from({ length: max / width }, () => 1),
});

describe('the line that the thumbs run on', () => {
  it('ends where the dearest home is; without figures at 10000 (spec 3 §9)', () => {
    expect(priceScale(histogram(240, 10), 1)).toEqual({ min: 0, max: 240, step: 2 });
    expect(priceScale(null, 1)).toEqual({ min: 0, max: 10_000, step: 10 });
  });

  it.each([
    [20, 1],
    [48, 2],
    [600, 25],
    [10_000, 500],
  ])('a thumb reaches both ends of it by whole steps (to %i)', (end, width) => {
    const { max, step } = priceScale(histogram(end, width), 7);
    expect(max).toBe(end * 7);
    expect(max % step).toBe(0);
  });

  it('what is typed beyond it stands at its end', () => {
    const scale = priceScale(histogram(240, 10), 1);
    const shown = (minPrice: string, maxPrice: string) =>
      rangeOnScale({ minPrice, maxPrice }, scale, 'night');
    expect(shown('', '10000')).toEqual({ low: 0, high: 240 });
    expect(shown('300', '400')).toEqual({ low: 240, high: 240 });
    expect(shown('cheap', 'dear')).toEqual({ low: 0, high: 240 });
  });

  it('a thumb at its end asks for no end', () => {
    const scale = priceScale(histogram(240, 10), 1);
    const bounds = { max: 10_000 };
    expect(typedRange({ low: 40, high: 240 }, scale, bounds)).toEqual({
      minPrice: '40',
      maxPrice: '10000',
    });
    expect(typedRange({ low: 0, high: 238 }, scale, bounds)).toEqual({
      minPrice: '0',
      maxPrice: '238',
    });
  });
});
