import { glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { block } from '../solid.ts';
import { ellipse, n, path, stroke } from '../svg.ts';
import { books, laptop, metre, mug, table } from './furniture.ts';
import { lamp, pendant } from './lamps.ts';
import { pictures, shelf } from './on-the-wall.ts';
import { floorPlant } from './plants.ts';
import type { Room } from './room-parts.ts';
import { rug } from './rug.ts';
import { sofa } from './seats.ts';

/** The place where one sits in the evening. */
export function lounge(room: Room, random: Random): string {
  const { style, half, far } = room;
  const low = style.wallKind === 'screens';
  const wide = Math.min(style.width - 1.4, 2.6);
  const x = -wide / 2;
  const z = far - 1.45;
  let drawn = rug(
    room,
    -Math.min(half - 0.3, 1.7),
    far - 3.3,
    Math.min(style.width - 0.6, 3.4),
    2.1,
    style.accent,
    style.second,
  );
  const stoveSide = random.chance(0.5) ? 1 : -1;
  const wall = stoveSide > 0 ? room.left : room.right;
  drawn +=
    shelf(room, random, wall, stoveSide > 0 ? wall.width - 2.4 : 0.6, 1.25, 1.8) +
    shelf(room, random, wall, stoveSide > 0 ? wall.width - 2.4 : 0.6, 1.7, 1.8);
  if (style.opening !== 'wide' && style.height > 2.6)
    drawn += pictures(
      room,
      random,
      stoveSide > 0 ? room.right : room.left,
      stoveSide > 0 ? 1 : room.left.width - 2.2,
      1.4,
    );
  if (low)
    return drawn + lowTable(room, random) + floorPlant(room, random, half - 0.6, far - 0.7, 1);
  if (style.wallKind === 'logs' || style.wallKind === 'stone' || style.wallKind === 'panels')
    drawn += stove(room, stoveSide * (half - 0.75), far - 0.95);
  else drawn += floorPlant(room, random, stoveSide * (half - 0.55), far - 0.7, 1.5);
  drawn += sofa(room, x - stoveSide * 0.35, z, wide, style.accent, [
    style.second,
    '#f4ead6',
    style.second,
  ]);
  drawn += lamp(room, -stoveSide * (half - 0.45), 0, far - 0.9, 1.55);
  const tx = -0.6 - stoveSide * 0.2;
  drawn += table(room, tx, z - 1.15, 1.2, 0.6, 0.36, style.wood);
  drawn +=
    books(room, random, tx + 0.12, 0.42, z - 0.95, 2) +
    laptop(room, tx + 0.72, 0.42, z - 0.82, random.chance(0.5)) +
    mug(room, tx + 1.02, 0.42, z - 0.95, style.second);
  if (style.height > 2.9) drawn += pendant(room, 0.2, far - 2.2, style.height * 0.3, style.second);
  return drawn;
}

/** A low table on the mats, cushions round it. */
function lowTable(room: Room, random: Random): string {
  const { style, far } = room;
  const z = far - 2.6;
  let drawn =
    cushionOnFloor(room, -0.5, z + 1.05, style.accent) +
    cushionOnFloor(room, 0.5, z + 1.05, style.second);
  drawn += table(room, -0.85, z, 1.7, 0.85, 0.34, style.wood);
  drawn +=
    laptop(room, -0.3, 0.4, z + 0.4) +
    mug(room, 0.2, 0.4, z + 0.3, '#5f8f8a') +
    mug(room, 0.45, 0.4, z + 0.5, '#c9b79c') +
    books(room, random, -0.75, 0.4, z + 0.2, 2);
  drawn +=
    cushionOnFloor(room, -0.75, z - 0.7, style.second) +
    cushionOnFloor(room, 0.7, z - 0.7, style.accent);
  return drawn + lantern(room, 1.7, z + 1.6);
}

function cushionOnFloor(room: Room, x: number, z: number, color: string): string {
  return block(room.frame, { x: x - 0.3, y: 0, z, w: 0.6, h: 0.09, d: 0.55 }, color);
}

/** A paper lantern standing on the floor. */
function lantern(room: Room, x: number, z: number): string {
  const { frame, stage } = room;
  const [px, py] = frame.at([x, 0, z]);
  const m = metre(room, z);
  const lit = stage.light.lamps > 0.2;
  let drawn = lit ? glow(stage, px, py - 0.3 * m, 1.3 * m, 1.2 * m, 0.6) : '';
  drawn += block(
    frame,
    { x: x - 0.16, y: 0.04, z: z - 0.16, w: 0.32, h: 0.55, d: 0.32 },
    lit ? '#ffe9b6' : '#f4ead2',
  );
  for (const dx of [-0.16, 0.13])
    drawn += block(frame, { x: x + dx, y: 0, z: z - 0.17, w: 0.03, h: 0.62, d: 0.03 }, '#5d4030');
  return drawn;
}

/** An iron stove with its pipe and a fire in it. */
function stove(room: Room, x: number, z: number): string {
  const { frame, stage, style } = room;
  const iron = '#3a383c';
  let drawn = block(frame, { x: x - 0.55, y: 0, z: z - 0.4, w: 1.1, h: 0.05, d: 0.9 }, '#8d857c');
  drawn += block(
    frame,
    { x: x - 0.08, y: 0.9, z: z + 0.1, w: 0.16, h: style.height - 0.9, d: 0.16 },
    iron,
  );
  drawn += block(
    frame,
    { x: x - 0.34, y: 0.16, z: z - 0.2, w: 0.68, h: 0.74, d: 0.5 },
    iron,
    '#55525a',
  );
  const [px, py] = frame.at([x, 0.5, z - 0.21]);
  const m = metre(room, z - 0.2);
  drawn += path(
    `M${n(px - 0.22 * m)} ${n(py + 0.17 * m)}V${n(py - 0.1 * m)}Q${n(px)} ${n(py - 0.24 * m)} ${n(px + 0.22 * m)} ${n(py - 0.1 * m)}V${n(py + 0.17 * m)}Z`,
    '#5a2414',
  );
  const flame = (w: number, h: number, fill: string): string =>
    path(
      `M${n(px - w * m)} ${n(py + 0.15 * m)}Q${n(px - w * m)} ${n(py - h * 0.2 * m)} ${n(px)} ${n(py + (0.15 - h) * m)}Q${n(px + w * m)} ${n(py - h * 0.2 * m)} ${n(px + w * m)} ${n(py + 0.15 * m)}Z`,
      fill,
    );
  drawn += flame(0.16, 0.28, '#ee7a2e') + flame(0.1, 0.2, '#fdb84e') + flame(0.05, 0.11, '#fff2c0');
  drawn += glow(stage, px, py + 0.1 * m, 1.5 * m, 1.1 * m, 0.45, '#ff9a45');
  drawn += ellipse(px + 0.27 * m, py, 0.02 * m, 0.05 * m, stage.tone('#c9a35e', 0.6));
  return (
    drawn +
    stroke(
      `M${n(px - 0.3 * m)} ${n(py + 0.4 * m)}v${n(-0.08 * m)}M${n(px + 0.3 * m)} ${n(py + 0.4 * m)}v${n(-0.08 * m)}`,
      iron,
      0.05 * m,
    )
  );
}
