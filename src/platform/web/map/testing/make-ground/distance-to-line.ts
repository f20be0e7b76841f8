import type { GridPoint } from './trace-rings.ts';

/** Distance from a point to a segment of a line. */
export function distanceToLine(
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
