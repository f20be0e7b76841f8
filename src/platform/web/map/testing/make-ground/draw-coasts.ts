import type { GroundBox } from '../../ground-box.ts';
import { GRID_CELLS } from './grid.ts';
import type { ByteGrid } from './trace-rings.ts';

/** The coasts in one degree of the world's map. */
export interface CoastBin {
  /** Shores of seas, lakes and islands, from one side of the bin to another, or closed. */
  readonly lines: readonly (readonly (readonly [longitude: number, latitude: number])[])[];
  /** Whether its south-west corner is in water. */
  readonly isCornerWater: boolean;
}

/** Reads the bin whose south-west corner has a latitude and a longitude in whole degrees. */
export type ReadCoasts = (south: number, west: number) => CoastBin;

/** Rows in a cell: how finely a shore's edge is told. */
const ROWS = 4;
/** Degrees inside of a bin's western side: its lines end on the side itself. */
const INSIDE = 1e-6;

/**
 * The seas and lakes of a square as a grid of bytes: 255 where all of a cell is water. Each crossing
 * of a shore turns land into water or water into land, counted from a corner of which it is known.
 */
export function drawCoasts(read: ReadCoasts, box: GroundBox): ByteGrid {
  const rows = GRID_CELLS * ROWS;
  const [south, west] = [Math.floor(box.south), Math.floor(box.west)];
  const step = (box.north - box.south) / rows;
  const toLatitude = (row: number) => box.north - (row + 0.5) * step;
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  const turns: number[] = [];
  const start = west + INSIDE;
  for (let bin = south; bin <= box.north; bin += 1) {
    for (let column = west; column <= box.east; column += 1) {
      for (const line of read(bin, column).lines) {
        eachLeg(line, ([x0, y0], [x1, y1]) => {
          if (x0 > start !== x1 > start) turns.push(y0 + ((y1 - y0) * (start - x0)) / (x1 - x0));
          const from = Math.max(0, Math.ceil((box.north - Math.max(y0, y1)) / step - 0.5));
          const to = Math.min(rows - 1, Math.floor((box.north - Math.min(y0, y1)) / step - 0.5));
          for (let row = from; row <= to; row += 1) {
            const y = toLatitude(row);
            if (y0 > y === y1 > y) continue;
            crossings[row]?.push(x0 + ((x1 - x0) * (y - y0)) / (y1 - y0));
          }
        });
      }
    }
  }
  const isCornerWater = read(south, west).isCornerWater;
  const bytes = new Float32Array(GRID_CELLS * GRID_CELLS);
  const scale = GRID_CELLS / (box.east - box.west);
  for (let row = 0; row < rows; row += 1) {
    const y = toLatitude(row);
    let isWater = isCornerWater !== (turns.filter((turn) => turn < y).length % 2 === 1);
    let from = 0;
    const ordered = (crossings[row] ?? []).filter((x) => x > start).sort((a, b) => a - b);
    for (const x of [...ordered, box.east]) {
      const to = Math.max(0, Math.min(GRID_CELLS, (x - box.west) * scale));
      if (isWater) fillRow(bytes, Math.floor(row / ROWS), from, to);
      from = to;
      isWater = !isWater;
    }
  }
  return {
    width: GRID_CELLS,
    height: GRID_CELLS,
    bytes: Uint8Array.from(bytes, (share) => Math.round((share * 255) / ROWS)),
  };
}

type Point = readonly [number, number];

function eachLeg(line: readonly Point[], run: (from: Point, to: Point) => void): void {
  line.reduce((from, to) => {
    run(from, to);
    return to;
  });
}

/** Adds to each cell the share of it that lies between two columns. */
function fillRow(bytes: Float32Array, row: number, from: number, to: number): void {
  for (let column = Math.floor(from); column < to; column += 1) {
    const share = Math.min(to, column + 1) - Math.max(from, column);
    const at = row * GRID_CELLS + column;
    bytes[at] = (bytes[at] ?? 0) + share;
  }
}
