import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside } from '#domain/places.ts';
import { boxAround, boxOfView, isWorldWide, toCorners } from './map-view.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('boxAround', () => {
  it('is nothing for nothing', () => expect(boxAround([])).toBeNull());

  it('spans Lisbon and Tokyo over land', () => {
    expect(boxAround([at(38.7, -9.1), at(35.7, 139.7)])).toEqual([-9.1, 35.7, 139.7, 38.7]);
  });

  it('crosses the antimeridian where that is shorter', () => {
    expect(boxAround([at(-18, 178), at(-14, -171)])).toEqual([178, -18, -171, -14]);
  });

  it('holds every position', () => {
    const position = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 30 }), (positions) => {
        const [west, south, east, north] = boxAround(positions) ?? [0, 0, 0, 0];
        expect(positions.every((p) => isInside({ west, south, east, north }, p))).toBe(true);
      }),
    );
  });
});

describe('isWorldWide', () => {
  it.each([
    ['nothing', [], false],
    ['one place', [at(38.7, -9.1)], false],
    ['Europe and East Asia', [at(38.7, -9.1), at(35.7, 139.7)], false],
    ['both sides of the Pacific', [at(35.7, 139.7), at(37.8, -122.4)], false],
    ['all continents', [at(37.8, -122.4), at(38.7, -9.1), at(35.7, 139.7)], true],
  ])('of %s: %s', (_name, positions, expected) => {
    expect(isWorldWide(positions)).toBe(expected);
  });
});

describe('boxOfView', () => {
  it('brings longitudes beyond 180 back', () => {
    expect(boxOfView(170.00004, -20, 190, -10)).toEqual([170, -20, -170, -10]);
  });

  it('is the world when the view is wider', () => {
    expect(boxOfView(-300, -85, 200, 85)).toEqual([-180, -85, 180, 85]);
  });

  it('is undone by cornersOf', () => {
    expect(toCorners([170, -20, -170, -10])).toEqual([
      [170, -20],
      [190, -10],
    ]);
  });
});
