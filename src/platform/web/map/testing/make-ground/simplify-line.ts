import { distanceToLine } from './distance-to-line.ts';
import type { GridPoint } from './trace-rings.ts';

/**
 * The line without the points that are nearer to it than a tolerance (Douglas and Peucker).
 *
 * @param toleranceAt cells that the line may be off by at a point
 */
export function simplifyLine(
  line: readonly GridPoint[],
  toleranceAt: (point: GridPoint) => number,
): GridPoint[] {
  const kept = new Uint8Array(line.length);
  kept[0] = 1;
  kept[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let furthest = -1;
    let max = 1;
    for (let at = from + 1; at < to; at += 1) {
      const point = line[at];
      if (point === undefined) continue;
      // In tolerances: a point near the city is missed sooner than one further out.
      const away = distanceToLine(point, line[from], line[to]) / toleranceAt(point);
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
