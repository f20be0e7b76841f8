import { glass, glow } from '../openings.ts';
import type { Random } from '../random.ts';
import { sheet } from '../roof.ts';
import { castShadow } from '../shadow.ts';
import { type Box, block, type Frame } from '../solid.ts';
import { battens, type Wall, wallOf } from '../wall.ts';
import { waterFill } from '../water.ts';
import type { HomeKind } from './home.ts';
import { railing } from './parts.ts';

/** Concrete, timber and glass: an upper box that stands out over a terrace with a pool. */
export const modern: HomeKind = {
  distance: 19,
  half: 8.5,
  depth: 9,
  height: 6.6,
  front: 4.6,
  yaw: [0.3, 0.48],
  draw(frame: Frame, random: Random): string {
    const shell = random.pick(['#f6f3ec', '#dcd8d0', '#eee6d8', '#c9c6c0']);
    const timber = random.pick(['#a9713f', '#8a5a3a', '#c08a52', '#5d4a40']);
    const flip = random.chance(0.5) ? 1 : -1;
    const at = (x: number, w: number): number => (flip > 0 ? x : -x - w);
    const lower: Box = { x: at(-6, 9), y: 0.2, z: 0.8, w: 9, h: 2.9, d: 6.4 };
    const upper: Box = { x: at(-2.6, 8.6), y: 3.1, z: -1.2, w: 8.6, h: 3, d: 6.6 };
    const core: Box = { x: at(-6.6, 2.3), y: 0, z: 1.6, w: 2.3, h: 6.9, d: 4.6 };
    let drawn = castShadow(frame, [{ ...lower, y: 0 }, upper, core]);
    drawn += block(frame, { x: -7.6, y: 0, z: -4.4, w: 15.2, h: 0.2, d: 12 }, '#d9d2c5', '#e6dfd2');
    drawn += pool(frame, at(-6.9, 6.2));
    drawn += block(frame, core, timber);
    for (const side of ['front', 'left', 'right'] as const) {
      const wall = wallOf(frame, core, side);
      if (wall.seen) drawn += battens(wall, 0.26, wall.tone('#3d2a20'), 0.02);
    }
    drawn += block(frame, lower, shell);
    for (const side of ['front', 'left', 'right'] as const) {
      const wall = wallOf(frame, lower, side);
      if (wall.seen)
        drawn += glazing(wall, 0.35, 0.12, wall.width - 0.7, 2.5, side === 'front' ? 5 : 3, random);
    }
    const [sx0, sx1] = [upper.x + 0.1, upper.x + upper.w - 0.1];
    drawn += sheet(
      frame,
      [
        [sx0, 3.09, -1.1],
        [sx1, 3.09, -1.1],
        [sx1, 3.09, 0.8],
        [sx0, 3.09, 0.8],
      ],
      frame.stage.tone('#8d7a68', 0.1),
    );
    for (const x of [sx0 + 0.2, sx1 - 0.35])
      drawn += block(frame, { x, y: 0.2, z: -1, w: 0.14, h: 2.9, d: 0.14 }, '#4b4b4e');
    const eaves = {
      x0: upper.x - 0.3,
      x1: upper.x + upper.w + 0.3,
      z0: upper.z - 0.3,
      z1: upper.z + upper.d + 0.3,
    };
    drawn += sheet(
      frame,
      [
        [eaves.x0, 6.12, eaves.z0],
        [eaves.x1, 6.12, eaves.z0],
        [eaves.x1, 6.12, eaves.z1],
        [eaves.x0, 6.12, eaves.z1],
      ],
      frame.stage.tone('#8d8378', 0.2, 20),
    );
    drawn += block(frame, upper, shell, '#cfcac0');
    for (const side of ['front', 'left', 'right'] as const) {
      const wall = wallOf(frame, upper, side);
      if (!wall.seen) continue;
      const wide = side === 'front' ? 5.4 : 3.4;
      drawn += wall.rect(0.25, 0.25, wall.width - 0.5, 2.5, wall.tone(timber, -0.2));
      if (side === 'front')
        drawn += battens({ ...wall, height: 2.7 }, 0.24, wall.tone('#3d2a20'), 0.015);
      drawn += glazing(wall, 0.5, 0.3, wide, 2.4, side === 'front' ? 3 : 2, random);
    }
    drawn += block(
      frame,
      {
        ...upper,
        y: 6.1,
        h: 0.22,
        x: upper.x - 0.3,
        w: upper.w + 0.6,
        z: upper.z - 0.3,
        d: upper.d + 0.6,
      },
      shell,
      '#bdb8ae',
    );
    drawn += railing(
      frame,
      [upper.x + 0.1, 3.1, -1.25],
      [upper.x + upper.w - 0.1, 3.1, -1.25],
      '#54565a',
      0.95,
    );
    return drawn + loungers(frame, at(0.8, 3.6));
  },
};

/** A glass front with slim posts, the rooms behind it showing when lit. */
function glazing(
  wall: Wall,
  u: number,
  v: number,
  w: number,
  h: number,
  panes: number,
  random: Random,
): string {
  const { stage } = wall.frame;
  const lit = stage.light.lamps > 0.3;
  let drawn = wall.rect(u - 0.06, v - 0.06, w + 0.12, h + 0.12, wall.tone('#3d3f44'));
  const step = w / panes;
  for (let i = 0; i < panes; i++) {
    const on = lit && random.chance(0.85);
    drawn += wall.rect(u + i * step + 0.04, v, step - 0.08, h, glass(stage, on));
    if (on && random.chance(0.5)) {
      drawn += wall.rect(u + i * step + step * 0.2, v, step * 0.5, h * 0.22, '#c98d56');
      drawn += wall.rect(
        u + i * step + step * 0.55,
        v + h * 0.55,
        step * 0.22,
        h * 0.24,
        '#b97a45',
      );
    }
    if (!on) {
      drawn += wall.area(
        [
          [u + i * step + step * 0.1, v + h * 0.1],
          [u + i * step + step * 0.55, v + h],
          [u + i * step + step * 0.8, v + h],
          [u + i * step + step * 0.35, v + h * 0.1],
        ],
        stage.light.time === 'night' ? '#22305055' : '#ffffff26',
      );
    }
  }
  if (lit) {
    const [x, y] = wall.point(u + w / 2, v + h * 0.4);
    drawn += glow(stage, x, y, w * wall.scale * 0.8, h * wall.scale * 1.2, 0.34);
  }
  return drawn;
}

function pool(frame: Frame, x: number): string {
  const { stage } = frame;
  const [, y0] = frame.at([x, 0.2, -1]);
  const [, y1] = frame.at([x, 0.2, -4]);
  const w = 6.2;
  let drawn = sheet(
    frame,
    [
      [x - 0.2, 0.21, -4.2],
      [x + w + 0.2, 0.21, -4.2],
      [x + w + 0.2, 0.21, -0.6],
      [x - 0.2, 0.21, -0.6],
    ],
    stage.tone('#fbf6ea', 0.8),
  );
  drawn += sheet(
    frame,
    [
      [x, 0.21, -4],
      [x + w, 0.21, -4],
      [x + w, 0.21, -0.8],
      [x, 0.21, -0.8],
    ],
    stage.light.lamps > 0.3 ? waterGlow(stage) : waterFill(stage, y0, y1),
  );
  for (let i = 0; i < 6; i++) {
    const z = -3.6 + i * 0.5;
    drawn += sheet(
      frame,
      [
        [x + 0.5 + (i % 3), 0.21, z],
        [x + 2 + (i % 3), 0.21, z],
        [x + 2 + (i % 3), 0.21, z + 0.07],
        [x + 0.5 + (i % 3), 0.21, z + 0.07],
      ],
      '#ffffff',
      0.35,
    );
  }
  return drawn;
}

function waterGlow(stage: Frame['stage']): string {
  return stage.define(
    'linearGradient',
    { x1: 0, y1: 0, x2: 0, y2: 1 },
    '<stop offset="0" stop-color="#4fc4cf"/><stop offset="1" stop-color="#2a8fae"/>',
  );
}

function loungers(frame: Frame, x: number): string {
  let drawn = '';
  for (const dx of [0, 1.6]) {
    drawn += block(
      frame,
      { x: x + dx, y: 0.2, z: -3.6, w: 0.7, h: 0.3, d: 1.4 },
      '#a9713f',
      '#faf5ea',
    );
    drawn += sheet(
      frame,
      [
        [x + dx, 0.5, -2.3],
        [x + dx + 0.7, 0.5, -2.3],
        [x + dx + 0.7, 1, -1.8],
        [x + dx, 1, -1.8],
      ],
      frame.stage.tone('#faf5ea', 0.6),
    );
  }
  return drawn;
}
