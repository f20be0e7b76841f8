import { glow } from '../openings.ts';
import { figure } from '../people.ts';
import type { Random } from '../random.ts';
import { ellipse } from '../svg.ts';
import { bar, metre, table } from './furniture.ts';
import { pendant } from './lamps.ts';
import { pictures, shelf } from './on-the-wall.ts';
import { floorPlant, pottedPlant } from './plants.ts';
import type { Room } from './room-parts.ts';
import { rug } from './rug.ts';
import { chair } from './seats.ts';

const FOOD = ['#c9673f', '#8fae5a', '#e0b457', '#a8443c', '#d9c4a0'] as const;

/** A long table laid for supper, people round it, candles and lamps. */
export function supper(room: Room, random: Random): string {
  const { style, half, far, frame, stage } = room;
  const w = Math.min(3.8, style.width * 0.7);
  const x = -w / 2;
  const z = far - 2.4;
  const top = 0.8;
  let drawn = rug(
    room,
    -Math.min(half - 0.2, w / 2 + 0.6),
    z - 0.8,
    Math.min(style.width - 0.4, w + 1.2),
    2.6,
    style.second,
    style.accent,
  );
  drawn +=
    shelf(room, random, room.right, 0.6, 1.35, 1.7, 'jars') +
    shelf(room, random, room.right, 0.6, 1.8, 1.7, 'jars') +
    pictures(room, random, room.left, Math.max(0.4, room.left.width - 2.2), 1.4) +
    floorPlant(room, random, half - 0.5, far - 0.55, 1.4);
  const seats = Math.max(2, Math.round(w / 0.85));
  for (let i = 0; i < seats; i++) {
    if (!random.chance(0.9)) continue;
    const [px, py] = frame.at([x + (w * (i + 0.5)) / seats, 0, z + 1.1]);
    drawn += figure(stage, random, px, py, 1.72 * metre(room, z + 1.1), 0, 'sitting');
  }
  drawn += table(room, x, z, w, 0.95, 0.74, style.wood);
  for (let i = 0; i < seats; i++) {
    const sx = x + (w * (i + 0.5)) / seats;
    drawn += plate(room, random, sx, top, z + 0.72) + plate(room, random, sx, top, z + 0.22);
  }
  for (let i = 0; i < seats - 1; i++) {
    const cx = x + (w * (i + 1)) / seats;
    drawn += i % 2 === 0 ? candle(room, cx, top, z + 0.47) : plant(room, random, cx, top, z + 0.47);
  }
  for (let i = 0; i < seats; i++) {
    const sx = x + (w * (i + 0.5)) / seats;
    if (i % 2 === 0) drawn += pendant(room, sx, z + 0.45, style.height * 0.28, style.accent);
    if (random.chance(0.85)) {
      const [px, py] = frame.at([sx, 0.02, z - 0.35]);
      drawn += figure(stage, random, px, py, 1.72 * metre(room, z - 0.35), 0, 'sitting');
    }
    drawn += chair(room, sx, z - 0.6, i % 2 === 0 ? style.accent : style.second);
  }
  return drawn;
}

function plate(room: Room, random: Random, x: number, y: number, z: number): string {
  const [px, py] = room.frame.at([x, y, z]);
  const m = metre(room, z);
  const { stage } = room;
  return (
    ellipse(px, py, 0.13 * m, 0.035 * m, stage.tone('#f6efe2', 0.8)) +
    ellipse(px, py - 0.008 * m, 0.07 * m, 0.02 * m, stage.tone(random.pick(FOOD), 0.6))
  );
}

function candle(room: Room, x: number, y: number, z: number): string {
  const { frame, stage } = room;
  const [px, py] = frame.at([x, y + 0.3, z]);
  const m = metre(room, z);
  return (
    bar(room, [x, y, z], [x, y + 0.26, z], '#f4ead2', 0.03) +
    glow(stage, px, py, 0.5 * m, 0.45 * m, 0.45, '#ffd27a') +
    ellipse(px, py, 0.014 * m, 0.035 * m, '#fff0b8')
  );
}

function plant(room: Room, random: Random, x: number, y: number, z: number): string {
  const [px, py] = room.frame.at([x, y, z]);
  return pottedPlant(room, random, px, py, 0.3 * metre(room, z));
}
