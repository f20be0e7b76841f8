import { glass, glow, isLit } from '../openings.ts';
import type { Random } from '../random.ts';
import { sheet } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { block, type Frame, prism } from '../solid.ts';
import { disc, ellipse, type Point, path, polygon } from '../svg.ts';
import { type Wall, wallBetween } from '../wall.ts';
import type { HomeKind } from './home.ts';
import { campChair, stringLights } from './parts.ts';

const COATS = ['#e9e2d3', '#7f9aa0', '#d98b5f', '#5f7f68', '#e2b655', '#b9c7c2'] as const;

/** A camper van with its awning out, seen from the side where one gets in. */
export const van: HomeKind = {
  distance: 10.8,
  half: 4,
  depth: 3,
  height: 3.2,
  front: 2.6,
  yaw: [0.3, 0.46],
  eye: [505, 2.3],
  draw(frame: Frame, random: Random): string {
    const coat = random.pick(COATS);
    const two = random.chance(0.6) ? '#f6f1e6' : coat;
    const tall = random.chance(0.5);
    const top = tall ? 2.75 : 2.2;
    // The nose points to the right; the outline is that of a panel van, counter-clockwise.
    const upper: Point[] = [
      [-2.9, 1.15],
      [2.72, 1.15],
      [2.62, 1.3],
      [1.98, top - 0.22],
      [1.7, top],
      [-2.7, top],
      [-2.9, top - 0.2],
    ];
    const lower: Point[] = [
      [-2.95, 0.42],
      [2.85, 0.42],
      [2.95, 0.7],
      [2.72, 1.15],
      [-2.9, 1.15],
    ];
    const depth = 2;
    let drawn = castShadow(frame, [{ x: -2.9, y: 0, z: 0, w: 5.7, h: top, d: depth }]);
    drawn += sheet(
      frame,
      [
        [-2.8, 0.02, 0.1],
        [2.7, 0.02, 0.1],
        [2.7, 0.02, 2],
        [-2.8, 0.02, 2],
      ],
      '#1c1a2c',
      0.55,
    );
    for (const x of [-1.95, 1.85]) drawn += wheel(frame, x, depth - 0.1);
    drawn += prism(frame, upper, 0, depth, two);
    drawn += prism(frame, lower, -0.02, depth + 0.02, coat);
    const side = wallBetween(frame, [-3, 0, -0.02], [3, 0, -0.02], 3);
    drawn += bodywork(side, random, top, coat);
    drawn += rearOrNose(frame, top);
    for (const x of [-1.95, 1.85]) drawn += wheel(frame, x, -0.06);
    drawn += block(frame, { x: -2.1, y: top + 0.06, z: 0.3, w: 1.9, h: 0.1, d: 1.4 }, '#2c3a52');
    drawn += block(frame, { x: 0.1, y: top + 0.02, z: 0.35, w: 1.1, h: 0.32, d: 1.2 }, '#4a4f55');
    if (random.chance(0.5)) drawn += board(frame, top + 0.42, random);
    drawn += awning(frame, random, top);
    drawn += campChair(frame, -2.3, -2.2, random.pick(['#d9694a', '#2f7a72', '#e3a33f']), 1);
    drawn += table(frame, -1.15, -2.1);
    drawn += campChair(frame, 0, -2.25, random.pick(['#3e5f92', '#c9505f', '#6f8f5b']), -1);
    return drawn;
  },
};

export function wheel(frame: Frame, x: number, z: number): string {
  const { stage } = frame;
  const ring = (r: number): string => {
    const points: Point[] = [];
    for (let i = 0; i < 28; i++) {
      const a = (i / 28) * Math.PI * 2;
      points.push(frame.at([x + Math.cos(a) * r, 0.38 + Math.sin(a) * r, z]));
    }
    return polygon(points);
  };
  return (
    path(ring(0.5), stage.tone('#2c2a30', 0.15)) +
    path(ring(0.39), stage.tone('#34323a', 0.5)) +
    path(ring(0.24), stage.tone('#c9c6c0', 0.7)) +
    path(ring(0.1), stage.tone('#7d7a78', 0.5))
  );
}

function bodywork(side: Wall, random: Random, top: number, coat: string): string {
  if (!side.seen) return '';
  const { stage } = side.frame;
  const lit = stage.light.lamps > 0.2;
  const dark = side.tone('#33313a');
  const line = side.tone('#5b5148');
  // Coordinates run from the tail: 3 metres are added to those of the outline.
  let drawn = side.rect(0.08, 1.13, 5.64, 0.05, side.tone('#fbf6ea', 0.2));
  drawn += side.area(
    [
      [4.05, 1.25],
      [5.5, 1.25],
      [5.0, top - 0.28],
      [4.05, top - 0.28],
    ],
    dark,
  );
  drawn += side.area(
    [
      [4.12, 1.32],
      [5.36, 1.32],
      [4.93, top - 0.34],
      [4.12, top - 0.34],
    ],
    glass(stage, false),
  );
  const inner = lit ? '#ffd58a' : side.tone('#6b4d38');
  drawn += side.rect(2.25, 0.5, 1.55, top - 0.78, inner);
  drawn += side.rect(2.25, 0.5, 1.55, 0.5, lit ? '#c98a4d' : side.tone('#8d6848'));
  drawn += side.rect(2.35, 0.98, 0.95, 0.2, lit ? '#f6ead6' : side.tone('#e8dccb'));
  drawn += side.rect(2.35, 1.02, 0.3, 0.26, lit ? '#d9694a' : side.tone('#d9694a'));
  drawn += side.rect(2.25, top - 0.62, 1.55, 0.07, lit ? '#b9793f' : side.tone('#5a402f'));
  for (const u of [2.45, 2.75, 3.2])
    drawn += side.rect(u, top - 0.55, 0.16, 0.2, lit ? '#8f5c3a' : side.tone('#a8815c'));
  drawn += side.rect(0.55, 0.48, 1.62, top - 0.74, side.tone(coat, 0.06), 0.05);
  drawn += side.rect(0.62, 0.5, 0.02, top - 0.8, line, 0.05);
  drawn += side.rect(0.75, 1.35, 1.2, 0.58, dark, 0.06);
  drawn += side.rect(0.8, 1.4, 1.1, 0.48, glass(stage, lit || isLit(stage)), 0.06);
  drawn +=
    side.rect(3.9, 0.55, 0.02, top - 0.9, line) +
    side.rect(5.3, 0.8, 0.34, 0.16, side.tone('#ffe7b0', 0.5));
  drawn += side.rect(3.98, 1.08, 0.2, 0.05, dark);
  drawn += side.rect(0.05, 0.78, 0.1, 0.26, side.tone('#c9453a'));
  if (lit) {
    const [x, y] = side.point(3, 1.4);
    drawn += glow(stage, x, y, 2.3 * side.scale, 1.7 * side.scale, 0.6 * stage.light.lamps);
    const [gx, gy] = side.point(3, 0, 1.6);
    drawn += glow(stage, gx, gy, 3.2 * side.scale, 0.7 * side.scale, 0.45 * stage.light.lamps);
  }
  return drawn + (random.chance(0.4) ? stripe(side) : '');
}

function stripe(side: Wall): string {
  return (
    side.rect(0.08, 0.86, 5.72, 0.1, side.tone('#d9694a')) +
    side.rect(0.08, 0.74, 5.76, 0.07, side.tone('#e3a33f'))
  );
}

/** The end that the turn of the van shows. */
function rearOrNose(frame: Frame, top: number): string {
  const { stage } = frame;
  let drawn = '';
  const tail = wallBetween(frame, [-2.9, 0, 2], [-2.9, 0, 0], 3);
  if (tail.seen) {
    drawn += tail.rect(0.22, 1.4, 0.72, 0.62, glass(stage, isLit(stage)), 0.03);
    drawn += tail.rect(1.06, 1.4, 0.72, 0.62, glass(stage, isLit(stage)), 0.03);
    drawn += tail.rect(0.98, 0.5, 0.03, top - 0.75, tail.tone('#4d4640'), 0.04);
    for (const u of [0.04, 1.8])
      drawn += tail.rect(u, 0.8, 0.14, 0.34, tail.tone('#c9453a', 0.3), 0.06);
    drawn += tail.rect(0, 0.4, 2, 0.2, tail.tone('#4d4a4c'), 0.08);
  }
  const nose = wallBetween(frame, [2.85, 0, 0], [2.85, 0, 2], 3);
  if (nose.seen) {
    drawn += sheet(
      frame,
      [
        [2.58, 1.36, 0.14],
        [2.58, 1.36, 1.86],
        [2.03, top - 0.3, 1.8],
        [2.03, top - 0.3, 0.2],
      ],
      glass(stage, false),
    );
    for (const u of [0.28, 1.72]) {
      const [x, y] = nose.point(u, 0.86, 0.06);
      drawn += ellipse(x, y, 0.13 * nose.scale, 0.16 * nose.scale, stage.tone('#fff3d0', 1));
    }
    drawn +=
      nose.rect(0.55, 0.62, 0.9, 0.26, nose.tone('#3a3a40'), 0.08) +
      nose.rect(0, 0.4, 2, 0.17, nose.tone('#4d4a4c'), 0.1);
  }
  return drawn;
}

function awning(frame: Frame, random: Random, top: number): string {
  const { stage } = frame;
  const colors = [random.pick(['#e8d9b8', '#d98b5f', '#7fa39a']), '#faf4e6'];
  let drawn = '';
  for (const x of [-2.55, 1.15]) {
    const post = wallBetween(frame, [x, 0, -2.4], [x + 0.06, 0, -2.4], top - 0.55);
    drawn += post.rect(0, 0, 0.06, top - 0.55, stage.tone('#6b645c', 0.5));
  }
  const stripes = 10;
  for (let i = 0; i < stripes; i++) {
    const x0 = -2.6 + (3.8 * i) / stripes;
    const x1 = -2.6 + (3.8 * (i + 1)) / stripes;
    const tone = stage.tone(colors[i % 2] ?? '#ffffff', 0.8, 8);
    drawn += sheet(
      frame,
      [
        [x0, top - 0.12, 0],
        [x1, top - 0.12, 0],
        [x1, top - 0.5, -2.4],
        [x0, top - 0.5, -2.4],
      ],
      tone,
    );
    drawn += sheet(
      frame,
      [
        [x0, top - 0.5, -2.4],
        [x1, top - 0.5, -2.4],
        [x1, top - 0.68, -2.42],
        [x0, top - 0.68, -2.42],
      ],
      stage.tone(colors[i % 2] ?? '#ffffff', 0.45, 8),
    );
  }
  return drawn + stringLights(frame, [-2.6, top - 0.66, -2.4], [1.2, top - 0.66, -2.4], 0.16, 8);
}

function table(frame: Frame, x: number, z: number): string {
  const { palette } = frame.stage;
  let drawn = '';
  for (const dx of [-0.4, 0.36])
    drawn += block(frame, { x: x + dx, y: 0, z, w: 0.05, h: 0.6, d: 0.4 }, '#5b5550');
  drawn += block(frame, { x: x - 0.5, y: 0.6, z: z - 0.1, w: 1, h: 0.05, d: 0.6 }, palette.wood);
  drawn += block(frame, { x: x - 0.32, y: 0.65, z: z + 0.1, w: 0.34, h: 0.02, d: 0.24 }, '#a9adb2');
  drawn += sheet(
    frame,
    [
      [x - 0.32, 0.67, z + 0.34],
      [x + 0.02, 0.67, z + 0.34],
      [x + 0.02, 0.89, z + 0.42],
      [x - 0.32, 0.89, z + 0.42],
    ],
    frame.stage.light.lamps > 0.2 ? '#dfeaff' : frame.stage.tone('#8f979e', 0.8),
  );
  return (
    drawn + block(frame, { x: x + 0.25, y: 0.65, z: z + 0.1, w: 0.09, h: 0.12, d: 0.09 }, '#d9694a')
  );
}

function board(frame: Frame, y: number, random: Random): string {
  const { stage } = frame;
  const outline: Point[] = [];
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    outline.push(frame.at([-0.6 + Math.cos(a) * 1.5, y, 1 + Math.sin(a) * 0.32]));
  }
  const [x0, y0] = frame.at([-0.6, y, 1]);
  return (
    path(polygon(outline), stage.tone(random.pick(['#f2ead9', '#e3a33f', '#6fb0a8']), 0.9)) +
    path(disc(x0, y0, 3, 1), stage.tone('#c9505f', 0.6))
  );
}
