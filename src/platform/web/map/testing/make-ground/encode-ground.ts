import { brotliCompressSync, constants } from 'node:zlib';
import type { Topology } from 'topojson-client';
import type { WaterPart } from '../../ground.ts';
import type { GroundBox } from '../../ground-box.ts';
import { GRID_CELLS } from './grid.ts';
import { type GridPoint, signedArea } from './trace-rings.ts';

/** Most bytes of a city's file, compressed at the server's level. */
export const MAX_BYTES = 40_000;
/** Steps of a coordinate in a cell. */
const STEPS = 4;

/** Compressed bytes of a file. */
export function sentBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Rings of grids as polygons of a topology in degrees; those that turn back are holes. */
export function encodeRings(
  parts: Readonly<Record<WaterPart, readonly (readonly GridPoint[])[]>>,
  box: GroundBox,
): Topology {
  const scale = [
    (box.east - box.west) / (GRID_CELLS * STEPS),
    (box.south - box.north) / (GRID_CELLS * STEPS),
  ] as const;
  const toPolygons = (rings: readonly (readonly GridPoint[])[], first: number) =>
    ({
      type: 'MultiPolygon',
      arcs: gather(rings).map((polygon) => polygon.map((at) => [first + at])),
    }) as const;
  return {
    type: 'Topology',
    transform: { scale, translate: [box.west, box.north] },
    objects: {
      coasts: toPolygons(parts.coasts, 0),
      inland: toPolygons(parts.inland, parts.coasts.length),
    },
    arcs: [...parts.coasts, ...parts.inland].map(toSteps),
  };
}

/** Polygons of rings by their numbers, each with the holes that it surrounds closest. */
function gather(rings: readonly (readonly GridPoint[])[]): number[][] {
  const turns = rings.map(signedArea);
  const outer = rings.flatMap((_, at) => ((turns[at] ?? 0) < 0 ? [at] : []));
  const polygons = new Map(outer.map((at) => [at, [at]]));
  rings.forEach((ring, at) => {
    if ((turns[at] ?? 0) < 0) return;
    const around = outer
      .filter((one) => holds(rings[one] ?? [], ring[0] ?? [0, 0]))
      .sort((a, b) => Math.abs(turns[a] ?? 0) - Math.abs(turns[b] ?? 0))[0];
    if (around !== undefined) polygons.get(around)?.push(at);
  });
  return [...polygons.values()];
}

/** A ring in whole steps, each from the one before. */
function toSteps(ring: readonly GridPoint[]): [number, number][] {
  let before: GridPoint = [0, 0];
  return ring.map(([x, y]) => {
    const now: GridPoint = [onGrid(x), onGrid(y)];
    const step: [number, number] = [now[0] - before[0], now[1] - before[1]];
    before = now;
    return step;
  });
}

/** The middle of a cell is half a cell from the square's edge, and the edge is never crossed. */
function onGrid(cells: number): number {
  return Math.max(0, Math.min(GRID_CELLS * STEPS, Math.round((cells + 0.5) * STEPS)));
}

/** Whether a ring surrounds a point. */
function holds(ring: readonly GridPoint[], [x, y]: GridPoint): boolean {
  let isIn = false;
  for (let at = 1; at < ring.length; at += 1) {
    const [x0, y0] = ring[at - 1] ?? [0, 0];
    const [x1, y1] = ring[at] ?? [0, 0];
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) isIn = !isIn;
  }
  return isIn;
}
