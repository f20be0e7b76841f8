import { type Box, type Frame, surface } from './solid.ts';
import { type Point, path, polygon, stroke } from './svg.ts';
import type { Place } from './view.ts';

/** An upright wall, on which things are placed in metres from its lower left corner. */
export interface Wall {
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly seen: boolean;
  /** A point of the wall; `out` stands off it towards the outside. */
  point(across: number, up: number, out?: number): Point;
  /** A material's colour on this wall; `extra` adds sunlight (a sill, a bevel). */
  tone(color: string, extra?: number): string;
  /** Path data of an outline in wall coordinates, so that several can share one element. */
  outline(points: readonly Point[], out?: number): string;
  /** A filled outline in wall coordinates. The colour is used as it is. */
  area(points: readonly Point[], fill: string, out?: number): string;
  /** An upright rectangle. The colour is used as it is. */
  rect(
    across: number,
    up: number,
    width: number,
    height: number,
    fill: string,
    out?: number,
  ): string;
  /** A straight line, its width in metres. */
  line(from: Point, to: Point, color: string, width: number): string;
  /** How many pixels a metre takes in the wall's middle. */
  readonly scale: number;
}

type Side = 'front' | 'right' | 'back' | 'left';

/** A wall from one corner of the ground to another, seen from the outside left to right. */
export function wallBetween(frame: Frame, from: Place, to: Place, height: number): Wall {
  const width = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const ux = (to[0] - from[0]) / width;
  const uz = (to[2] - from[2]) / width;
  const normal: Place = [uz, 0, -ux];
  const place = (across: number, up: number, out = 0): Place => [
    from[0] + ux * across + normal[0] * out,
    from[1] + up,
    from[2] + uz * across + normal[2] * out,
  ];
  const middle = place(width / 2, height / 2);
  const scale = frame.stage.view.focal / Math.max(1, frame.world(middle)[2]);
  const point = (across: number, up: number, out = 0): Point => frame.at(place(across, up, out));
  const outline = (points: readonly Point[], out = 0): string =>
    polygon(points.map(([u, v]) => point(u, v, out)));
  const area = (points: readonly Point[], fill: string, out = 0): string =>
    path(outline(points, out), fill);
  return {
    frame,
    width,
    height,
    scale,
    seen: frame.faces(middle, normal),
    point,
    tone: (color, extra = 0) =>
      extra === 0
        ? surface(frame, middle, normal, color)
        : frame.stage.tone(
            color,
            Math.min(1, frame.sunlit(normal) + extra),
            frame.world(middle)[2],
          ),
    outline,
    area,
    rect: (across, up, w, h, fill, out = 0) =>
      area(
        [
          [across, up],
          [across + w, up],
          [across + w, up + h],
          [across, up + h],
        ],
        fill,
        out,
      ),
    line(from2, to2, color, lineWidth) {
      const data = polygon([point(from2[0], from2[1]), point(to2[0], to2[1])], false);
      return stroke(data, color, Math.max(0.6, lineWidth * scale));
    },
  };
}

/** One side of a box as a wall. */
export function wallOf(frame: Frame, box: Box, side: Side): Wall {
  const { x, y, z, w, h, d } = box;
  switch (side) {
    case 'front':
      return wallBetween(frame, [x, y, z], [x + w, y, z], h);
    case 'right':
      return wallBetween(frame, [x + w, y, z], [x + w, y, z + d], h);
    case 'back':
      return wallBetween(frame, [x + w, y, z + d], [x, y, z + d], h);
    case 'left':
      return wallBetween(frame, [x, y, z + d], [x, y, z], h);
  }
}

/** Level boards, logs or courses of stone. */
export function courses(wall: Wall, step: number, color: string, width = 0.02): string {
  let data = '';
  for (let up = step; up < wall.height - 0.02; up += step) {
    data += polygon([wall.point(0, up), wall.point(wall.width, up)], false);
  }
  return data === '' ? '' : stroke(data, color, Math.max(0.6, width * wall.scale));
}

/** Upright boards or posts. */
export function battens(wall: Wall, step: number, color: string, width = 0.02): string {
  let data = '';
  for (let across = step; across < wall.width - 0.02; across += step) {
    data += polygon([wall.point(across, 0), wall.point(across, wall.height)], false);
  }
  return data === '' ? '' : stroke(data, color, Math.max(0.6, width * wall.scale));
}
