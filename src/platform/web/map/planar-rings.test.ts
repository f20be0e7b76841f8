import { describe, expect, it } from 'vitest';
import { planarPolygon, planarRing } from './land.ts';

describe('planarRing', () => {
  it('leaves a ring that crosses nothing', () => {
    const ring = [
      [10, 0],
      [20, 0],
      [20, 10],
      [10, 0],
    ];
    expect(planarRing(ring)).toEqual(ring);
  });

  it('goes on beyond 180 across the antimeridian, and comes back', () => {
    const ring = [
      [178, -18],
      [-179, -18],
      [-179, -17],
      [178, -17],
      [178, -18],
    ];
    expect(planarRing(ring)).toEqual([
      [178, -18],
      [181, -18],
      [181, -17],
      [178, -17],
      [178, -18],
    ]);
  });

  it('closes a ring around the south pole along the edge of the map', () => {
    const ring = [
      [-180, -80],
      [-60, -70],
      [60, -70],
      [170, -75],
      [-180, -80],
    ];
    expect(planarRing(ring)).toEqual([
      [-180, -80],
      [-60, -70],
      [60, -70],
      [170, -75],
      [180, -80],
      [180, -90],
      [-180, -90],
      [-180, -80],
    ]);
  });

  it('keeps a ring that begins on the antimeridian on its own side', () => {
    const ring = [
      [-180, 70],
      [179, 70],
      [179, 65],
      [-180, 65],
      [-180, 70],
    ];
    expect(planarRing(ring)).toEqual([
      [180, 70],
      [179, 70],
      [179, 65],
      [180, 65],
      [180, 70],
    ]);
  });
});

describe('planarPolygon', () => {
  it('drops the hole at the pole', () => {
    const coast = [
      [0, -70],
      [10, -70],
      [10, -75],
      [0, -70],
    ];
    const hole = [
      [-180, -89.999],
      [0, -89.999],
      [-180, -89.999],
    ];
    expect(planarPolygon([coast, hole])).toEqual([coast]);
  });
});
