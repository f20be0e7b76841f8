import { expect, test } from 'vitest';
import type { Ground } from './ground.ts';
import { namesWithGround } from './place-names.tsx';

const LISBON: Ground = {
  place: { id: 'lisbon', latitude: 38.7223, longitude: -9.1393 },
  water: { type: 'FeatureCollection', features: [] },
  parts: [
    { name: 'Alfama', latitude: 38.711, longitude: -9.13, ground: 'centre', note: '' },
    { name: 'Estrela', latitude: 38.713, longitude: -9.16, ground: 'leafy', note: '' },
  ],
  airport: null,
  stations: [],
};
const near = { latitude: 38.73, longitude: -9.15, minZoom: 3, maxZoom: 10.5 };

test('a town stands in its middle at every zoom', () => {
  const [town] = namesWithGround(
    [{ id: 't', name: 'Lissabon', ...near, isTown: true }],
    [LISBON],
    String,
  );
  expect(town).toMatchObject({
    name: 'Lissabon',
    latitude: 38.7223,
    longitude: -9.1393,
    maxZoom: 24,
  });
});

test('a town that is not known stays where it was', () => {
  const porto = { id: 'p', name: 'Porto', ...near, latitude: 41.15, isTown: true };
  expect(namesWithGround([porto], [LISBON], String)[0]).toEqual(porto);
});

test('neighbourhoods are named once, and rings by their distance', () => {
  const names = namesWithGround(
    [{ id: 'a', name: 'alfama', ...near }],
    [LISBON],
    (km) => `${km} km`,
  );
  expect(names.map(({ name }) => name)).toEqual(['alfama', 'Estrela', '1 km', '3 km', '5 km']);
});
