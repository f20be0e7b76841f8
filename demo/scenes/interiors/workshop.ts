import { figure } from '../people.ts';
import type { Random } from '../random.ts';
import { block } from '../solid.ts';
import type { Wall } from '../wall.ts';
import { bar, books, metre, mug, table } from './furniture.ts';
import { lamp, pendant } from './lamps.ts';
import { shelf } from './on-the-wall.ts';
import type { Room } from './room-parts.ts';

const THINGS = ['#c98a5a', '#e8dfd0', '#5f8f8a', '#d9694a', '#8f6a4c', '#d9a03f'] as const;

/** A bench where something is made, tools on the wall, and a few who make it. */
export function workshop(room: Room, random: Random): string {
  const { style, half, far, frame, stage, left, right } = room;
  const tools = random.chance(0.5) ? left : right;
  const stores = tools === left ? right : left;
  const w = Math.min(3.6, style.width * 0.66);
  const x = -w / 2;
  const z = far - 2.1;
  let drawn = pegboard(room, random, tools);
  for (const v of [1.25, 1.7, 2.15]) {
    if (v > style.height - 0.5) continue;
    drawn += shelf(
      room,
      random,
      stores,
      stores === left ? stores.width - 2.3 : 0.5,
      v,
      1.8,
      'jars',
    );
  }
  drawn += crates(room, random);
  const people = Math.max(1, Math.min(4, Math.round(w / 1.05)));
  for (let i = 0; i < people; i++) {
    if (i > 0 && !random.chance(0.8)) continue;
    const sx = x + (w * (i + 0.5)) / people;
    const [px, py] = frame.at([sx, 0, z + 1.1]);
    drawn += figure(stage, random, px, py, 1.72 * metre(room, z + 1.1), 0, 'standing');
  }
  drawn += table(room, x, z, w, 0.85, 0.86, style.wood);
  const top = 0.92;
  for (let i = 0; i < people * 2; i++) {
    const tx = x + (w * (i + 0.5)) / (people * 2);
    drawn += thing(room, random, tx, top, z + random.range(0.15, 0.5));
  }
  drawn +=
    books(room, random, x + 0.1, top, z + 0.1, 2) +
    mug(room, x + w - 0.2, top, z + 0.2, style.accent) +
    lamp(room, x + w * 0.9, top, z + 0.55, 0.45, style.second);
  for (const at of [-0.28, 0.28])
    drawn += pendant(room, at * w, z + 0.4, style.height * 0.28, '#4f5a60');
  return drawn + stool(room, random.range(-half * 0.3, half * 0.3), z - 0.75);
}

/** A board with the tools that hang on it. */
function pegboard(room: Room, random: Random, wall: Wall): string {
  const { stage, style, left } = room;
  const u = wall === left ? wall.width - 2.4 : 0.5;
  const top = Math.min(2.2, style.height - 0.4);
  let drawn = wall.rect(u, 1.05, 1.9, top - 1.05, wall.tone('#d8c3a0', 0.2), 0.02);
  for (let i = 0; i < 9; i++) {
    const tu = u + 0.14 + i * 0.2;
    const long = random.range(0.22, Math.min(0.6, top - 1.25));
    const metal = wall.tone(random.pick(['#5d6066', '#8d949c', '#3f4347']), 0.2);
    drawn += wall.rect(tu, top - 0.1 - long, 0.035, long, metal, 0.04);
    const grip = stage.tone(random.pick(THINGS), 0.4);
    drawn += wall.rect(tu - 0.02, top - 0.1 - long, 0.075, 0.12, grip, 0.05);
  }
  return drawn;
}

/** Something half done. */
function thing(room: Room, random: Random, x: number, y: number, z: number): string {
  const color = random.pick(THINGS);
  const w = random.range(0.1, 0.26);
  const h = random.range(0.04, 0.2);
  let drawn = block(room.frame, { x: x - w / 2, y, z, w, h, d: 0.18 }, color);
  if (random.chance(0.4)) {
    drawn += bar(
      room,
      [x - 0.16, y + 0.01, z - 0.08],
      [x + 0.1, y + 0.01, z - 0.14],
      '#8d949c',
      0.02,
    );
  }
  return drawn;
}

function crates(room: Room, random: Random): string {
  const { frame, half, far } = room;
  const x = (random.chance(0.5) ? 1 : -1) * (half - 0.65) - 0.25;
  let drawn = block(
    frame,
    { x, y: 0, z: far - 0.7, w: 0.55, h: 0.4, d: 0.45 },
    '#a98258',
    '#c9a47a',
  );
  if (random.chance(0.7)) {
    drawn += block(
      frame,
      { x: x + 0.05, y: 0.4, z: far - 0.65, w: 0.42, h: 0.32, d: 0.38 },
      '#8f6a4c',
      '#b98d62',
    );
  }
  return drawn;
}

function stool(room: Room, x: number, z: number): string {
  return table(room, x - 0.18, z, 0.36, 0.32, 0.5, room.style.wood);
}
