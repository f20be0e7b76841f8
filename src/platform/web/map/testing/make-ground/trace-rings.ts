/** A point of a grid: column and row, between cells too. */
export type GridPoint = readonly [x: number, y: number];

/** A grid of bytes, row by row. */
export interface ByteGrid {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Smallest value of a byte that counts as inside. */
const LEVEL = 127.5;

/**
 * For each of the sixteen cases of a square of four bytes (top left 8, top right 4, bottom right 2,
 * bottom left 1), the edges that a line crosses it by, inside on its left: top 0, right 1, bottom 2,
 * left 3.
 */
const CROSSINGS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

/**
 * The closed lines around the inside, by marching squares with interpolation; beyond its edge the
 * grid counts as outside. Rings around the inside and rings around its holes turn opposite ways.
 * Linear in the number of bytes.
 */
export function traceRings({ width, height, bytes }: ByteGrid): GridPoint[][] {
  const valueAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (bytes[y * width + x] ?? 0);
  const isInside = (value: number) => (value > LEVEL ? 1 : 0);
  /** The next edge of the line that leaves a square by an edge, and the point it leaves at. */
  const steps = new Map<number, { readonly to: number; readonly at: GridPoint }>();
  // An edge is named once for the two squares that share it: each square's top and left.
  const columns = width + 2;
  const edgeKey = (x: number, y: number, edge: number) => {
    if (edge === 1) return ((y + 1) * columns + x + 2) * 2 + 1;
    if (edge === 2) return ((y + 2) * columns + x + 1) * 2;
    return ((y + 1) * columns + x + 1) * 2 + (edge === 3 ? 1 : 0);
  };
  for (let y = -1; y < height; y += 1) {
    for (let x = -1; x < width; x += 1) {
      const corners = [
        valueAt(x, y),
        valueAt(x + 1, y),
        valueAt(x + 1, y + 1),
        valueAt(x, y + 1),
      ] as const;
      const [a, b, c, d] = corners;
      const kind = isInside(a) * 8 + isInside(b) * 4 + isInside(c) * 2 + isInside(d);
      if (kind === 0 || kind === 15) continue;
      for (const [from, to] of CROSSINGS[kind] ?? []) {
        steps.set(edgeKey(x, y, from), {
          to: edgeKey(x, y, to),
          at: pointOn(x, y, from, corners),
        });
      }
    }
  }
  const rings: GridPoint[][] = [];
  for (const start of steps.keys()) {
    const ring: GridPoint[] = [];
    let name = start;
    for (let step = steps.get(name); step !== undefined; step = steps.get(name)) {
      ring.push(step.at);
      steps.delete(name);
      name = step.to;
    }
    const [first] = ring;
    if (first !== undefined) rings.push([...ring, first]);
  }
  return rings;
}

/** The point of the level on an edge of the square whose top left is at x and y. */
function pointOn(
  x: number,
  y: number,
  edge: number,
  [a, b, c, d]: readonly [number, number, number, number],
): GridPoint {
  const between = (from: number, to: number) => (LEVEL - from) / (to - from);
  if (edge === 0) return [x + between(a, b), y];
  if (edge === 1) return [x + 1, y + between(b, c)];
  if (edge === 2) return [x + between(d, c), y + 1];
  return [x, y + between(a, d)];
}

/** Twice the area in a ring, in cells; negative for rings that turn in the other direction. */
export function signedArea(ring: readonly GridPoint[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [x0, y0] = ring[at - 1] ?? [0, 0];
    const [x1, y1] = ring[at] ?? [0, 0];
    sum += x0 * y1 - x1 * y0;
  }
  return sum;
}
