import { readFileSync } from 'node:fs';
import type { Position as Point } from 'geojson';
import { expect, test } from 'vitest';
import type { Position } from '#domain/places.ts';
import { type LandFile, landFeatures } from '#platform/web/map/land.ts';
import { SEASIDE } from './data/seaside.ts';
import { DESTINATIONS } from './destinations.ts';

const KM_PER_DEGREE = 111.2;
const file = new URL('../../../../public/map/land.json', import.meta.url);
const { land } = landFeatures(JSON.parse(readFileSync(file, 'utf8')) as LandFile);
const coasts: Point[][] = land.features.flatMap(({ geometry }) =>
  geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
);

/** Km from a position to the nearest coast. */
function kmToCoast({ latitude, longitude }: Position): number {
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const near = coasts.map((coast) =>
    coast.map(([x = 0, y = 0]) => [
      (x - longitude) * kmPerLongitude,
      (y - latitude) * KM_PER_DEGREE,
    ]),
  );
  let nearest = Number.POSITIVE_INFINITY;
  for (const coast of near) {
    for (let nth = 1; nth < coast.length; nth += 1) {
      const [fromX = 0, fromY = 0] = coast[nth - 1] ?? [];
      const [toX = 0, toY = 0] = coast[nth] ?? [];
      const [dx, dy] = [toX - fromX, toY - fromY];
      const squared = dx * dx + dy * dy;
      const along =
        squared === 0 ? 0 : Math.max(0, Math.min(1, -(fromX * dx + fromY * dy) / squared));
      nearest = Math.min(nearest, Math.hypot(fromX + along * dx, fromY + along * dy));
    }
  }
  return nearest;
}

test('places near the sea are those that the map has there', { timeout: 60_000 }, () => {
  const near = [...DESTINATIONS.values()].filter((place) => kmToCoast(place) <= 10);
  expect(near.map(({ code }) => code).filter((code) => code !== 'YMQ')).toEqual(
    [...DESTINATIONS.keys()].filter((code) => SEASIDE.has(code)),
  );
  expect([...SEASIDE].filter((code) => !DESTINATIONS.has(code))).toEqual([]);
});
