import { blend } from '../color.ts';
import { doorOn, glow, windowOn } from '../openings.ts';
import type { Random } from '../random.ts';
import { sheet } from '../roof.ts';
import { block, type Frame, prism } from '../solid.ts';
import { disc, ellipse, n, type Point, path, stroke } from '../svg.ts';
import { battens, wallOf } from '../wall.ts';
import type { HomeKind } from './home.ts';
import { railing, stringLights } from './parts.ts';

/** A wide boat with a house on it, moored to a landing stage, its light lying on the water. */
export const houseboat: HomeKind = {
  distance: 14.5,
  half: 8,
  depth: 6,
  height: 5.6,
  yaw: [0.2, 0.36],
  eye: [480, 3.6],
  floats: true,
  draw(frame: Frame, random: Random): string {
    const { palette } = frame.stage;
    const hull = random.pick(['#2f4d5c', '#8a3b34', '#2f6d5f', '#f2ead9', '#33384a']);
    const cabin = random.pick([...palette.walls, '#f4ecdc', '#c98f5f', '#7fa39a']);
    const wood = '#b3855a';
    const outline: Point[] = [
      [-6.1, -0.25],
      [5.6, -0.25],
      [6.7, 0.95],
      [-6.5, 0.85],
    ];
    let drawn = reflection(frame, hull, cabin);
    drawn += prism(frame, outline, -0.3, 4.5, hull, wood);
    drawn += prism(
      frame,
      [
        [-6.52, 0.74],
        [6.6, 0.84],
        [6.74, 0.98],
        [-6.56, 0.9],
      ],
      -0.36,
      4.54,
      '#f6efe0',
      wood,
    );
    const house = { x: -4.6, y: 0.9, z: 0.5, w: 8.4, h: 2.35, d: 3.4 };
    drawn += block(frame, house, cabin);
    for (const side of ['front', 'left', 'right'] as const) {
      const wall = wallOf(frame, house, side);
      if (!wall.seen) continue;
      drawn += battens(wall, 0.32, blend(wall.tone(cabin), '#241a28', 0.16), 0.015);
      if (side === 'front') {
        drawn += windowOn(wall, 0.6, 0.75, 1.35, 1.1, { flowers: true, columns: 2, rows: 1 });
        drawn += windowOn(wall, 2.35, 0.75, 1.35, 1.1, { columns: 2, rows: 1 });
        drawn += windowOn(wall, 5.5, 0.6, 2.3, 1.35, { columns: 3, rows: 1, flowers: true });
        drawn += doorOn(wall, 4.15, 0.9, 1.95, random.pick(palette.doors), { glazed: true });
      } else {
        drawn += windowOn(wall, 0.9, 0.6, 1.6, 1.35, { columns: 2, rows: 1 });
      }
    }
    drawn += block(frame, { x: -5, y: 3.25, z: 0.1, w: 9.3, h: 0.2, d: 4.2 }, '#f6efe0', '#d8cdb8');
    drawn += upperDeck(frame, random, cabin);
    drawn += railing(frame, [3.9, 0.92, -0.25], [6.5, 0.92, -0.25], '#f6efe0', 0.8);
    drawn += railing(frame, [-6.3, 0.88, -0.25], [-4.7, 0.88, -0.25], '#f6efe0', 0.8);
    drawn += pots(frame, random);
    return drawn + tyres(frame) + waterline(frame);
  },
};

function upperDeck(frame: Frame, random: Random, cabin: string): string {
  const wheelhouse = { x: -4.2, y: 3.45, z: 0.8, w: 2.9, h: 1.8, d: 2.6 };
  let drawn = railing(frame, [-0.9, 3.45, 4.1], [4.1, 3.45, 4.1], '#f6efe0', 0.75);
  drawn += block(frame, wheelhouse, blend(cabin, '#ffffff', 0.3));
  for (const side of ['front', 'left', 'right'] as const) {
    const wall = wallOf(frame, wheelhouse, side);
    if (wall.seen)
      drawn += windowOn(wall, 0.3, 0.7, wall.width - 0.6, 0.8, {
        columns: 3,
        rows: 1,
        sill: false,
      });
  }
  drawn += block(
    frame,
    { x: -4.5, y: 5.25, z: 0.5, w: 3.5, h: 0.14, d: 3.2 },
    '#f6efe0',
    '#d8cdb8',
  );
  const color = random.pick(['#d9694a', '#2f7a72', '#e3a33f']);
  for (const x of [0.4, 1.9])
    drawn += block(frame, { x, y: 3.45, z: 1.6, w: 0.9, h: 0.4, d: 0.9 }, color);
  drawn += railing(frame, [-0.9, 3.45, 0.2], [4.1, 3.45, 0.2], '#f6efe0', 0.75);
  return drawn + stringLights(frame, [-1.2, 5.3, 0.5], [4.2, 4.5, 0.3], 0.35, 8);
}

function pots(frame: Frame, random: Random): string {
  const { stage } = frame;
  let drawn = '';
  for (const x of [4.3, 4.9, 5.5, -5.2]) {
    drawn += block(frame, { x, y: 0.92, z: 0.1, w: 0.34, h: 0.32, d: 0.34 }, '#b8653f');
    const [px, py] = frame.at([x + 0.17, 1.45, 0.27]);
    const m = stage.view.focal / frame.world([x, 1, 0])[2];
    drawn += ellipse(px, py, 0.3 * m, 0.28 * m, stage.tone(stage.palette.leaves[1], 0.6));
    drawn += path(
      disc(px - 0.1 * m, py - 0.1 * m, 0.08 * m) +
        disc(px + 0.13 * m, py, 0.07 * m) +
        disc(px, py - 0.2 * m, 0.07 * m),
      stage.tone(random.pick(stage.palette.blossom), 0.8),
    );
  }
  return drawn;
}

function tyres(frame: Frame): string {
  const { stage } = frame;
  let drawn = '';
  for (const x of [-3.6, 0.2, 3.8]) {
    const [px, py] = frame.at([x, 0.32, -0.42]);
    const m = stage.view.focal / frame.world([x, 0, -0.4])[2];
    drawn += `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(0.25 * m)}" ry="${n(0.28 * m)}" fill="none" stroke="${stage.tone('#2b2a2f', 0.4)}" stroke-width="${n(0.12 * m)}"/>`;
  }
  return drawn;
}

/** The boat upside down in the water, broken by ripples. */
function reflection(frame: Frame, hull: string, cabin: string): string {
  const { stage } = frame;
  const below = (x: number, y: number, z: number): readonly [number, number, number] => [
    x,
    -0.25 - y,
    z,
  ];
  let drawn = sheet(
    frame,
    [below(-6.1, 0, -0.3), below(5.6, 0, -0.3), below(6.7, 1.1, -0.3), below(-6.5, 1, -0.3)],
    stage.tone(hull, 0.2),
    0.55,
  );
  drawn += sheet(
    frame,
    [below(-4.6, 1, 0.5), below(3.8, 1, 0.5), below(3.8, 3.1, 0.5), below(-4.6, 3.1, 0.5)],
    stage.tone(cabin, 0.2),
    0.15,
  );
  let marks = '';
  for (let i = 0; i < 16; i++) {
    const [x0, y] = frame.at([-6.6 + (i % 5) * 0.3, -0.3 - i * 0.24, -0.3]);
    const [x1] = frame.at([6.4 - (i % 4) * 0.4, -0.3 - i * 0.24, -0.3]);
    const a = x0 + ((x1 - x0) * ((i * 37) % 40)) / 100;
    marks += `M${n(a)} ${n(y)}h${n((x1 - x0) * 0.34)}`;
  }
  drawn += stroke(marks, stage.light.sky[3] ?? '#ffffff', 2.2, { opacity: 0.3 });
  if (stage.light.lamps > 0.3) {
    for (const x of [-3.3, -1.5, 2]) {
      const [px, py] = frame.at([x, -1.6, -0.4]);
      const m = stage.view.focal / frame.world([x, 0, 0])[2];
      drawn += glow(stage, px, py, 0.8 * m, 1.5 * m, 0.6);
    }
  }
  return drawn;
}

function waterline(frame: Frame): string {
  const { stage } = frame;
  let data = '';
  for (let i = 0; i < 11; i++) {
    const [x, y] = frame.at([-6.4 + i * 1.2, -0.25, -0.34]);
    data += `M${n(x)} ${n(y + (i % 3) * 4)}q22 -5 44 0t44 0`;
  }
  return stroke(data, blend(stage.light.sky[4] ?? '#ffffff', '#ffffff', 0.4), 2.4, {
    opacity: 0.5,
  });
}
