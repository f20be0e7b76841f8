import { figure } from '../people.ts';
import type { Random } from '../random.ts';
import { laptop, metre, mug, table } from './furniture.ts';
import { pendant } from './lamps.ts';
import { pictures, shelf } from './on-the-wall.ts';
import { floorPlant, pottedPlant } from './plants.ts';
import type { Room } from './room-parts.ts';
import { rug } from './rug.ts';

/** The long table that everybody shares: work by day, supper in the evening. */
export function sharedTable(room: Room, random: Random): string {
  const { style, half, far, frame, stage } = room;
  const w = Math.min(3.4, style.width * 0.6);
  const x = -w / 2;
  const z = far - 2.5;
  const y = 0.74;
  let drawn = rug(
    room,
    -Math.min(half - 0.2, w / 2 + 0.7),
    z - 0.9,
    Math.min(style.width - 0.4, w + 1.4),
    2.7,
    style.accent,
    style.second,
  );
  drawn +=
    shelf(room, random, room.left, room.left.width - 2.3, 1.4, 1.8) +
    shelf(room, random, room.left, room.left.width - 2.3, 1.85, 1.8);
  drawn += pictures(room, random, room.right, 0.9, 1.4);
  drawn +=
    floorPlant(room, random, half - 0.5, far - 0.6, 1.6) +
    floorPlant(room, random, -half + 0.5, far - 0.6, 1.2);
  const seats = Math.max(2, Math.round(w / 1.05));
  for (let i = 0; i < seats; i++) {
    const sx = x + (w * (i + 0.5)) / seats;
    const [px, py] = frame.at([sx, 0, z + 1.05]);
    if (random.chance(0.8))
      drawn += figure(
        stage,
        random,
        px - 0.1 * metre(room, z),
        py,
        1.72 * metre(room, z + 1.05),
        0,
        'sitting',
      );
  }
  drawn += table(room, x, z, w, 0.9, y, style.wood);
  const top = y + 0.06;
  for (let i = 0; i < seats; i++) {
    const sx = x + (w * (i + 0.5)) / seats;
    drawn += laptop(room, sx, top, z + 0.55, false);
    drawn += mug(
      room,
      sx + 0.28,
      top,
      z + 0.35,
      random.pick([style.accent, style.second, '#f2ead9']),
    );
  }
  const [px, py] = frame.at([x + w / 2, top, z + 0.3]);
  drawn += pottedPlant(room, random, px, py, 0.34 * metre(room, z));
  for (let i = 0; i < seats; i++) {
    const sx = x + (w * (i + 0.5)) / seats;
    drawn += stool(room, sx, z - 0.42);
    if (i % 2 === 0) drawn += pendant(room, sx, z + 0.45, style.height * 0.3, style.accent);
  }
  return drawn;
}

function stool(room: Room, x: number, z: number): string {
  return table(room, x - 0.2, z - 0.1, 0.4, 0.3, 0.42, room.style.wood);
}
