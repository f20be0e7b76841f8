import { meshArcs, quantize, type Topology, type TopologyGeometry } from 'topojson-client';

/** Steps over the whole world that coasts are rounded to: 2.7 km, about as fine as they are drawn. */
const COAST_STEPS = 1.5e4;
/** Borders come from the coarser map and need no more. */
const BORDER_STEPS = 5e3;

/**
 * The map's data file: coasts at 1:50 million and the borders between countries at 1:110 million,
 * both of Natural Earth, as small as they get.
 *
 * @param coasts `land-50m.json` of world-atlas
 * @param countries `countries-110m.json` of world-atlas
 */
export function makeLand(coasts: Topology, countries: Topology): string {
  const land = coasts.objects.land;
  const all = countries.objects.countries;
  if (land === undefined || all === undefined) throw new Error('not the maps of world-atlas');
  const borders = meshArcs(countries, all, (a, b) => a !== b);
  return JSON.stringify({
    land: quantize(unrounded({ ...coasts, objects: { land: bare(land) } }), COAST_STEPS),
    borders: quantize(unrounded(onlyLines(countries, borders.arcs)), BORDER_STEPS),
  });
}

function onlyLines(topology: Topology, lines: readonly (readonly number[])[]): Topology {
  const arcs: Topology['arcs'][number][] = [];
  const kept = lines.map((line) =>
    line.map((arc) => {
      const points = topology.arcs[arc < 0 ? ~arc : arc] ?? [];
      arcs.push(points);
      return arc < 0 ? ~(arcs.length - 1) : arcs.length - 1;
    }),
  );
  return { ...topology, arcs, objects: { borders: { type: 'MultiLineString', arcs: kept } } };
}

/** Geometry without names and numbers. */
function bare({ type, arcs, geometries }: TopologyGeometry): TopologyGeometry {
  return {
    type,
    ...(arcs === undefined ? {} : { arcs }),
    ...(geometries === undefined ? {} : { geometries: geometries.map(bare) }),
  };
}

/** The topology in degrees; rounding anew needs it so. */
function unrounded({ transform, ...topology }: Topology): Topology {
  if (transform === undefined) return topology;
  const { scale, translate } = transform;
  return {
    ...topology,
    arcs: topology.arcs.map((arc) => {
      let x = 0;
      let y = 0;
      return arc.map(([dx, dy]) => {
        x += dx;
        y += dy;
        return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
      });
    }),
  };
}
