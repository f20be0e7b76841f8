import { distanceToLine } from './distance-to-line.ts';
import type { GridPoint } from './trace-rings.ts';

/** The line without the points that are nearer to it than a tolerance (Douglas and Peucker). */
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
      const away = distanceToLine(line[at], line[from], line[to]);
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
