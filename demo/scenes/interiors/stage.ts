import { blend } from '../color.ts';
import { glow } from '../openings.ts';
import { figure } from '../people.ts';
import type { Random } from '../random.ts';
import { block } from '../solid.ts';
import { bar, metre } from './furniture.ts';
import { pendant } from './lamps.ts';
import type { Room } from './room-parts.ts';
import { chair } from './seats.ts';

const PLATFORM = { height: 0.28, depth: 1.3 } as const;
const NEAREST_ROW = 2.2;

/** A small stage: a curtain, a microphone, somebody at it and the backs of those who listen. */
export function smallStage(room: Room, random: Random): string {
  const { style, half, far, frame, stage } = room;
  const w = Math.min(style.width - 0.4, 4.4);
  const z = far - PLATFORM.depth - 0.05;
  let drawn = curtain(room, random.pick(['#8f2f3c', '#2f4f6f', '#5a3a6a', style.accent]));
  drawn += block(
    frame,
    { x: -w / 2, y: 0, z, w, h: PLATFORM.height, d: PLATFORM.depth },
    blend(style.wood, '#1f1526', 0.25),
    style.wood,
  );
  drawn += performers(room, random, z + 0.5);
  const [lx, ly] = frame.at([0, 1.2, z + 0.4]);
  drawn += glow(stage, lx, ly, 2.4 * metre(room, z), 1.8 * metre(room, z), 0.3, '#ffe2ad');
  for (const x of [-w * 0.3, w * 0.3])
    drawn += pendant(room, x, z + 0.2, style.height * 0.22, '#4f5a60');
  return drawn + audience(room, random, z, half);
}

/** Folds of cloth over the whole of the far wall. */
function curtain(room: Room, color: string): string {
  const { back, stage } = room;
  const folds = Math.max(8, Math.round(back.width / 0.28));
  let drawn = '';
  for (let i = 0; i < folds; i++) {
    const lit = [0.15, 0.4, 0.6, 0.35][i % 4] ?? 0.3;
    const u = (back.width * i) / folds;
    drawn += back.rect(u, 0, back.width / folds + 0.01, back.height, stage.tone(color, lit), 0.02);
  }
  const top = blend(stage.tone(color, 0.3), '#1f1526', 0.3);
  return drawn + back.rect(0, back.height - 0.22, back.width, 0.22, top, 0.03);
}

function performers(room: Room, random: Random, z: number): string {
  const { frame, stage, half } = room;
  const y = PLATFORM.height;
  const stand = (x: number, tall: number) =>
    bar(room, [x, y, z - 0.12], [x, y + tall, z - 0.12], '#3f4347', 0.025) +
    bar(
      room,
      [x - 0.03, y + tall, z - 0.12],
      [x + 0.05, y + tall + 0.06, z - 0.12],
      '#1f2326',
      0.06,
    );
  const [px, py] = frame.at([0.12, y, z]);
  const tall = 1.72 * metre(room, z);
  let drawn = figure(stage, random, px, py, tall, 0, 'standing') + stand(0, 1.42);
  if (half > 1.6 && random.chance(0.75)) {
    const x = random.chance(0.5) ? -1 : 1;
    const [sx, sy] = frame.at([x, y, z + 0.1]);
    drawn +=
      block(frame, { x: x - 0.2, y, z: z + 0.1, w: 0.4, h: 0.4, d: 0.3 }, '#4d4640') +
      figure(stage, random, sx, sy, tall, 0, 'sitting') +
      bar(room, [x - 0.1, y + 0.6, z - 0.05], [x + 0.42, y + 0.85, z - 0.05], '#a5713f', 0.09);
  }
  return drawn;
}

/** Rows of chairs, most of them taken. */
function audience(room: Room, random: Random, stageZ: number, half: number): string {
  const { frame, stage, style } = room;
  const across = Math.max(2, Math.min(6, Math.floor((half * 2 - 0.4) / 0.7)));
  const step = (half * 2 - 0.4) / across;
  let drawn = '';
  for (let z = stageZ - 1; z >= NEAREST_ROW; z -= 0.95) {
    for (let i = 0; i < across; i++) {
      const x = -half + 0.2 + step * (i + 0.5);
      if (random.chance(0.8)) {
        const [px, py] = frame.at([x, 0.02, z + 0.2]);
        drawn += figure(stage, random, px, py, 1.7 * metre(room, z + 0.2), 0, 'sitting');
      }
      drawn += chair(room, x, z, random.pick([style.accent, style.second, '#6a5a4c']));
    }
  }
  return drawn;
}
