import sharp from 'sharp';
import type { GroundBox } from '../../ground-box.ts';
import { GRID_CELLS } from './grid.ts';
import type { ByteGrid } from './trace-rings.ts';

/** Rings of a polygon, the first around it and the others around its holes, in degrees. */
export type WaterPolygon = readonly (readonly (readonly [longitude: number, latitude: number])[])[];

/** Polygons of the world with the boxes around them, for finding those of a city. */
export interface BoxedPolygon {
  readonly rings: readonly BoxedRing[];
}

interface BoxedRing {
  readonly points: WaterPolygon[number];
  readonly box: GroundBox;
}

/** Waters for the generator. */
export interface WorldWaters {
  /** Drawn as they are. */
  readonly seas: readonly BoxedPolygon[];
  /** Lakes and rivers, which the map of the world has in pieces; they are drawn together. */
  readonly inland: readonly BoxedPolygon[];
}

/** Gap in cells over which pieces of a river are joined. */
const MEND_CELLS = 11;
/** How full a cell must then be to count as water; below half, because rivers are thin. */
const MEND_LEVEL = 40;
/** Cells that the corners of the pieces are rounded over. */
const SOFTEN_CELLS = 6;

/** With the box around each ring. */
export function boxed(polygons: Iterable<WaterPolygon>): BoxedPolygon[] {
  return Array.from(polygons, (polygon) => ({
    rings: polygon.map((points) => ({ points, box: boxAroundRing(points) })),
  }));
}

/** The waters of a square as a grid of bytes: 255 where all of a cell is water. */
export async function drawWaters(waters: WorldWaters, box: GroundBox): Promise<ByteGrid> {
  const seas = await paint(waters.seas, box);
  const pieces = await blurred(await paint(waters.inland, box), MEND_CELLS);
  const mended = pieces.bytes.map((byte) => (byte > MEND_LEVEL ? 255 : 0));
  const inland = await blurred({ ...pieces, bytes: mended }, SOFTEN_CELLS);
  return {
    ...seas,
    bytes: seas.bytes.map((byte, at) => Math.max(byte, inland.bytes[at] ?? 0)),
  };
}

async function blurred(grid: ByteGrid, cells: number): Promise<ByteGrid> {
  const { width, height, bytes } = grid;
  const data = await sharp(bytes, { raw: { width, height, channels: 1 } })
    .blur(cells)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { width, height, bytes: new Uint8Array(data) };
}

async function paint(polygons: readonly BoxedPolygon[], box: GroundBox): Promise<ByteGrid> {
  const paths = polygons.flatMap(({ rings: [around, ...holes] }) => {
    if (around === undefined || !meets(around.box, box)) return [];
    const near = [around, ...holes.filter((hole) => meets(hole.box, box))];
    return [`<path d="${near.map(({ points }) => toSvgPath(points, box)).join('')}"/>`];
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${GRID_CELLS}" height="${GRID_CELLS}"><rect width="100%" height="100%"/><g fill="#fff" fill-rule="evenodd">${paths.join('')}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
}

function toSvgPath(points: WaterPolygon[number], { west, south, east, north }: GroundBox): string {
  const turn = east > 180 ? 360 : 0;
  const on = points.map(([longitude, latitude]) => {
    const x = (longitude < west - 180 ? longitude + turn : longitude) - west;
    return `${((x / (east - west)) * GRID_CELLS).toFixed(1)} ${(((north - latitude) / (north - south)) * GRID_CELLS).toFixed(1)}`;
  });
  return `M${on.join('L')}Z`;
}

function boxAroundRing(points: WaterPolygon[number]): GroundBox {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude, latitude] of points) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { west, south, east, north };
}

function meets(one: GroundBox, other: GroundBox): boolean {
  const isOver = one.south <= other.north && one.north >= other.south;
  const isBeside = one.west <= other.east && one.east >= other.west;
  // Areas beyond 180 are at -180 in the world's map.
  const isBeyond = other.east > 180 && one.west <= other.east - 360;
  return isOver && (isBeside || isBeyond);
}
