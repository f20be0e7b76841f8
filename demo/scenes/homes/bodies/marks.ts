import type { Random } from '../../random.ts';
import { edgeLine, sheet } from '../../roof.ts';
import { block, type Frame, surface } from '../../solid.ts';
import { railing } from '../parts.ts';

/** Iron landings and ladders down a front, as old tenements have them. */
export function fireEscape(
  frame: Frame,
  at: { readonly x: number; readonly z: number; readonly floors: number; readonly storey: number },
): string {
  const steel = '#35393e';
  const w = 3.2;
  const tone = surface(frame, [at.x, 4, at.z], [0, 0, -1], steel);
  let drawn = '';
  for (let floor = 1; floor < at.floors; floor++) {
    const y = floor * at.storey;
    drawn += block(frame, { x: at.x, y, z: at.z - 1, w, h: 0.1, d: 1 }, steel);
    drawn += railing(
      frame,
      [at.x, y + 0.1, at.z - 1],
      [at.x + w, y + 0.1, at.z - 1],
      steel,
      0.9,
      0.3,
    );
    const [from, to] = floor % 2 ? [at.x + 0.4, at.x + w - 0.5] : [at.x + w - 0.4, at.x + 0.5];
    const low = y - at.storey + (floor === 1 ? 1.2 : 0.1);
    for (const dx of [0, 0.35])
      drawn += edgeLine(frame, [from + dx, low, at.z - 0.9], [to + dx, y, at.z - 0.9], tone, 0.07);
  }
  return drawn;
}

/** Striped cloth over a shop window or a terrace. */
export function stripedAwning(
  frame: Frame,
  at: { readonly x: number; readonly y: number; readonly z: number; readonly w: number },
  color: string,
  reach = 1.3,
): string {
  const stripes = Math.max(4, Math.round(at.w / 0.45));
  let drawn = '';
  for (let i = 0; i < stripes; i++) {
    const [x0, x1] = [at.x + (at.w * i) / stripes, at.x + (at.w * (i + 1)) / stripes];
    drawn += sheet(
      frame,
      [
        [x0, at.y, at.z],
        [x1, at.y, at.z],
        [x1, at.y - 0.6, at.z - reach],
        [x0, at.y - 0.6, at.z - reach],
      ],
      frame.stage.tone(i % 2 ? '#faf4e6' : color, 0.75, 20),
    );
  }
  return drawn;
}

/** Wooden posts with rafters on them. */
export function pergola(
  frame: Frame,
  at: {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly w: number;
    readonly d: number;
  },
  wood: string,
  height = 2.4,
): string {
  let drawn = '';
  for (const z of [at.z + at.d - 0.14, at.z])
    for (const x of [at.x, at.x + at.w / 2, at.x + at.w - 0.14])
      drawn += block(frame, { x, y: at.y, z, w: 0.14, h: height, d: 0.14 }, wood);
  for (let x = at.x - 0.2; x < at.x + at.w + 0.1; x += 0.5)
    drawn += block(
      frame,
      { x, y: at.y + height, z: at.z - 0.3, w: 0.1, h: 0.14, d: at.d + 0.6 },
      wood,
    );
  return drawn;
}

/** Pots with plants along an edge. */
export function planters(
  frame: Frame,
  random: Random,
  at: { readonly x: number; readonly y: number; readonly z: number; readonly w: number },
): string {
  const { leaves } = frame.stage.palette;
  let drawn = '';
  for (let x = at.x; x < at.x + at.w - 0.5; x += random.range(0.9, 1.6)) {
    drawn += block(frame, { x, y: at.y, z: at.z, w: 0.5, h: 0.4, d: 0.5 }, '#b8653f');
    drawn += block(
      frame,
      { x: x + 0.04, y: at.y + 0.4, z: at.z + 0.04, w: 0.42, h: random.range(0.4, 0.9), d: 0.42 },
      random.pick(leaves),
    );
  }
  return drawn;
}

/** An arcade before a front: pillars with round arches between them and a terrace on top. */
export function arcade(
  frame: Frame,
  at: { readonly x: number; readonly z: number; readonly w: number; readonly h: number },
  color: string,
): string {
  const count = Math.max(2, Math.round(at.w / 2.4));
  const step = at.w / count;
  const { stage } = frame;
  let drawn = '';
  // What lies in the shade behind the arches.
  drawn += sheet(
    frame,
    [
      [at.x, 0, at.z + 0.3],
      [at.x + at.w, 0, at.z + 0.3],
      [at.x + at.w, at.h - 0.3, at.z + 0.3],
      [at.x, at.h - 0.3, at.z + 0.3],
    ],
    stage.tone('#6b5548', stage.light.lamps > 0.3 ? 0.9 : 0.2, 20),
    0.8,
  );
  for (let i = 0; i <= count; i++)
    drawn += block(
      frame,
      { x: at.x + step * i - 0.22, y: 0, z: at.z, w: 0.44, h: at.h, d: 0.4 },
      color,
    );
  const face = surface(frame, [at.x, 1, at.z], [0, 0, -1], color);
  for (let i = 0; i < count; i++) {
    const left = at.x + step * i + 0.22;
    const width = step - 0.44;
    const spring = at.h - 0.3 - width / 2;
    const arch = Array.from({ length: 9 }, (_, k) => {
      const angle = Math.PI - (Math.PI * k) / 8;
      return [
        left + width / 2 + (Math.cos(angle) * width) / 2,
        spring + (Math.sin(angle) * width) / 2,
        at.z - 0.01,
      ] as const;
    });
    drawn += sheet(
      frame,
      [...arch, [left + width, at.h, at.z - 0.01], [left, at.h, at.z - 0.01]],
      face,
    );
  }
  return (
    drawn +
    block(
      frame,
      { x: at.x - 0.3, y: at.h, z: at.z - 0.1, w: at.w + 0.6, h: 0.25, d: 0.6 },
      '#f4ecdc',
    )
  );
}
