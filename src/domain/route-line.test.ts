import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm, type Position } from './places.ts';
import { CURVED_FROM_KM, type LinePoint, routeLegs } from './route-line.ts';

const PORTO = { latitude: 41.15, longitude: -8.61 };
const LISBON = { latitude: 38.71, longitude: -9.14 };
const NEW_YORK = { latitude: 40.71, longitude: -74.01 };
const FIJI = { latitude: -17.8, longitude: 177.4 };
const SAMOA = { latitude: -13.8, longitude: -171.8 };

const toPosition = ([longitude, latitude]: LinePoint): Position => ({ latitude, longitude });
const position = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the way through stops', () => {
  test('has a leg fewer than there are stops', () => {
    expect(routeLegs([])).toEqual([]);
    expect(routeLegs([PORTO])).toEqual([]);
    expect(routeLegs([PORTO, LISBON, NEW_YORK])).toHaveLength(2);
  });

  test('is straight under 300 km', () => {
    expect(routeLegs([PORTO, LISBON])).toEqual([
      [
        [-8.61, 41.15],
        [-9.14, 38.71],
      ],
    ]);
  });

  test('bends towards the pole from 300 km on', () => {
    const [leg = []] = routeLegs([LISBON, NEW_YORK]);
    const furthest = Math.max(...leg.map(([, latitude]) => latitude));
    expect(furthest).toBeGreaterThan(43);
    expect(leg.length).toBe(Math.ceil(distanceKm(LISBON, NEW_YORK) / 100) + 1);
  });

  test('crosses the antimeridian where that is shorter, there and back', () => {
    const [out = [], back = []] = routeLegs([FIJI, SAMOA, FIJI]);
    expect(out[0]).toEqual([177.4, -17.8]);
    expect(out.at(-1)?.[0]).toBeCloseTo(188.2);
    expect(back[0]?.[0]).toBeCloseTo(188.2);
    expect(back.at(-1)?.[0]).toBeCloseTo(177.4);
  });

  test('between opposite ends of the world is a line all the same', () => {
    const opposite = { latitude: -41.15, longitude: 171.39 };
    expect(routeLegs([PORTO, opposite])[0]).toHaveLength(2);
  });

  test('is as long as the way itself, and never jumps', () => {
    fc.assert(
      fc.property(position, position, (from, to) => {
        const length = distanceKm(from, to);
        fc.pre(length < 19_900);
        const [leg = []] = routeLegs([from, to]);
        const pieces = leg.slice(1).map((point, at) => [leg[at] ?? point, point] as const);
        const whole = pieces.reduce(
          (sum, [a, b]) => sum + distanceKm(toPosition(a), toPosition(b)),
          0,
        );
        expect(whole).toBeCloseTo(length, 0);
        for (const [a, b] of pieces) expect(Math.abs(a[0] - b[0])).toBeLessThanOrEqual(180);
        if (length < CURVED_FROM_KM) expect(leg).toHaveLength(2);
      }),
    );
  });
});
