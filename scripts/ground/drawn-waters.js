import { decodePart, WATER_PARTS } from '../../src/platform/web/map/ground.ts';
import { boxed, paint } from '../../src/platform/web/map/testing/make-ground/draw-waters.ts';
import { collectPolygons } from '../../src/platform/web/map/testing/make-ground/drawn-water.ts';

/**
 * The waters of a city's file as `makeGround` takes them; shores that are drawn from them anew are
 * off by another 25 m at most.
 *
 * @param {import('topojson-client').Topology} topology
 * @returns {(box: import('../../src/platform/web/map/ground-box.ts').GroundBox) => Promise<import('../../src/platform/web/map/testing/make-ground/draw-waters.ts').DrawnWaters>}
 */
export function redraw(topology) {
  return async (box) => {
    const [coasts, inland] = await Promise.all(
      WATER_PARTS.map((part) => paint(boxed(polygonsOf(topology, part)), box)),
    );
    if (coasts === undefined || inland === undefined) throw new TypeError('a part is missing');
    return { coasts, inland };
  };
}

/**
 * @param {import('topojson-client').Topology} topology
 * @param {import('../../src/platform/web/map/ground.ts').WaterPart} part
 */
function polygonsOf(topology, part) {
  return collectPolygons({ type: 'FeatureCollection', features: decodePart(topology, part) }).map(
    (rings) => rings.map((ring) => ring.map(([x = 0, y = 0]) => /** @type {const} */ ([x, y]))),
  );
}
