import { blend } from '../color.ts';
import { glass, glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { edgeLine, tiles } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { block, type Frame, face, surface } from '../solid.ts';
import { stroke } from '../svg.ts';
import type { Place } from '../view.ts';
import { type Wall, wallOf } from '../wall.ts';
import type { HomeKind } from './home.ts';
import { smoke } from './parts.ts';

/** A Japanese farmhouse: a great thatched roof, paper screens, a veranda along the front. */
export const minka: HomeKind = {
  distance: 19,
  half: 8,
  depth: 9,
  height: 8.6,
  front: 2.2,
  yaw: [0.24, 0.42],
  draw(frame: Frame, random: Random): string {
    const wood = random.pick(['#5d4030', '#6e4a33', '#4d382c']);
    const thatch = random.pick(['#9a8258', '#a88d5c', '#877454', '#7d7460']);
    const box = { x: -5.6, y: 0.6, z: 0, w: 11.2, h: 2.5, d: 6.6 };
    let drawn = castShadow(frame, [
      { ...box, y: 0, h: 3.4, x: -6.6, w: 13.2 },
      { x: -3.4, y: 0, z: 2.8, w: 6.8, h: 8, d: 1 },
    ]);
    for (let x = -6.2; x <= 6.2; x += 1.55)
      drawn += block(frame, { x: x - 0.08, y: 0, z: -1.2, w: 0.16, h: 0.5, d: 0.2 }, '#8d8a82');
    drawn += block(frame, { x: -5.6, y: 0, z: 0.2, w: 11.2, h: 0.6, d: 6 }, '#3f3530');
    drawn += block(frame, box, '#efe6d2');
    drawn += block(
      frame,
      { x: -6.4, y: 0.45, z: -1.3, w: 12.8, h: 0.16, d: 1.4 },
      wood,
      blend(wood, '#d9b48a', 0.42),
    );
    for (const side of ['front', 'left', 'right'] as const) {
      const wall = wallOf(frame, box, side);
      if (wall.seen) drawn += screens(wall, wood, random, side === 'front' ? 7 : 4);
    }
    for (let i = 0; i <= 5; i++) {
      drawn += block(
        frame,
        { x: -6.3 + 2.5 * i, y: 0.6, z: -1.25, w: 0.16, h: 2.35, d: 0.16 },
        wood,
      );
    }
    drawn += block(frame, { x: -0.9, y: 0, z: -2, w: 1.8, h: 0.26, d: 0.6 }, '#9d9a90');
    drawn += roof(frame, thatch, wood);
    return drawn + (random.chance(0.5) ? smoke(frame, [2, 8.3, 3.3]) : '');
  },
};

/** Sliding paper screens between posts. */
function screens(wall: Wall, wood: string, random: Random, count: number): string {
  const { stage } = wall.frame;
  const post = wall.tone(wood);
  const lit = stage.light.lamps > 0.3;
  let drawn = '';
  const step = wall.width / count;
  for (let i = 0; i < count; i++) {
    const u = i * step;
    const open = count > 4 && i === 3;
    if (open) {
      drawn += wall.rect(u, 0, step, 2.05, lit ? '#e9a75c' : wall.tone('#3b2c26'));
      drawn += wall.rect(u, 0, step, 0.3, lit ? '#c98542' : wall.tone('#8f8a5c'));
      drawn += wall.rect(
        u + step * 0.35,
        0.3,
        step * 0.3,
        0.75,
        lit ? '#8f5a34' : wall.tone('#6b5340'),
      );
    } else {
      const on = lit && random.chance(0.85);
      drawn += wall.rect(u, 0, step, 2.05, on ? glass(stage, true) : wall.tone('#fbf6e8', 0.1));
      const bars = on ? '#a8713c' : post;
      for (let j = 1; j < 4; j++)
        drawn += wall.line([u + (step * j) / 4, 0.5], [u + (step * j) / 4, 2.05], bars, 0.025);
      for (let j = 0; j < 4; j++)
        drawn += wall.line([u, 0.5 + j * 0.4], [u + step, 0.5 + j * 0.4], bars, 0.025);
      drawn += wall.rect(u, 0, step, 0.48, on ? '#b98450' : wall.tone('#8a6548'));
    }
    drawn += wall.rect(u - 0.06, 0, 0.13, wall.height, post, 0.02);
  }
  drawn += wall.rect(0, 2.05, wall.width, 0.14, post, 0.02);
  if (lit) {
    const [x, y] = wall.point(wall.width / 2, 1);
    drawn += glow(stage, x, y, wall.width * wall.scale * 0.75, 2.6 * wall.scale, 0.36);
  }
  return drawn;
}

/** Hip-and-gable thatch: four steep slopes below, a small gable at each end of the ridge. */
function roof(frame: Frame, color: string, wood: string): string {
  const e = 3;
  const x0 = -7.2;
  const x1 = 7.2;
  const z0 = -1.9;
  const z1 = 8.5;
  const zc = (z0 + z1) / 2;
  const k = 5.9;
  const top = 8;
  const kz = 1.35;
  const gx = 3.9;
  const eaveFront: readonly [Place, Place] = [
    [x0, e, z0],
    [x1, e, z0],
  ];
  const slopes: readonly (readonly [readonly [Place, Place, Place, Place], Place])[] = [
    [
      [
        [x0, e, z1],
        [x0, e, z0],
        [-gx, k, zc - kz],
        [-gx, k, zc + kz],
      ],
      [-(k - e), 3, 0],
    ],
    [
      [
        [x1, e, z0],
        [x1, e, z1],
        [gx, k, zc + kz],
        [gx, k, zc - kz],
      ],
      [k - e, 3, 0],
    ],
    [
      [eaveFront[0], eaveFront[1], [gx, k, zc - kz], [-gx, k, zc - kz]],
      [0, 3.8, -(k - e)],
    ],
  ];
  const dark = blend(color, '#3a2c22', 0.35);
  let drawn = '';
  for (const [corners, normal] of slopes)
    drawn += face(frame, corners, normal, color) + tiles(frame, corners, normal, color, 9);
  for (const side of [-1, 1] as const) {
    drawn += face(
      frame,
      [
        [side * gx, k - 0.2, zc - kz],
        [side * gx, k - 0.2, zc + kz],
        [side * gx, top - 0.2, zc],
      ],
      [side, 0, 0],
      dark,
    );
  }
  const upper: readonly [Place, Place, Place, Place] = [
    [-gx - 0.7, k - 0.3, zc - kz - 0.2],
    [gx + 0.7, k - 0.3, zc - kz - 0.2],
    [gx + 0.7, top, zc],
    [-gx - 0.7, top, zc],
  ];
  drawn +=
    face(frame, upper, [0, kz, -(top - k)], color) +
    tiles(frame, upper, [0, kz, -(top - k)], color, 8);
  const low = (p: Place): Place => [p[0], p[1] - 0.5, p[2]];
  drawn += face(
    frame,
    [low(eaveFront[0]), low(eaveFront[1]), eaveFront[1], eaveFront[0]],
    [0, 0, -1],
    dark,
    true,
  );
  drawn += face(
    frame,
    [
      [x0, e - 0.5, z1],
      [x0, e - 0.5, z0],
      [x0, e, z0],
      [x0, e, z1],
    ],
    [-1, 0, 0],
    dark,
    true,
  );
  drawn += face(
    frame,
    [
      [x1, e - 0.5, z0],
      [x1, e - 0.5, z1],
      [x1, e, z1],
      [x1, e, z0],
    ],
    [1, 0, 0],
    dark,
    true,
  );
  drawn += edgeLine(
    frame,
    [-gx - 0.9, top + 0.1, zc],
    [gx + 0.9, top + 0.1, zc],
    surface(frame, [0, top, zc], [0, 1, -0.6], wood),
    0.4,
  );
  for (let x = -3.6; x <= 3.7; x += 1.8) {
    drawn += edgeLine(
      frame,
      [x - 0.25, top - 0.25, zc - 0.3],
      [x + 0.12, top + 0.55, zc],
      surface(frame, [x, top, zc], [0, 1, -0.6], '#5d4634'),
      0.14,
    );
    drawn += edgeLine(
      frame,
      [x + 0.25, top - 0.25, zc - 0.3],
      [x - 0.12, top + 0.55, zc],
      surface(frame, [x, top, zc], [0, 1, -0.6], '#5d4634'),
      0.14,
    );
  }
  return drawn + straw(frame, x0, x1, z0, e, dark);
}

function straw(frame: Frame, x0: number, x1: number, z: number, y: number, color: string): string {
  let data = '';
  for (let x = x0; x < x1; x += 0.22) {
    const [ax, ay] = frame.at([x, y - 0.02, z]);
    const [, by] = frame.at([x, y - 0.48, z]);
    data += `M${ax.toFixed(1)} ${ay.toFixed(1)}V${by.toFixed(1)}`;
  }
  return stroke(data, surface(frame, [0, y, z], [0, 0, -1], blend(color, '#f0dcae', 0.3)), 1, {
    opacity: 0.5,
  });
}
