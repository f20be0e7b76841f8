import { blend } from '../color.ts';
import { type Light, shade } from '../light.ts';

import { edgeLine, sheet } from '../roof.ts';
import { block, frameAt } from '../solid.ts';
import { linear, type Stage } from '../stage.ts';
import { type Point, path, polygon, rect } from '../svg.ts';
import type { Place, View } from '../view.ts';
import { type Wall, wallBetween } from '../wall.ts';
import { drawOpening } from './opening.ts';
import type { Room } from './room-parts.ts';
import type { RoomStyle } from './style.ts';
import { floor, skirting, texture } from './surfaces.ts';

const AMBIENT = {
  dawn: [0.8, 0.73, 0.72],
  day: [0.8, 0.81, 0.83],
  dusk: [0.83, 0.7, 0.64],
  night: [0.64, 0.52, 0.46],
} as const;
const DIRECT = {
  dawn: [0.26, 0.22, 0.16],
  day: [0.24, 0.22, 0.19],
  dusk: [0.3, 0.22, 0.15],
  night: [0.34, 0.27, 0.17],
} as const;

/** The same picture's stage under a roof. */
export function indoors(stage: Stage, view: View): Stage {
  const light: Light = {
    ...stage.light,
    ambient: AMBIENT[stage.light.time],
    direct: DIRECT[stage.light.time],
    toSun: [stage.light.side * 0.45, 0.78, -0.2],
  };
  return {
    ...stage,
    view,
    light,
    tone: (color, sunlit, distance = 0) => shade(light, color, sunlit, distance),
  };
}

/** Builds a room: floor, walls, ceiling, and the view through its opening. */
export function buildRoom(outside: Stage, style: RoomStyle): Room {
  const random = outside.random.fork('room');
  const view: View = {
    horizon: 430 + random.range(-20, 20),
    centre: 600 + random.range(-130, 130),
    focal: style.width < 3.2 ? 930 : 1060,
    eye: Math.min(1.55, style.height * 0.58),
  };
  const stage = indoors(outside, view);
  // Of a small room one sees too little when one looks past its window.
  const turn = style.width < 4.4 ? 0 : random.pick([-0.24, -0.12, 0, 0.12, 0.24]);
  const frame = frameAt(stage, [0, 0, 0], turn);
  const half = style.width / 2;
  const far = style.depth;
  const back = wallBetween(frame, [-half, 0, far], [half, 0, far], style.height);
  const left = wallBetween(frame, [-half, 0, 0.6], [-half, 0, far], style.height);
  const right = wallBetween(frame, [half, 0, far], [half, 0, 0.6], style.height);
  const room = { stage, frame, style, back, left, right, half, far, shell: '' };
  const shell =
    floor(room) +
    sideWall(room, left, -1) +
    sideWall(room, right, 1) +
    farWall(room) +
    drawOpening(outside, room) +
    ceiling(room) +
    corners(room);
  return { ...room, shell };
}

function sideWall(room: Room, wall: Wall, side: -1 | 1): string {
  const { stage, style } = room;
  // The wall across from the light is the brighter one.
  const lit = side === stage.light.side ? 0.18 : 0.62;
  const near = stage.tone(style.wall, lit * 0.35);
  const far = stage.tone(style.wall, lit + 0.2);
  const [x0] = wall.point(0, 1);
  const [x1] = wall.point(wall.width, 1);
  const fill = linear(
    stage,
    [side < 0 ? Math.max(0, x0) : x0, 0],
    [side < 0 ? x1 : Math.min(1200, x1), 0],
    side < 0
      ? [
          [0, near],
          [1, far],
        ]
      : [
          [0, far],
          [1, near],
        ],
  );
  return (
    wall.rect(0, 0, wall.width, wall.height, fill) +
    texture(room, wall, lit) +
    skirting(room, wall, lit)
  );
}

function farWall(room: Room): string {
  const { stage, style, back } = room;
  return (
    back.rect(0, 0, back.width, back.height, stage.tone(style.far, 0.3)) +
    texture(room, back, 0.3) +
    skirting(room, back, 0.3)
  );
}

function ceiling(room: Room): string {
  const { stage, frame, style, half, far } = room;
  const h = style.height;
  const base =
    style.ceiling === 'tent' || style.wallKind === 'logs' || style.ceiling === 'low'
      ? style.wall
      : '#f6f1e8';
  const near = stage.tone(base, 0);
  const [, y0] = frame.at([0, h, far]);
  const fill = linear(
    stage,
    [0, 0],
    [0, Math.max(1, y0)],
    [
      [0, blend(near, '#2a1d22', 0.14)],
      [1, stage.tone(base, 0.35)],
    ],
  );
  if (style.ceiling === 'tent') {
    const tip: Place = [0, h + 1.5, far * 0.62];
    let drawn = sheet(frame, [[-half, h, far], [half, h, far], tip], stage.tone(base, 0.45));
    drawn +=
      sheet(frame, [[-half, h, 0.6], [-half, h, far], tip], stage.tone(base, 0.2)) +
      sheet(frame, [[half, h, far], [half, h, 0.6], tip], stage.tone(base, 0.6));
    for (const x of [-half, -half / 2, 0, half / 2, half])
      drawn += edgeLine(frame, [x, h, far], tip, stage.tone('#b39a70', 0.3), 0.03);
    drawn += edgeLine(frame, [0, 0, far * 0.62], tip, stage.tone(style.wood, 0.4), 0.1);
    return drawn;
  }
  let drawn = sheet(
    frame,
    [
      [-half, h, 0.6],
      [half, h, 0.6],
      [half, h, far],
      [-half, h, far],
    ],
    fill,
  );
  if (style.ceiling === 'beams' || style.ceiling === 'low') {
    const depth = style.ceiling === 'low' ? 0.04 : 0.14;
    for (let z = far - 0.5; z > 1; z -= 1.05) {
      const under: Place[] = [
        [-half, h - depth, z],
        [half, h - depth, z],
        [half, h - depth, z + 0.16],
        [-half, h - depth, z + 0.16],
      ];
      drawn += sheet(frame, under, stage.tone(style.wood, 0));
      drawn += block(
        frame,
        { x: -half, y: h - depth, z, w: style.width, h: depth, d: 0.16 },
        style.wood,
      );
    }
  }
  if (style.ceiling === 'cornice') {
    drawn += sheet(
      frame,
      [
        [-half, h - 0.25, far - 0.02],
        [half, h - 0.25, far - 0.02],
        [half, h, far - 0.02],
        [-half, h, far - 0.02],
      ],
      stage.tone('#fffaf0', 0.5),
    );
    for (const x of [-half + 0.02, half - 0.02])
      drawn += sheet(
        frame,
        [
          [x, h - 0.25, 0.6],
          [x, h - 0.25, far],
          [x, h, far],
          [x, h, 0.6],
        ],
        stage.tone('#fffaf0', 0.3),
      );
  }
  return drawn;
}

/** The shade that gathers where walls meet. */
function corners(room: Room): string {
  const { stage, frame, style, half, far } = room;
  const strip = (x: number, to: number): string => {
    const a = frame.at([x, 0, far]);
    const b = frame.at([x, style.height, far]);
    const [w] = frame.at([to, 0, far]);
    const fill = linear(
      stage,
      [a[0], 0],
      [w, 0],
      [
        [0, '#1f1526', 0.2],
        [1, '#1f1526', 0],
      ],
    );
    const corner: Point[] = [a, b, [w, b[1]], [w, a[1]]];
    return path(polygon(corner), fill);
  };
  return strip(-half, -half + 0.7) + strip(half, half - 0.7);
}

/** Darkens the picture's edges a little, so that the eye goes to the middle. */
export function vignette(stage: Stage): string {
  const fill = stage.define(
    'radialGradient',
    { cx: 0.5, cy: 0.48, r: 0.75 },
    '<stop offset="0.55" stop-color="#1a0f1c" stop-opacity="0"/><stop offset="1" stop-color="#1a0f1c" stop-opacity="0.34"/>',
  );
  return rect(0, 0, 1200, 900, fill);
}
