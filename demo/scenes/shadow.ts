import type { Box, Frame } from './solid.ts';
import { blur, type Stage } from './stage.ts';
import { ellipse, type Point, path, polygon } from './svg.ts';
import { type Place, project } from './view.ts';

const OPACITY = { dawn: 0.22, day: 0.3, dusk: 0.3, night: 0.42 } as const;

const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** The convex outline around points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of list) {
      for (;;) {
        const a = kept[kept.length - 2];
        const b = kept[kept.length - 1];
        if (a === undefined || b === undefined || cross(a, b, point) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** The colour shadows have: never black, always a little of the sky. */
function shadowColor(stage: Stage): string {
  return stage.light.time === 'night' ? '#050818' : '#2a2547';
}

/** The shadow that boxes of a thing throw on level ground. */
export function castShadow(frame: Frame, boxes: readonly Box[]): string {
  const { stage } = frame;
  const [sx, sy, sz] = stage.light.toSun;
  const reach = Math.min(1.3, Math.hypot(sx, sz) / Math.max(0.15, sy)) / Math.hypot(sx, sz);
  let data = '';
  for (const { x, y, z, w, h, d } of boxes) {
    const ground: Point[] = [];
    for (const cx of [x, x + w]) {
      for (const cz of [z, z + d]) {
        for (const cy of [y, y + h]) {
          const [wx, wy, wz] = frame.world([cx, cy, cz]);
          ground.push([wx - sx * reach * wy, wz - sz * reach * wy]);
        }
      }
    }
    const outline = hull(ground).map(([gx, gz]): Place => [gx, 0, Math.max(gz, 1.5)]);
    data += polygon(outline.map((place) => project(stage.view, place)));
  }
  return path(data, shadowColor(stage), {
    opacity: OPACITY[stage.light.time],
    // A far shadow's edge is sharper than a pixel.
    ...(frame.world([0, 0, 0])[2] > 28 ? {} : { filter: blur(stage, 2.5) }),
  });
}

/** The dark, soft line where a small thing touches the ground. */
export function contact(stage: Stage, x: number, y: number, rx: number, ry = rx * 0.22): string {
  return ellipse(x, y, rx, ry, shadowColor(stage), { opacity: OPACITY[stage.light.time] });
}
