import { blend } from '../color.ts';
import { doorOn, glass, glow, isLit } from '../openings.ts';
import type { Random } from '../random.ts';
import { edgeLine } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { block, type Frame, face, prism, surface } from '../solid.ts';
import { type Point, path, polygon } from '../svg.ts';
import { type Wall, wallOf } from '../wall.ts';
import type { HomeKind } from './home.ts';

/** An old brick works turned into homes: steel windows, sawtooth roof, a water tower. */
export const loft: HomeKind = {
  distance: 27,
  half: 9.5,
  depth: 12,
  height: 13,
  front: 1.2,
  yaw: [0.34, 0.5],
  eye: [600, 5],
  draw(frame: Frame, random: Random): string {
    const brick = random.pick(['#a85a45', '#b56a4d', '#96503f', '#c07a58', '#8a6a58']);
    const steel = random.pick(['#33373c', '#2f4a48', '#4a3a34']);
    const box = { x: -7.5, y: 0, z: 0, w: 15, h: 8.6, d: 10 };
    let drawn = castShadow(frame, [{ ...box, h: 10 }]);
    drawn += waterTower(frame);
    drawn += sawtooth(frame, brick, steel);
    drawn += block(frame, box, brick);
    for (const side of ['front', 'left', 'right'] as const) {
      const wall = wallOf(frame, box, side);
      if (!wall.seen) continue;
      drawn += bricks(wall, random, brick);
      const count = side === 'front' ? 4 : 3;
      const step = wall.width / count;
      for (let i = 0; i < count; i++) {
        const u = step * (i + 0.5);
        for (const [v, h] of [
          [0.6, 3],
          [4.7, 3],
        ] as const) {
          if (side === 'front' && i === 1 && v < 1) continue;
          drawn += steelWindow(wall, u - 1.25, v, 2.5, h, steel, v > 4);
        }
        if (i > 0)
          drawn += wall.rect(
            step * i - 0.22,
            0,
            0.44,
            wall.height,
            wall.tone(blend(brick, '#2a1a1c', 0.14)),
            0.18,
          );
      }
      drawn +=
        wall.rect(0, 4, wall.width, 0.22, wall.tone('#d8c4a8'), 0.12) +
        wall.rect(-0.1, 8.35, wall.width + 0.2, 0.4, wall.tone('#d8c4a8', 0.1), 0.2);
    }
    const front = wallOf(frame, box, 'front');
    drawn += doorOn(front, 4.85, 1.6, 2.7, random.pick(frame.stage.palette.doors), {
      glazed: true,
      trim: steel,
    });
    return drawn + fireEscape(frame, steel);
  },
};

function bricks(wall: Wall, random: Random, color: string): string {
  const dark = wall.tone(blend(color, '#3a1f1c', 0.3));
  const pale = wall.tone(blend(color, '#f0c8a8', 0.28));
  const marks = ['', ''];
  for (let i = 0; i < 120; i++) {
    const u = random.range(0.1, wall.width - 0.6);
    const v = Math.floor(random.range(0, wall.height / 0.16)) * 0.16;
    const corners: Point[] = [
      wall.point(u, v),
      wall.point(u + 0.42, v),
      wall.point(u + 0.42, v + 0.12),
      wall.point(u, v + 0.12),
    ];
    marks[i % 2] += polygon(corners);
  }
  return (
    path(marks[0] ?? '', dark, { opacity: 0.5 }) + path(marks[1] ?? '', pale, { opacity: 0.5 })
  );
}

function steelWindow(
  wall: Wall,
  u: number,
  v: number,
  w: number,
  h: number,
  steel: string,
  arched: boolean,
): string {
  const { stage } = wall.frame;
  const lit = isLit(stage, 0.8);
  const outline: Point[] = [
    [u, v],
    [u + w, v],
  ];
  if (arched)
    for (let i = 0; i <= 8; i++)
      outline.push([
        u + w / 2 + Math.cos((Math.PI * i) / 8) * (w / 2),
        v + h - 0.5 + Math.sin((Math.PI * i) / 8) * 0.5,
      ]);
  else outline.push([u + w, v + h], [u, v + h]);
  const bar = wall.tone(steel);
  let drawn = wall.rect(u - 0.15, v - 0.2, w + 0.3, 0.22, wall.tone('#d8c4a8', 0.1), 0.1);
  drawn += wall.area(outline, glass(stage, lit));
  if (lit && stage.random.chance(0.6))
    drawn +=
      wall.rect(u + w * 0.2, v, w * 0.25, h * 0.3, '#c98d56') +
      wall.rect(u + w * 0.6, v + h * 0.42, w * 0.2, h * 0.24, '#b9793f');
  for (let i = 0; i <= 4; i++)
    drawn += wall.rect(
      u + (w * i) / 4 - 0.03,
      v,
      0.06,
      h - (arched && (i === 0 || i === 4) ? 0.5 : 0.1),
      bar,
    );
  for (let i = 0; i <= 4; i++) drawn += wall.rect(u, v + ((h - 0.5) * i) / 4 - 0.03, w, 0.06, bar);
  if (lit) {
    const [x, y] = wall.point(u + w / 2, v + h / 2);
    drawn += glow(stage, x, y, w * wall.scale, h * wall.scale * 0.9, 0.34);
  }
  return drawn;
}

/** North lights: three teeth, glazed on their upright side. */
function sawtooth(frame: Frame, brick: string, steel: string): string {
  let drawn = '';
  for (let i = 2; i >= 0; i--) {
    const x = -7.5 + i * 5;
    drawn += prism(
      frame,
      [
        [x, 8.6],
        [x + 5, 8.6],
        [x + 5, 8.9],
        [x + 0.4, 11],
        [x, 11],
      ],
      0.4,
      9.6,
      brick,
      '#6b6a68',
    );
    drawn += face(
      frame,
      [
        [x - 0.01, 8.9, 9.2],
        [x - 0.01, 8.9, 0.8],
        [x - 0.01, 10.8, 0.8],
        [x - 0.01, 10.8, 9.2],
      ],
      [-1, 0, 0],
      steel,
      true,
    );
    const wall = wallOf(frame, { x: x - 0.02, y: 8.95, z: 0.9, w: 1, h: 1.8, d: 8.2 }, 'left');
    if (wall.seen)
      for (let j = 0; j < 6; j++)
        drawn += wall.rect(
          0.1 + j * 1.36,
          0.05,
          1.2,
          1.65,
          glass(frame.stage, frame.stage.light.lamps > 0.3),
        );
  }
  return drawn;
}

function waterTower(frame: Frame): string {
  const at = [3.4, 8.6, 7] as const;
  let drawn = '';
  for (const dx of [-1, 1])
    for (const dz of [1, -1])
      drawn += edgeLine(
        frame,
        [at[0] + dx, at[1], at[2] + dz],
        [at[0] + dx * 0.85, at[1] + 3.6, at[2] + dz * 0.85],
        surface(frame, at, [0, 0, -1], '#4d4640'),
        0.16,
      );
  const ring = (y: number, r: number): (readonly [number, number, number])[] =>
    Array.from(
      { length: 12 },
      (_, i) =>
        [
          at[0] + Math.cos((i / 12) * Math.PI * 2) * r,
          y,
          at[2] + Math.sin((i / 12) * Math.PI * 2) * r,
        ] as const,
    );
  const low = ring(12.2, 1.5);
  const high = ring(15, 1.4);
  low.forEach((p, i) => {
    const q = low[(i + 1) % 12];
    const r = high[(i + 1) % 12];
    const s = high[i];
    if (q && r && s) {
      const a = ((i + 0.5) / 12) * Math.PI * 2;
      const normal = [Math.cos(a), 0, Math.sin(a)] as const;
      drawn +=
        face(frame, [p, q, r, s], normal, '#9c7350', true) +
        face(frame, [s, r, [at[0], 16.2, at[2]]], [Math.cos(a), 0.9, Math.sin(a)], '#5d5a58', true);
    }
  });
  return drawn;
}

function fireEscape(frame: Frame, steel: string): string {
  const tone = surface(frame, [5, 4, -0.8], [0, 0, -1], steel);
  let drawn = block(frame, { x: 2.9, y: 4.2, z: -1.1, w: 4.2, h: 0.1, d: 1.1 }, steel);
  for (let x = 2.9; x <= 7.15; x += 0.35)
    drawn += edgeLine(frame, [x, 4.3, -1.1], [x, 5.2, -1.1], tone, 0.03);
  drawn += edgeLine(frame, [2.9, 5.2, -1.1], [7.1, 5.2, -1.1], tone, 0.06);
  drawn +=
    edgeLine(frame, [2.9, 4.2, -1], [-0.2, 0.4, -1], tone, 0.09) +
    edgeLine(frame, [3.3, 4.2, -1], [0.2, 0.4, -1], tone, 0.09);
  for (let i = 1; i < 11; i++) {
    const t = i / 11;
    drawn += edgeLine(
      frame,
      [2.9 - 3.1 * t, 4.2 - 3.8 * t, -1],
      [3.3 - 3.1 * t, 4.2 - 3.8 * t, -1],
      tone,
      0.05,
    );
  }
  return drawn;
}
