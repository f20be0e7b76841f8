import type { Position } from '#domain/places.ts';
import { GROUND_KM, type GroundBox } from '../../ground-box.ts';
import { distanceToLine } from './distance-to-line.ts';
import { GRID_CELLS } from './grid.ts';
import type { ByteGrid, GridPoint } from './trace-rings.ts';

const CELLS_PER_KM = GRID_CELLS / (2 * GROUND_KM);
/** Half the width of the land that joins a place to its shore: 250 m. */
const REACH = 0.25 * CELLS_PER_KM;
/** A place further than this from every shore is on land that the source leaves out: 2 km. */
const MAX_TO_SHORE = 2 * CELLS_PER_KM;
/** Half the width of land without a shore, larger than the smallest drawn island: 750 m. */
const ALONE = 0.75 * CELLS_PER_KM;

/**
 * The waters without those that cover places: each place gets a strip of land to the nearest shore,
 * or land around it where there is none near. Places on land change nothing.
 *
 * @param places whose land is known: neighbourhoods, stations, airports
 */
export function carveLand(grid: ByteGrid, box: GroundBox, places: readonly Position[]): ByteGrid {
  const bytes = Uint8Array.from(grid.bytes);
  for (const place of places) {
    const at = cellAt(place, box);
    if (!touchesWater(grid, at)) continue;
    const shore = nearestLand(grid, at);
    if (shore === null) fillStrip({ ...grid, bytes }, at, at, ALONE);
    else fillStrip({ ...grid, bytes }, at, shore, REACH);
  }
  return { ...grid, bytes };
}

/** A position on the grid of a square, in cells from the middle of the first. */
export function cellAt({ latitude, longitude }: Position, box: GroundBox): GridPoint {
  const east = longitude < box.west ? longitude + 360 : longitude;
  return [
    ((east - box.west) / (box.east - box.west)) * GRID_CELLS - 0.5,
    ((box.north - latitude) / (box.north - box.south)) * GRID_CELLS - 0.5,
  ];
}

/** Whether a point is in water, or so near that lines which are simplified may take it in. */
function touchesWater(grid: ByteGrid, [x, y]: GridPoint): boolean {
  const columns = [Math.floor(x), Math.ceil(x)];
  const rows = [Math.floor(y), Math.ceil(y)];
  return columns.some((column) => rows.some((row) => isWater(grid, column, row)));
}

/** The same rule as in `traceRings`: at least half full. */
function isWater({ width, height, bytes }: ByteGrid, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && (bytes[y * width + x] ?? 0) > 127;
}

/** The nearest cell that isn't water; null where there is none within `MAX_TO_SHORE`. */
function nearestLand(grid: ByteGrid, [x, y]: GridPoint): GridPoint | null {
  let nearest: GridPoint | null = null;
  let min = MAX_TO_SHORE;
  for (const [column, row] of cellsAround(grid, [x, y], [x, y], MAX_TO_SHORE)) {
    const away = Math.hypot(column - x, row - y);
    if (away > min || isWater(grid, column, row)) continue;
    nearest = [column, row];
    min = away;
  }
  return nearest;
}

/** Removes the water within `reach` of the line between two points; its edge is soft. */
function fillStrip(grid: ByteGrid, from: GridPoint, to: GridPoint, reach: number): void {
  for (const [column, row] of cellsAround(grid, from, to, reach + 1)) {
    const left = distanceToLine([column, row], from, to) - reach + 0.5;
    const max = Math.max(0, Math.min(255, Math.round(left * 255)));
    const at = row * grid.width + column;
    grid.bytes[at] = Math.min(grid.bytes[at] ?? 0, max);
  }
}

/** Cells of the grid in the square around two points, and `reach` beyond it. */
function* cellsAround(
  { width, height }: ByteGrid,
  [x0, y0]: GridPoint,
  [x1, y1]: GridPoint,
  reach: number,
): Generator<GridPoint> {
  const [top, left] = [Math.min(y0, y1) - reach, Math.min(x0, x1) - reach].map(Math.floor);
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y1) + reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x1) + reach));
  for (let row = Math.max(0, top ?? 0); row <= bottom; row += 1) {
    for (let column = Math.max(0, left ?? 0); column <= right; column += 1) yield [column, row];
  }
}
