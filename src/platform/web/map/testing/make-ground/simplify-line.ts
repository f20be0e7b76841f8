import type { GridPoint } from './trace-rings.ts';

/** The line without the points that lie nearer to it than a tolerance (Douglas and Peucker). */
export function simplifyLine(line: readonly GridPoint[], tolerance: number): GridPoint[] {
  const kept = new Uint8Array(line.length);
  kept[0] = 1;
  kept[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let furthest = -1;
    let max = tolerance;
    for (let at = from + 1; at < to; at += 1) {
      const away = distance(line[at], line[from], line[to]);
      if (away > max) {
        max = away;
        furthest = at;
      }
    }
    if (furthest < 0) continue;
    kept[furthest] = 1;
    spans.push([from, furthest], [furthest, to]);
  }
  return line.filter((_, at) => kept[at] === 1);
}

/** From a point to a piece of a line. */
function distance(
  [x, y]: GridPoint = [0, 0],
  [x0, y0]: GridPoint = [0, 0],
  [x1, y1]: GridPoint = [0, 0],
): number {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
  return Math.hypot(x - x0 - along * dx, y - y0 - along * dy);
}
