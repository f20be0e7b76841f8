import { doorOn, windowOn } from '../openings.ts';
import type { Random } from '../random.ts';
import { gabled, gabledBody } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { type Box, block, type Frame } from '../solid.ts';
import { courses, wallOf } from '../wall.ts';
import type { HomeKind } from './home.ts';
import { chimney, railing, stringLights } from './parts.ts';

/** A tall, narrow house: four storeys, each stepping back behind a terrace. */
export const townhouse: HomeKind = {
  distance: 25,
  half: 7,
  depth: 9,
  height: 14,
  front: 1.2,
  yaw: [0.32, 0.5],
  eye: [590, 4.5],
  draw(frame: Frame, random: Random): string {
    const { palette } = frame.stage;
    const walls = [
      random.pick(palette.walls),
      random.pick(palette.walls),
      random.pick(palette.walls),
    ];
    const roof = random.pick(palette.roofs);
    const shutters = random.chance(0.5) ? random.pick(palette.doors) : undefined;
    const flip = random.chance(0.5) ? 1 : -1;
    const storeys: Box[] = [
      { x: -4.4, y: 0, z: 0, w: 8.8, h: 3.3, d: 8 },
      { x: flip > 0 ? -4.4 : -2.6, y: 3.3, z: 0.3, w: 7, h: 3, d: 7.4 },
      { x: flip > 0 ? -4.4 : -2.6, y: 6.3, z: 0.3, w: 7, h: 3, d: 7.4 },
      { x: flip > 0 ? -4.4 : -0.9, y: 9.3, z: 0.9, w: 5.3, h: 2.5, d: 6.2 },
    ];
    let drawn = castShadow(
      frame,
      storeys.map((box) => ({ ...box, h: box.h + box.y, y: 0 })),
    );
    storeys.forEach((box, i) => {
      const color = walls[i === 0 ? 0 : i === 3 ? 2 : 1] ?? '#f1e6d2';
      const top = i === 3;
      const plan = { x: box.x, z: box.z, w: box.w, d: box.d, y: box.y + box.h, rise: 2, over: 0.4 };
      let body = top
        ? gabledBody(frame, plan, 'z', box.y, color)
        : block(frame, box, color, '#cdbfa8');
      for (const side of ['front', 'left', 'right'] as const) {
        const wall = wallOf(frame, box, side);
        if (!wall.seen) continue;
        if (i === 0) body += courses(wall, 0.5, wall.tone('#7d6a58'), 0.015);
        body += wall.rect(
          0,
          wall.height - 0.18,
          wall.width,
          0.2,
          wall.tone(palette.trim, 0.1),
          0.12,
        );
        const count = side === 'front' ? (box.w > 6 ? 3 : 2) : 3;
        const step = wall.width / count;
        for (let j = 0; j < count; j++) {
          const u = step * (j + 0.5) - 0.5;
          if (i === 0 && side === 'front') continue;
          const door = side === 'front' && !top && j === 1;
          body += windowOn(wall, u, door ? 0.15 : 0.85, 1, door ? 2.2 : 1.4, {
            shutters: step > 2.1 ? shutters : undefined,
            rows: door ? 3 : 2,
            flowers: !door && random.chance(0.4),
          });
        }
        if (i === 0 && side === 'front') {
          body += doorOn(wall, 3.85, 1.1, 2.25, random.pick(palette.doors), { arched: true });
          body += windowOn(wall, 0.7, 0.6, 2.2, 1.9, { columns: 3, rows: 2 });
          body += windowOn(wall, 5.9, 0.6, 2.2, 1.9, { columns: 3, rows: 2 });
        }
      }
      drawn += top
        ? chimney(frame, box.x + box.w * 0.62, 11.9, 4.4, '#a8705c', 1.9) +
          gabled(frame, plan, 'z', roof, body)
        : body;
      if (!top) drawn += balcony(frame, box, i);
    });
    const free = flip > 0 ? 2.7 : -4.3;
    drawn += railing(frame, [free, 3.3, 0.1], [free + 1.6, 3.3, 0.1], '#4a4a4e', 0.9, 0.22);
    drawn += terrace(frame, flip > 0 ? 1.1 : -2.5, 9.3);
    return (
      drawn +
      stringLights(
        frame,
        [storeys[3]?.x ?? 0, 11.6, 0.8],
        [flip > 0 ? 2.6 : -2.6, 10.4, 0.4],
        0.4,
        7,
      )
    );
  },
};

function balcony(frame: Frame, box: Box, storey: number): string {
  if (storey === 0) return '';
  const w = 2.6;
  const x = box.x + box.w / 2 - w / 2;
  return (
    block(frame, { x, y: box.y - 0.05, z: box.z - 1.05, w, h: 0.16, d: 1.05 }, '#d8cdb8') +
    railing(
      frame,
      [x, box.y + 0.1, box.z - 1.02],
      [x + w, box.y + 0.1, box.z - 1.02],
      '#3f4246',
      0.95,
      0.2,
    ) +
    block(
      frame,
      { x: x + 0.2, y: box.y + 0.1, z: box.z - 0.9, w: 0.4, h: 0.5, d: 0.4 },
      frame.stage.palette.leaves[1],
    )
  );
}

function terrace(frame: Frame, x: number, y: number): string {
  const { leaves } = frame.stage.palette;
  let drawn = '';
  for (const dx of [0, 0.7]) {
    drawn += block(frame, { x: x + dx, y, z: 0.6, w: 0.45, h: 0.4, d: 0.45 }, '#b8653f');
    drawn += block(
      frame,
      { x: x + dx + 0.02, y: y + 0.4, z: 0.62, w: 0.4, h: 0.5, d: 0.4 },
      leaves[1],
    );
  }
  return drawn + railing(frame, [x - 0.1, y, 0.35], [x + 1.5, y, 0.35], '#4a4a4e', 0.9, 0.22);
}
