import { blend } from '../color.ts';
import { doorOn, windowOn } from '../openings.ts';
import type { Random } from '../random.ts';
import { gabled, gabledBody } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import type { Frame } from '../solid.ts';
import { disc, path } from '../svg.ts';
import { type Wall, wallOf } from '../wall.ts';
import type { HomeKind } from './home.ts';
import { chimney, fence } from './parts.ts';

/** A low stone cottage under a thick roof, roses round the door. */
export const cottage: HomeKind = {
  distance: 13,
  half: 6,
  depth: 7,
  height: 5.8,
  front: 2.4,
  yaw: [0.22, 0.4],
  draw(frame: Frame, random: Random): string {
    const { palette } = frame.stage;
    const stone = random.pick(['#d8cbb2', '#cfc3b2', '#e6d6b8', '#f0e8d8']);
    const thatch = random.chance(0.6);
    const roof = thatch
      ? random.pick(['#b8955c', '#a98a58', '#c2a269'])
      : random.pick(palette.roofs);
    const door = random.pick(['#4f8a82', '#b8503c', '#5a7fa8', '#7d9a5c']);
    const plan = {
      x: -4,
      z: 0,
      w: 8,
      d: 5,
      y: 2.35,
      rise: 2.9,
      over: 0.42,
      thickness: thatch ? 0.42 : 0.2,
    };
    const box = { x: -4, y: 0, z: 0, w: 8, h: 2.35, d: 5 };
    let body = gabledBody(frame, plan, 'x', 0, stone);
    for (const side of ['front', 'left', 'right'] as const) {
      const wall = wallOf(frame, box, side);
      if (!wall.seen) continue;
      body += stones(wall, random, stone);
      if (side !== 'front') {
        body += windowOn(wall, 1.9, 0.85, 1.1, 1, { flowers: true });
        body += windowOn(wall, 2.1, 2.9, 0.7, 0.8, {});
      }
    }
    const front = wallOf(frame, box, 'front');
    for (const u of [0.75, 2.2])
      body += windowOn(front, u, 0.85, 0.95, 1, { flowers: true, shutters: undefined });
    body += windowOn(front, 6, 0.85, 1.15, 1, { flowers: true });
    body += doorOn(front, 4, 0.95, 1.95, door, { arched: true });
    body += roses(front, random, 4.48, 2.0);
    let drawn = castShadow(frame, [box, { ...box, z: 2.2, d: 0.6, h: 5.2 }]);
    drawn += chimney(frame, 2.9, 4.1, 2.2, '#a08f7c', 1.9);
    drawn += gabled(frame, plan, 'x', roof, body);
    drawn += dormer(frame, roof, stone, -2.1);
    drawn += dormer(frame, roof, stone, 1.1);
    return (
      drawn +
      fence(
        frame,
        [
          [-5.4, -2.3],
          [-0.4, -2.3],
        ],
        '#fbf6ea',
        0.8,
      ) +
      fence(
        frame,
        [
          [1.3, -2.3],
          [5.4, -2.3],
        ],
        '#fbf6ea',
        0.8,
      )
    );
  },
};

function dormer(frame: Frame, roof: string, color: string, x: number): string {
  const plan = { x, z: 0.35, w: 1.3, d: 1.8, y: 3.35, rise: 0.75, over: 0.22, thickness: 0.2 };
  let body = gabledBody(frame, plan, 'z', 2.6, color);
  const wall = wallOf(frame, { x, y: 2.6, z: 0.35, w: 1.3, h: 0.8, d: 1.8 }, 'front');
  body += windowOn(wall, 0.28, 0.16, 0.74, 0.66, { sill: false });
  return gabled(frame, plan, 'z', roof, body);
}

function stones(wall: Wall, random: Random, color: string): string {
  let drawn = '';
  for (let i = 0; i < 46; i++) {
    const w = random.range(0.2, 0.5);
    const u = random.range(0.05, wall.width - w - 0.05);
    const v = Math.floor(random.range(0, wall.height / 0.24)) * 0.24 + 0.03;
    const tone = wall.tone(
      blend(color, random.pick(['#8f8474', '#ffffff', '#b59a78']), random.range(0.12, 0.3)),
    );
    if (v + 0.2 < wall.height) drawn += wall.rect(u, v, w, 0.18, tone);
  }
  return drawn;
}

function roses(wall: Wall, random: Random, at: number, height: number): string {
  if (!wall.seen) return '';
  const { stage } = wall.frame;
  const leaves = ['', ''];
  let blooms = '';
  for (let i = 0; i < 60; i++) {
    const t = random.next();
    const angle = Math.PI * t;
    const spread = 0.86 + random.range(-0.16, 0.22);
    const u = at + Math.cos(angle) * spread * 0.95;
    const v = Math.min(height + 0.35, 0.3 + Math.sin(angle) ** 0.6 * height * spread);
    const [x, y] = wall.point(u, v, 0.1);
    leaves[i % 2] += disc(x, y, random.range(0.07, 0.15) * wall.scale);
    if (i % 3 === 0) blooms += disc(x, y, 0.06 * wall.scale);
  }
  return (
    path(leaves[0] ?? '', stage.tone(stage.palette.leaves[0], 0.4)) +
    path(leaves[1] ?? '', stage.tone(stage.palette.leaves[1], 0.7)) +
    path(blooms, stage.tone(random.pick(['#e8738a', '#f7e3e8', '#e0506a', '#f4c14f']), 0.9))
  );
}
