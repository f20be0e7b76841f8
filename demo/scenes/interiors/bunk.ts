import { blend } from '../color.ts';
import type { Random } from '../random.ts';
import { block } from '../solid.ts';
import { n, type Point, path, polygon, stroke } from '../svg.ts';
import type { Place } from '../view.ts';
import { bunks, fairyLights } from './bunk-beds.ts';
import { books, laptop, shape, under } from './furniture.ts';
import { lamp } from './lamps.ts';
import { pictures, shelf } from './on-the-wall.ts';
import { floorPlant } from './plants.ts';
import type { Room } from './room-parts.ts';
import { rug } from './rug.ts';
import { cushion } from './seats.ts';

/** Where one sleeps among others: bunks, or a bed under the window where there is no room. */
export function bunk(room: Room, random: Random): string {
  return room.style.width > 4.4 ? bunks(room, random) : bed(room, random);
}

/** A made bed, its head against the far wall. */
function madeBed(
  room: Room,
  head: number,
  x: number,
  z: number,
  w: number,
  length: number,
  y: number,
): string {
  const { frame, stage, style } = room;
  const linen = '#faf4ea';
  let drawn = under(room, x, z - 0.05, w, length);
  drawn += block(
    frame,
    { x: x - 0.05, y: 0, z: z + length - 0.1, w: w + 0.1, h: y + head, d: 0.1 },
    style.wood,
  );
  drawn += block(
    frame,
    { x: x - 0.03, y: 0.05, z, w: w + 0.06, h: y - 0.2, d: length },
    style.wood,
  );
  drawn += block(
    frame,
    { x, y: y - 0.18, z: z + 0.03, w, h: 0.2, d: length - 0.1 },
    linen,
    '#fffaf0',
  );
  for (const dx of w > 1.1 ? [0.27, 0.73] : [0.5])
    drawn += cushion(
      room,
      x + w * dx,
      y + 0.03,
      z + length - 0.2,
      '#fffaf2',
      Math.min(0.3, w * 0.24),
    );
  if (w > 1.1)
    for (const dx of [0.36, 0.66])
      drawn += cushion(
        room,
        x + w * dx,
        y + 0.03,
        z + length - 0.42,
        dx < 0.5 ? style.accent : style.second,
        0.17,
      );
  const fold = z + length * 0.62;
  const cover = blend(style.accent, '#fff1de', 0.3);
  drawn += shape(
    room,
    [
      [x - 0.04, y + 0.06, z + 0.02],
      [x + w + 0.04, y + 0.06, z + 0.02],
      [x + w + 0.04, y + 0.07, fold],
      [x - 0.04, y + 0.07, fold],
    ],
    stage.tone(cover, 0.85),
  );
  drawn += shape(
    room,
    [
      [x - 0.04, y + 0.07, fold - 0.22],
      [x + w + 0.04, y + 0.07, fold - 0.22],
      [x + w + 0.04, y + 0.075, fold],
      [x - 0.04, y + 0.075, fold],
    ],
    stage.tone(linen, 0.9),
  );
  const hem: Place[] = [
    [x - 0.04, y + 0.06, z + 0.02],
    [x + w + 0.04, y + 0.06, z + 0.02],
  ];
  const points: Point[] = hem.map((place) => frame.at(place));
  for (let i = 8; i >= 0; i--)
    points.push(frame.at([x - 0.04 + ((w + 0.08) * i) / 8, 0.12 + (i % 2) * 0.04, z]));
  drawn += path(polygon(points), stage.tone(cover, 0.35));
  const crease = blend(stage.tone(cover, 0.85), '#1f1526', 0.12);
  for (let i = 1; i < 5; i++) {
    const [ax, ay] = frame.at([x + (w * i) / 5, y + 0.065, z + 0.04]);
    const [bx, by] = frame.at([x + (w * (i + (i % 2 ? 0.3 : -0.3))) / 5, y + 0.07, fold - 0.24]);
    drawn += stroke(
      `M${n(ax)} ${n(ay)}Q${n((ax + bx) / 2 + 14)} ${n((ay + by) / 2)} ${n(bx)} ${n(by)}`,
      crease,
      2.2,
      { opacity: 0.7 },
    );
  }
  const throwZ = z + 0.22;
  drawn += shape(
    room,
    [
      [x - 0.05, y + 0.075, throwZ],
      [x + w + 0.05, y + 0.075, throwZ],
      [x + w + 0.05, y + 0.075, throwZ + 0.36],
      [x - 0.05, y + 0.075, throwZ + 0.36],
    ],
    stage.tone(style.second, 0.7),
  );
  for (const side of [x - 0.05, x + w + 0.05]) {
    if (side < 0 === frame.at([0, 0, 1])[0] > frame.at([side, 0, 1])[0])
      drawn += shape(
        room,
        [
          [side, y + 0.07, z],
          [side, y + 0.07, fold],
          [side, 0.2, fold],
          [side, 0.16, z],
        ],
        stage.tone(cover, 0.25),
      );
  }
  return drawn;
}

/** A bedroom of one's own: a made bed, its head against the far wall. */
export function bed(room: Room, random: Random): string {
  const { style, half, far } = room;
  const small = style.width < 3.2;
  const w = small ? style.width - 0.5 : Math.min(random.range(1.4, 2.05), style.width * 0.38);
  const length = 2;
  const y = small ? 0.62 : random.range(0.4, 0.62);
  const head = random.pick([0.25, 0.5, 0.8]);
  // The bed stands in the middle, or to a side so that a table and a chair have room.
  const shift = style.width > 5 ? random.pick([-0.9, 0, 0, 0.9]) : 0;
  let drawn = '';
  if (!small)
    drawn += rug(
      room,
      shift - w / 2 - 0.7,
      far - length - 1.3,
      w + 1.4,
      1.9,
      style.accent,
      style.second,
    );
  if (style.width > 4) {
    drawn += shelf(room, random, room.left, room.left.width - 2, 1.5, 1.3);
    drawn += pictures(room, random, room.right, 0.9, 1.35);
  }
  drawn += madeBed(room, head, shift - w / 2, far - length - 0.06, w, length, y);
  if (small) return drawn + vanFittings(room, random) + fairyLights(room);
  for (const side of [-1, 1]) {
    const x = shift + side * (w / 2 + 0.42);
    if (Math.abs(x) + 0.25 > half) continue;
    drawn +=
      under(room, x - 0.22, far - 0.5, 0.44, 0.4) +
      block(
        room.frame,
        { x: x - 0.22, y: 0, z: far - 0.5, w: 0.44, h: 0.5, d: 0.4 },
        style.wood,
        blend(style.wood, '#ffffff', 0.2),
      );
    if (side > 0) drawn += lamp(room, x, 0.5, far - 0.3, 0.46);
    else drawn += books(room, random, x - 0.14, 0.5, far - 0.4, 3);
  }
  drawn += laptop(room, shift + w * 0.1, y + 0.08, far - length + 0.35, false);
  return (
    drawn +
    floorPlant(room, random, half - 0.5, far - 0.75, 1.3) +
    (style.ceiling === 'tent' ? fairyLights(room) : '')
  );
}

/** Cupboards along both sides of a van, a small counter by the door. */
function vanFittings(room: Room, random: Random): string {
  const { frame, style, half } = room;
  const front = 1.9;
  let drawn = '';
  for (const side of [-1, 1]) {
    const x = side < 0 ? -half : half - 0.34;
    drawn += block(
      frame,
      { x, y: style.height - 0.5, z: front, w: 0.34, h: 0.4, d: 2.6 },
      style.wood,
    );
    const edge = side < 0 ? x + 0.34 : x;
    for (let i = 0; i < 4; i++) {
      const z = front + 0.1 + i * 0.63;
      drawn += shape(
        room,
        [
          [edge, style.height - 0.46, z],
          [edge, style.height - 0.46, z + 0.56],
          [edge, style.height - 0.14, z + 0.56],
          [edge, style.height - 0.14, z],
        ],
        room.stage.tone(
          blend(style.wood, '#ffffff', 0.14),
          side === room.stage.light.side ? 0.3 : 0.7,
        ),
      );
    }
  }
  drawn += block(frame, { x: -half, y: 0, z: front, w: 0.5, h: 0.86, d: 0.95 }, '#5f7f78');
  drawn += block(
    frame,
    { x: -half, y: 0.86, z: front - 0.02, w: 0.54, h: 0.05, d: 1 },
    style.wood,
    blend(style.wood, '#ffffff', 0.3),
  );
  drawn +=
    laptop(room, -half + 0.27, 0.91, front + 0.35) +
    books(room, random, -half + 0.1, 0.91, front + 0.65, 2);
  drawn += block(frame, { x: half - 0.44, y: 0, z: front, w: 0.44, h: 0.48, d: 0.95 }, style.wood);
  return (
    drawn +
    block(frame, { x: half - 0.46, y: 0.48, z: front - 0.02, w: 0.46, h: 0.1, d: 1 }, style.second)
  );
}
