import { glass, isLit } from '../../openings.ts';
import type { Random } from '../../random.ts';
import { sheet } from '../../roof.ts';
import { castShadow } from '../../shadow.ts';
import { block, type Frame, prism } from '../../solid.ts';
import { ellipse, type Point } from '../../svg.ts';
import { type Wall, wallBetween } from '../../wall.ts';
import { campChair, stringLights } from '../parts.ts';
import { wheel } from '../van.ts';
import { body } from './body.ts';
import { stripedAwning } from './marks.ts';

const COATS = [
  '#e9e2d3',
  '#7f9aa0',
  '#d98b5f',
  '#5f7f68',
  '#e2b655',
  '#b9c7c2',
  '#b8503c',
  '#3e5f92',
] as const;
const CLOTHS = ['#d9694a', '#2f7a72', '#e3a33f', '#3e5f92'] as const;
const DEPTH = 2.1;

/** The dark under a vehicle and its shadow. */
function underneath(frame: Frame, x: number, w: number, h: number): string {
  return (
    castShadow(frame, [{ x, y: 0, z: 0, w, h, d: DEPTH }]) +
    sheet(
      frame,
      [
        [x, 0.02, 0.1],
        [x + w, 0.02, 0.1],
        [x + w, 0.02, DEPTH],
        [x, 0.02, DEPTH],
      ],
      '#1c1a2c',
      0.55,
    )
  );
}

/** A window in the side of a vehicle. */
function sideWindow(side: Wall, u: number, v: number, w: number, h: number, lit: boolean): string {
  return (
    side.rect(u - 0.06, v - 0.06, w + 0.12, h + 0.12, side.tone('#33313a'), 0.03) +
    side.rect(u, v, w, h, glass(side.frame.stage, lit), 0.03)
  );
}

/** What people put out before their door: chairs, a table, a mat. */
function camping(frame: Frame, random: Random, x: number): string {
  let drawn = sheet(
    frame,
    [
      [x - 1.6, 0.02, -1.2],
      [x + 1.8, 0.02, -1.2],
      [x + 1.8, 0.02, -2.8],
      [x - 1.6, 0.02, -2.8],
    ],
    frame.stage.tone(random.pick(CLOTHS), 0.5),
    0.5,
  );
  drawn += campChair(frame, x - 1, -2.1, random.pick(CLOTHS), 1);
  drawn += block(
    frame,
    { x: x - 0.2, y: 0, z: -2.2, w: 0.7, h: 0.55, d: 0.5 },
    frame.stage.palette.wood,
  );
  return drawn + campChair(frame, x + 1.4, -2.1, random.pick(CLOTHS), -1);
}

/** A round-nosed bus of the sixties, its roof popped up, its sliding door open. */
const oldBus = body({
  half: 3.6,
  depth: 3,
  height: 3.2,
  eye: [505, 2.1],
  yaw: [0.2, 0.6],
  draw(frame, random) {
    const coat = random.pick(COATS);
    const lower: Point[] = [
      [-2.2, 0.4],
      [2.15, 0.4],
      [2.3, 0.7],
      [2.24, 1.15],
      [-2.25, 1.15],
      [-2.3, 0.7],
    ];
    const upper: Point[] = [
      [-2.25, 1.15],
      [2.24, 1.15],
      [1.98, 1.8],
      [1.7, 1.98],
      [-2, 1.98],
      [-2.2, 1.75],
    ];
    let drawn = underneath(frame, -2.2, 4.4, 1.9);
    for (const x of [-1.45, 1.4]) drawn += wheel(frame, x, DEPTH - 0.2);
    drawn += prism(frame, upper, 0, DEPTH - 0.2, '#f6f1e6');
    drawn += prism(frame, lower, -0.03, DEPTH - 0.17, coat);
    drawn += prism(
      frame,
      [
        [-1.7, 1.98],
        [1.1, 1.98],
        [-1.6, 2.75],
      ],
      0.15,
      DEPTH - 0.4,
      random.pick(['#d98b5f', '#e8d9b8', '#7fa39a']),
    );
    drawn += block(frame, { x: -1.8, y: 2.7, z: 0.1, w: 0.5, h: 0.08, d: DEPTH - 0.3 }, '#f6f1e6');
    const side = wallBetween(frame, [-2.3, 0, -0.03], [2.3, 0, -0.03], 2);
    if (side.seen) {
      const lit = frame.stage.light.lamps > 0.2;
      drawn += side.rect(1.9, 0.45, 1.1, 1.4, lit ? '#ffd58a' : side.tone('#6b4d38'));
      drawn += side.rect(2, 0.85, 0.7, 0.2, lit ? '#f6ead6' : side.tone('#e8dccb'));
      for (const u of [0.3, 1.1])
        drawn += sideWindow(side, u, 1.22, 0.68, 0.46, lit && isLit(frame.stage));
      drawn += sideWindow(side, 3.2, 1.22, 0.8, 0.46, false);
      drawn += side.rect(0.05, 1.1, 4.5, 0.05, side.tone('#fbf6ea', 0.3), 0.02);
    }
    for (const x of [-1.45, 1.4]) drawn += wheel(frame, x, -0.06);
    const nose = wallBetween(frame, [2.3, 0, 0], [2.3, 0, DEPTH - 0.2], 2);
    if (nose.seen) {
      for (const u of [0.4, 1.5]) {
        const [x, y] = nose.point(u, 0.85, 0.02);
        drawn += ellipse(
          x,
          y,
          0.15 * nose.scale,
          0.18 * nose.scale,
          frame.stage.tone('#fff3d0', 1),
        );
      }
    }
    return (
      drawn +
      camping(frame, random, -1.2) +
      (random.chance(0.4) ? stringLights(frame, [-2, 2.6, 0], [2.1, 1.9, 0], 0.2, 6) : '')
    );
  },
});

/** A school bus that was turned into a home: a row of windows, a deck and a stove pipe on top. */
const schoolBus = body({
  half: 5.6,
  depth: 3,
  height: 4,
  eye: [500, 2.4],
  yaw: [0.2, 0.55],
  draw(frame, random) {
    const coat = random.pick(['#e2a93a', '#d98b5f', '#5f7f68', '#f1ead9', '#4f7f8f', '#8f4a3f']);
    const outline: Point[] = [
      [-4.6, 0.5],
      [4.7, 0.5],
      [4.75, 1.4],
      [3.6, 1.5],
      [3.4, 2.7],
      [3.2, 2.85],
      [-4.4, 2.85],
      [-4.6, 2.6],
    ];
    let drawn = underneath(frame, -4.5, 9.1, 2.7);
    for (const x of [-3, 3.6]) drawn += wheel(frame, x, DEPTH - 0.1);
    drawn += prism(frame, outline, 0, DEPTH, coat, '#f1ead9');
    const side = wallBetween(frame, [-4.6, 0, -0.02], [4.7, 0, -0.02], 3);
    if (side.seen) {
      const lit = frame.stage.light.lamps > 0.2;
      for (let i = 0; i < 6; i++)
        if (i !== 4)
          drawn += sideWindow(side, 0.35 + i * 1.22, 1.6, 0.95, 0.75, lit && isLit(frame.stage));
      drawn += side.rect(5.2, 0.45, 0.9, 2.1, lit ? '#ffd58a' : side.tone('#5a4032'), 0.02);
      for (const v of [0.95, 1.35])
        drawn += side.rect(0.05, v, 8, 0.08, side.tone('#2f2f33'), 0.02);
      drawn += sideWindow(side, 7, 1.65, 0.85, 0.8, false);
    }
    for (const x of [-3, 3.6]) drawn += wheel(frame, x, -0.06);
    drawn += block(frame, { x: -3.8, y: 2.9, z: 0.2, w: 4.4, h: 0.14, d: 1.7 }, '#a9764a');
    for (let x = -3.7; x < 0.7; x += 0.7)
      drawn += block(frame, { x, y: 3.04, z: 0.2, w: 0.06, h: 0.6, d: 0.06 }, '#8a6548');
    drawn += block(frame, { x: -3.8, y: 3.6, z: 0.2, w: 4.4, h: 0.08, d: 0.1 }, '#8a6548');
    drawn += block(frame, { x: 1.6, y: 2.85, z: 1.2, w: 0.16, h: 1, d: 0.16 }, '#3a383c');
    if (random.chance(0.6))
      drawn += stripedAwning(frame, { x: -4.2, y: 2.7, z: 0, w: 4.4 }, random.pick(CLOTHS), 2);
    return drawn + camping(frame, random, -2.2);
  },
});

/** A caravan of polished metal with rounded ends, its cloth roof out. */
const caravan = body({
  half: 4.2,
  depth: 3,
  height: 3,
  eye: [500, 2.1],
  yaw: [0.2, 0.55],
  draw(frame, random) {
    const metal = random.pick(['#d3d6d8', '#c9d3d6', '#f1ead9', '#a9c4bd', '#e3c7b0']);
    const outline: Point[] = [];
    for (let i = 0; i <= 6; i++)
      outline.push([-2.4 - Math.sin((i / 6) * Math.PI) * 0.75, 2.5 - (i / 6) * 2]);
    for (let i = 0; i <= 6; i++)
      outline.push([2.2 + Math.sin((i / 6) * Math.PI) * 0.75, 0.5 + (i / 6) * 2]);
    let drawn = underneath(frame, -2.8, 5.4, 2.4);
    drawn += wheel(frame, -0.2, DEPTH - 0.1);
    drawn += prism(frame, outline, 0, DEPTH, metal, '#eef0f0');
    const side = wallBetween(frame, [-3, 0, -0.02], [3, 0, -0.02], 3);
    if (side.seen) {
      const lit = frame.stage.light.lamps > 0.2;
      drawn += sideWindow(side, 0.55, 1.35, 1.2, 0.62, lit && isLit(frame.stage));
      drawn += sideWindow(side, 4.1, 1.35, 1.1, 0.62, lit);
      drawn += side.rect(2.9, 0.55, 0.8, 1.75, side.tone(random.pick(COATS)), 0.03);
      drawn += sideWindow(side, 3.06, 1.5, 0.46, 0.5, lit);
      drawn += side.rect(0.3, 0.95, 5.2, 0.12, side.tone(random.pick(CLOTHS)), 0.02);
    }
    drawn += wheel(frame, -0.2, -0.06);
    drawn += block(frame, { x: 2.6, y: 0.42, z: 0.9, w: 1.4, h: 0.1, d: 0.12 }, '#4d4a4c');
    drawn += stripedAwning(frame, { x: -2.2, y: 2.45, z: 0, w: 4.2 }, random.pick(CLOTHS), 1.9);
    for (const x of [-2.1, 1.9])
      drawn += block(frame, { x, y: 0, z: -1.9, w: 0.06, h: 1.85, d: 0.06 }, '#6b645c');
    return drawn + camping(frame, random, -0.6);
  },
});

export const VANS = [oldBus, schoolBus, caravan] as const;
