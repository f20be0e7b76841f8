import { boxed } from '../../src/platform/web/map/testing/make-ground/draw-waters.ts';
import { collectPolygons } from '../../src/platform/web/map/testing/make-ground/drawn-water.ts';

/**
 * The waters of a city's file as `makeGround` takes them; shores that are drawn from them anew are
 * off by another 25 m at most.
 *
 * @param {import('geojson').FeatureCollection} water
 * @returns {import('../../src/platform/web/map/testing/make-ground/draw-waters.ts').WorldWaters}
 */
export function drawnWaters(water) {
  const polygons = collectPolygons(water).map((rings) =>
    rings.map((ring) => ring.map(([x = 0, y = 0]) => /** @type {const} */ ([x, y]))),
  );
  return { seas: boxed(polygons), inland: [] };
}
