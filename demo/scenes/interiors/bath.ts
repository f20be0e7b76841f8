import { blend } from '../color.ts';
import { glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { block } from '../solid.ts';
import { ellipse } from '../svg.ts';
import { type Wall, wallOf } from '../wall.ts';
import { bar, metre, under } from './furniture.ts';
import { floorPlant } from './plants.ts';
import type { Room } from './room-parts.ts';
import { rug } from './rug.ts';

const ENAMEL = '#f7f4ee';

/** A bathroom: a tub under the window, a basin under its mirror, towels. */
export function bath(room: Room, random: Random): string {
  const { style, half, far } = room;
  const tiled = blend(random.pick([style.accent, style.second]), '#ffffff', 0.6);
  const w = Math.min(style.width * 0.5, 1.8);
  const x = -w / 2 + random.range(-0.3, 0.3);
  return (
    dado(room, room.left, tiled) +
    dado(room, room.back, tiled) +
    dado(room, room.right, tiled) +
    tub(room, x, far - 1, w) +
    basin(room, far) +
    towels(room, random) +
    rug(room, x + w * 0.1, far - 1.9, w * 0.8, 0.7, style.accent, style.second) +
    floorPlant(room, random, half - 0.45, far - 0.6, random.range(0.9, 1.3))
  );
}

/** Tiles up to the height of the hips. */
function dado(room: Room, wall: Wall, color: string): string {
  const height = Math.min(1.15, wall.height * 0.45);
  const tone = room.stage.tone(color, 0.4);
  const joint = blend(tone, '#ffffff', 0.4);
  let drawn = wall.rect(0, 0, wall.width, height, tone, 0.005);
  for (let v = 0.25; v < height; v += 0.25)
    drawn += wall.line([0, v], [wall.width, v], joint, 0.012);
  for (let u = 0.25; u < wall.width; u += 0.25)
    drawn += wall.line([u, 0], [u, height], joint, 0.012);
  return drawn + wall.rect(0, height, wall.width, 0.05, blend(tone, '#ffffff', 0.5), 0.02);
}

function tub(room: Room, x: number, z: number, w: number): string {
  const { frame, stage } = room;
  const box = { x, y: 0.1, z, w, h: 0.5, d: 0.8 };
  let drawn = under(room, x, z, w, 0.8);
  for (const dx of [0.1, w - 0.2])
    drawn += block(frame, { x: x + dx, y: 0, z: z + 0.05, w: 0.1, h: 0.12, d: 0.1 }, '#c9a35e');
  drawn += block(frame, box, ENAMEL, '#ffffff');
  const inner = { x: x + 0.08, y: 0.6, z: z + 0.08, w: w - 0.16, h: 0.006, d: 0.64 };
  drawn += block(frame, inner, '#9fc9d3', stage.light.lamps > 0.3 ? '#8fb9c3' : '#a9d3da');
  return (
    drawn +
    bar(room, [x + w - 0.2, 0.6, z + 0.7], [x + w - 0.2, 0.95, z + 0.7], '#c9a35e', 0.03) +
    bar(room, [x + w - 0.2, 0.95, z + 0.7], [x + w - 0.36, 0.92, z + 0.6], '#c9a35e', 0.03)
  );
}

/** A basin on a stand at the left wall, and a round mirror with a lamp over it. */
function basin(room: Room, far: number): string {
  const { frame, style, half, stage } = room;
  const z = far - 2.4;
  const x = -half;
  let drawn = under(room, x, z, 0.55, 1.1);
  drawn += block(
    frame,
    { x, y: 0, z, w: 0.5, h: 0.8, d: 1.1 },
    style.wood,
    blend(style.wood, '#ffffff', 0.2),
  );
  const front = wallOf(frame, { x, y: 0, z, w: 0.5, h: 0.8, d: 1.1 }, 'right');
  for (const u of [0.05, 0.57])
    drawn += front.rect(u, 0.08, 0.48, 0.62, front.tone(blend(style.wood, '#ffffff', 0.12)), 0.01);
  drawn += block(
    frame,
    { x: x + 0.05, y: 0.8, z: z + 0.3, w: 0.4, h: 0.13, d: 0.5 },
    ENAMEL,
    '#ffffff',
  );
  drawn += bar(room, [x + 0.06, 0.8, z + 0.55], [x + 0.06, 1.12, z + 0.55], '#c9a35e', 0.03);
  const [mx, my] = frame.at([x + 0.02, 1.6, z + 0.55]);
  const m = metre(room, z + 0.55);
  drawn += ellipse(mx, my, 0.16 * m, 0.42 * m, stage.tone(style.wood, 0.5));
  drawn += ellipse(mx, my, 0.13 * m, 0.38 * m, stage.tone('#c9dde2', 0.8));
  const [lx, ly] = frame.at([x + 0.05, 2.1, z + 0.55]);
  drawn += ellipse(lx, ly, 0.06 * m, 0.08 * m, '#fff3cf');
  return stage.light.lamps > 0.2 ? drawn + glow(stage, lx, ly, 0.9 * m, 0.9 * m, 0.5) : drawn;
}

/** Two towels on a rail at the right wall. */
function towels(room: Room, random: Random): string {
  const { right, style, stage } = room;
  const u = random.range(0.5, 1.1);
  const rail = right.rect(u - 0.1, 1.5, 1.3, 0.04, stage.tone('#c9a35e', 0.6), 0.06);
  const cloth = (at: number, color: string) =>
    right.rect(at, 0.85, 0.46, 0.68, stage.tone(color, 0.55), 0.07) +
    right.rect(at, 0.95, 0.46, 0.07, stage.tone(ENAMEL, 0.6), 0.075);
  return cloth(u, style.accent) + cloth(u + 0.58, blend(style.second, '#ffffff', 0.5)) + rail;
}
