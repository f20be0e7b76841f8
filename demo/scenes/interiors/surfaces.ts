import { blend } from '../color.ts';
import { edgeLine, sheet } from '../roof.ts';
import { linear } from '../stage.ts';
import type { Place } from '../view.ts';
import { battens, courses, type Wall } from '../wall.ts';
import type { Room } from './room-parts.ts';

/** What a wall is made of: boards, bricks, paper screens. */
export function texture(room: Room, wall: Wall, dim: number): string {
  const { style, stage } = room;
  const base = stage.tone(style.wall, dim);
  const line = blend(base, '#2a1c1c', 0.2);
  switch (style.wallKind) {
    case 'boards':
      return battens(wall, 0.24, line, 0.012);
    case 'logs':
      return (
        courses(wall, 0.26, blend(base, '#2a1408', 0.4), 0.035) +
        courses({ ...wall, height: wall.height }, 0.26, blend(base, '#ffe9c4', 0.12), 0.01)
      );
    case 'panels': {
      let drawn = wall.rect(0, 0, wall.width, 0.95, blend(base, '#ffffff', 0.4));
      for (let u = 0.2; u < wall.width - 0.8; u += 1.2) {
        drawn +=
          wall.rect(u, 0.15, 0.95, 0.65, blend(base, '#3a3440', 0.06)) +
          wall.rect(u, 1.15, 0.95, wall.height - 1.6, blend(base, '#ffffff', 0.16));
      }
      return drawn + wall.rect(0, 0.93, wall.width, 0.06, blend(base, '#ffffff', 0.6));
    }
    case 'brick': {
      let drawn = courses(wall, 0.12, blend(base, '#f0d8c4', 0.2), 0.008);
      const random = stage.random.fork(`brick${dim}`);
      for (let i = 0; i < 90; i++) {
        const u = random.range(0, wall.width - 0.3);
        const v = Math.floor(random.range(0, wall.height / 0.12)) * 0.12;
        drawn += wall.rect(
          u,
          v + 0.01,
          0.26,
          0.1,
          blend(base, random.chance(0.5) ? '#3a1a16' : '#f0c0a0', random.range(0.08, 0.22)),
        );
      }
      return drawn;
    }
    case 'stone': {
      let drawn = '';
      const random = stage.random.fork(`stone${dim}`);
      for (let i = 0; i < 26; i++) {
        const w = random.range(0.2, 0.5);
        drawn += wall.rect(
          random.range(0, wall.width - w),
          random.range(0, wall.height - 0.2),
          w,
          random.range(0.12, 0.2),
          blend(base, random.chance(0.5) ? '#8f8474' : '#ffffff', random.range(0.08, 0.2)),
        );
      }
      return drawn;
    }
    case 'screens': {
      let drawn = '';
      for (let u = 0; u < wall.width; u += 1.1) {
        drawn += wall.rect(u + 0.04, 0.35, 1.02, 1.6, blend(base, '#ffffff', 0.3));
        for (let k = 1; k < 4; k++)
          drawn += wall.line(
            [u + k * 0.27, 0.35],
            [u + k * 0.27, 1.95],
            stage.tone('#8a6548', 0.3),
            0.015,
          );
        for (let k = 1; k < 5; k++)
          drawn += wall.line(
            [u, 0.35 + k * 0.32],
            [u + 1.1, 0.35 + k * 0.32],
            stage.tone('#8a6548', 0.3),
            0.015,
          );
        drawn += wall.rect(u - 0.03, 0, 0.07, wall.height, stage.tone(style.wood, 0.3));
      }
      return (
        drawn +
        wall.rect(0, 1.95, wall.width, 0.1, stage.tone(style.wood, 0.3)) +
        wall.rect(0, 0, wall.width, 0.35, stage.tone('#a88a62', dim))
      );
    }
    case 'concrete': {
      let drawn = '';
      for (let u = 1.8; u < wall.width; u += 1.8)
        drawn += wall.line([u, 0], [u, wall.height], line, 0.01);
      for (const v of [1.3, 2.6]) drawn += wall.line([0, v], [wall.width, v], line, 0.01);
      return drawn;
    }
    case 'canvas': {
      let drawn = '';
      for (let u = 0.9; u < wall.width; u += 0.9)
        drawn += wall.line([u, 0], [u, wall.height], blend(base, '#8f744c', 0.25), 0.02);
      return drawn;
    }
    case 'plaster':
      return '';
  }
}

/** The floor with its boards, mats or tiles. */
export function floor(room: Room): string {
  const { stage, frame, style, half, far } = room;
  const near = 0.7;
  const [, y0] = frame.at([0, 0, far]);
  const light = stage.tone(style.floor, 1);
  const fill = linear(
    stage,
    [0, y0],
    [0, 900],
    [
      [0, blend(light, '#ffffff', 0.12)],
      [1, stage.tone(style.floor, 0.25)],
    ],
  );
  let drawn = sheet(
    frame,
    [
      [-half, 0, near],
      [half, 0, near],
      [half, 0, far],
      [-half, 0, far],
    ],
    fill,
  );
  const line = blend(stage.tone(style.floor, 0.3), '#20151a', 0.28);
  const run = (from: Place, to: Place, width: number): string =>
    edgeLine(frame, from, to, line, width * 0.35);
  switch (style.floorKind) {
    case 'boards':
      for (let x = -half + 0.2; x < half; x += 0.2) drawn += run([x, 0, near], [x, 0, far], 0.012);
      break;
    case 'parquet':
      for (let z = 1; z < far; z += 0.32)
        for (let x = -half; x < half; x += 0.64)
          drawn +=
            run([x, 0, z], [x + 0.32, 0, z + 0.32], 0.012) +
            run([x + 0.32, 0, z + 0.32], [Math.min(half, x + 0.64), 0, z], 0.012);
      break;
    case 'mats':
      for (let x = -half; x <= half; x += style.width / 4)
        drawn += edgeLine(frame, [x, 0, near], [x, 0, far], stage.tone('#4f5f4a', 0.4), 0.03);
      for (let z = far; z > 1; z -= 1.5)
        drawn += edgeLine(frame, [-half, 0, z], [half, 0, z], stage.tone('#4f5f4a', 0.4), 0.03);
      break;
    case 'tiles':
      for (let x = -half + 0.5; x < half; x += 0.5) drawn += run([x, 0, near], [x, 0, far], 0.014);
      for (let z = 1; z < far; z += 0.5) drawn += run([-half, 0, z], [half, 0, z], 0.014);
      break;
    case 'concrete':
      for (const z of [2.4, 4.6]) drawn += run([-half, 0, z], [half, 0, z], 0.012);
  }
  return drawn;
}

/** The board along a wall's foot. */
export function skirting(room: Room, wall: Wall, lit: number): string {
  const kind = room.style.wallKind;
  if (kind === 'canvas' || kind === 'screens' || kind === 'logs') return '';
  return wall.rect(
    0,
    0,
    wall.width,
    0.11,
    blend(room.stage.tone(room.style.wall, lit), '#ffffff', 0.35),
  );
}
