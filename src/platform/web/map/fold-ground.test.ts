import { expect, test } from 'vitest';
import { isUnknownGround } from './ground-features.ts';
import type { MapBox } from './map-view.ts';

const PLACES = [{ id: 'lisbon', latitude: 38.72, longitude: -9.14 }];

test.each<[string, MapBox, boolean]>([
  ['a part of a known city', [-9.2, 38.7, -9.1, 38.75], false],
  ['a town far from all of them', [20.1, 50, 20.2, 50.1], true],
  ['a country, which has coasts', [14, 49, 24, 55], false],
  ['a town on the antimeridian', [179.95, -18.2, -179.95, -18.1], true],
])('%s', (_what, box, expected) => {
  expect(isUnknownGround(box, PLACES)).toBe(expected);
});
