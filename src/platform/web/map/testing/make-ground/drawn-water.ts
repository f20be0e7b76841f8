import type { FeatureCollection, Position as Point } from 'geojson';

/** Polygons of the waters of a city's file, each with its holes. */
export function collectPolygons({ features }: FeatureCollection): Point[][][] {
  return features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
}

/** Whether a point is in one of the polygons, and in none of its holes. */
export function isWater(water: FeatureCollection, [x, y]: readonly [number, number]): boolean {
  return collectPolygons(water).some((rings) => {
    const crossings = rings.flatMap((ring) =>
      ring.slice(1).filter(([x1 = 0, y1 = 0], at) => {
        const [x0 = 0, y0 = 0] = ring[at] ?? [];
        return y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0;
      }),
    );
    return crossings.length % 2 === 1;
  });
}
