import { blend } from '../color.ts';
import { glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { edgeLine, sheet } from '../roof.ts';
import { block, surface } from '../solid.ts';
import { ellipse, n, path, type Point, polygon, rect, stroke } from '../svg.ts';
import type { Place } from '../view.ts';
import type { Wall } from '../wall.ts';
import type { Room } from './room.ts';

/** Pixels a metre takes at a place of the room. */
export function metre(room: Room, z: number): number {
  return room.stage.view.focal / Math.max(0.5, z);
}

/** The soft shade under a piece of furniture. */
export function under(room: Room, x: number, z: number, w: number, d: number): string {
  return sheet(room.frame, [[x - 0.08, 0.002, z - 0.1], [x + w + 0.08, 0.002, z - 0.1], [x + w + 0.08, 0.002, z + d], [x - 0.08, 0.002, z + d]], '#1f1526', 0.26);
}

/** A table on four legs. `y` is the height of its top. */
export function table(room: Room, x: number, z: number, w: number, d: number, y: number, color: string): string {
  let drawn = under(room, x, z, w, d);
  for (const [lx, lz] of [[x, z + d - 0.07], [x + w - 0.07, z + d - 0.07], [x, z], [x + w - 0.07, z]] as const) {
    drawn += block(room.frame, { x: lx, y: 0, z: lz, w: 0.07, h: y, d: 0.07 }, color);
  }
  return drawn + block(room.frame, { x: x - 0.05, y, z: z - 0.05, w: w + 0.1, h: 0.06, d: d + 0.1 }, color, blend(color, '#ffffff', 0.2));
}

/** A laptop, open towards the camera or away from it. */
export function laptop(room: Room, x: number, y: number, z: number, towards = true): string {
  const { frame, stage } = room;
  const metal = stage.tone('#b9bec4', 0.8);
  let drawn = sheet(frame, [[x - 0.17, y + 0.01, z - 0.12], [x + 0.17, y + 0.01, z - 0.12], [x + 0.17, y + 0.01, z + 0.12], [x - 0.17, y + 0.01, z + 0.12]], metal);
  const lean = towards ? 0.06 : -0.06;
  const hinge = towards ? z + 0.12 : z - 0.12;
  const screen = (inset: number, fill: string): string =>
    sheet(frame, [[x - 0.17 + inset, y + 0.012 + inset, hinge], [x + 0.17 - inset, y + 0.012 + inset, hinge], [x + 0.17 - inset, y + 0.25 - inset, hinge + lean], [x - 0.17 + inset, y + 0.25 - inset, hinge + lean]], fill);
  if (!towards) return drawn + screen(0, stage.tone('#a3a9b0', 0.3));
  drawn += sheet(frame, [[x - 0.14, y + 0.013, z - 0.02], [x + 0.14, y + 0.013, z - 0.02], [x + 0.14, y + 0.013, z + 0.09], [x - 0.14, y + 0.013, z + 0.09]], stage.tone('#4a4e55', 0.5));
  drawn += screen(0, stage.tone('#3a3d43', 0.4)) + screen(0.012, '#f1f5fa');
  const line = (i: number, from: number, to: number, fill: string): string =>
    sheet(frame, [[x + from, y + 0.2 - i * 0.032, hinge + lean * 0.8], [x + to, y + 0.2 - i * 0.032, hinge + lean * 0.8], [x + to, y + 0.212 - i * 0.032, hinge + lean * 0.8], [x + from, y + 0.212 - i * 0.032, hinge + lean * 0.8]], fill);
  const fills = ['#d9694a', '#7f93ab', '#2f7a72', '#aab7c6', '#e3a33f'];
  for (let i = 0; i < 5; i++) drawn += line(i, -0.13, -0.02 + ((i * 5) % 4) * 0.035, fills[i] ?? '#7f93ab');
  const [gx, gy] = frame.at([x, y + 0.12, hinge]);
  return drawn + (stage.light.lamps > 0.3 ? glow(stage, gx, gy, 0.5 * metre(room, z), 0.36 * metre(room, z), 0.3, '#dbe9ff') : '');
}

/** A mug. */
export function mug(room: Room, x: number, y: number, z: number, color: string): string {
  const [px, py] = room.frame.at([x, y, z]);
  const m = metre(room, z);
  const tone = room.stage.tone(color, 0.6);
  return (
    `<circle cx="${n(px + 0.055 * m)}" cy="${n(py - 0.05 * m)}" r="${n(0.028 * m)}" fill="none" stroke="${tone}" stroke-width="${n(0.014 * m)}"/>` +
    path(`M${n(px - 0.045 * m)} ${n(py - 0.1 * m)}V${n(py - 0.012 * m)}Q${n(px)} ${n(py + 0.014 * m)} ${n(px + 0.045 * m)} ${n(py - 0.012 * m)}V${n(py - 0.1 * m)}Z`, tone) +
    ellipse(px, py - 0.1 * m, 0.045 * m, 0.014 * m, room.stage.tone('#5a3826', 0.5))
  );
}

/** A stack of books lying on something. */
export function books(room: Room, random: Random, x: number, y: number, z: number, count = 3): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const w = random.range(0.2, 0.28);
    drawn += block(room.frame, { x: x + random.range(-0.02, 0.02), y: y + i * 0.04, z, w, h: 0.036, d: 0.17 }, random.pick(['#d9694a', '#2f7a72', '#e3a33f', '#3e5f92', '#f2ead9', '#8a5a83']));
  }
  return drawn;
}

/** A chair seen from behind, its back towards the camera. */
export function chair(room: Room, x: number, z: number, color: string, legs = '#5b4436'): string {
  const { frame, stage } = room;
  let drawn = under(room, x - 0.23, z, 0.46, 0.46);
  for (const [lx, lz] of [[x - 0.21, z + 0.4], [x + 0.17, z + 0.4], [x - 0.21, z], [x + 0.17, z]] as const) drawn += block(frame, { x: lx, y: 0, z: lz, w: 0.04, h: 0.45, d: 0.04 }, legs);
  drawn += block(frame, { x: x - 0.23, y: 0.45, z, w: 0.46, h: 0.07, d: 0.46 }, color, blend(color, '#ffffff', 0.15));
  for (const lx of [x - 0.21, x + 0.17]) drawn += block(frame, { x: lx, y: 0.5, z, w: 0.04, h: 0.45, d: 0.04 }, legs);
  const [a, b] = [frame.at([x - 0.24, 0.93, z]), frame.at([x + 0.24, 0.68, z])];
  return drawn + rect(a[0], a[1], b[0] - a[0], b[1] - a[1], stage.tone(color, 0.3), { rx: 0.05 * metre(room, z) });
}

/** A sofa that faces the camera. */
export function sofa(room: Room, x: number, z: number, w: number, color: string, pillows: readonly string[]): string {
  const { frame, stage } = room;
  let drawn = under(room, x, z, w, 0.9);
  drawn += block(frame, { x, y: 0.12, z: z + 0.6, w, h: 0.72, d: 0.28 }, color, blend(color, '#ffffff', 0.14));
  drawn += block(frame, { x: x + 0.1, y: 0.12, z: z + 0.05, w: w - 0.2, h: 0.24, d: 0.7 }, blend(color, '#1f1526', 0.12));
  const seats = w > 1.9 ? 3 : 2;
  const step = (w - 0.36) / seats;
  for (let i = 0; i < seats; i++) {
    drawn += block(frame, { x: x + 0.19 + i * step, y: 0.36, z: z + 0.02, w: step - 0.02, h: 0.14, d: 0.62 }, color, blend(color, '#ffffff', 0.18));
  }
  for (const ax of [x, x + w - 0.2]) drawn += block(frame, { x: ax, y: 0.1, z, w: 0.2, h: 0.52, d: 0.86 }, blend(color, '#1f1526', 0.05), blend(color, '#ffffff', 0.14));
  pillows.forEach((pillow, i) => {
    const px = x + 0.36 + ((w - 0.72) * i) / Math.max(1, pillows.length - 1);
    drawn += cushion(room, px, 0.5, z + 0.5, pillow, 0.21);
  });
  const m = metre(room, z);
  const [tx, ty] = frame.at([x + w * 0.66, 0.86, z + 0.58]);
  return drawn + path(`M${n(tx)} ${n(ty)}l${n(0.36 * m)} 0l${n(0.05 * m)} ${n(0.44 * m)}l${n(-0.4 * m)} ${n(0.03 * m)}Z`, stage.tone('#f4ead6', 0.6), { opacity: 0.92 });
}

/** A cushion standing up. */
export function cushion(room: Room, x: number, y: number, z: number, color: string, size: number): string {
  const [px, py] = room.frame.at([x, y, z]);
  const s = size * metre(room, z);
  const base = room.stage.tone(color, 0.55);
  const shape = `M${n(px - s)} ${n(py - s * 0.1)}Q${n(px - s * 0.86)} ${n(py - s)} ${n(px - s * 0.92)} ${n(py - s * 1.8)}Q${n(px)} ${n(py - s * 1.62)} ${n(px + s * 0.92)} ${n(py - s * 1.8)}Q${n(px + s * 0.86)} ${n(py - s)} ${n(px + s)} ${n(py - s * 0.1)}Q${n(px)} ${n(py + s * 0.14)} ${n(px - s)} ${n(py - s * 0.1)}Z`;
  return path(shape, base) + stroke(`M${n(px - s * 0.6)} ${n(py - s * 0.3)}Q${n(px)} ${n(py - s * 0.1)} ${n(px + s * 0.6)} ${n(py - s * 0.3)}`, blend(base, '#1f1526', 0.18), Math.max(1, s * 0.05));
}

/** A rug on the floor with a border. */
export function rug(room: Room, x: number, z: number, w: number, d: number, color: string, second: string): string {
  const { frame, stage } = room;
  const area = (inset: number, fill: string): string =>
    sheet(frame, [[x + inset, 0.004, z + inset], [x + w - inset, 0.004, z + inset], [x + w - inset, 0.004, z + d - inset], [x + inset, 0.004, z + d - inset]], fill);
  let drawn = area(0, stage.tone(blend(color, '#fff3e0', 0.35), 0.5)) + area(0.09, stage.tone(second, 0.45)) + area(0.15, stage.tone(blend(color, '#fff3e0', 0.55), 0.55));
  const count = Math.max(3, Math.round(w / 0.42));
  for (let i = 0; i < count; i++) {
    const cx = x + 0.3 + ((w - 0.6) * (i + 0.5)) / count;
    const cz = z + d / 2;
    drawn += sheet(frame, [[cx, 0.005, cz - d * 0.28], [cx + 0.13, 0.005, cz], [cx, 0.005, cz + d * 0.28], [cx - 0.13, 0.005, cz]], stage.tone(i % 2 ? color : second, 0.5));
  }
  return drawn;
}

/** A floor lamp or, with `y`, a lamp standing on something. */
export function lamp(room: Room, x: number, y: number, z: number, tall: number, shadeColor = '#f6e4bf'): string {
  const { frame, stage } = room;
  const [px, py] = frame.at([x, y, z]);
  const m = metre(room, z);
  const lit = stage.light.lamps > 0.2;
  const top = py - tall * m;
  const r = Math.min(0.24, tall * 0.24) * m;
  let drawn = ellipse(px, py, r * 0.62, r * 0.15, stage.tone('#3f3a3a', 0.4)) + stroke(`M${n(px)} ${n(py)}V${n(top + r)}`, stage.tone('#5b504a', 0.5), Math.max(1.5, 0.022 * m));
  if (lit) drawn += glow(stage, px, top + r * 0.4, r * 5.5, r * 5, 0.62);
  drawn += path(`M${n(px - r * 0.6)} ${n(top)}H${n(px + r * 0.6)}L${n(px + r)} ${n(top + r * 1.25)}H${n(px - r)}Z`, lit ? '#ffe9b6' : stage.tone(shadeColor, 0.7));
  return drawn;
}

/** A lamp hanging from the ceiling. */
export function pendant(room: Room, x: number, z: number, drop: number, color: string): string {
  const { frame, stage, style } = room;
  const [px, py] = frame.at([x, style.height - drop, z]);
  const [, cy] = frame.at([x, style.height, z]);
  const m = metre(room, z);
  const r = 0.21 * m;
  const lit = stage.light.lamps > 0.2;
  let drawn = stroke(`M${n(px)} ${n(cy)}V${n(py - r)}`, stage.tone('#3a3436', 0.3), Math.max(1, 0.012 * m));
  if (lit) drawn += glow(stage, px, py + r * 0.3, r * 5, r * 4.6, 0.6);
  drawn += ellipse(px, py, r * 0.4, r * 0.3, lit ? '#fff3cf' : stage.tone('#f4ead2', 0.7));
  return drawn + path(`M${n(px - r)} ${n(py)}Q${n(px - r * 0.9)} ${n(py - r)} ${n(px)} ${n(py - r * 1.05)}Q${n(px + r * 0.9)} ${n(py - r)} ${n(px + r)} ${n(py)}Z`, stage.tone(color, 0.5));
}

/** A row of shelves on a wall, with books, jars and plants. */
export function shelf(room: Room, random: Random, wall: Wall, u: number, v: number, w: number, kind: 'books' | 'jars' = 'books'): string {
  const { stage, style } = room;
  let drawn = '';
  for (let x = u + 0.04; x < u + w - 0.1; ) {
    const tall = random.range(0.16, 0.27);
    const wide = kind === 'jars' ? random.range(0.1, 0.15) : random.range(0.035, 0.075);
    const choice = random.next();
    const color = kind === 'jars' ? random.pick(['#d9c4a0', '#a8b98a', '#c98a5a', '#e8dfd0', '#7f9aa0']) : random.pick(['#d9694a', '#2f7a72', '#e3a33f', '#3e5f92', '#f2ead9', '#8a5a83', '#6f8f5b', '#c9b79c']);
    if (choice < 0.12) {
      const [px, py] = wall.point(x + 0.09, v + 0.04, 0.14);
      drawn += pottedPlant(room, random, px, py, 0.34 * wall.scale);
      x += 0.26;
      continue;
    }
    drawn += wall.rect(x, v, wide, kind === 'jars' ? tall * 0.8 : tall, wall.tone(color, 0.1), 0.16);
    if (kind === 'jars') drawn += wall.rect(x + 0.01, v + tall * 0.8, wide - 0.02, 0.03, stage.tone('#8a6548', 0.4), 0.16);
    x += wide + (kind === 'jars' ? 0.05 : random.chance(0.12) ? 0.14 : 0.004);
  }
  return drawn + wall.rect(u, v - 0.045, w, 0.05, wall.tone(style.wood, 0.3), 0.2);
}

/** A plant in a pot, placed in pixels; `h` is its whole height. */
export function pottedPlant(room: Room, random: Random, x: number, y: number, h: number, pot = '#c4734f'): string {
  const { stage } = room;
  const clay = stage.tone(pot, 0.5);
  const kind = random.int(0, 2);
  let leaves = '';
  const count = kind === 0 ? 9 : 7;
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1) - 0.5;
    const reach = h * random.range(0.5, 0.74) * (1 - Math.abs(t) * 0.35);
    const ex = x + t * h * (kind === 2 ? 0.6 : 0.95);
    const ey = y - h * 0.26 - reach;
    const w = h * (kind === 0 ? 0.045 : 0.085);
    const tone = stage.tone(random.pick(['#3f7a4c', '#5a9455', '#7fae66', '#2f6648']), 0.3 + (i % 3) * 0.25);
    leaves += path(`M${n(x + t * h * 0.08)} ${n(y - h * 0.24)}Q${n(x + t * h * 0.3 - w)} ${n(y - h * 0.3 - reach * 0.6)} ${n(ex)} ${n(ey)}Q${n(x + t * h * 0.5 + w)} ${n(y - h * 0.26 - reach * 0.4)} ${n(x + t * h * 0.08)} ${n(y - h * 0.24)}Z`, tone);
  }
  const w = h * 0.15;
  return leaves + path(`M${n(x - w)} ${n(y - h * 0.27)}H${n(x + w)}L${n(x + w * 0.74)} ${n(y)}H${n(x - w * 0.74)}Z`, clay) + rect(x - w * 1.08, y - h * 0.29, w * 2.16, h * 0.05, blend(clay, '#ffffff', 0.14));
}

/** A large plant standing on the floor. */
export function floorPlant(room: Room, random: Random, x: number, z: number, height: number): string {
  const [px, py] = room.frame.at([x, 0, z]);
  const m = metre(room, z);
  return ellipse(px, py, 0.26 * m, 0.06 * m, '#1f1526', { opacity: 0.28 }) + pottedPlant(room, random, px, py, height * m, random.pick(['#c4734f', '#e8dfd0', '#5d6b6a', '#d9b48a']));
}

/** Pictures in frames on a wall. */
export function pictures(room: Room, random: Random, wall: Wall, u: number, v: number): string {
  const { style } = room;
  let drawn = '';
  for (const [du, dv, w, h] of [[0, 0, 0.5, 0.66], [0.6, 0.22, 0.4, 0.44], [0.62, -0.2, 0.36, 0.32]] as const) {
    drawn += wall.rect(u + du - 0.03, v + dv - 0.03, w + 0.06, h + 0.06, wall.tone(style.wood, 0.1), 0.03);
    drawn += wall.rect(u + du, v + dv, w, h, wall.tone('#f6efe2', 0.2), 0.03);
    const color = random.pick([style.accent, style.second, '#e3a33f', '#5f8f8a']);
    const points: Point[] = [[u + du + w * 0.12, v + dv + h * 0.14], [u + du + w * 0.88, v + dv + h * 0.14], [u + du + w * 0.88, v + dv + h * 0.4], [u + du + w * 0.55, v + dv + h * random.range(0.5, 0.75)], [u + du + w * 0.12, v + dv + h * 0.36]];
    drawn += wall.area(points, wall.tone(color, 0.1), 0.03);
    const [cx, cy] = wall.point(u + du + w * 0.68, v + dv + h * 0.76, 0.03);
    drawn += ellipse(cx, cy, w * 0.1 * wall.scale, w * 0.1 * wall.scale, wall.tone(style.second, 0.2));
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
