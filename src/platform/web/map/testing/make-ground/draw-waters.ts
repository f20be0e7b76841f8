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
  /** Seas, bays and lakes of a square, drawn as they are; 255 where all of a cell is water. */
  drawCoasts(box: GroundBox): ByteGrid | Promise<ByteGrid>;
  /** Rivers, which the map of the world has in coarse pieces; they are joined. */
  readonly rivers: readonly BoxedPolygon[];
  /** Lakes, of the same map; the corners of their pieces are rounded. */
  readonly lakes: readonly BoxedPolygon[];
}

/** Waters of a square by their source: the two are never mixed in one polygon. */
export interface DrawnWaters {
  readonly coasts: ByteGrid;
  readonly inland: ByteGrid;
}

/** Gap in cells over which pieces of a river are joined. */
const MEND_CELLS = 11;
/** A byte above which a cell is taken in while pieces grow; thin rivers need less than half. */
const GROW_LEVEL = 40;
/** A byte below which a cell is given back while they shrink: half as far as they have grown. */
const SHRINK_LEVEL = 176;
/** Cells that the corners of the pieces are rounded over. */
const SOFTEN_CELLS = 6;
/**
 * Cells around the waters of the coasts within which pieces don't count: near a shore that is known
 * well, their own coarse shores would be drawn beside it.
 */
const COAST_CELLS = 12;

/** With the box around each ring. */
export function boxed(polygons: Iterable<WaterPolygon>): BoxedPolygon[] {
  return Array.from(polygons, (polygon) => ({
    rings: polygon.map((points) => ({ points, box: boxAroundRing(points) })),
  }));
}

/** The waters of a square. */
export async function drawWaters(waters: WorldWaters, box: GroundBox): Promise<DrawnWaters> {
  const coasts = await waters.drawCoasts(box);
  const rivers = await join(await paint(waters.rivers, box));
  const lakes = await blurred(await paint(waters.lakes, box), SOFTEN_CELLS);
  const inland = combine(rivers, lakes, Math.max);
  // Waters beyond the coasts' surroundings are followed back to their mouth.
  const near = await widen(coasts, COAST_CELLS);
  const beyond = combine(inland, near, (byte, around) => (around > 127 ? 0 : byte));
  const followed = await widen(beyond, COAST_CELLS + 2);
  return { coasts, inland: combine(inland, followed, Math.min) };
}

/**
 * Joins pieces of rivers: they grow until they touch, and shrink again by half of that, so that
 * their necks stay.
 */
async function join(pieces: ByteGrid): Promise<ByteGrid> {
  const grown = above(await blurred(pieces, MEND_CELLS), GROW_LEVEL);
  const joined = above(await blurred(grown, MEND_CELLS), SHRINK_LEVEL);
  return blurred(joined, SOFTEN_CELLS);
}

/** The grid with all that is within some cells of its waters. */
async function widen(grid: ByteGrid, cells: number): Promise<ByteGrid> {
  return above(await blurred(above(grid, 127), cells), GROW_LEVEL);
}

function above(grid: ByteGrid, level: number): ByteGrid {
  return { ...grid, bytes: grid.bytes.map((byte) => (byte > level ? 255 : 0)) };
}

function combine(
  one: ByteGrid,
  other: ByteGrid,
  pick: (byte: number, other: number) => number,
): ByteGrid {
  return { ...one, bytes: one.bytes.map((byte, at) => pick(byte, other.bytes[at] ?? 0)) };
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

/** Polygons on the grid of a square. */
export async function paint(polygons: readonly BoxedPolygon[], box: GroundBox): Promise<ByteGrid> {
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
