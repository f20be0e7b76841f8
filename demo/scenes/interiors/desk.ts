import type { Random } from '../random.ts';
import { block } from '../solid.ts';
import { rect, stroke } from '../svg.ts';
import { bar, books, laptop, metre, mug, table } from './furniture.ts';
import { lamp } from './lamps.ts';
import { pictures, shelf } from './on-the-wall.ts';
import { floorPlant, pottedPlant } from './plants.ts';
import type { Room } from './room-parts.ts';
import { rug } from './rug.ts';
import { chair } from './seats.ts';

/** A desk under the window: the picture that tells whether one can work there. */
export function desk(room: Room, random: Random): string {
  const { style, half, far, frame, stage } = room;
  const wide = Math.min(style.width * 0.62, 2.3);
  const x = -wide / 2 + random.range(-0.15, 0.15);
  const z = far - 0.82;
  const y = 0.74;
  let drawn = rug(
    room,
    -Math.min(half - 0.35, 1.35),
    far - 2.5,
    Math.min(style.width - 0.7, 2.7),
    1.5,
    style.accent,
    style.second,
  );
  if (style.width > 4) {
    const wall = random.chance(0.5) ? room.left : room.right;
    drawn +=
      shelf(room, random, wall, wall === room.left ? wall.width - 2.2 : 0.5, 1.5, 1.6) +
      shelf(room, random, wall, wall === room.left ? wall.width - 2.2 : 0.5, 1.95, 1.6);
    drawn += pictures(
      room,
      random,
      wall === room.left ? room.right : room.left,
      wall === room.left ? 0.7 : room.left.width - 1.9,
      1.35,
    );
  }
  drawn += table(room, x, z, wide, 0.68, y, style.wood);
  const top = y + 0.06;
  if (random.chance(0.6)) drawn += monitor(room, x + wide * 0.66, top, z + 0.4);
  drawn += laptop(room, x + wide * 0.36, top, z + 0.22);
  drawn += mug(room, x + wide * 0.62, top, z + 0.14, style.accent);
  drawn += books(room, random, x + wide * 0.8, top, z + 0.12, random.int(2, 4));
  drawn += lamp(room, x + wide * 0.1, top, z + 0.4, 0.5, style.second);
  const [px, py] = frame.at([x + wide * 0.93, top, z + 0.45]);
  drawn += pottedPlant(room, random, px, py, 0.36 * metre(room, z));
  drawn += block(
    frame,
    { x: x + wide * 0.16, y: top, z: z + 0.08, w: 0.2, h: 0.015, d: 0.27 },
    '#f6efe2',
  );
  drawn += chair(room, x + wide * 0.38, z - 0.62, style.accent, '#4f3d33');
  if (style.width > 4)
    drawn += floorPlant(
      room,
      random,
      (random.chance(0.5) ? 1 : -1) * (half - 0.5),
      far - 1.4,
      random.range(1.2, 1.6),
    );
  return (
    drawn +
    (stage.light.lamps > 0.5 ? bar(room, [x, top, z], [x + wide, top, z], '#ffd9a0', 0.004) : '')
  );
}

function monitor(room: Room, x: number, y: number, z: number): string {
  const { frame, stage } = room;
  const m = metre(room, z);
  const [px, py] = frame.at([x, y, z]);
  const w = 0.62 * m;
  const h = 0.36 * m;
  const left = px - w / 2;
  const top = py - 0.52 * m;
  let drawn =
    rect(px - 0.02 * m, py - 0.2 * m, 0.04 * m, 0.2 * m, stage.tone('#5d6066', 0.4)) +
    rect(px - 0.12 * m, py - 0.014 * m, 0.24 * m, 0.02 * m, stage.tone('#5d6066', 0.6));
  drawn +=
    rect(left, top, w, h, stage.tone('#2f3238', 0.4), { rx: 4 }) +
    rect(left + 3, top + 3, w - 6, h - 6, '#22303f', { rx: 2 });
  const colors = ['#7fc4b8', '#f0b35e', '#e8836a', '#a9c0e0', '#d9e2ec'];
  for (let i = 0; i < 8; i++) {
    const indent = [0, 1, 1, 2, 2, 1, 1, 0][i] ?? 0;
    drawn += rect(
      left + w * (0.08 + indent * 0.05),
      top + h * (0.12 + i * 0.095),
      w * (0.16 + ((i * 7) % 5) * 0.07),
      h * 0.035,
      colors[i % 5] ?? '#d9e2ec',
    );
  }
  drawn += rect(left + w * 0.62, top + h * 0.12, w * 0.3, h * 0.76, '#2f4152', { rx: 2 });
  return (
    drawn +
    stroke(
      `M${(left + w * 0.65).toFixed(1)} ${(top + h * 0.7).toFixed(1)}l${(w * 0.06).toFixed(1)} ${(-h * 0.16).toFixed(1)} ${(w * 0.06).toFixed(1)} ${(h * 0.07).toFixed(1)} ${(w * 0.11).toFixed(1)} ${(-h * 0.3).toFixed(1)}`,
      '#7fc4b8',
      2,
    )
  );
}
