import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approximatePosition, boundingBox, distanceKm, isInside, type Position } from './places.ts';

const positions = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const lisbon: Position = { latitude: 38.7223, longitude: -9.1393 };

describe('distanceKm', () => {
  it.each([
    ['Lisbon to Porto', lisbon, { latitude: 41.1579, longitude: -8.6291 }, 274],
    ['pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20_015],
    [
      'over the antimeridian',
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
      111,
    ],
    ['nowhere', lisbon, lisbon, 0],
  ])('%s', (_, a, b, km) => {
    expect(Math.round(distanceKm(a, b))).toBe(km);
    expect(distanceKm(b, a)).toBeCloseTo(distanceKm(a, b), 9);
  });
});

describe('boundingBox', () => {
  it('is about as wide as the circle at the equator', () => {
    const box = boundingBox({ latitude: 0, longitude: 0 }, 111.195);
    expect(box.north).toBeCloseTo(1, 3);
    expect(box.east).toBeCloseTo(1, 3);
    expect(box.west).toBeCloseTo(-1, 3);
  });

  it('has west above east across the antimeridian', () => {
    const box = boundingBox({ latitude: -17, longitude: 179.99 }, 10);
    expect(box.west).toBeGreaterThan(box.east);
    expect(isInside(box, { latitude: -17, longitude: -179.99 })).toBe(true);
    expect(isInside(box, { latitude: -17, longitude: 0 })).toBe(false);
  });

  it('spans all longitudes where the circle reaches a pole', () => {
    const box = boundingBox({ latitude: 89.99, longitude: 10 }, 10);
    expect(box).toMatchObject({ west: -180, east: 180, north: 90 });
    expect(boundingBox({ latitude: -90, longitude: 10 }, 1)).toMatchObject({
      south: -90,
      east: 180,
    });
  });

  it('holds every point of the circle', () => {
    fc.assert(
      fc.property(
        positions,
        fc.double({ min: 0.5, max: 500, noNaN: true }),
        fc.double({ min: -6, max: 6, noNaN: true }),
        fc.double({ min: -6, max: 6, noNaN: true }),
        (center, radius, dLat, dLon) => {
          const longitude = ((((center.longitude + dLon + 180) % 360) + 360) % 360) - 180;
          const latitude = Math.max(-90, Math.min(90, center.latitude + dLat));
          const near = { latitude, longitude };
          fc.pre(distanceKm(center, near) < radius * 0.999999);
          expect(isInside(boundingBox(center, radius), near)).toBe(true);
        },
      ),
    );
  });
});

describe('approximatePosition', () => {
  it('moves by 100 to 500 m, wherever on earth', () => {
    fc.assert(
      fc.property(positions, fc.string(), (position, seed) => {
        const shown = approximatePosition(position, seed);
        const metres = distanceKm(position, shown) * 1000;
        expect(metres).toBeGreaterThanOrEqual(100);
        expect(metres).toBeLessThanOrEqual(500);
        expect(Math.abs(shown.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(shown.longitude)).toBeLessThanOrEqual(180);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same for the same seed and another for another', () => {
    const shown = (seed: string) => approximatePosition(lisbon, seed);
    expect(shown('a1')).toEqual(shown('a1'));
    expect(distanceKm(shown('a1'), shown('a2'))).toBeGreaterThan(0.001);
  });

  it('spreads over all directions and distances', () => {
    const moves = Array.from({ length: 400 }, (_, i) => approximatePosition(lisbon, `stay-${i}`));
    const north = moves.filter((p) => p.latitude > lisbon.latitude).length;
    const east = moves.filter((p) => p.longitude > lisbon.longitude).length;
    const far = moves.filter((p) => distanceKm(lisbon, p) > 0.36).length;
    const near = moves.filter((p) => distanceKm(lisbon, p) < 0.25).length;
    expect(near).toBeGreaterThan(50);
    for (const count of [north, east, far]) {
      expect(count).toBeGreaterThan(150);
      expect(count).toBeLessThan(250);
    }
  });
});
