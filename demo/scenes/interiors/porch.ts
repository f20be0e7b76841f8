import { blend } from '../color.ts';
import { stringLights } from '../homes/parts.ts';
import { glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { edgeLine, sheet } from '../roof.ts';
import { block, frameAt, surface } from '../solid.ts';
import type { Stage } from '../stage.ts';
import { disc, ellipse, n, type Point, path, stroke } from '../svg.ts';
import { crown, leafTones } from '../trees/foliage.ts';
import type { View } from '../view.ts';
import { wallBetween } from '../wall.ts';
import { books, laptop, mug, table } from './furniture.ts';
import { drawOutlook } from './outlook.ts';
import { floorPlant } from './plants.ts';
import { indoors, vignette } from './room.ts';
import type { Room } from './room-parts.ts';
import { cushion } from './seats.ts';
import type { RoomStyle } from './style.ts';

/** A wooden deck with a roof over it and the landscape beyond, as a room without walls. */
function deck(stage: Stage, style: RoomStyle, random: Random): { room: Room; drawn: string } {
  const view: View = {
    horizon: 440 + random.range(-20, 20),
    centre: 600 + random.range(-80, 80),
    focal: 1000,
    eye: 1.55,
  };
  const inside = indoors(stage, view);
  const frame = frameAt(inside, [0, 0, 0], 0);
  const far = 5.4;
  const half = 3.6;
  const back = wallBetween(frame, [-half, 0, far], [half, 0, far], 2.8);
  const left = wallBetween(frame, [-half, 0, 0.6], [-half, 0, far], 2.8);
  const right = wallBetween(frame, [half, 0, far], [half, 0, 0.6], 2.8);
  const room: Room = {
    stage: inside,
    frame,
    style: { ...style, height: 2.8 },
    back,
    left,
    right,
    half,
    far,
    shell: '',
  };
  let drawn = drawOutlook(stage, { ...view, eye: 3.2, focal: 1000 }, 12);
  const wood = blend(style.wood, '#c9a47a', 0.4);
  drawn += sheet(
    frame,
    [
      [-9, 0, 0.7],
      [9, 0, 0.7],
      [9, 0, far],
      [-9, 0, far],
    ],
    inside.tone(wood, 0.75),
  );
  const line = blend(inside.tone(wood, 0.4), '#20151a', 0.3);
  for (let x = -8; x < 8; x += 0.22)
    drawn += edgeLine(frame, [x, 0, 0.7], [x, 0, far], line, 0.006);
  return { room, drawn };
}

function postsAndRoof(room: Room, railing: boolean): string {
  const { frame, style, far, half, stage } = room;
  let drawn = '';
  if (railing) {
    for (let x = -half * 2; x <= half * 2; x += 0.16)
      drawn += edgeLine(
        frame,
        [x, 0.1, far],
        [x, 0.92, far],
        surface(frame, [x, 0, far], [0, 0, -1], style.wood),
        0.025,
      );
    drawn += block(
      frame,
      { x: -8, y: 0.92, z: far - 0.05, w: 16, h: 0.08, d: 0.14 },
      style.wood,
      blend(style.wood, '#ffffff', 0.25),
    );
  }
  for (const x of [-half, half - 0.16])
    drawn += block(frame, { x, y: 0, z: far - 0.1, w: 0.16, h: 2.8, d: 0.16 }, style.wood);
  drawn += sheet(
    frame,
    [
      [-9, 2.8, 0.6],
      [9, 2.8, 0.6],
      [9, 2.8, far],
      [-9, 2.8, far],
    ],
    stage.tone(blend(style.wood, '#f2e2c8', 0.3), 0.05),
  );
  for (let x = -8; x < 8; x += 0.9)
    drawn += edgeLine(frame, [x, 2.78, 0.7], [x, 2.78, far], stage.tone(style.wood, 0), 0.05);
  return drawn + block(frame, { x: -9, y: 2.6, z: far - 0.1, w: 18, h: 0.24, d: 0.2 }, style.wood);
}

/** A hammock on the veranda. */
export function drawHammock(stage: Stage, style: RoomStyle, random: Random): string {
  const { room, drawn: base } = deck(stage, style, random);
  const { frame, half, far, stage: inside } = room;
  let drawn = base + postsAndRoof(room, true);
  drawn +=
    floorPlant(room, random, -half - 0.5, far - 0.6, 1.4) +
    floorPlant(room, random, half + 0.4, far - 0.7, 1.1);
  const z = far - 1.5;
  const at = (x: number, y: number, dz = 0): Point => frame.at([x, y, z + dz]);
  const m = inside.view.focal / z;
  drawn += ellipse(at(0, 0)[0], at(0, 0)[1], 1.5 * m, 0.22 * m, '#1f1526', { opacity: 0.24 });
  const [lx, ly] = at(-2.9, 2.1);
  const [rx, ry] = at(2.9, 2.1);
  const [ax, ay] = at(-1.55, 1.12);
  const [bx, by] = at(1.55, 1.12);
  const [cx, cy] = at(0, 0.28);
  let ropes = '';
  for (const d of [-0.16, -0.05, 0.06, 0.17])
    ropes += `M${n(lx)} ${n(ly)}L${n(ax)} ${n(ay + d * m)}M${n(rx)} ${n(ry)}L${n(bx)} ${n(by + d * m)}`;
  drawn += stroke(ropes, inside.tone('#e8dcc4', 0.7), 2);
  const cloth = `M${n(ax)} ${n(ay - 0.2 * m)}Q${n(cx)} ${n(cy - 0.35 * m)} ${n(bx)} ${n(by - 0.2 * m)}L${n(bx)} ${n(by + 0.2 * m)}Q${n(cx)} ${n(cy + 0.62 * m)} ${n(ax)} ${n(ay + 0.2 * m)}Z`;
  drawn += path(cloth, inside.tone(style.accent, 0.45));
  for (let i = 0; i < 4; i++) {
    const t = -0.02 + i * 0.13;
    drawn += stroke(
      `M${n(ax)} ${n(ay + (t - 0.12) * m)}Q${n(cx)} ${n(cy + (t * 1.7 - 0.2) * m)} ${n(bx)} ${n(by + (t - 0.12) * m)}`,
      inside.tone(i % 2 ? style.second : '#f6ecd8', 0.7),
      0.035 * m,
      { opacity: 0.9 },
    );
  }
  drawn += path(
    `M${n(ax)} ${n(ay - 0.2 * m)}Q${n(cx)} ${n(cy - 0.35 * m)} ${n(bx)} ${n(by - 0.2 * m)}Q${n(cx)} ${n(cy - 0.2 * m)} ${n(ax)} ${n(ay - 0.2 * m)}Z`,
    inside.tone(style.accent, 0.9),
  );
  let fringe = '';
  for (let i = 1; i < 22; i++) {
    const t = i / 22;
    const x = (1 - t) ** 2 * ax + 2 * (1 - t) * t * cx + t * t * bx;
    const y =
      (1 - t) ** 2 * (ay + 0.2 * m) + 2 * (1 - t) * t * (cy + 0.62 * m) + t * t * (by + 0.2 * m);
    fringe += `M${n(x)} ${n(y)}v${n(0.09 * m)}`;
  }
  drawn += stroke(fringe, inside.tone('#f6ecd8', 0.7), 2);
  drawn += cushion(room, -0.85, 0.78, z, style.second, 0.22);
  const tx = 1.5;
  drawn +=
    table(room, tx, z - 1, 0.6, 0.5, 0.42, style.wood) +
    laptop(room, tx + 0.25, 0.48, z - 0.75, true) +
    mug(room, tx + 0.5, 0.48, z - 0.85, style.accent);
  drawn += stringLights(frame, [-half, 2.55, far - 0.2], [half, 2.55, far - 0.2], 0.22, 10);
  return drawn + vignette(stage);
}

/** A garden table under a pergola with leaves on it. */
export function drawGarden(stage: Stage, style: RoomStyle, random: Random): string {
  const { room, drawn: base } = deck(stage, style, random);
  const { frame, half, far, stage: inside } = room;
  let drawn = base;
  for (const x of [-half + 0.3, half - 0.4])
    drawn += block(frame, { x, y: 0, z: far - 0.1, w: 0.14, h: 2.6, d: 0.14 }, style.wood);
  drawn += beds(room, random);
  const w = 2.1;
  const z = far - 2.3;
  for (const x of [-0.55, 0.55]) drawn += seat(room, x, z + 1.05);
  drawn += table(room, -w / 2, z, w, 0.85, 0.72, blend(style.wood, '#e8d2ae', 0.2));
  drawn +=
    laptop(room, -0.5, 0.78, z + 0.4) +
    mug(room, -0.05, 0.78, z + 0.3, style.accent) +
    books(room, random, 0.62, 0.78, z + 0.3, 2);
  const m = inside.view.focal / z;
  const [jx, jy] = frame.at([0.28, 0.78, z + 0.5]);
  drawn += path(
    `M${n(jx - 0.07 * m)} ${n(jy - 0.22 * m)}h${n(0.14 * m)}l${n(0.02 * m)} ${n(0.22 * m)}h${n(-0.18 * m)}Z`,
    inside.tone('#dfeef0', 0.8),
    { opacity: 0.8 },
  );
  for (const [dx, dy] of [
    [-0.09, 0.34],
    [0, 0.42],
    [0.1, 0.35],
  ] as const)
    drawn +=
      stroke(
        `M${n(jx)} ${n(jy - 0.1 * m)}L${n(jx + dx * m)} ${n(jy - dy * m)}`,
        inside.tone('#5a9455', 0.5),
        3,
      ) +
      ellipse(
        jx + dx * m,
        jy - dy * m,
        0.05 * m,
        0.05 * m,
        inside.tone(random.pick(stage.palette.blossom), 0.8),
      );
  for (const x of [-0.6, 0.6]) drawn += seat(room, x, z - 0.55);
  drawn += pergola(room, random);
  drawn += stringLights(
    frame,
    [-half + 0.3, 2.45, far - 0.4],
    [half - 0.3, 2.45, far - 0.4],
    0.26,
    10,
  );
  drawn += stringLights(frame, [-half + 0.3, 2.5, 3], [half - 0.3, 2.5, 3], 0.3, 8);
  if (inside.light.lamps > 0.3) drawn += glow(inside, jx, jy, 1.6 * m, 0.8 * m, 0.4);
  return drawn + vignette(stage);
}

function seat(room: Room, x: number, z: number): string {
  return (
    block(room.frame, { x: x - 0.22, y: 0, z, w: 0.05, h: 0.44, d: 0.4 }, '#5b4436') +
    block(room.frame, { x: x + 0.17, y: 0, z, w: 0.05, h: 0.44, d: 0.4 }, '#5b4436') +
    block(
      room.frame,
      { x: x - 0.24, y: 0.44, z: z - 0.02, w: 0.48, h: 0.07, d: 0.44 },
      room.style.second,
      blend(room.style.second, '#ffffff', 0.2),
    )
  );
}

/** Raised beds with herbs and flowers along the edge of the deck. */
function beds(room: Room, random: Random): string {
  const { frame, far, stage } = room;
  let drawn = '';
  for (const x of [-6.4, -3.6, 1.4, 4.2]) {
    drawn += block(frame, { x, y: 0, z: far - 0.5, w: 2.5, h: 0.42, d: 0.5 }, room.style.wood);
    for (let i = 0; i < 6; i++) {
      const [px, py] = frame.at([x + 0.2 + i * 0.42, 0.42, far - 0.25]);
      const m = stage.view.focal / far;
      const s = random.range(0.2, 0.36) * m;
      drawn += crown(
        stage,
        random,
        px,
        py - s * 0.5,
        s * 0.6,
        s * 0.66,
        leafTones(stage, stage.palette.leaves, 0),
      );
      let blooms = '';
      for (let j = 0; j < 5; j++)
        blooms += disc(px + random.range(-0.5, 0.5) * s, py - s * random.range(0.4, 1.1), s * 0.09);
      drawn += path(blooms, stage.tone(random.pick(stage.palette.blossom), 0.8));
    }
  }
  return drawn;
}

/** Beams overhead with a climbing plant. */
function pergola(room: Room, random: Random): string {
  const { frame, far, half, style, stage } = room;
  let drawn = '';
  for (let z = far; z > 1.4; z -= 0.62)
    drawn += block(frame, { x: -9, y: 2.6, z, w: 18, h: 0.13, d: 0.09 }, style.wood);
  for (const x of [-half + 0.3, half - 0.4])
    drawn += sheet(
      frame,
      [
        [x, 2.6, 0.7],
        [x + 0.14, 2.6, 0.7],
        [x + 0.14, 2.6, far],
        [x, 2.6, far],
      ],
      stage.tone(style.wood, 0),
    );
  for (let i = 0; i < 30; i++) {
    const x = random.range(-5, 5);
    const z = random.range(2.6, far);
    if (Math.abs(x) < 2 && z < far - 0.8) continue;
    const [px, py] = frame.at([x, 2.62 - random.range(0, 0.18), z]);
    const s = (0.26 * stage.view.focal) / z;
    drawn += crown(stage, random, px, py, s, s * 0.55, leafTones(stage, stage.palette.leaves, 0));
  }
  return drawn;
}
