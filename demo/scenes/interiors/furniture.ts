import { blend } from '../color.ts';
import { glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { edgeLine, sheet } from '../roof.ts';
import { block, surface } from '../solid.ts';
import { ellipse, n, path, polygon } from '../svg.ts';
import type { Place } from '../view.ts';
import type { Room } from './room-parts.ts';

/** Pixels a metre takes at a place of the room. */
export function metre(room: Room, z: number): number {
  return room.stage.view.focal / Math.max(0.5, z);
}

/** The soft shade under a piece of furniture. */
export function under(room: Room, x: number, z: number, w: number, d: number): string {
  return sheet(
    room.frame,
    [
      [x - 0.08, 0.002, z - 0.1],
      [x + w + 0.08, 0.002, z - 0.1],
      [x + w + 0.08, 0.002, z + d],
      [x - 0.08, 0.002, z + d],
    ],
    '#1f1526',
    0.26,
  );
}

/** A table on four legs. `y` is the height of its top. */
export function table(
  room: Room,
  x: number,
  z: number,
  w: number,
  d: number,
  y: number,
  color: string,
): string {
  let drawn = under(room, x, z, w, d);
  for (const [lx, lz] of [
    [x, z + d - 0.07],
    [x + w - 0.07, z + d - 0.07],
    [x, z],
    [x + w - 0.07, z],
  ] as const) {
    drawn += block(room.frame, { x: lx, y: 0, z: lz, w: 0.07, h: y, d: 0.07 }, color);
  }
  return (
    drawn +
    block(
      room.frame,
      { x: x - 0.05, y, z: z - 0.05, w: w + 0.1, h: 0.06, d: d + 0.1 },
      color,
      blend(color, '#ffffff', 0.2),
    )
  );
}

/** A laptop, open towards the camera or away from it. */
export function laptop(room: Room, x: number, y: number, z: number, towards = true): string {
  const { frame, stage } = room;
  const metal = stage.tone('#b9bec4', 0.8);
  let drawn = sheet(
    frame,
    [
      [x - 0.17, y + 0.01, z - 0.12],
      [x + 0.17, y + 0.01, z - 0.12],
      [x + 0.17, y + 0.01, z + 0.12],
      [x - 0.17, y + 0.01, z + 0.12],
    ],
    metal,
  );
  const lean = towards ? 0.06 : -0.06;
  const hinge = towards ? z + 0.12 : z - 0.12;
  const screen = (inset: number, fill: string): string =>
    sheet(
      frame,
      [
        [x - 0.17 + inset, y + 0.012 + inset, hinge],
        [x + 0.17 - inset, y + 0.012 + inset, hinge],
        [x + 0.17 - inset, y + 0.25 - inset, hinge + lean],
        [x - 0.17 + inset, y + 0.25 - inset, hinge + lean],
      ],
      fill,
    );
  if (!towards) return drawn + screen(0, stage.tone('#a3a9b0', 0.3));
  drawn += sheet(
    frame,
    [
      [x - 0.14, y + 0.013, z - 0.02],
      [x + 0.14, y + 0.013, z - 0.02],
      [x + 0.14, y + 0.013, z + 0.09],
      [x - 0.14, y + 0.013, z + 0.09],
    ],
    stage.tone('#4a4e55', 0.5),
  );
  drawn += screen(0, stage.tone('#3a3d43', 0.4)) + screen(0.012, '#f1f5fa');
  const line = (i: number, from: number, to: number, fill: string): string =>
    sheet(
      frame,
      [
        [x + from, y + 0.2 - i * 0.032, hinge + lean * 0.8],
        [x + to, y + 0.2 - i * 0.032, hinge + lean * 0.8],
        [x + to, y + 0.212 - i * 0.032, hinge + lean * 0.8],
        [x + from, y + 0.212 - i * 0.032, hinge + lean * 0.8],
      ],
      fill,
    );
  const fills = ['#d9694a', '#7f93ab', '#2f7a72', '#aab7c6', '#e3a33f'];
  for (let i = 0; i < 5; i++)
    drawn += line(i, -0.13, -0.02 + ((i * 5) % 4) * 0.035, fills[i] ?? '#7f93ab');
  const [gx, gy] = frame.at([x, y + 0.12, hinge]);
  return (
    drawn +
    (stage.light.lamps > 0.3
      ? glow(stage, gx, gy, 0.5 * metre(room, z), 0.36 * metre(room, z), 0.3, '#dbe9ff')
      : '')
  );
}

/** A mug. */
export function mug(room: Room, x: number, y: number, z: number, color: string): string {
  const [px, py] = room.frame.at([x, y, z]);
  const m = metre(room, z);
  const tone = room.stage.tone(color, 0.6);
  return (
    `<circle cx="${n(px + 0.055 * m)}" cy="${n(py - 0.05 * m)}" r="${n(0.028 * m)}" fill="none" stroke="${tone}" stroke-width="${n(0.014 * m)}"/>` +
    path(
      `M${n(px - 0.045 * m)} ${n(py - 0.1 * m)}V${n(py - 0.012 * m)}Q${n(px)} ${n(py + 0.014 * m)} ${n(px + 0.045 * m)} ${n(py - 0.012 * m)}V${n(py - 0.1 * m)}Z`,
      tone,
    ) +
    ellipse(px, py - 0.1 * m, 0.045 * m, 0.014 * m, room.stage.tone('#5a3826', 0.5))
  );
}

/** A stack of books lying on something. */
export function books(
  room: Room,
  random: Random,
  x: number,
  y: number,
  z: number,
  count = 3,
): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const w = random.range(0.2, 0.28);
    drawn += block(
      room.frame,
      { x: x + random.range(-0.02, 0.02), y: y + i * 0.04, z, w, h: 0.036, d: 0.17 },
      random.pick(['#d9694a', '#2f7a72', '#e3a33f', '#3e5f92', '#f2ead9', '#8a5a83']),
    );
  }
  return drawn;
}

/** A line between two places of the room. */
export function bar(room: Room, from: Place, to: Place, color: string, width: number): string {
  return edgeLine(room.frame, from, to, surface(room.frame, from, [0, 0.6, -1], color), width);
}

/** A shape on the picture through places of the room. */
export function shape(room: Room, places: readonly Place[], color: string): string {
  return path(polygon(places.map((place) => room.frame.at(place))), color);
}
