import { describe, expect, it } from 'vitest';
import { cutShare, findFaults, MIN_WIDTH, type Pixels } from './photo-quality.ts';

/** A grey picture, by the brightness of each of its pixels. */
function paint(lightAt: (x: number, y: number) => number, width = 48, height = 36): Pixels {
  const data = Array.from({ length: width * height }, (_, at) => {
    const light = lightAt(at % width, Math.floor(at / width));
    return [light, light, light, 255];
  }).flat();
  return { width, height, data };
}

const sharp = paint((x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 90 : 190));
const soft = paint((x) => 120 + 60 * Math.sin(x / 8));
const night = paint((x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 20 : 60));

describe('the faults of a photo', () => {
  it.each([
    ['a sharp one by day', sharp, MIN_WIDTH, []],
    ['one in the dark', night, MIN_WIDTH, ['dark']],
    ['a soft one', soft, MIN_WIDTH, ['blurred']],
    ['a small one', sharp, MIN_WIDTH - 1, ['small']],
    ['a small one in the dark', night, 640, ['dark', 'small']],
  ] as const)('%s', (_what, pixels, width, faults) => {
    expect(findFaults(pixels, width)).toEqual(faults);
  });

  // In the dark every photo is soft.
  it('are not counted twice', () => {
    expect(
      findFaults(
        paint(() => 10),
        MIN_WIDTH,
      ),
    ).toEqual(['dark']);
  });
});

describe('the share that a card cuts off', () => {
  it.each([
    [1200, 900, 0],
    [1500, 1000, 0],
    [1920, 1080, 30],
    [900, 1200, 40],
    [1000, 1000, 30],
    [3000, 1000, 60],
  ])('%d × %d: %d %%', (width, height, percent) => {
    expect(cutShare(width, height)).toBe(percent);
  });
});
