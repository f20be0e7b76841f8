import { figure } from '../people.ts';
import type { Random } from '../random.ts';
import { rect } from '../svg.ts';
import { laptop, metre, mug, table } from './furniture.ts';
import { pendant } from './lamps.ts';
import { floorPlant } from './plants.ts';
import type { Room } from './room-parts.ts';
import { chair } from './seats.ts';

const CHARTS = ['#d9694a', '#2f7a72', '#e3a33f', '#3e5f92'] as const;

/** Somebody shows something on a wall to people who sit at tables and take part. */
export function talk(room: Room, random: Random): string {
  const { style, half, far, frame, stage } = room;
  const side = random.chance(0.5) ? 1 : -1;
  let drawn = screen(room, random);
  drawn += floorPlant(room, random, side * (half - 0.45), far - 0.45, 1.4);
  const speaker = Math.min(half - 0.4, 1.5) * -side;
  const [px, py] = frame.at([speaker, 0, far - 0.8]);
  drawn += figure(stage, random, px, py, 1.74 * metre(room, far - 0.8), 0, 'standing');
  const across = Math.max(1, Math.min(3, Math.floor((half * 2) / 1.7)));
  const step = (half * 2 - 0.3) / across;
  for (let z = far - 2.3; z >= 2.1; z -= 1.6) {
    for (let i = 0; i < across; i++) {
      const x = -half + 0.15 + step * (i + 0.5);
      drawn += desk(room, random, x, z);
    }
  }
  if (style.height > 2.5) drawn += pendant(room, 0, far - 2, style.height * 0.2, style.second);
  return drawn;
}

/** A bright sheet on the far wall with a chart on it. */
function screen(room: Room, random: Random): string {
  const { back } = room;
  const w = Math.min(2.6, back.width * 0.6);
  const h = Math.min(1.5, back.height * 0.52);
  const u = (back.width - w) / 2;
  const v = Math.min(0.95, back.height - h - 0.2);
  let drawn =
    back.rect(u - 0.05, v - 0.05, w + 0.1, h + 0.1, back.tone('#5d6066', 0.2), 0.03) +
    back.rect(u, v, w, h, '#f4f7fa', 0.04) +
    back.rect(u + w * 0.07, v + h * 0.82, w * 0.45, h * 0.07, '#3a4655', 0.05);
  for (let i = 0; i < 5; i++) {
    const tall = h * random.range(0.15, 0.6);
    const color = CHARTS[i % CHARTS.length] ?? '#3e5f92';
    drawn += back.rect(u + w * (0.1 + i * 0.12), v + h * 0.1, w * 0.08, tall, color, 0.05);
  }
  const [lx, ly] = back.point(u + w * 0.74, v + h * 0.62, 0.05);
  for (let i = 0; i < 4; i++) {
    const long = (0.1 + ((i * 3) % 4) * 0.03) * w * back.scale;
    drawn += rect(lx, ly + i * 0.1 * h * back.scale, long, 0.035 * h * back.scale, '#8a97a8');
  }
  return drawn;
}

function desk(room: Room, random: Random, x: number, z: number): string {
  const { frame, stage, style } = room;
  let drawn = table(room, x - 0.6, z + 0.5, 1.2, 0.5, 0.72, style.wood);
  if (random.chance(0.8)) drawn += laptop(room, x - 0.2, 0.78, z + 0.7);
  drawn += mug(room, x + 0.35, 0.78, z + 0.65, random.pick([style.accent, style.second]));
  for (const dx of [-0.32, 0.32]) {
    if (random.chance(0.85)) {
      const [px, py] = frame.at([x + dx, 0.02, z + 0.2]);
      drawn += figure(stage, random, px, py, 1.7 * metre(room, z + 0.2), 0, 'sitting');
    }
    drawn += chair(room, x + dx, z, style.accent);
  }
  return drawn;
}
