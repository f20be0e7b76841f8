import { doorOn, windowOn } from '../openings.ts';
import type { Random } from '../random.ts';
import { gabled, gabledBody } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { block, type Frame } from '../solid.ts';
import { battens, courses, wallOf } from '../wall.ts';
import type { HomeKind } from './home.ts';
import { chimney, fence, steps } from './parts.ts';

/** A family house of two storeys with a porch and a garden fence. */
export const house: HomeKind = {
  distance: 19,
  half: 7,
  depth: 9,
  height: 8,
  front: 3.6,
  yaw: [0.28, 0.5],
  draw(frame: Frame, random: Random): string {
    const { palette } = frame.stage;
    const wallColor = random.pick(palette.walls);
    const roof = random.pick(palette.roofs);
    const door = random.pick(palette.doors);
    const wooden = frame.stage.spec.region === 'northern' || random.chance(0.3);
    const shutters =
      frame.stage.spec.region === 'mediterranean' || frame.stage.spec.region === 'latin'
        ? door
        : undefined;
    const plan = { x: -4.6, z: 0, w: 9.2, d: 7, y: 5.1, rise: 2.7 };
    const box = { x: plan.x, y: 0, z: 0, w: plan.w, h: plan.y, d: plan.d };
    let body = gabledBody(frame, plan, 'x', 0, wallColor);
    for (const side of ['front', 'left', 'right'] as const) {
      const wall = wallOf(frame, box, side);
      if (!wall.seen) continue;
      const line = wall.tone(wooden ? '#5a4636' : palette.stone, -0.2);
      if (wooden) body += courses(wall, 0.24, line, 0.015);
      body += wall.rect(0, 0, wall.width, 0.5, wall.tone(palette.stone));
      if (wooden) {
        for (const u of [0, wall.width - 0.16])
          body += wall.rect(u, 0, 0.16, 5.1, wall.tone(palette.trim), 0.02);
      }
      const style = { shutters, columns: 2, rows: 2 };
      if (side === 'front') {
        for (const u of [0.9, 4.05, 7.2])
          body += windowOn(wall, u, 3.2, 1.1, 1.35, { ...style, flowers: random.chance(0.3) });
        body += windowOn(wall, 0.9, 0.95, 1.3, 1.4, { ...style, flowers: true });
        body += windowOn(wall, 7.05, 0.95, 1.3, 1.4, { ...style, flowers: true });
      } else {
        for (const u of [1.2, 4.6]) {
          body += windowOn(wall, u, 3.2, 1.1, 1.35, style);
          body += windowOn(wall, u, 0.95, 1.1, 1.35, style);
        }
        body += windowOn(wall, 3.1, 5.4, 0.8, 0.9, { ...style, shutters: undefined });
      }
    }
    const front = wallOf(frame, box, 'front');
    body += doorOn(front, 4.1, 1.05, 2.15, door, { glazed: true });
    let drawn = castShadow(frame, [box, { ...box, x: box.x, h: 7.6, z: 3, d: 0.6 }]);
    drawn += gabled(frame, plan, 'x', roof, body);
    drawn += chimney(frame, random.chance(0.5) ? -2.9 : 2.2, 6.1, 4.2, '#9c5a48');
    drawn += porch(frame, roof);
    drawn += steps(frame, -0.9, -1.9, 1.8, 2);
    return (
      drawn +
      fence(
        frame,
        [
          [-6.6, -3.4],
          [-1.2, -3.4],
        ],
        palette.trim,
      ) +
      fence(
        frame,
        [
          [1.2, -3.4],
          [6.6, -3.4],
        ],
        palette.trim,
      )
    );
  },
};

function porch(frame: Frame, roof: string): string {
  const { palette } = frame.stage;
  const roofing = {
    x: -1.7,
    z: -1.5,
    w: 3.4,
    d: 3,
    y: 2.75,
    rise: 0.95,
    over: 0.25,
    thickness: 0.12,
  };
  let posts = '';
  for (const x of [-1.5, 1.38])
    posts += block(frame, { x, y: 0, z: -1.35, w: 0.14, h: 2.7, d: 0.14 }, palette.trim);
  return (
    posts + gabled(frame, { ...roofing, d: 1.5 }, 'z', roof, '') + gableFill(frame, palette.trim)
  );
}

function gableFill(frame: Frame, color: string): string {
  const wall = wallOf(frame, { x: -1.7, y: 2.75, z: -1.5, w: 3.4, h: 1, d: 1.4 }, 'front');
  return (
    wall.area(
      [
        [0.05, 0],
        [3.35, 0],
        [1.7, 0.92],
      ],
      wall.tone(color),
    ) + (wall.seen ? battens({ ...wall, height: 0.01 }, 0.3, wall.tone(color)) : '')
  );
}
