import { figure } from '../people.ts';
import type { Random } from '../random.ts';
import { sheet } from '../roof.ts';
import { block } from '../solid.ts';
import { metre } from './furniture.ts';
import { pictures } from './on-the-wall.ts';
import { floorPlant } from './plants.ts';
import type { Room } from './room-parts.ts';

const MATS = ['#2f7a72', '#8a5a83', '#3e5f92', '#d9694a', '#6f8f5b', '#d9a03f'] as const;
const MAT = { width: 0.62, length: 1.5 } as const;
/** Between two rows of mats, and the nearest that is still whole in the picture. */
const ROW = 1.75;
const NEAREST = 2.3;

/** A cleared room with mats on the floor, and people on most of them. */
export function yoga(room: Room, random: Random): string {
  const { half, far, left, right } = room;
  const side = random.chance(0.5) ? left : right;
  let drawn = pictures(room, random, side, side === left ? side.width - 2.2 : 0.9, 1.4);
  drawn +=
    floorPlant(room, random, half - 0.45, far - 0.5, random.range(1.2, 1.7)) +
    floorPlant(room, random, -half + 0.45, far - 0.5, random.range(0.9, 1.4)) +
    blocks(room, random);
  const across = Math.max(1, Math.min(4, Math.floor((half * 2 - 0.6) / 1.15)));
  const step = (half * 2 - 0.6) / across;
  for (let z = far - MAT.length - 0.5; z >= NEAREST; z -= ROW) {
    for (let i = 0; i < across; i++) {
      drawn += mat(room, random, -half + 0.3 + step * (i + 0.5), z);
    }
  }
  return drawn;
}

function mat(room: Room, random: Random, x: number, z: number): string {
  const { frame, stage } = room;
  const color = random.pick(MATS);
  const w = MAT.width / 2;
  const area = (inset: number, fill: string, opacity: number) =>
    sheet(
      frame,
      [
        [x - w + inset, 0.006, z + inset],
        [x + w - inset, 0.006, z + inset],
        [x + w - inset, 0.006, z + MAT.length - inset],
        [x - w + inset, 0.006, z + MAT.length - inset],
      ],
      fill,
      opacity,
    );
  const drawn =
    area(-0.05, '#1f1526', 0.2) +
    area(0, stage.tone(color, 0.6), 1) +
    area(0.05, stage.tone('#ffffff', 0.6), 0.12);
  if (!random.chance(0.85)) return drawn;
  const at = z + MAT.length * 0.5;
  const [px, py] = frame.at([x, 0.01, at]);
  const isStanding = random.chance(0.3);
  const tall = 1.7 * metre(room, at);
  return drawn + figure(stage, random, px, py, tall, 0, isStanding ? 'standing' : 'crossed');
}

/** Cork blocks and rolled blankets along the wall. */
function blocks(room: Room, random: Random): string {
  const { frame, half, far } = room;
  let drawn = '';
  for (let i = 0; i < 4; i++) {
    const x = -half + 1 + i * 0.34;
    if (x > half - 1) break;
    const h = 0.09 * random.int(1, 3);
    drawn += block(frame, { x, y: 0, z: far - 0.35, w: 0.24, h, d: 0.18 }, '#c9a47a', '#dcc29c');
  }
  return drawn;
}
