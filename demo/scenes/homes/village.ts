import { doorOn, windowOn } from '../openings.ts';
import { person } from '../people.ts';
import type { Random } from '../random.ts';
import { gabled, gabledBody, hipped } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { block, type Frame, frameAt } from '../solid.ts';
import { treeAt } from '../trees/tree.ts';
import { wallOf } from '../wall.ts';
import type { HomeKind } from './home.ts';
import { chimney } from './parts.ts';

/** A small village seen from a rise: a dozen houses round a green with its tower. */
export const village: HomeKind = {
  distance: 46,
  half: 22,
  depth: 34,
  height: 18,
  yaw: [0.1, 0.3],
  eye: [400, 16],
  draw(frame: Frame, random: Random): string {
    const { stage } = frame;
    const items: { z: number; drawn: string }[] = [];
    const put = (x: number, z: number, draw: (own: Frame) => string, yaw: number): void => {
      const at = frame.world([x, 0, z]);
      items.push({ z: at[2], drawn: draw(frameAt(stage, at, yaw)) });
    };
    const rows = [
      { z: 1, xs: [-19, -10, 11, 20] },
      { z: 13, xs: [-22, -13, 14, 24] },
      { z: 24, xs: [-17, -6, 6, 17] },
      { z: 35, xs: [-22, -11, 1, 13, 24] },
    ];
    const base = random.range(0.2, 0.36) * stage.light.side;
    for (const { z, xs } of rows) {
      for (const x of xs) {
        put(
          x + random.range(-1.2, 1.2),
          z + random.range(-1.5, 1.5),
          (own) => cot(own, random),
          base + random.range(-0.16, 0.16),
        );
      }
    }
    put(0.5, 15, (own) => tower(own, random), base);
    for (let i = 0; i < 16 * stage.richness; i++) {
      const at = frame.world([random.range(-26, 26), 0, random.range(-4, 40)]);
      if (Math.abs(at[0]) < 7 && at[2] < 60) continue;
      items.push({
        z: at[2],
        drawn: treeAt(
          stage,
          random,
          random.pick(stage.palette.trees),
          at[0],
          at[2],
          random.range(0.4, 0.65),
        ),
      });
    }
    for (let i = 0; i < 7; i++) {
      const at = frame.world([random.range(-5, 5), 0, random.range(-4, 11)]);
      items.push({
        z: at[2],
        drawn: person(stage, random, at[0], at[2], random.chance(0.6) ? 'walking' : 'standing'),
      });
    }
    return items
      .sort((a, b) => b.z - a.z)
      .map(({ drawn }) => drawn)
      .join('');
  },
};

/** One house of the village. */
function cot(frame: Frame, random: Random): string {
  const { palette } = frame.stage;
  const color = random.pick(palette.walls);
  const tall = random.chance(0.4);
  const w = random.range(6, 8);
  const plan = {
    x: -w / 2,
    z: 0,
    w,
    d: 5.6,
    y: tall ? 5.2 : 3,
    rise: random.range(1.9, 2.6),
    over: 0.35,
  };
  const box = { x: plan.x, y: 0, z: 0, w, h: plan.y, d: plan.d };
  const ridge = random.chance(0.6) ? 'x' : 'z';
  let body = gabledBody(frame, plan, ridge, 0, color);
  const flat = frame.stage.spec.region === 'desert';
  if (flat) body = block(frame, { ...box, h: plan.y + 0.8 }, color);
  for (const side of ['front', 'left', 'right'] as const) {
    const wall = wallOf(frame, box, side);
    const step = wall.width / 3;
    for (let i = 0; i < 3; i++) {
      if (side === 'front' && i === 1)
        body += doorOn(wall, step * 1.5 - 0.5, 1, 2, random.pick(palette.doors), { lamp: false });
      else body += windowOn(wall, step * (i + 0.5) - 0.45, 0.9, 0.9, 1.1, { sill: false });
      if (tall) body += windowOn(wall, step * (i + 0.5) - 0.45, 3.3, 0.9, 1.1, { sill: false });
    }
  }
  const shadow = castShadow(frame, [box, { ...box, x: -0.2, w: 0.4, h: plan.y + plan.rise }]);
  if (flat) return shadow + body;
  return (
    shadow +
    chimney(frame, w * 0.2, plan.y + plan.rise * 0.5, 2.8, '#9c6a58', 1.7) +
    gabled(frame, plan, ridge, random.pick(palette.roofs), body)
  );
}

/** The church, temple or watch tower in the middle. */
function tower(frame: Frame, random: Random): string {
  const { palette } = frame.stage;
  const color = palette.walls[0] ?? '#f1e6d2';
  const roof = random.pick(palette.roofs);
  const nave = { x: -3, z: 2, w: 6, d: 11, y: 5, rise: 3, over: 0.3 };
  let body = gabledBody(frame, nave, 'z', 0, color);
  const shadow = castShadow(frame, [
    { x: -3, y: 0, z: 2, w: 6, h: 7, d: 11 },
    { x: -1.8, y: 0, z: 0, w: 3.6, h: 13, d: 3.6 },
  ]);
  for (const side of ['left', 'right'] as const) {
    const wall = wallOf(frame, { x: -3, y: 0, z: 2, w: 6, h: 5, d: 11 }, side);
    for (const u of [2, 5, 8])
      body += windowOn(wall, u, 1.4, 0.9, 2.4, { arched: true, sill: false });
  }
  const shaft = { x: -1.8, y: 0, z: 0, w: 3.6, h: 12, d: 3.6 };
  let drawn = shadow + gabled(frame, nave, 'z', roof, body) + block(frame, shaft, color);
  for (const side of ['front', 'left', 'right'] as const) {
    const wall = wallOf(frame, shaft, side);
    drawn += windowOn(wall, 1.2, 9, 1.2, 1.9, {
      arched: true,
      sill: false,
      columns: 2,
      rows: 1,
      lit: false,
    });
    if (wall.seen) drawn += wall.rect(-0.1, 8.2, 3.8, 0.25, wall.tone(palette.trim), 0.1);
    if (side === 'front')
      drawn += doorOn(wall, 1.1, 1.4, 2.6, random.pick(palette.doors), { arched: true });
  }
  return (
    drawn +
    hipped(
      frame,
      {
        x: -1.8,
        z: 0,
        w: 3.6,
        d: 3.6,
        y: 12,
        rise: frame.stage.spec.region === 'mediterranean' ? 1.6 : 5,
        over: 0.3,
      },
      roof,
    )
  );
}
