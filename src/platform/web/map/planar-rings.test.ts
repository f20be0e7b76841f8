import { describe, expect, it } from 'vitest';
import { planarRing } from './planar-rings.ts';

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
});
