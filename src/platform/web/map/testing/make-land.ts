import { meshArcs, quantize, type Topology, type TopologyGeometry } from 'topojson-client';

/** Steps over the whole world that coasts are rounded to: 2.7 km, about as fine as they are drawn. */
const COAST_STEPS = 1.5e4;
/** South of it there is Antarctica alone, which would fill a third of a map of the world. */
const SOUTHERN_END = -60;
/** Borders come from the coarser map, which is enough. */
const BORDER_STEPS = 5e3;

/**
 * The map's data file: coasts at 1:50 million and the borders between countries at 1:110 million,
 * both of Natural Earth, as small as possible.
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
    land: quantize(onlyInhabited(unrounded(coasts), land), COAST_STEPS),
    borders: quantize(unrounded(onlyLines(countries, borders.arcs)), BORDER_STEPS),
  });
}

/** Lines by their arcs; a line that is walked backwards has its arc inverted. */
type Lines = readonly (readonly number[])[];

function onlyLines(topology: Topology, lines: Lines): Topology {
  const { arcs, keep } = keeper(topology);
  const kept = lines.map(keep);
  return { ...topology, arcs, objects: { borders: { type: 'MultiLineString', arcs: kept } } };
}

/** The polygons north of Antarctica, without names and numbers. */
function onlyInhabited(topology: Topology, land: TopologyGeometry): Topology {
  const { arcs, keep } = keeper(topology);
  const polygons = (land.geometries ?? []).flatMap(({ arcs }) => arcs as Lines[]);
  const isInhabited = ([outline = []]: Lines) =>
    outline.some((arc) => getArc(topology, arc).some(([, latitude]) => latitude > SOUTHERN_END));
  const kept = polygons.filter(isInhabited).map((rings) => rings.map(keep));
  const geometries = [{ type: 'MultiPolygon', arcs: kept }];
  return { ...topology, arcs, objects: { land: { type: 'GeometryCollection', geometries } } };
}

/** Numbers the used arcs of a topology in the order of their use. */
function keeper(topology: Topology) {
  const arcs: Topology['arcs'][number][] = [];
  const keep = (line: readonly number[]) =>
    line.map((arc) => {
      const at = arcs.push(getArc(topology, arc)) - 1;
      return arc < 0 ? ~at : at;
    });
  return { arcs, keep };
}

function getArc({ arcs }: Topology, arc: number): Topology['arcs'][number] {
  return arcs[arc < 0 ? ~arc : arc] ?? [];
}

/** The topology in degrees, as needed for another rounding. */
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
